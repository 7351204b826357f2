import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import type { RecordStep, Values } from './migration.js';

const isPerLanguage = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a translatable field holds it; nothing is a text in no language. */
const perLanguage = (value: unknown): unknown => {
  if (isPerLanguage(value)) return value;
  return value === null || value === undefined ? {} : { [baseLanguage()]: value };
};

/**
 * The step by which fields become translatable: what they held is in the base language from now on. Drafts hold it in the base language already.
 * @param step.fields fields of the records themselves, and not of the entries of lists
 */
export function becomesTranslated({
  number,
  kinds,
  fields,
}: Pick<RecordStep, 'number' | 'kinds'> & { readonly fields: readonly string[] }): RecordStep {
  const translated = (record: Values): Values =>
    Object.fromEntries(fields.filter((field) => field in record).map((field) => [field, perLanguage(record[field])]));
  return {
    number,
    kinds,
    name: `makes translatable: ${fields.join(', ')} of ${kinds.join(', ')}`,
    record: (record) => ({ ...record, ...translated(record) }),
    path: (path) => (fields.includes(path) ? `${path}.${baseLanguage()}` : path),
    value: (_path, value) => value,
  };
}
