import type { TextName } from '../../texts/translate';
import { entryRulesOf } from '@polyphony/domain/validation/entryLists.js';
import { EACH_MAX, ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { Schema } from 'yup';

type Values = Readonly<Record<string, unknown>>;

/** The rules of the fields within an entry, by the names of their inputs: 'faqs.0.question'. */
export function entryRules(rule: unknown, name: string, index: number): Record<string, unknown> {
  const rules = fieldRules(rule, name);
  return Object.fromEntries(Object.entries(rules).map(([field, of]) => [entryField(name, index, field), of]));
}

function fieldRules(rule: unknown, name: string): Readonly<Record<string, Schema>> {
  const rules = entryRulesOf(rule);
  if (!rules) throw new Error(`The kind has no list of entries '${name}'.`);
  const { [ENTRY_ID]: _, ...fields } = rules;
  return fields;
}

/** The name of an input within an entry. */
export const entryField = (name: string, index: number, field: string) => `${name}.${index}.${field}`;

/** The field whose value an entry is called by: its first text. */
export const titleFieldOf = (rule: unknown, name: string): string | null =>
  Object.entries(fieldRules(rule, name)).find(([, of]) => of.type === 'string' && factsOf(of).format !== 'id')?.[0] ??
  null;

/** The English labels of the fields of an entry. */
export const entryLabels = (rule: unknown, name: string): TextName[] =>
  Object.values(fieldRules(rule, name)).flatMap((of) => factsOf(of).label || []);

/** A new entry: the defaults of its rules, and a new id, which identifies it before it is saved. */
export function blankEntry(rule: unknown, name: string): Record<string, unknown> {
  const values = Object.entries(fieldRules(rule, name)).map(([field, of]) => [field, of.getDefault() ?? ''] as const);
  const digits = crypto.getRandomValues(new Uint8Array(12));
  const id = [...digits].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { [ENTRY_ID]: id, ...Object.fromEntries(values) };
}

/**
 * What a translation shows of the same entry in English, by the names of its inputs.
 * @param reference the English texts of the form
 * @param id that of the entry
 */
export function entryReference(reference: Values | null, name: string, index: number, id: unknown): Values | null {
  if (!reference) return null;
  const entries = reference[name];
  const entry = Array.isArray(entries) ? (entries as Values[]).find((one) => one[ENTRY_ID] === id) : undefined;
  return Object.fromEntries(
    Object.entries(entry ?? {})
      .filter(([field]) => field !== ENTRY_ID)
      .map(([field, text]) => [entryField(name, index, field), text]),
  );
}

/** A bound of how many entries a rule lets through; null without one. */
function boundOf(rule: unknown, test: 'min' | 'max' | typeof EACH_MAX): number | null {
  if (!(rule instanceof Schema)) return null;
  const bound = rule.describe().tests.find(({ name }) => name === test)?.params?.[test];
  return typeof bound === 'number' ? bound : null;
}

/** The most entries that a rule lets through; null without a bound. */
export const mostEntries = (rule: unknown): number | null => boundOf(rule, 'max');

/** The most characters of each text of a list; null without a bound. */
export const longestText = (rule: unknown): number | null => boundOf(rule, EACH_MAX);

/** The fewest that it lets through. */
export const fewestEntries = (rule: unknown): number => boundOf(rule, 'min') ?? 0;
