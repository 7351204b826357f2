import { lazy, mixed, object, string, ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { isTextList, translatedEntries, translatedListsOf } from './entryLists.js';
import type { KindSpec } from '../kinds/parts/kind.js';
import { isMessage, messages, type Message } from '../messages/messages.js';
import { asTyped, isBlank } from '../text/typedText.js';

/** Error of one field; a field of an entry is named by the entry's place: 'questions.1.answer'. */
export interface FieldError {
  readonly field: string;
  readonly message: Message;
}

export type Validated<T> =
  { readonly value: T; readonly errors: null } | { readonly value: null; readonly errors: FieldError[] };

/** Message of a rule. A rule without a message of its own has yup's English text, which is never shown. */
const messageOf = (message: unknown): Message => (isMessage(message) ? message : messages.valueInvalid);

/** Checks input by a schema: the cleaned value, or the first error of each field. */
export async function check<T extends AnyObject>(schema: ObjectSchema<T>, input: unknown): Promise<Validated<T>> {
  try {
    return { value: (await schema.validate(input, { abortEarly: false })) as T, errors: null };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = new Map<string, Message>();
    for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) {
      const field = path.replace(/\[(\d+)\]/g, '.$1');
      if (!first.has(field)) first.set(field, messageOf(message));
    }
    return { value: null, errors: [...first].map(([field, message]) => ({ field, message })) };
  }
}

/** By the schemas that they are made of: making one copies all of its rules. */
const exactSchemas = new WeakMap<object, unknown>();

function exact<T extends AnyObject>(schema: ObjectSchema<T>): ObjectSchema<T> {
  const known = exactSchemas.get(schema) as ObjectSchema<T> | undefined;
  if (known) return known;
  const exactSchema = schema.exact(({ properties }: { properties: string }) => messages.unknownField(properties));
  exactSchemas.set(schema, exactSchema);
  return exactSchema;
}

/** The same, and fields that the schema does not know are refused by name. */
export const validate = <T extends AnyObject>(schema: ObjectSchema<T>, input: unknown): Promise<Validated<T>> =>
  check(exact(schema), input);

/** A blank text of a translation is null: the reader then sees the fallback language. */
const blankText = string()
  .transform(asTyped)
  .transform(() => null)
  .nullable()
  .default(null);

const blankList = mixed()
  .transform(() => null)
  .nullable()
  .default(null);

const isFilled = (value: unknown) =>
  typeof value === 'string' ? !isBlank(value) : Array.isArray(value) && value.length > 0;

/** The rules of a translation: the texts that each language has its own of, each by its own rule when filled. */
export function translationRules(kind: Pick<KindSpec, 'rules' | 'translatable'>): ObjectSchema<AnyObject> {
  const texts = kind.translatable.map((name) => {
    const rule = kind.rules.fields[name];
    if (!rule) throw new Error(`'${name}' is translatable but has no rule.`);
    const blank = isTextList(rule) ? blankList : blankText;
    return [name, lazy((value: unknown) => (isFilled(value) ? (rule as typeof blankText) : blank))] as const;
  });
  const entries = translatedListsOf(kind).map((list) => [list.name, translatedEntries(list, blankText)] as const);
  return object(Object.fromEntries([...texts, ...entries])) as ObjectSchema<AnyObject>;
}
