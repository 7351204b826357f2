import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import {
  OPEN_RELEASES_MAX,
  RELEASE,
  RELEASE_ITEMS_MAX,
  releaseRules,
  type ReleaseValues,
} from '@polyphony/domain/publishing/releases.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import { Types, type ClientSession } from 'mongoose';
import { note, recorded, type AuditEvent } from '../../audit/trail.js';
import type { Context } from '../../context.js';
import { duplicateKeyOf } from '../../platform/database/duplicateKey.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { forbidden, notFound } from '../../platform/errors.js';
import { findDraft } from '../drafts/draft.js';
import { recordOf } from '../drafts/drafts.js';
import { addItem, itemsOf, removeItem, removeItems, type StoredReleaseItem } from '../drafts/releaseItems.js';
import { objectId } from '../read/recordFinds.js';
import { authorOf, schedulerOf } from '../schema/record.js';
import type { FieldError } from '../schema/types.js';
import type { Form } from '../write/form.js';
import { invalidFields } from '../write/outcome.js';
import { becomesVisible, loadItems, mayPublish, maySee } from './items.js';
import { problemsIn, type ReleaseOutcome } from './publishingRelease.js';
import {
  changeRelease,
  countOpen,
  deleteStoredRelease,
  findRelease,
  insertRelease,
  releaseConflict,
  type StoredRelease,
} from './release.js';

/** Result of a write of a release. */
export interface ReleaseWrite {
  readonly success: boolean;
  readonly message: Message;
  readonly errors: readonly FieldError[];
  /** Null where nothing was written, or nothing is left. */
  readonly release: StoredRelease | null;
  readonly problems: ReleaseOutcome['problems'];
}

export const releaseWritten = (message: Message, release: StoredRelease | null): ReleaseWrite => ({
  success: true,
  message,
  errors: [],
  release,
  problems: [],
});

export const releaseRefused = (message: Message, problems: ReleaseOutcome['problems'] = []): ReleaseWrite => ({
  success: false,
  message,
  errors: [],
  release: null,
  problems,
});

/** @throws NOT_FOUND */
export async function getRelease(id: string): Promise<StoredRelease> {
  const release = await findRelease(objectId(id));
  if (!release) throw notFound(messages.notFound('labels.release'));
  return release;
}

const targetOf = ({ _id, title }: Pick<StoredRelease, '_id' | 'title'>): AuditEvent['target'] => ({
  kind: RELEASE,
  id: _id.toHexString(),
  label: title,
});

async function checked(values: Readonly<Record<string, unknown>>) {
  const { value, errors } = await validate(releaseRules, values);
  return errors ? { value: null, errors: invalidFields(errors) } : { value, errors: null };
}

const refusedValues = (errors: readonly FieldError[]): ReleaseWrite => ({
  ...releaseRefused(errors[0]?.message ?? messages.notSaved),
  errors,
});

export async function createRelease(input: Readonly<Record<string, unknown>>, context: Context): Promise<ReleaseWrite> {
  const { value, errors } = await checked(input);
  if (errors) return refusedValues(errors);
  const release = blankRelease(value, context);
  const created = await recorded(
    context,
    { action: 'CREATE', target: targetOf(release) },
    () =>
      inTransaction(async (session) => {
        if ((await countOpen(session)) >= OPEN_RELEASES_MAX) return null;
        await insertRelease(release, session);
        return release;
      }),
    () => undefined,
  );
  if (!created) return releaseRefused(messages.releasesTooMany(OPEN_RELEASES_MAX));
  return releaseWritten(messages.created('labels.release'), created);
}

function blankRelease({ title, note: text }: ReleaseValues, context: Context): StoredRelease {
  const now = new Date();
  return {
    _id: new Types.ObjectId(),
    title,
    note: text ?? null,
    at: null,
    scheduledBy: null,
    failure: null,
    publishedAt: null,
    publishedBy: null,
    published: [],
    version: 1,
    createdAt: now,
    createdBy: authorOf(context),
    updatedAt: now,
  };
}

/** @throws NOT_FOUND, and CONFLICT unless it is at this version */
export async function updateRelease(
  id: string,
  input: Readonly<Record<string, unknown>>,
  version: number,
  context: Context,
): Promise<ReleaseWrite> {
  const release = await getRelease(id);
  if (release.publishedAt) return releaseRefused(messages.releaseIsPublished);
  const { value, errors } = await checked(input);
  if (errors) return refusedValues(errors);
  const { title, note: text = null } = value;
  const after = await recorded(
    context,
    { action: 'UPDATE', target: targetOf({ ...release, title }) },
    () => changeRelease({ ...release, version }, { title, note: text, updatedAt: new Date() }),
    () => undefined,
  );
  if (!after) throw releaseConflict();
  return releaseWritten(messages.updated('labels.release'), after);
}

/** Deletes a release. Its drafts stay. @throws NOT_FOUND, and CONFLICT unless it is at this version */
export async function deleteRelease(id: string, version: number, context: Context): Promise<ReleaseWrite> {
  const release = await getRelease(id);
  const deleted = await recorded(
    context,
    { action: 'DELETE', target: targetOf(release) },
    () =>
      inTransaction(async (session) => {
        if (!(await deleteStoredRelease({ ...release, version }, session))) return null;
        await removeItems(release._id, session);
        return release;
      }),
    () => undefined,
  );
  if (!deleted) throw releaseConflict();
  return releaseWritten(messages.deleted('labels.release'), null);
}

/** Thrown within a transaction: what it would add is not added. */
class NotAdded extends Error {
  override readonly name = 'NotAdded';

  constructor(readonly reason: Message) {
    super(reason.code);
  }
}

/**
 * Puts the draft of a record into a release, or the record itself where visitors do not see it yet.
 * @param seen the version of the record that the caller has seen
 * @throws NOT_FOUND, and FORBIDDEN for those who could not publish it
 */
export async function addToRelease(
  id: string,
  { form, recordId, seen }: { readonly form: Form; readonly recordId: string; readonly seen: number | null },
  context: Context,
): Promise<ReleaseWrite> {
  const release = await getRelease(id);
  if (release.publishedAt) return releaseRefused(messages.releaseIsPublished);
  const record = await recordOf(form, recordId, context);
  const draft = await findDraft(form.draftId(record));
  if (!mayPublish({ form, draft, record }, context)) throw forbidden();
  if (!draft && !becomesVisible(form, record)) return releaseRefused(messages.releaseNothing(form.store.kind.label));
  if (draft?.schedule && !draft.schedule.failure) return releaseRefused(messages.draftScheduled);
  const item: StoredReleaseItem = {
    _id: form.draftId(record),
    releaseId: release._id,
    form: form.spec.name,
    recordId: record._id,
    version: Math.min(seen ?? 0, record.version),
    addedAt: new Date(),
    addedBy: authorOf(context),
  };
  try {
    const after = await changed(release._id, async (session, { _id }) => {
      if ((await itemsOf(_id, session)).length >= RELEASE_ITEMS_MAX)
        throw new NotAdded(messages.releaseFull(RELEASE_ITEMS_MAX));
      await addItem(item, session);
    });
    return releaseWritten(messages.addedToRelease(release.title), after);
  } catch (error) {
    if (error instanceof NotAdded) return releaseRefused(error.reason);
    if (duplicateKeyOf(error)) return releaseRefused(messages.inOtherRelease);
    throw error;
  }
}

/** Takes a draft out of a release; it stays a draft. @throws NOT_FOUND, FORBIDDEN */
export async function removeFromRelease(id: string, itemId: string, context: Context): Promise<ReleaseWrite> {
  const release = await getRelease(id);
  const _id = objectId(itemId);
  const item = (await itemsOf(release._id)).find((one) => one._id.equals(_id));
  if (!item) return releaseRefused(messages.releaseNothing('labels.record'));
  if (!maySee(context.loaders.stores.drafted(item.form), context)) throw forbidden();
  const after = await changed(release._id, async (session) => {
    await removeItem(item, session);
  });
  return releaseWritten(messages.removedFromRelease, after);
}

/**
 * Changes what a release contains, in one transaction with its next version, so that nobody publishes it meanwhile as it was.
 * @throws NOT_FOUND, and CONFLICT once it is published
 */
const changed = (
  _id: Types.ObjectId,
  change: (session: ClientSession, release: StoredRelease) => Promise<void>,
): Promise<StoredRelease> =>
  inTransaction(async (session) => {
    const release = await findRelease(_id, session);
    // What failed is open again.
    const open = release?.failure ? { failure: null, at: null, scheduledBy: null } : {};
    const after = release && (await changeRelease(release, { ...open, updatedAt: new Date() }, session));
    if (!after) throw releaseConflict();
    await change(session, after);
    return after;
  });

/**
 * Schedules a release to be published as the caller; without a time, only by hand. One that could not be published now is
 * refused, with the reasons.
 * @throws NOT_FOUND, and CONFLICT unless it is at this version
 */
export async function scheduleRelease(
  id: string,
  at: Date | null,
  version: number,
  context: Context,
): Promise<ReleaseWrite> {
  const release = await getRelease(id);
  if (release.publishedAt) return releaseRefused(messages.releaseIsPublished);
  if (at) {
    const items = await loadItems(await itemsOf(release._id), context);
    if (items.length === 0) return releaseRefused(messages.releaseEmpty);
    if (items.some(({ form }) => !maySee(form, context))) return releaseRefused(messages.releaseHidden);
    const problems = await problemsIn(items, context);
    if (problems.length > 0) return releaseRefused(messages.releaseRefused(problems.length), problems);
  }
  const change = { at, dueAt: at, scheduledBy: at && schedulerOf(context), failure: null, updatedAt: new Date() };
  const after = await changeRelease({ ...release, version }, change);
  if (!after) throw releaseConflict();
  await note(context, { action: at ? 'SCHEDULE' : 'UNSCHEDULE', target: targetOf(after) });
  if (at) context.services.scheduledTimes.add(at);
  return releaseWritten(at ? messages.scheduled('labels.release') : messages.releaseUnscheduled, after);
}
