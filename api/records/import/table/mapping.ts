import { readCell, type ImportValues } from '@polyphony/domain/import/cells.js';
import { columnsOf, ID_COLUMN, requiredColumns, type ImportColumn } from '@polyphony/domain/import/columns.js';
import {
  DAY_ORDERS,
  DECIMALS,
  formatGuess,
  type Evidence,
  type Formats,
} from '@polyphony/domain/import/spreadsheetValues.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import type { Encoding } from './fileText.js';
import type { LineError } from '../storedImport.js';

/** A column of a table: its heading, its first values, and which field it seems to be. */
export interface FileColumn {
  readonly heading: string;
  readonly samples: readonly string[];
  /** Number of its cells that are not empty. */
  readonly filled: number;
  /** Their evidence for the order of days, and for decimals. */
  readonly days: Evidence;
  readonly decimals: Evidence;
  /** The name of a column of the kind. */
  readonly guess: string | null;
}

/** A table as its file says it, for the person who says what its columns are. */
export interface FileMatching {
  readonly columns: readonly FileColumn[];
  readonly encoding: Encoding;
}

/**
 * Meaning of the columns of a table, by position, null for those that are left out, and the formats in which their
 * values are read.
 */
export interface Mapping {
  readonly columns: readonly (string | null)[];
  readonly formats: Formats;
}

/** Problem of a mapping of columns, and the place of the column, from 1. */
export interface MappingProblem {
  readonly place: number | null;
  readonly message: Message;
}

/** The columns of a kind by these names; an unknown name is a problem. */
export function columnsByNames(
  columns: readonly ImportColumn[],
  names: readonly (string | null)[],
): { readonly chosen: readonly (ImportColumn | null)[]; readonly problem: MappingProblem | null } {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const chosen = names.map((name) => (name ? (byName.get(name) ?? null) : null));
  const at = names.findIndex((name, index) => Boolean(name) && !chosen[index]);
  const name = names[at] ?? '';
  return {
    chosen,
    problem: at < 0 ? null : { place: at + 1, message: messages.importColumnUnknown(name.slice(0, 100)) },
  };
}

/** Reason for which a table cannot be imported with these columns; null when it can. */
export function mappingProblem(kind: AnyKind, chosen: readonly (ImportColumn | null)[]): MappingProblem | null {
  const names = chosen.map((column) => column?.name);
  const twice = names.findIndex((name, index) => name !== undefined && names.indexOf(name) < index);
  if (twice >= 0) return { place: twice + 1, message: messages.importColumnTwice(names[twice] ?? '') };
  if (names.every((name) => name === undefined)) return { place: null, message: messages.importMatch };
  if (names.includes(ID_COLUMN.name)) return null;
  const missing = requiredColumns(kind).find((name) => !names.includes(name));
  return missing === undefined ? null : { place: null, message: messages.importColumnMissing(missing) };
}

/** The formats of a table, and those that its cells leave open. @param explicit those that a person has chosen */
export function formatsOf(
  columns: readonly FileColumn[],
  chosen: readonly (ImportColumn | null)[],
  explicit: { readonly dayOrder?: Formats['dayOrder'] | null; readonly decimals?: Formats['decimals'] | null },
): { readonly formats: Formats; readonly open: readonly (keyof Formats)[] } {
  const evidence = (of: 'days' | 'decimals', matters: (column: ImportColumn) => boolean) =>
    columns.flatMap((column, at) => {
      const field = chosen[at];
      return field && matters(field) ? [column[of]] : [];
    });
  const days = formatGuess(
    DAY_ORDERS,
    evidence('days', ({ format }) => format === 'day'),
  );
  const numbers = formatGuess(
    DECIMALS,
    evidence('decimals', ({ holds }) => holds === 'number'),
  );
  const open: (keyof Formats)[] = [];
  if (!explicit.dayOrder && !days.sure) open.push('dayOrder');
  if (!explicit.decimals && !numbers.sure) open.push('decimals');
  return { formats: { dayOrder: explicit.dayOrder ?? days.value, decimals: explicit.decimals ?? numbers.value }, open };
}

/** Messages about formats that are left open. */
export const OPEN_FORMATS: Readonly<Record<keyof Formats, Message>> = {
  dayOrder: messages.importDayOrder,
  decimals: messages.importDecimals,
};

/** The columns of a kind in these languages. */
export const columnsIn = (kind: AnyKind, languages: readonly { readonly code: string }[]): readonly ImportColumn[] =>
  columnsOf(
    kind,
    languages.map(({ code }) => code),
  );

/** The values of a row of a table, and what is wrong with its cells. */
export function readCells(
  cells: readonly string[],
  { columns: names, formats }: Mapping,
  columns: ReadonlyMap<string, ImportColumn>,
): { readonly values: ImportValues; readonly problems: readonly LineError[] } {
  const read = names.flatMap((name, at) => {
    const column = columns.get(name ?? '');
    return column ? [[column.name, readCell(column, cells[at] ?? '', formats)] as const] : [];
  });
  return {
    values: Object.fromEntries(read.flatMap(([name, one]) => ('value' in one ? [[name, one.value] as const] : []))),
    problems: read.flatMap(([column, one]) => ('problem' in one ? [{ column, message: one.problem }] : [])),
  };
}
