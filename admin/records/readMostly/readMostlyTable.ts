import type { CsvValue } from '@polyphony/domain/text/csv.js';
import type { ActedRow, ReadMostlyColumn } from './screen';

/** The rows as a table of texts: the columns of their list, and each line of a cell by itself. */
export const readMostlyTable = <Row extends ActedRow>(
  columns: readonly ReadMostlyColumn<Row>[],
  rows: readonly Row[],
): CsvValue[][] => [
  columns.flatMap(({ header, heads = [header] }) => heads),
  ...rows.map((row) =>
    columns.flatMap((column) => {
      const lines = column.lines(row);
      return (column.heads ?? [column.header]).map((_, index) => lines[index]);
    }),
  ),
];
