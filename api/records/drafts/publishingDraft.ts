import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import type { Context } from '../../context.js';
import { notFound } from '../../platform/errors.js';
import type { StoredRecord } from '../schema/record.js';
import { formChanges } from '../write/formChanges.js';
import type { Outcome } from '../write/outcome.js';
import type { Form } from '../write/form.js';
import type { FormValues } from '../write/recordRules.js';
import { saving, type Save } from '../write/saving.js';
import { writeRecord } from '../write/writeRecords.js';
import { findDraft, replaceDraft, type StoredDraft } from './draft.js';
import { requireLanguages, requireRevision } from './drafts.js';

/** The draft of a record that is published. */
export interface DraftPublication {
  /** The language that is published; null: all that it has. */
  readonly lang: string | null;
  readonly revision: string;
  /** The version of the record that the caller has seen; without it, the earliest that the draft began from. */
  readonly version: number | null;
}

/**
 * The save that publishes a draft: its values go through the rules of a form, are one write of the record, and leave the draft
 * in the same transaction.
 * @throws NOT_FOUND without a draft, FORBIDDEN, and CONFLICT when another user has written the draft meanwhile
 */
async function draftPublication(
  form: Form,
  id: string,
  { lang, revision, version }: DraftPublication,
  context: Context,
): Promise<Save<StoredRecord> & { readonly removePublished: () => Promise<void> }> {
  const _id = form.draftId(await form.store.get(id));
  const draft = await findDraft(_id);
  requireLanguages(form, lang === null ? Object.keys(draft?.languages ?? {}) : [lang], context);
  requireRevision(form, draft, revision);
  const published = languagesOf(draft, lang);
  if (!draft || published.length === 0) throw notFound(messages.draftGone(form.store.kind.label));
  const [first] = published;
  const input = draft.languages[first ?? '']?.values ?? {};
  const next: StoredDraft = {
    ...draft,
    revision: new Types.ObjectId().toHexString(),
    languages: Object.fromEntries(Object.entries(draft.languages).filter(([code]) => !published.includes(code))),
  };
  return {
    form,
    write: { action: first === baseLanguage() ? 'UPDATE' : 'TRANSLATE', input },
    message: messages.updated(form.store.kind.label),
    version: version ?? Math.min(...published.map((code) => draft.languages[code]?.from ?? 0)),
    changes: (current) => changesIn(form, textsOf(draft, published), current, context),
    alongside: async (session) => {
      const replaced = await replaceDraft(revision, next, session);
      if (!replaced) requireRevision(form, await findDraft(_id), revision);
    },
    removePublished: async () => {
      await replaceDraft(revision, next);
    },
  };
}

/** Writes what a draft of a form holds into its record. @throws what `draftPublication` throws, and what a save does */
export async function publishDraft(
  form: Form,
  id: string,
  publication: DraftPublication,
  context: Context,
): Promise<Outcome> {
  const { store } = form;
  const { removePublished: removeFromDraft, ...save } = await draftPublication(form, id, publication, context);
  const operation = saving(store, save, (ids) => store.load(ids), context);
  const outcome = await writeRecord(store, operation, id, context);
  // A draft that changes nothing was not written.
  if (outcome.success) await removeFromDraft();
  return outcome;
}

/** The languages of a draft, or one of them. The base language comes first: translations are of entries that it may add. */
export function languagesOf(draft: StoredDraft | null, lang: string | null): string[] {
  const all = Object.keys(draft?.languages ?? {}).filter((code) => lang === null || code === lang);
  return [...all.filter((code) => code === baseLanguage()), ...all.filter((code) => code !== baseLanguage())];
}

/** The values of a draft in some of its languages. */
type Texts = readonly (readonly [lang: string, values: FormValues])[];

/** Content of a draft in these languages. */
export const textsOf = ({ languages }: StoredDraft, published: readonly string[]): Texts =>
  published.map((lang) => [lang, languages[lang]?.values ?? {}]);

/** Changes that values of a draft make to a record; or the errors in them, in other languages by `ar.name`. */
export function changesIn(
  form: Form,
  texts: Texts,
  current: StoredRecord,
  context: Context,
): Promise<Outcome | FormValues> {
  const read = texts.map(([lang, values]) => [lang, form.fromDraft(lang, values, current)] as const);
  const [, input = null] = read.find(([lang]) => lang === baseLanguage()) ?? [];
  const others = read.flatMap(([lang, values]) => (lang === baseLanguage() ? [] : [{ lang, input: values }]));
  const sent = { input, texts: others, placeOf: (field: string, lang: string) => `${lang}.${field}` };
  return formChanges(form, sent, current, context);
}
