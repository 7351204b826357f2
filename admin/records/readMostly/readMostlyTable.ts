import type { CsvValue } from '@polyphony/domain/text/csv.js';
import { english } from '../../texts/useT';
import type { ActedRow, ReadMostlyColumn } from './screen';

/** A value of a cell: the name of a text in English. */
const inEnglish = (value: CsvValue): CsvValue => (typeof value === 'string' ? english.words(value) : value);

/** The rows as a table of texts: the columns of their list, and each line of a cell by itself. */
export const readMostlyTable = <Row extends ActedRow>(
  columns: readonly ReadMostlyColumn<Row>[],
  rows: readonly Row[],
): CsvValue[][] => [
  columns.flatMap(({ header, heads = [header] }) => heads.map((name) => english(name))),
  ...rows.map((row) =>
    columns.flatMap((column) => {
      const lines = column.lines(row);
      return (column.heads ?? [column.header]).map((_, index) => inEnglish(lines[index]));
    }),
  ),
];
