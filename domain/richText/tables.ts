import type { Element, ElementContent, Properties } from 'hast';
import { elementOf, hasAmong, lineOf } from './plainNodes.js';

/** Maximum size of a table; larger ones become paragraphs. */
export const TABLE_MAX = { columns: 50, rows: 500 } as const;

const TABLE = new Set(['table']);
const GROUPS = ['thead', 'tbody', 'tfoot'];
const CELLS = ['td', 'th'];

const childrenOf = (node: Element, names: readonly string[]): Element[] =>
  node.children.filter((child): child is Element => child.type === 'element' && names.includes(child.tagName));

interface Row {
  readonly cells: readonly Element[];
  readonly isHead: boolean;
}

/** The rows of a table in the order in which they are displayed. */
const rowsOf = (table: Element): Row[] =>
  [...GROUPS, 'tr']
    .flatMap((group) => childrenOf(table, [group]))
    .flatMap((part) =>
      (part.tagName === 'tr' ? [part] : childrenOf(part, ['tr'])).map((row) => ({
        cells: childrenOf(row, CELLS),
        isHead: part.tagName === 'thead',
      })),
    )
    .filter(({ cells }) => cells.length > 0);

/** The number of columns or rows that a cell takes, at most `max`. */
function spanOf(value: Properties[string], max: number): number {
  const span = Math.floor(Number(value ?? 1));
  return span >= 1 ? Math.min(span, max) : 1;
}

/**
 * A table as rich texts have them: rows of one body, cells with bounded spans, a plain caption. Null for what only looks
 * like a table: one that contains others or has a single cell, as mails are laid out, and for one that is too large.
 * @param contentOf the cleaned content of a cell
 */
export function tableOf(
  table: Element,
  stripped: ReadonlySet<string>,
  contentOf: (cell: Element) => ElementContent[],
): Element | null {
  const rows = rowsOf(table);
  const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
  if (cells <= 1 || rows.length > TABLE_MAX.rows || hasAmong(table, TABLE)) return null;
  /** For each column the number of rows that cells from above still occupy. */
  const occupied: number[] = [];
  const written: Element[] = [];
  for (const [at, { cells: row, isHead }] of rows.entries()) {
    let column = 0;
    const inRow: Element[] = [];
    const below: [column: number, rows: number][] = [];
    for (const cell of row) {
      while ((occupied[column] ?? 0) > 0) column += 1;
      const columns = spanOf(cell.properties['colSpan'], TABLE_MAX.columns);
      const down = spanOf(cell.properties['rowSpan'], rows.length - at);
      if (column + columns > TABLE_MAX.columns) return null;
      for (let covered = 0; covered < columns; covered += 1) below.push([column + covered, down]);
      column += columns;
      const spans = { ...(columns > 1 && { colSpan: columns }), ...(down > 1 && { rowSpan: down }) };
      inRow.push(elementOf(isHead ? 'th' : cell.tagName, contentOf(cell), spans));
    }
    for (const [covered, down] of below) occupied[covered] = Math.max(occupied[covered] ?? 0, down);
    for (const [covered, down] of occupied.entries()) occupied[covered] = Math.max(0, (down ?? 0) - 1);
    written.push(elementOf('tr', inRow));
  }
  const [caption] = childrenOf(table, ['caption']);
  const value = caption ? lineOf(caption, stripped) : '';
  const title = value === '' ? [] : [elementOf('caption', [{ type: 'text', value }])];
  return elementOf('table', [...title, elementOf('tbody', written)]);
}
