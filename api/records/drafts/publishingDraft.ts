import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import type { Context } from '../../context.js';
import { notFound } from '../../platform/errors.js';
import type { StoredRecord } from '../schema/record.js';
import { formChanges } from '../write/formChanges.js';
import type { Outcome } from '../write/outcome.js';
import type { FormValues, RecordRules } from '../write/recordRules.js';
import type { Save } from '../write/saving.js';
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
export async function draftPublication(
  store: RecordRules,
  id: string,
  { lang, revision, version }: DraftPublication,
  context: Context,
): Promise<Save<StoredRecord> & { readonly removePublished: () => Promise<void> }> {
  const _id = store.draftId(await store.get(id));
  const draft = await findDraft(_id);
  requireLanguages(store, lang === null ? Object.keys(draft?.languages ?? {}) : [lang], context);
  requireRevision(store, draft, revision);
  const published = languagesOf(draft, lang);
  if (!draft || published.length === 0) throw notFound(messages.draftGone(store.kind.label));
  const [first] = published;
  const input = draft.languages[first ?? '']?.values ?? {};
  const next: StoredDraft = {
    ...draft,
    revision: new Types.ObjectId().toHexString(),
    languages: Object.fromEntries(Object.entries(draft.languages).filter(([code]) => !published.includes(code))),
  };
  return {
    write: { action: first === BASE_LANGUAGE ? 'UPDATE' : 'TRANSLATE', input },
    message: messages.updated(store.kind.label),
    version: version ?? Math.min(...published.map((code) => draft.languages[code]?.from ?? 0)),
    changes: (current) => changesIn(store, textsOf(draft, published), current, context),
    alongside: async (session) => {
      const replaced = await replaceDraft(revision, next, session);
      if (!replaced) requireRevision(store, await findDraft(_id), revision);
    },
    removePublished: async () => {
      await replaceDraft(revision, next);
    },
  };
}

/** The languages of a draft, or one of them. English comes first: translations are of entries that it may add. */
export function languagesOf(draft: StoredDraft | null, lang: string | null): string[] {
  const all = Object.keys(draft?.languages ?? {}).filter((code) => lang === null || code === lang);
  return [...all.filter((code) => code === BASE_LANGUAGE), ...all.filter((code) => code !== BASE_LANGUAGE)];
}

/** The values of a draft in some of its languages. */
type Texts = readonly (readonly [lang: string, values: FormValues])[];

/** Content of a draft in these languages. */
export const textsOf = ({ languages }: StoredDraft, published: readonly string[]): Texts =>
  published.map((lang) => [lang, languages[lang]?.values ?? {}]);

/** Changes that values of a draft make to a record; or the errors in them, in other languages by `ar.name`. */
export function changesIn(
  store: RecordRules,
  texts: Texts,
  current: StoredRecord,
  context: Context,
): Promise<Outcome | FormValues> {
  const read = texts.map(([lang, values]) => [lang, store.fromDraft(lang, values, current)] as const);
  const [, input = null] = read.find(([lang]) => lang === BASE_LANGUAGE) ?? [];
  const others = read.flatMap(([lang, values]) => (lang === BASE_LANGUAGE ? [] : [{ lang, input: values }]));
  const form = { input, texts: others, placeOf: (field: string, lang: string) => `${lang}.${field}` };
  return formChanges(store, form, current, context);
}
