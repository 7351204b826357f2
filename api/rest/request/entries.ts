import { messages } from '@polyphony/domain/messages/messages.js';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import { getNullableType } from 'graphql';
import { namesOf, type TypedInput } from '../../records/rest/inputs.js';
import { coerce, coerceLocalized, isBlank, type Report } from './coerce.js';
import { parseJson } from '../../platform/http/boundedJson.js';
import { valuesIn, type Values } from '../../platform/values.js';

/** Location of a list: the client's name for it, and its place among the variables. */
interface ListPlace {
  readonly path: string;
  readonly to: string;
}

interface ReadEntries {
  readonly entries: readonly Values[];
  /** Legacy name by variable path: 'input.questions.1.answer'. */
  readonly nameOf: ReadonlyMap<string, string>;
}

/** Place of the text of a language among the variables: 'translations.ar.title' of 'input.title'. */
export const inLanguage = (lang: string, to: string): string => to.replace(/^input/, `translations.${lang}`);

const inList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** A list as it is, or as the JSON text that a form sends for it; a blank text is a list without entries. */
function listOf(value: unknown): readonly unknown[] | null {
  if (value === null || isBlank(value)) return [];
  if (typeof value !== 'string') return inList(value);
  try {
    return inList(parseJson(value));
  } catch {
    return null;
  }
}

/**
 * An entry of a single value may be sent as that value: the pictures of a gallery by their ids, or as responses have them,
 * `{ _id, fileName, fileUrl }` (COURSE-017).
 */
function entryOf(inputs: readonly TypedInput[], sent: unknown): Values | null {
  const [value, ...others] = inputs.filter(({ to }) => to?.split('.').at(-1) !== ENTRY_ID);
  const single = value && others.length === 0 ? value : null;
  const entry = valuesIn(sent);
  if (!entry) return single && typeof sent === 'string' ? { [single.name]: sent } : null;
  const isFile = single && 'fileUrl' in entry && !namesOf(single).some((name) => name in entry);
  return isFile ? { [single.name]: entry } : entry;
}

/** The entries of a list as a request has them, by the names of its module. */
export function readEntries(
  inputs: readonly TypedInput[],
  value: unknown,
  { path, to }: ListPlace,
  report: Report,
): ReadEntries {
  const nameOf = new Map<string, string>();
  const list = listOf(value);
  if (!list) report(path, messages.nameInvalid(path));
  const entries = (list ?? []).map((entry, place): Values => {
    const at = `${path}.${place}`;
    const values = entryOf(inputs, entry);
    if (!values) {
      report(at, messages.nameInvalid(at));
      return {};
    }
    return readEntry(inputs, values, { path: at, to: `${to}.${place}` }, { report, nameOf });
  });
  return { entries, nameOf };
}

function readEntry(
  inputs: readonly TypedInput[],
  entry: Values,
  { path, to }: ListPlace,
  { report, nameOf }: { readonly report: Report; readonly nameOf: Map<string, string> },
): Values {
  const values = inputs.flatMap((input): [string, unknown][] => {
    const field = input.to?.split('.').at(-1) ?? input.name;
    const sent = namesOf(input).filter((name) => Object.hasOwn(entry, name));
    const name = sent[0] ?? input.name;
    nameOf.set(`${to}.${field}`, `${path}.${name}`);
    const [, other] = sent;
    if (other && JSON.stringify(entry[other]) !== JSON.stringify(entry[name])) {
      report(`${path}.${other}`, messages.nameTwice(other));
    }
    if (sent.length === 0 || !input.type) return [];
    // For a number or an id, a blank text means none.
    const isText = getNullableType(input.type).toString() === 'String';
    const value = isBlank(entry[name]) && !isText ? null : entry[name];
    const texts = input.localized ? coerceLocalized(input.type, value, `${path}.${name}`, report) : null;
    for (const lang of Object.keys(texts ?? {}))
      nameOf.set(inLanguage(lang, `${to}.${field}`), `${path}.${name}.${lang}`);
    if (texts) return [[field, texts]];
    return [[field, coerce(input.type, value, `${path}.${name}`, report)]];
  });
  return Object.fromEntries(values);
}
