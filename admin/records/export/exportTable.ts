import { english } from '../../texts/useT';
import type { CsvValue } from '@polyphony/domain/text/csv.js';
import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import type { RecordRow } from '../operations';
import { nameOf, type Column, type ListScreen } from '../screen';
import { TOGGLE_LABELS } from '../toggles';

const plain = (value: unknown): CsvValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : '';

/** The text of a cell: the column's `exported`, else what it shows, else the value itself. */
function cellOf(column: Column, row: RecordRow): CsvValue {
  if (column.exported) return column.exported(row);
  return plain(column.show?.(row) ?? row[column.field]);
}

/**
 * Converts a list to a table of texts: its columns and what is only exported, with their headings, and in a tree the parent's name. Without row
 * numbers and actions.
 * @param toggles the switches that the user sees
 */
export function exportTable(screen: ListScreen, toggles: readonly Toggle[], rows: readonly RecordRow[]): CsvValue[][] {
  const { kind } = screen;
  const columns = [...screen.columns.filter(({ screenOnly }) => !screenOnly), ...(screen.alsoExported ?? [])];
  const names = new Map(rows.map((row) => [row.id, nameOf(screen, row)]));
  const head = [
    'labels.name' as const,
    ...(kind.tree ? (['lists.below'] as const) : []),
    ...columns.map(({ header }) => header),
    ...toggles.map((toggle) => TOGGLE_LABELS[toggle]),
  ];
  const body = rows.map((row) => [
    nameOf(screen, row),
    ...(kind.tree ? [names.get(row.parentId ?? '') ?? ''] : []),
    ...columns.map((column) => cellOf(column, row)),
    ...toggles.map((toggle) => row[toggle] === true),
  ]);
  return [head.map((name) => english(name)), ...body];
}
