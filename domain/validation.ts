import { lazy, object, string, ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import type { KindSpec } from './kinds/kind.js';
import { messages } from './messages.js';

/** What is wrong with one field, in words for the person who filled it. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export type Validated<T> =
  { readonly value: T; readonly errors: null } | { readonly value: null; readonly errors: FieldError[] };

/** Checks input by a schema: the cleaned value, or the first error of each field. Unknown fields are refused by name. */
export async function validate<T extends AnyObject>(schema: ObjectSchema<T>, input: unknown): Promise<Validated<T>> {
  try {
    const value = await schema
      .exact(({ properties }: { properties: string }) => messages.unknownField(properties))
      .validate(input, { abortEarly: false });
    return { value: value as T, errors: null };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = new Map<string, string>();
    for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
      if (!first.has(path ?? '')) first.set(path ?? '', message);
    }
    return { value: null, errors: [...first].map(([field, message]) => ({ field, message })) };
  }
}

/**
 * The rules of a translation: the translatable fields only, each by its own rule when filled. A blank one is null: the
 * reader then sees the fallback language.
 */
export function translationRules(kind: Pick<KindSpec, 'rules' | 'translatable'>): ObjectSchema<AnyObject> {
  const blank = string()
    .trim()
    .transform(() => null)
    .nullable()
    .default(null);
  return object(
    Object.fromEntries(
      kind.translatable.map((name) => {
        const rule = kind.rules.fields[name];
        if (!rule) throw new Error(`'${name}' is translatable but has no rule.`);
        return [
          name,
          lazy((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? (rule as typeof blank) : blank)),
        ];
      }),
    ),
  ) as ObjectSchema<AnyObject>;
}
