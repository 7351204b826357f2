import { Schema, type AnyObject } from 'yup';

/** The rule of a repeated field, as far as its inputs go by it. */
interface ArrayRule {
  readonly innerType?: unknown;
  readonly fields?: AnyObject;
}

/**
 * The rules of the fields within the entries of a repeated field, by the names their inputs have: 'faqs.0.question'. Where
 * entries are texts, that is 'features.0.value'.
 */
export function entryRules(rule: unknown, name: string, index: number): Record<string, unknown> {
  if (!(rule instanceof Schema)) throw new Error(`The kind has no rule for the field '${name}'.`);
  const inner = (rule as ArrayRule).innerType;
  if (!(inner instanceof Schema)) throw new Error(`The rule of '${name}' says nothing of its entries.`);
  const fields = (inner as ArrayRule).fields ?? {};
  return Object.fromEntries(
    Object.entries(fields).map(([field, of]) => [entryField(name, index, field), of as unknown]),
  );
}

/** The name of an input within an entry. */
export const entryField = (name: string, index: number, field: string) => `${name}.${index}.${field}`;

/** What a translation shows of the same entry in English, by the names of its inputs. */
export function entryReference(
  reference: Readonly<Record<string, unknown>> | null,
  name: string,
  index: number,
  fields: readonly string[],
): Record<string, unknown> | null {
  if (!reference) return null;
  const entries = reference[name];
  const entry: unknown = Array.isArray(entries) ? entries[index] : undefined;
  const texts = typeof entry === 'object' && entry !== null ? (entry as Readonly<Record<string, unknown>>) : {};
  return Object.fromEntries(fields.map((field) => [field, texts[field.split('.').at(-1) ?? ''] ?? '']));
}

/** The most entries that a rule lets through; null without a bound. */
export function mostEntries(rule: unknown): number | null {
  if (!(rule instanceof Schema)) return null;
  const max = rule.describe().tests.find(({ name }) => name === 'max')?.params?.max;
  return typeof max === 'number' ? max : null;
}
