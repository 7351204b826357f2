import { ARRANGED_MAX } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { GraphQLError } from 'graphql';
import { isValidObjectId } from 'mongoose';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Context } from '../../context.js';
import { badUserInput } from '../../platform/errors.js';
import type { Place } from '../store/arranging.js';
import { refused } from '../write/outcome.js';
import type { RecordStore } from '../store/recordStore.js';
import { TreeStore } from '../store/treeStore.js';
import { addMutation } from '../schema/addMutation.js';
import { Payload } from '../schema/types.js';

@InputType({ description: 'Where a record of a tree is put.' })
class PlaceInput {
  @Field(() => ID, { description: 'Database object id.' }) id!: string;
  @Field(() => ID, { nullable: true, description: 'The record above it; null among the roots.' })
  parentId!: string | null;
  @Field(() => Int, { description: 'The version it was loaded with.' }) version!: number;
}

@ObjectType({ description: 'Whether the records have their places now: all of them, or none.' })
class ArrangementPayload extends Payload {}

/** Adds the mutation that puts records of a tree into an order, behind the gate of their updates. */
export function addArrange(proto: object, store: RecordStore): void {
  const { kind } = store;
  if (!(store instanceof TreeStore)) throw new Error(`The kind ${kind.name} is not a tree.`);
  addMutation<[places: readonly PlaceInput[]]>(proto, {
    name: kind.names.arrange,
    description:
      'Puts records below parents and into an order, in one write. The children of a parent come in their new order, and all of them.',
    returns: ArrangementPayload,
    gate: [kind.permissions.edit],
    args: [
      {
        name: 'places',
        type: () => [PlaceInput],
        description: `At most ${ARRANGED_MAX}; a record that is not named stays where it is.`,
      },
    ],
    run: (context, places) => arrange(store, places, context),
  });
}

/** @throws BAD_USER_INPUT for none, too many, and invalid ids */
async function arrange(store: TreeStore, inputs: readonly PlaceInput[], context: Context): Promise<ArrangementPayload> {
  const places = inputs.map((place): Place => ({
    id: place.id.toLowerCase(),
    parentId: place.parentId?.toLowerCase() ?? null,
    version: place.version,
  }));
  if (places.length === 0) throw badUserInput(messages.bulkNone);
  if (places.length > ARRANGED_MAX) throw badUserInput(messages.arrangedTooMany(ARRANGED_MAX));
  const ids = places.map(({ id }) => id);
  const parents = places.flatMap(({ parentId }) => parentId ?? []);
  if (![...ids, ...parents].every((id) => isValidObjectId(id) && id.length === 24))
    throw badUserInput(messages.invalidId);
  if (new Set(ids).size < ids.length) return { ...refused(messages.arrangedTwice), errors: [] };
  const { session, services } = context;
  if (session) await services.limits.consume('graphqlCost', session.userId, places.length);
  const results = [...(await store.arrange(places, context)).values()];
  const failed = results.find((result) => !(result instanceof GraphQLError) && !result.success);
  if (failed && !(failed instanceof GraphQLError)) return { ...failed, errors: [...failed.errors] };
  // One that is missing has an error of its own; whatever else it was, it is the same for all of them.
  if (results.some((result) => result instanceof GraphQLError))
    return { ...refused(messages.arrangedSince), errors: [] };
  return { success: true, message: messages.arranged, errors: [] };
}
