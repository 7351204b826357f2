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

/** The same object; one without fields for anything else. */
export const fieldsIn = (value: unknown): Values => valuesIn(value) ?? {};

/** The same object. @throws TypeError for anything else, which is a fault of what returned it */
export function requireValues(value: unknown): Values {
  if (isValues(value)) return value;
  throw new TypeError('There is a value without fields where an object has to be.');
}

/** The objects of a list; none of what is no list. */
export const entriesIn = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isValues) : []);

/** A text; null for anything else. */
export const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The texts of a list; none of what is no list. */
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** A chunk of a stream of bytes. @throws TypeError for one of another stream */
export function bytesIn(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  throw new TypeError('A stream of bytes has a chunk of something else.');
}

/** The names of the fields of an object that has no others than its type says: a declaration, not what was sent. */
export const keysOf = <Key extends string>(declared: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  // A type allows for further fields, which a declaration has not.
  Object.keys(declared) as Key[];

/** The fields of all objects; of those that several have, the last one's. */
export const together = (all: readonly (Values | null | undefined)[]): Values =>
  all.reduce<Record<string, unknown>>((fields, one) => Object.assign(fields, one), {});

/** A table with a value for each of the keys. */
export const fromKeys = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>> =>
  // To the compiler the keys of a list are all that their type allows, and an object from entries has any keys.
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

interface Primitives {
  readonly string: string;
  readonly number: number;
}

/** Whether a value is an object whose fields have these types. */
export const hasFields = <const Types extends Readonly<Record<string, keyof Primitives>>>(
  value: unknown,
  types: Types,
): value is { readonly [Field in keyof Types]: Primitives[Types[Field]] } =>
  isValues(value) && Object.entries(types).every(([field, type]) => typeof value[field] === type);

/** What was thrown, as an Error. */
export const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
