import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import { ruleFacts } from '../binding/ruleFacts';

type Values = Readonly<Record<string, unknown>>;

/** complete: what is required is filled, or all that there is to translate. started: something is. */
export type SectionState = 'empty' | 'started' | 'complete';

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '' && value !== false;

/** Whether there is a text in a field of a translation; entries that have none are there as well. */
const hasText = (value: unknown): boolean =>
  Array.isArray(value) && typeof value[0] === 'object'
    ? (value as Values[]).some((entry) =>
        Object.entries(entry).some(([field, text]) => field !== ENTRY_ID && isFilled(text)),
      )
    : isFilled(value);

interface Scope {
  readonly rules: Values;
  /** In a translation: the English texts. */
  readonly reference: Values | null;
}

/** The texts of entries by their ids, each by its field. */
const entryTexts = (entries: readonly Values[], id: unknown): Values =>
  entries.find((entry) => entry[ENTRY_ID] === id) ?? {};

/** Whether a translation has all that is written in English in a field. */
function isTranslated(english: unknown, value: unknown): boolean {
  if (!isFilled(english)) return true;
  if (!Array.isArray(english) || typeof english[0] === 'string') return isFilled(value);
  const translated = Array.isArray(value) ? (value as Values[]) : [];
  return (english as Values[]).every((entry) =>
    Object.entries(entry).every(
      ([field, text]) =>
        field === ENTRY_ID || !isFilled(text) || isFilled(entryTexts(translated, entry[ENTRY_ID])[field]),
    ),
  );
}

/** Degree to which the fields of a section are filled. */
export function sectionState(fields: readonly string[], values: Values, { rules, reference }: Scope): SectionState {
  if (reference) {
    const fieldsToTranslate = fields.filter((field) => isFilled(reference[field]));
    if (
      fieldsToTranslate.length > 0 &&
      fieldsToTranslate.every((field) => isTranslated(reference[field], values[field]))
    )
      return 'complete';
    return fieldsToTranslate.some((field) => hasText(values[field])) ? 'started' : 'empty';
  }
  const filled = fields.filter((field) => isFilled(values[field]));
  if (filled.length === 0) return 'empty';
  const missing = fields.some((field) => !filled.includes(field) && ruleFacts(rules[field]).required);
  return missing ? 'started' : 'complete';
}
