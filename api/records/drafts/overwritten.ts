import { readRevisions } from '../history/readRevisions.js';
import type { StoredRecord } from '../schema/record.js';
import type { Form } from '../write/form.js';
import type { StoredDraft } from './draft.js';

/**
 * Whether a later write has changed in the record what the draft changes: the same field, or its text in the same language. A
 * record that was switched on, or whose other fields were changed, need not be looked at first. Where the
 * history does not reach back to what the draft began from, every later write counts.
 */
export async function isOverwritten(
  form: Form,
  { languages, schedule }: StoredDraft,
  record: StoredRecord,
): Promise<boolean> {
  const parts = Object.entries(languages).map(([lang, { from, values }]) => ({
    seen: Math.max(from, schedule?.version ?? 0),
    paths: Object.keys(values).map((field) => pathOf(form, field, lang)),
  }));
  const oldest = Math.min(...parts.map(({ seen }) => seen));
  if (oldest >= record.version) return false;
  const later = await readRevisions({ recordId: record._id, version: { $gt: oldest, $lte: record.version } }, [
    'version',
  ]);
  if (new Set(later.map(({ version }) => version)).size < record.version - oldest) return true;
  return parts.some(({ seen, paths }) =>
    later
      .filter(({ version }) => version > seen)
      .some(({ changes }) => changes.some((change) => paths.some((path) => isWithin(change.path, path)))),
  );
}

/** Path of a form field's value in a history: 'title.ar' of a text, 'questions' of a list. */
const pathOf = ({ spec }: Form, field: string, lang: string): string =>
  spec.translatable.includes(field) ? `${field}.${lang}` : field;

const isWithin = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}.`);
