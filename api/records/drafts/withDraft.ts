import type { Context } from '../../context.js';
import { withChanges, type StoredRecord } from '../schema/record.js';
import { isOutcome } from '../write/outcome.js';
import type { Form } from '../write/form.js';
import type { FormValues } from '../write/recordRules.js';
import { findDraft, type StoredDraft } from './draft.js';
import { changesIn, languagesOf } from './publishingDraft.js';

/**
 * A record as its draft would make it in these languages, for a preview. Values that break a rule are left as they are in
 * the record.
 */
export async function withDraft(
  form: Form,
  record: StoredRecord,
  languages: readonly string[],
  context: Context,
): Promise<StoredRecord> {
  return withDraftAsRead(form, record, await findDraft(form.draftId(record)), languages, context);
}

/** The same with a draft that was read before. */
export async function withDraftAsRead(
  form: Form,
  record: StoredRecord,
  draft: StoredDraft | null,
  languages: readonly string[],
  context: Context,
): Promise<StoredRecord> {
  let merged = record;
  for (const lang of languagesOf(draft, null).filter((code) => languages.includes(code))) {
    const changes = await acceptable(form, lang, draft?.languages[lang]?.values ?? {}, merged, context);
    const next = withChanges(merged, changes);
    const changed = new Set(Object.keys(changes).map((path) => path.split('.')[0] ?? path));
    // Texts of ids become ids, as they would by the write.
    const values = Object.fromEntries([...changed].map((name) => [name, next[name]]));
    const cast: object = form.store.model.castObject(values);
    // Settings are no fields of their model.
    merged = { ...merged, ...values, ...cast };
  }
  return merged;
}

/** Changes that the values of one language make, without those that are refused. */
async function acceptable(
  form: Form,
  lang: string,
  input: FormValues,
  record: StoredRecord,
  context: Context,
): Promise<FormValues> {
  let values = input;
  for (;;) {
    const result = await changesIn(form, [[lang, values]], record, context);
    if (!isOutcome(result)) return result;
    const wrong = result.errors.flatMap(({ field }) => field.split('.'));
    const left = Object.fromEntries(Object.entries(values).filter(([field]) => !wrong.includes(field)));
    if (Object.keys(left).length === Object.keys(values).length) return {};
    values = left;
  }
}
