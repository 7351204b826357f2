/**
 * Readers of values of which nothing says the type: a field by a name that is known only at run time, what a client sent, what
 * a file holds. Each looks before it returns, so that no caller has to claim a type.
 */

/** An object by its keys. */
export type Values = Readonly<Record<string, unknown>>;

/** Whether a value is an object with keys: no list, not null. */
export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same object; null for anything else. */
export const valuesIn = (value: unknown): Values | null => (isValues(value) ? value : null);

/** The objects of a list; none of what is no list. */
export const entriesIn = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isValues) : []);

/** A text; null for anything else. */
export const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The texts of a list; none of what is no list. */
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** What was thrown, as an Error. */
export const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
