import { lazy, object, string, ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import type { KindSpec } from './kinds/kind.js';
import { isMessage, messages, type Message } from './messages.js';

/** What is wrong with one field. */
export interface FieldError {
  readonly field: string;
  readonly message: Message;
}

export type Validated<T> =
  { readonly value: T; readonly errors: null } | { readonly value: null; readonly errors: FieldError[] };

/** What a rule says. A rule without a message of its own has yup's English text, which is for nobody to read. */
const messageOf = (said: unknown): Message => (isMessage(said) ? said : messages.valueInvalid);

/** Checks input by a schema: the cleaned value, or the first error of each field. */
export async function check<T extends AnyObject>(schema: ObjectSchema<T>, input: unknown): Promise<Validated<T>> {
  try {
    return { value: (await schema.validate(input, { abortEarly: false })) as T, errors: null };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = new Map<string, Message>();
    for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
      if (!first.has(path ?? '')) first.set(path ?? '', messageOf(message));
    }
    return { value: null, errors: [...first].map(([field, message]) => ({ field, message })) };
  }
}

/** The same, and fields that the schema does not know are refused by name. */
export const validate = <T extends AnyObject>(schema: ObjectSchema<T>, input: unknown): Promise<Validated<T>> =>
  check(
    schema.exact(({ properties }: { properties: string }) => messages.unknownField(properties)),
    input,
  );

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
