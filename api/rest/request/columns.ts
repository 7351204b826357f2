import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { namesOf, type TypedInput } from '../../records/rest/inputs.js';
import { isBlank, type Report } from './coerce.js';
import { parseJson } from '../../platform/http/boundedJson.js';
import { valuesIn, type Values } from '../../platform/values.js';

const listOf = (value: unknown): readonly unknown[] => {
  if (value === null || value === undefined || isBlank(value)) return [];
  return Array.isArray(value) ? value : [value];
};

/** A list for each language, `{ en: ['Monday'], ar: ['الاثنين'] }`, as a list of values by language. */
function localizedListOf(value: unknown): readonly unknown[] {
  const columns = valuesIn(value);
  if (!columns) return listOf(value);
  const lists = Object.entries(columns).map(([lang, column]) => [lang, listOf(column)] as const);
  const length = Math.max(0, ...lists.map(([, list]) => list.length));
  return Array.from({ length }, (_, place) =>
    Object.fromEntries(lists.flatMap(([lang, list]) => (place < list.length ? [[lang, list[place]]] : []))),
  );
}

/** An object as it is, or as the JSON text that a form sends for it; null for anything else. */
function objectOf(value: unknown): Values | null {
  let sent = value;
  try {
    if (typeof value === 'string') sent = parseJson(value);
  } catch {
    return null;
  }
  return valuesIn(sent);
}

/**
 * The entries of a list that comes as an object with a list for each field, `{ labels: ['Monday'], values: ['9 – 17'] }`. A
 * field that is left out is left out of each entry.
 * @param value as it was sent; nothing, or blank, is a list without entries
 */
export function rowsOf(
  inputs: readonly TypedInput[],
  value: unknown,
  { path, uneven }: { readonly path: string; readonly uneven: Message },
  report: Report,
): readonly Values[] {
  if (value === null || isBlank(value)) return [];
  const sent = objectOf(value);
  if (!sent) {
    report(path, messages.nameInvalid(path));
    return [];
  }
  const columns = Object.entries(sent).flatMap(([name, column]) => {
    const input = inputs.find((one) => namesOf(one).includes(name));
    return input ? [[name, input.localized ? localizedListOf(column) : listOf(column)] as const] : [];
  });
  // What an update of both leaves out would be of another length, too.
  const lengths = new Set(columns.map(([, list]) => list.length));
  if (lengths.size > 1) report(path, uneven);
  const rows = lengths.size === 1 ? ([...lengths][0] ?? 0) : 0;
  return Array.from({ length: rows }, (_, place) =>
    Object.fromEntries(columns.map(([name, list]) => [name, list[place]])),
  );
}
