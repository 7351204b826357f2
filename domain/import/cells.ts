import { messages, type Message } from '../messages/messages.js';
import { csvText, type CsvValue } from '../text/csv.js';
import type { ImportColumn } from './columns.js';
import { flagIn } from './flags.js';
import { dayIn, numberIn, timeIn, type Formats } from './spreadsheetValues.js';

/** A value of a column. Nothing is null: no text, no number, a list without entries. */
export type ImportValue = string | number | boolean | readonly unknown[] | null;

/** Values by the names of their columns; a column that is left out keeps what the record has. */
export type ImportValues = Readonly<Record<string, ImportValue>>;

type Read = { readonly value: ImportValue } | { readonly problem: Message };

/** A number as JSON and programs write it; the field's rule refuses anything else in its column. */
const NUMBER = /^-?\d+(\.\d+)?$/;
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** Form of a value in a cell: flags as true and false, lists as JSON. */
export function cellOf(value: ImportValue): CsvValue {
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/** The value of a cell of a table, in the forms of spreadsheets, or what is wrong with it. */
export function readCell(column: ImportColumn, cell: string, formats: Formats): Read {
  const text = csvText(cell);
  if (text.trim() === '') return { value: null };
  switch (column.holds) {
    case 'list':
    case 'entries':
      return readList(column, text);
    case 'flag':
      return found(flagIn(text), column);
    case 'number':
      // A rule may read further forms, as coordinates do; it refuses all others.
      return { value: numberIn(text, formats.decimals) ?? text };
    default:
      if (column.format === 'day') return found(dayIn(text, formats.dayOrder), column);
      return column.format === 'time' ? found(timeIn(text), column) : { value: text };
  }
}

const found = (value: ImportValue, column: ImportColumn): Read =>
  value === null ? { problem: problemOf(column) } : { value };

/** A list as JSON; one of plain texts also with semicolons or lines between them. */
function readList(column: ImportColumn, text: string): Read {
  if (column.holds === 'list' && !/^\s*[[{]/.test(text)) {
    const texts = text.split(/[;؛\n]/).map((one) => one.trim());
    return readValue(
      column,
      texts.filter((one) => one !== ''),
    );
  }
  try {
    return readValue(column, JSON.parse(text));
  } catch {
    return { problem: problemOf(column) };
  }
}

function problemOf({ holds, format, example = '' }: ImportColumn): Message {
  if (format === 'day') return messages.importDay;
  if (format === 'time') return messages.importTime;
  if (holds === 'flag') return messages.importFlag;
  return holds === 'list' ? messages.importList : messages.importEntries(example);
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a property of a JSON file, or what is wrong with it. */
export function readValue(column: ImportColumn, value: unknown): Read {
  if (value === null || value === undefined || value === '') return { value: null };
  switch (column.holds) {
    case 'list': {
      const texts = Array.isArray(value) && value.every((text) => typeof text === 'string') ? value : null;
      return texts ? { value: texts.length > 0 ? texts : null } : { problem: problemOf(column) };
    }
    case 'entries': {
      const entries = Array.isArray(value) && value.every(isObject) ? (value as readonly unknown[]) : null;
      return entries ? { value: entries.length > 0 ? entries : null } : { problem: problemOf(column) };
    }
    case 'flag': {
      const flag = typeof value === 'string' ? FLAGS.get(value.trim().toLowerCase()) : value;
      return typeof flag === 'boolean' ? { value: flag } : { problem: problemOf(column) };
    }
    case 'number':
      if (typeof value === 'number') return { value };
      if (typeof value !== 'string') return { problem: messages.valueInvalid };
      return { value: NUMBER.test(value.trim()) ? Number(value) : value };
    default:
      if (typeof value === 'number') return { value: String(value) };
      return typeof value === 'string' ? { value } : { problem: messages.valueInvalid };
  }
}
