import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages, type Label, type Message } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import { passes, type Holder } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { conflict, forbidden } from '../../platform/errors.js';
import { authorOf, type StoredRecord } from '../schema/record.js';
import type { FieldError } from '../schema/types.js';
import { invalid, refused, refusedFields } from '../write/outcome.js';
import type { Form } from '../write/form.js';
import { needsReview } from '../write/publishingRight.js';
import type { FormValues } from '../write/recordRules.js';
import { findDraft, replaceDraft, type StoredDraft } from './draft.js';
import { draftValues } from './draftValues.js';

/** Result of a write of a draft. `draft` is null when none is left, or nothing was written. */
export interface DraftOutcome {
  readonly success: boolean;
  readonly message: Message;
  readonly errors: readonly FieldError[];
  readonly draft: StoredDraft | null;
}

/** Content to save in a draft: all that one language of it holds from now on. */
export interface DraftSave {
  readonly lang: string;
  readonly values: FormValues;
  /** The version of the record that the values were typed over. */
  readonly from: number;
  /** The revision of the draft that the caller knows; null: there was none. */
  readonly revision: string | null;
}

/** Whether the caller may write texts of a language by the form, and so read and write them in drafts. */
export function mayDraft({ spec }: Form, lang: string, holder: Holder): boolean {
  const { edit, translate } = spec.permissions;
  const gate = lang === baseLanguage() || translate === null ? [edit] : [edit, translate];
  return passes(gate, holder);
}

/** @throws FORBIDDEN for a language that the caller may not write */
export function requireLanguages(form: Form, languages: readonly string[], context: Context): void {
  if (!languages.every((lang) => mayDraft(form, lang, context))) throw forbidden();
}

/** @throws CONFLICT unless the draft is the one that the caller knows */
export function requireRevision({ store }: Form, draft: StoredDraft | null, revision: string | null): void {
  if ((draft?.revision ?? null) !== revision) throw draftConflict(store.kind.label, draft);
}

/** The error of a write that was based on an earlier draft: who changed it, and when. */
function draftConflict(label: Label, draft: StoredDraft | null) {
  const changedBy = draft?.updatedBy?.name ?? null;
  const changedAt = draft?.updatedAt ?? new Date();
  const message = draft
    ? messages.draftChanged(label, changedBy ?? messages.someoneElse, changedAt)
    : messages.draftGone(label);
  return conflict(message, { changedBy, changedAt });
}

/** @throws NOT_FOUND, and FORBIDDEN for a record that the caller may not change at all */
export async function recordOf(form: Form, id: string, context: Context): Promise<StoredRecord> {
  const record = await form.store.get(id);
  const reason = await form.store.forbids(record, context);
  if (reason) throw forbidden(reason);
  return record;
}

/** The draft of a record with the languages that the caller may write; null when it has none of them. */
export async function draftOf(form: Form, id: string, context: Context): Promise<StoredDraft | null> {
  const record = await recordOf(form, id, context);
  return visibleTo(form, await findDraft(form.draftId(record)), context);
}

/** A draft with the languages that the caller may write. */
export function visibleTo(form: Form, draft: StoredDraft | null, context: Context): StoredDraft | null {
  if (!draft) return null;
  const languages = Object.entries(draft.languages).filter(([lang]) => mayDraft(form, lang, context));
  return { ...draft, languages: Object.fromEntries(languages) };
}

/**
 * Saves what a language of a draft holds; without any values, the language is taken out of it.
 * @throws NOT_FOUND, FORBIDDEN, and CONFLICT when another user has written the draft meanwhile
 */
export async function saveDraft(
  form: Form,
  id: string,
  { lang, values: input, from, revision }: DraftSave,
  context: Context,
): Promise<DraftOutcome> {
  requireLanguages(form, [lang], context);
  const record = await recordOf(form, id, context);
  const refusal = await form.store.refuseEdit(record, context);
  if (refusal) return { ...refused(refusal), draft: null };
  if (lang !== baseLanguage() && !context.languages.some(({ code }) => code === lang))
    return { ...refusedFields([invalid('lang', messages.unknownLanguage(lang))]), draft: null };
  const before = await findDraft(form.draftId(record));
  requireRevision(form, before, revision);
  const { values, errors } = await draftValues(form, lang, input, context);
  if (errors.length > 0) return { ...refusedFields(errors), draft: null };

  const { [lang]: _, ...others } = before?.languages ?? {};
  const [updatedAt, updatedBy] = [new Date(), authorOf(context)];
  const texts = Object.keys(values).length > 0 ? { [lang]: { from, values, updatedAt, updatedBy } } : {};
  const schedule = await scheduleAfter(form, before, context);
  const next = await rewrite(form, record, { ...before, languages: { ...others, ...texts }, schedule }, context);
  return { success: true, message: messages.draftSaved, errors: [], draft: visibleTo(form, next, context) };
}

/**
 * Discards a draft, or one language of it.
 * @throws NOT_FOUND, FORBIDDEN, and CONFLICT when another user has written the draft meanwhile
 */
export async function discardDraft(
  form: Form,
  id: string,
  { lang, revision }: { readonly lang: string | null; readonly revision: string },
  context: Context,
): Promise<DraftOutcome> {
  const record = await recordOf(form, id, context);
  const before = await findDraft(form.draftId(record));
  const discarded = lang === null ? Object.keys(before?.languages ?? {}) : [lang];
  requireLanguages(form, discarded, context);
  requireRevision(form, before, revision);
  const left = Object.entries(before?.languages ?? {}).filter(([code]) => !discarded.includes(code));
  const schedule = await scheduleAfter(form, before, context);
  const next = await rewrite(form, record, { ...before, languages: Object.fromEntries(left), schedule }, context);
  return { success: true, message: messages.draftDiscarded, errors: [], draft: visibleTo(form, next, context) };
}

/**
 * The schedule of a draft that the caller changes. It is published with the rights of its scheduler: a change by someone who needs
 * a review, which the scheduler has not seen, ends it.
 */
async function scheduleAfter(
  { store }: Form,
  draft: StoredDraft | null,
  context: Context,
): Promise<StoredDraft['schedule']> {
  return draft?.schedule && !(await needsReview(store, context)) ? draft.schedule : null;
}

/**
 * Replaces the draft that was loaded.
 * @param change what it was, with what it is from now on
 * @returns the draft, or null where nothing is left of it
 * @throws CONFLICT when another user has written it meanwhile
 */
export async function rewrite(
  form: Form,
  record: StoredRecord,
  { revision, languages, schedule = null }: Partial<StoredDraft> & Pick<StoredDraft, 'languages'>,
  context: Context,
): Promise<StoredDraft | null> {
  const _id = form.draftId(record);
  const next: StoredDraft = {
    _id,
    kind: form.spec.name,
    ...(_id.equals(record._id) ? {} : { recordId: record._id }),
    revision: new Types.ObjectId().toHexString(),
    languages,
    updatedAt: new Date(),
    updatedBy: authorOf(context),
    schedule,
  };
  if (!(await replaceDraft(revision ?? null, next))) throw draftConflict(form.store.kind.label, await findDraft(_id));
  return Object.keys(languages).length > 0 ? next : null;
}
