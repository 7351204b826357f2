import type { ClientSession } from 'mongoose';
import type { Context } from '../../context.js';
import { latestStep } from '../../migrations/list.js';
import { authorOf, type StoredRecord } from '../schema/record.js';
import type { RecordRules } from '../write/recordRules.js';
import type { AppliedWrite, Write } from '../write/write.js';
import { RevisionModel, type StoredRevision } from './revision.js';
import { stateChanges, stateOf, type RecordState } from './recordState.js';

/** Whether records of a kind have a history. Kinds whose records are deleted for good have none, as nothing of them may be left. */
export const hasHistory = ({ kind }: Pick<RecordRules, 'kind'>): boolean => !kind.deletedForGood;

/** The state of a record as its history keeps it. */
export const stateIn = ({ changes }: Pick<RecordRules, 'changes'>, record: StoredRecord): RecordState =>
  stateOf(changes.kind, changes.keys, record);

/** Adds a revision for each write, in the transaction that makes them. */
export async function addRevisions(
  store: RecordRules,
  { action }: Write,
  applied: readonly AppliedWrite[],
  context: Context,
  session: ClientSession,
): Promise<void> {
  if (!hasHistory(store)) return;
  const revisions = applied.flatMap((one) => revisionOf(store, action, one, context) ?? []);
  if (revisions.length > 0) await RevisionModel.collection.insertMany(revisions, { session });
}

/** Null for a write that says nothing else than before. */
function revisionOf(
  store: RecordRules,
  action: Write['action'],
  { before, after, restored }: AppliedWrite,
  context: Context,
): StoredRevision | null {
  const record = after ?? before;
  if (!record) return null;
  const from = restored ?? before;
  const changes = after ? stateChanges(from ? stateIn(store, from) : {}, stateIn(store, after)) : [];
  if (changes.length === 0 && after && before) return null;
  return {
    kind: store.kind.name,
    recordId: record._id,
    version: record.version,
    action,
    at: new Date(),
    by: after ? after.updatedBy : authorOf(context),
    face: context.face,
    step: latestStep(),
    changes,
  };
}
