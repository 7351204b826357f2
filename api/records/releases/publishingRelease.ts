import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { RELEASE } from '@polyphony/domain/publishing/releases.js';
import { GraphQLError } from 'graphql';
import { Types, type ClientSession } from 'mongoose';
import type { Context } from '../../context.js';
import { userMessageOf } from '../../platform/errors.js';
import { removeDrafts } from '../drafts/draft.js';
import { itemsOf, removeItems } from '../drafts/releaseItems.js';
import { authorOf } from '../schema/record.js';
import { brokenBy, type Place } from '../store/arranging.js';
import { parentOf } from '../store/treeOrder.js';
import { TreeStore } from '../store/treeStore.js';
import { refusalOf } from '../write/formChanges.js';
import { refused } from '../write/outcome.js';
import { idOf, isDone, type Result } from '../write/write.js';
import { WritePath } from '../write/writePath.js';
import { writeTogether } from '../write/writeTogether.js';
import { loadItems, maySee, type ReleaseItem } from './items.js';
import { changeRelease, findRelease, releaseConflict, type ReleaseFailure, type StoredRelease } from './release.js';
import { operationOf, releasedRecords, releasing, type ReleasedRecord } from './releasedRecords.js';

/** Result of publishing a release: `problems` say which records are in the way, of those that the caller may know of. */
export interface ReleaseOutcome {
  readonly success: boolean;
  readonly message: Message;
  readonly problems: ReleaseFailure['problems'];
}

const refusedRelease = (message: Message, problems: ReleaseOutcome['problems'] = []): ReleaseOutcome => ({
  success: false,
  message,
  problems,
});

/** Ends a transaction because a person has changed the release, or a draft in it, meanwhile: all is worked out again. */
class ReleaseChanged extends Error {
  override readonly name = 'ReleaseChanged';
}

/** Times that a release is worked out again which others change at the same time. */
const ATTEMPTS = 5;

/**
 * Publishes all that a release contains, in one transaction, with the rights of the caller; or nothing, and why.
 * @param due whether it is published because its time has come: only if it still has one
 */
export async function publishRelease(_id: Types.ObjectId, due: boolean, context: Context): Promise<ReleaseOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const release = await findRelease(_id);
    if (!release || release.publishedAt || (due && !release.dueAt)) return refusedRelease(messages.releaseIsPublished);
    try {
      return await publishAsRead(release, context);
    } catch (error) {
      if (!(error instanceof ReleaseChanged)) throw error;
      if (attempt === ATTEMPTS) throw releaseConflict();
    }
  }
}

async function publishAsRead(release: StoredRelease, context: Context): Promise<ReleaseOutcome> {
  const items = await loadItems(await itemsOf(release._id), context);
  if (items.length === 0) return refusedRelease(messages.releaseEmpty);
  if (items.some(({ form }) => !maySee(form, context))) return refusedRelease(messages.releaseHidden);
  const records = releasedRecords(items, context);
  const now = context.services.siteClock.now();
  const refusals = await writeTogether(
    records.map((record) => releasing(record, context)),
    {
      events: [{ action: 'PUBLISH', target: { kind: RELEASE, id: release._id.toHexString(), label: release.title } }],
      refuse: () => brokenTrees(records, context),
      write: (session) => settle(release, items, now, context, session),
    },
    context,
  );
  if (refusals.size === 0) return { success: true, message: messages.releasePublished, problems: [] };
  // Others may have published the same drafts at this moment.
  if ((await findRelease(release._id))?.version !== release.version) throw new ReleaseChanged();
  const problems = problemsOf(records, refusals);
  return refusedRelease(messages.releaseRefused(refusals.size), problems);
}

/** What becomes of a release that is published, in the transaction of its records. */
async function settle(
  release: StoredRelease,
  items: readonly ReleaseItem[],
  now: Date,
  context: Context,
  session: ClientSession,
): Promise<void> {
  const drafts = items.flatMap(({ draft }) => draft ?? []);
  const published = items.map(({ item: { form, recordId, addedAt, addedBy } }) => ({
    form,
    recordId,
    addedAt,
    addedBy,
  }));
  const after = await changeRelease(
    release,
    { publishedAt: now, publishedBy: authorOf(context), published, failure: null, dueAt: null, updatedAt: now },
    session,
  );
  if (!after || !(await removeDrafts(drafts, session))) throw new ReleaseChanged();
  await removeItems(release._id, session);
}

/** Reasons by the drafts of the records that they are of. */
const problemsOf = (
  records: readonly ReleasedRecord[],
  refusals: ReadonlyMap<string, Result>,
): ReleaseFailure['problems'] =>
  records.flatMap(({ id, items }) => {
    const result = refusals.get(id);
    if (!result) return [];
    return items.map(({ item }) => ({ item: item._id, reason: reasonOf(result) }));
  });

const reasonOf = (result: Result): Message => {
  if (result instanceof GraphQLError) return userMessageOf(result) ?? messages.somethingWrong;
  return result.errors[0]?.message ?? result.message;
};

/**
 * Why each record would be refused if the release were published now with the rights of the caller, who may know of all these.
 * Nothing is written.
 */
export async function problemsIn(items: readonly ReleaseItem[], context: Context): Promise<ReleaseFailure['problems']> {
  const records = releasedRecords(items, context);
  const refusals = new Map<string, Result>();
  for (const record of records) {
    const result = await refusalNow(record, context);
    if (result) refusals.set(record.id, result);
  }
  const broken = refusals.size === 0 ? await brokenTrees(records, context) : new Map<string, Result>();
  return problemsOf(records, new Map([...refusals, ...broken]));
}

/** An id as text, whether it is stored or sent. */
const idIn = (value: unknown): string | null =>
  value instanceof Types.ObjectId ? value.toHexString() : typeof value === 'string' ? value : null;

async function refusalNow(record: ReleasedRecord, context: Context): Promise<Result | null> {
  const { store, id } = record;
  const { planned, results } = await new WritePath(store, operationOf(record, context), context).plan([id]);
  const plan = planned.get(id);
  if (plan) return refusalOf(store, plan.values, plan.before, context);
  const result = results.get(id);
  return result && !isDone(result) ? result : null;
}

/** Moves within a tree that are each allowed, but not together: two records that would be below each other. */
async function brokenTrees(records: readonly ReleasedRecord[], context: Context): Promise<ReadonlyMap<string, Result>> {
  const refusals = new Map<string, Result>();
  const trees = new Set(records.flatMap(({ store }) => (store instanceof TreeStore ? [store] : [])));
  for (const tree of trees) {
    const places: Place[] = [];
    for (const record of records.filter(({ store }) => store === tree)) {
      const { planned } = await new WritePath(tree, operationOf(record, context), context).plan([record.id]);
      const plan = planned.get(record.id);
      if (plan && 'parentId' in plan.values)
        places.push({
          id: record.id,
          // The values of a plan are those of any kind; those of a tree have a parent.
          parentId: idIn(plan.values['parentId']),
          version: plan.before.version,
        });
    }
    if (places.length < 2) continue;
    const parents = new Map((await tree.positions()).map((one) => [idOf(one), parentOf(one)]));
    for (const { id, parentId } of places) parents.set(id, parentId);
    const reason = brokenBy(places, parents, tree);
    if (reason) for (const { id } of places) refusals.set(id, refused(reason));
  }
  return refusals;
}
