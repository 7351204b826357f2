import { BULK_MAX } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { GraphQLError } from 'graphql';
import { isValidObjectId } from 'mongoose';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Context } from '../../context.js';
import { badUserInput, userMessageOf } from '../../platform/errors.js';
import { MessageField } from '../schema/messageField.js';
import { Payload, type FieldError } from '../schema/types.js';
import { refusedFields } from '../write/outcome.js';
import type { Result, Results } from '../write/write.js';

/** Cost of one row of an operation on several records, in points of the cost limit: about as much as one by itself. */
const ROW_COST = 10;

@ObjectType({ description: 'What became of one of several records.' })
export class BulkResult {
  @Field(() => ID, { description: 'Its id, as in the request.' }) id!: string;
  @Field({ description: 'Whether it is now as requested.' }) success!: boolean;
  @Field({ description: 'Whether it was otherwise before: what can be taken back.' }) changed!: boolean;
  @MessageField({ description: 'What happened, or why not, for a person.' }) message!: Message;
}

@ObjectType({ description: 'What became of several records; those that may not be changed keep none of the others.' })
export class BulkPayload extends Payload {
  @Field(() => [BulkResult], { description: 'One for each id, in the order of the request.' })
  results!: readonly BulkResult[];
}

/**
 * Runs an operation on several records: each id once, no more of them than the limit, counted as if each had come alone.
 * Invalid ids are refused without being looked for.
 * @throws BAD_USER_INPUT for none or too many
 */
export async function inBulk(
  ids: readonly string[],
  context: Context,
  words: (done: number, of: number) => Message,
  write: (ids: readonly string[]) => Promise<Results>,
): Promise<BulkPayload> {
  const requested = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (requested.length === 0) throw badUserInput(messages.bulkNone);
  if (requested.length > BULK_MAX) throw badUserInput(messages.bulkTooMany(BULK_MAX));
  const { session, services } = context;
  if (session) await services.limits.consume('graphqlCost', session.userId, requested.length * ROW_COST);
  const valid = requested.filter((id) => isValidObjectId(id) && id.length === 24);
  const written: Results = valid.length > 0 ? await write(valid) : new Map();
  const results = requested.map((id) => ({ id, ...rowOf(written.get(id)) }));
  const done = results.filter(({ success }) => success).length;
  return { success: done === requested.length, message: words(done, requested.length), errors: [], results };
}

/** None of the records was written, because of a value that was sent for all of them. */
export const refusedBulk = (errors: readonly FieldError[]): BulkPayload => ({
  ...refusedFields(errors),
  errors: [...errors],
  results: [],
});

/** @param result none for an invalid id */
function rowOf(result: Result | undefined): Omit<BulkResult, 'id'> {
  if (!result) return { success: false, changed: false, message: messages.invalidId };
  if (result instanceof GraphQLError)
    return { success: false, changed: false, message: userMessageOf(result) ?? messages.somethingWrong };
  const { success, message, changed = true } = result;
  return { success, changed: success && changed, message };
}
