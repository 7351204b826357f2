import { BULK_MAX } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages.js';
import { GraphQLError } from 'graphql';
import { isValidObjectId, Types } from 'mongoose';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Context } from '../../context.js';
import { badUserInput, saidBy } from '../../platform/errors.js';
import type { Outcome } from '../write/outcome.js';
import { MessageField } from '../schema/messageField.js';
import { Payload } from '../schema/types.js';

/** What one row of an operation on several records costs, in points of the cost limit: about as much as one by itself. */
const ROW_COST = 10;

@ObjectType({ description: 'What became of one of several records.' })
export class BulkResult {
  @Field(() => ID, { description: 'Its id, as it was asked for.' }) id!: string;
  @Field({ description: 'Whether it is now as was asked.' }) success!: boolean;
  @Field({ description: 'Whether it was otherwise before: what can be taken back.' }) changed!: boolean;
  @MessageField({ description: 'What happened, or why not, for a person.' }) message!: Message;
}

@ObjectType({ description: 'What became of several records; those that may not be changed keep none of the others.' })
export class BulkPayload extends Payload {
  @Field(() => [BulkResult], { description: 'One for each id, in the order they were asked for.' })
  results!: readonly BulkResult[];
}

/** What became of records, by id. */
export type Rows = ReadonlyMap<string, Omit<BulkResult, 'id'>>;

export const rowDone = (message: Message, changed = true) => ({ success: true, changed, message });
export const rowRefused = (message: Message) => ({ success: false, changed: false, message });

/**
 * Runs an operation on several records: each id once, no more of them than the limit, counted as if each had come alone.
 * Ids that are none are answered for without being looked for.
 * @throws BAD_USER_INPUT for none or too many
 */
export async function inBulk(
  ids: readonly string[],
  context: Context,
  words: (done: number, of: number) => Message,
  work: (ids: readonly string[]) => Promise<Rows>,
): Promise<BulkPayload> {
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (asked.length === 0) throw badUserInput(messages.bulkNone);
  if (asked.length > BULK_MAX) throw badUserInput(messages.bulkTooMany(BULK_MAX));
  const { session, services } = context;
  if (session) await services.limits.consume('graphqlCost', session.userId, asked.length * ROW_COST);
  const rows = await work(asked.filter((id) => isValidObjectId(id) && id.length === 24));
  const results = asked.map((id) => ({ id, ...(rows.get(id) ?? rowRefused(messages.invalidId)) }));
  const done = results.filter(({ success }) => success).length;
  return { success: done === asked.length, message: words(done, asked.length), errors: [], results };
}

/** Does it to each by itself, one after another; what one is refused with, or fails with, keeps none of the others. */
export async function eachAlone(
  ids: readonly string[],
  context: Context,
  work: (id: string) => Promise<Outcome & { readonly changed?: boolean }>,
): Promise<Rows> {
  const rows = new Map<string, Omit<BulkResult, 'id'>>();
  for (const id of ids) {
    try {
      const { success, message, changed = true } = await work(id);
      rows.set(id, success ? rowDone(message, changed) : rowRefused(message));
    } catch (error) {
      if (!(error instanceof GraphQLError)) context.log.error({ err: error, id }, 'one of several records failed');
      rows.set(id, rowRefused(saidBy(error) ?? messages.somethingWrong));
    }
  }
  return rows;
}

export const objectIds = (ids: readonly string[]) => ids.map((id) => new Types.ObjectId(id));
