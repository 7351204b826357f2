import { entryListsOf } from '@polyphony/domain/validation/entryLists.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { PathIn } from '@polyphony/domain/kinds/parts/kindTypes.js';
import type { Input } from './inputs.js';

/**
 * A module's one declared rule between legacy names and a record's own: { category_name: 'name' }. Several legacy names
 * of one field are all accepted, and the first is returned. A field that is not mentioned keeps its name, which is also
 * accepted beside any other. A field of the entries of a list is named behind the list: { 'faq_qna.faq_question':
 * 'questions.question' }.
 */
export type Names<Field extends string = string> = Readonly<Record<string, Field>>;

/** Dates as modules with snake_case names write them. */
export const snakeDates: Names<'createdAt' | 'updatedAt'> = { created_at: 'createdAt', updated_at: 'updatedAt' };

/** 'bannerTitle' as snake_case modules write it: 'banner_title'. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The names of all fields of a kind, and of those of its entries, as a module writes them. */
export function namesBy<K extends Pick<AnyKind, 'rules'>>({ rules }: K, nameOf: (path: string) => string) {
  const entries = entryListsOf(rules).flatMap(({ name, fields }) => fields.map((field) => `${name}.${field.name}`));
  const paths = [...Object.keys(rules.fields), ...entries];
  // The paths of a kind's type are made of its rules as well.
  return Object.fromEntries(paths.map((path) => [nameOf(path), path])) as Names<PathIn<K>>;
}

/** The same as snake_case modules write them. */
export const snakeNames = <K extends Pick<AnyKind, 'rules'>>(kind: K) => namesBy(kind, snakeCase);

const legacyNames = (names: Names, field: string): string[] =>
  Object.keys(names).filter((legacy) => names[legacy] === field);

/** The name of a field in responses. */
export const literalName = (names: Names, field: string): string => legacyNames(names, field)[0] ?? field;

/** The input that a field is sent as; `to` is its place among the variables. */
export function inputFor(names: Names, field: string, to: string): Input {
  const [name = field, ...others] = legacyNames(names, field);
  const aliases = [...new Set([...others, field])].filter((alias) => alias !== name);
  return { name, ...(aliases.length > 0 && { aliases }), to };
}

/** The inputs of an operation whose variable `input` has these fields; `more` says what else there is to say of one. */
export const inputsOf = (
  names: Names,
  fields: readonly string[],
  more: Readonly<Record<string, Partial<Input>>> = {},
): Input[] => fields.map((field) => ({ ...inputFor(names, field, `input.${field}`), ...more[field] }));

/** The names of a record's id in payloads that every module accepts beside its own (SPEC-D145). */
const ID_NAMES = ['_id', 'id', 'targetId'];

export const idInput = (own: readonly string[], to: string | null = 'id'): Input => {
  const [name = '_id', ...aliases] = [...own, ...ID_NAMES];
  return { name, aliases, to, inQuery: true, description: 'Id of the record.' };
};
