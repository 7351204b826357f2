import { FACES } from '@polyphony/domain/history.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { Arg, Args, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { refusalAt } from '../../access/gates.js';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { badUserInput, forbidden } from '../../platform/errors.js';
import { pageBounds, pageInfo } from '../read/listQuery.js';
import { literalEnum } from '../schema/enums.js';
import type { StoredRecord } from '../schema/record.js';
import { DateTime } from '../schema/scalars.js';
import { PageArgs, PageInfo, Payload } from '../schema/types.js';
import type { RecordRules } from '../write/recordRules.js';
import { hasHistory } from './addRevisions.js';
import { differencesBetween, type Difference } from './differences.js';
import { revisionsOf, statesAt, type ListedRevision } from './reading.js';
import { restoreVersion } from './restoringVersion.js';

const FaceEnum = literalEnum('Face', FACES, 'How a write reached the server.');

@ObjectType({ description: 'What one write changed in a record.' })
class Revision {
  @Field(() => Int, { description: 'The version that it made; that of a deletion is the last one.' }) version!: number;
  @Field({ description: 'What was done, as the audit trail calls it.' }) action!: string;
  @Field(() => DateTime, { description: 'When.' }) at!: Date;
  @Field(() => String, { nullable: true, description: 'Who, by the name they had then; null for the server.' })
  by!: string | null;
  @Field(() => FaceEnum, { description: 'How it reached the server.' }) face!: string;
  @Field(() => [String], { description: "The fields that it changed: 'active', 'title.ar', 'questions'." })
  fields!: string[];
}

@ObjectType({ description: 'The revisions of a record, the newest first.' })
class RecordHistory {
  @Field(() => [Revision], { description: 'Those of the page.' }) rows!: Revision[];
  @Field(() => PageInfo, { description: 'The position of the page in its list.' }) pageInfo!: PageInfo;
}

@ObjectType({ description: 'A value that differs between two versions of a record.' })
class RecordDifference implements Difference {
  @Field({ description: "The field, as a restoration names it: 'title.ar', 'categoryId', 'questions'." })
  field!: string;
  @Field({ description: "What differs; of entries of a list by their places: 'questions.2.answer.ar'." }) path!: string;
  @Field({ description: 'Whether it is a formatted text.' }) richText!: boolean;
  @Field({ description: 'Whether it can be restored: switches are not.' }) restorable!: boolean;
  @Field(() => String, { nullable: true, description: 'As JSON, with names in place of ids; null for nothing.' })
  before!: string | null;
  @Field(() => String, { nullable: true, description: 'As `before`.' }) after!: string | null;
}

@ObjectType({ description: 'What a restoration came to.' })
class RestoredVersionPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'The version of the record now; null when nothing was changed.' })
  version!: number | null;
}

const KIND = { description: "The record's kind: 'event'." };
const OF_RECORD = { description: 'Database object id of the record.' };

@Resolver()
export class HistoryResolver {
  @RequirePermission()
  @Query(() => RecordHistory, {
    description: 'What was changed in a record, when and by whom; for those who may see records of the kind.',
  })
  async recordHistory(
    @Arg('kind', () => String, KIND) kind: string,
    @Arg('id', () => ID, OF_RECORD) id: string,
    @Args(() => PageArgs) { page, pageSize }: PageArgs,
    @Ctx() context: Context,
  ): Promise<RecordHistory> {
    const { record } = await readable(kind, id, context);
    const bounds = pageBounds(page, pageSize);
    const { rows, total } = await revisionsOf(record._id, bounds);
    return {
      rows: rows.map(toRevision),
      pageInfo: pageInfo(bounds, total),
    };
  }

  @RequirePermission()
  @Query(() => [RecordDifference], {
    description: 'What differs between two versions of a record; for those who may see records of the kind.',
  })
  async recordDifferences(
    @Arg('kind', () => String, KIND) kind: string,
    @Arg('id', () => ID, OF_RECORD) id: string,
    @Arg('from', () => Int, { description: 'A version; 0 is before it was created.' }) from: number,
    @Arg('to', () => Int, { description: 'The version that it is compared with.' }) to: number,
    @Ctx() context: Context,
  ): Promise<RecordDifference[]> {
    const { store, record } = await readable(kind, id, context);
    const [before = {}, after = {}] = await statesAt(store, record, [from, to]);
    return differencesBetween(store, record, before, after, context);
  }

  @RequirePermission()
  @Mutation(() => RestoredVersionPayload, {
    description:
      'Gives a record the values that it had in an earlier version; for those who may change it. Its switches stay.',
  })
  async restoreRecordVersion(
    @Arg('kind', () => String, KIND) kind: string,
    @Arg('id', () => ID, OF_RECORD) id: string,
    @Arg('to', () => Int, { description: 'The version whose values are wanted.' }) to: number,
    @Arg('fields', () => [String], {
      nullable: true,
      description: 'The fields, as `recordDifferences` names them; without it all of them.',
    })
    fields: string[] | null,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version it was loaded with; a later one is a CONFLICT.',
    })
    version: number | null,
    @Ctx() context: Context,
  ): Promise<RestoredVersionPayload> {
    const { store, record: current } = await readable(kind, id, context);
    const { translate } = store.kind.permissions;
    const gates = [...store.formsOf(current).flatMap(({ gate }) => gate), ...(translate ? [translate] : [])];
    const refusal = refusalAt(gates, context);
    if (refusal) throw refusal;
    const { success, message, errors, record } = await restoreVersion(store, id, { to, fields, version }, context);
    return { success, message, errors: [...errors], version: record?.version ?? null };
  }
}

const toRevision = ({ version, action, at, by, face, changes }: ListedRevision): Revision => ({
  version,
  action,
  at,
  by: by?.name ?? null,
  face,
  fields: [...new Set(changes.map(({ path }) => fieldOf(path)))],
});

/** The field of a path; of an entry the list that it is in. */
function fieldOf(path: string): string {
  const parts = path.split('.');
  return parts.length > 2 ? (parts[0] ?? path) : path;
}

/** A record whose history the caller may read. @throws BAD_USER_INPUT, FORBIDDEN, NOT_FOUND */
async function readable(
  kindName: string,
  id: string,
  context: Context,
): Promise<{ readonly store: RecordRules; readonly record: StoredRecord }> {
  const store = context.loaders.stores.holding(kindName, id);
  if (!store || !hasHistory(store)) throw badUserInput(messages.noHistory);
  const refusal = refusalAt(store.kind.permissions.details, context);
  if (refusal) throw refusal;
  const record = await store.get(id);
  const reason = await store.forbids(record, context);
  if (reason) throw forbidden(reason);
  return { store, record };
}
