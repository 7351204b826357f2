import fc from 'fast-check';
import { csvFile } from './csv.js';
import { CsvReader, MalformedCsv, type CsvRow } from './csvReader.js';
import { SEED } from '../testing/seed.js';

fc.configureGlobal({ seed: SEED });

const MAX = 1000;

function read(...pieces: readonly string[]): CsvRow[] {
  const reader = new CsvReader({ cell: MAX, row: 3 * MAX, columns: MAX });
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}
const cellsOf = (...pieces: readonly string[]) => read(...pieces).map(({ cells }) => cells);

test.each<[string, string, string[][]]>([
  [
    'cells and rows',
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a last row without a line end',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['line ends of old Macs', 'a\rb\r', [['a'], ['b']]],
  [
    'empty cells',
    ',\n,,',
    [
      ['', ''],
      ['', '', ''],
    ],
  ],
  ['an empty quoted cell', '""\n', [['']]],
  ['quotes, commas and line ends within quotes', '"a ""b"", c\r\nd",e', [['a "b", c\r\nd', 'e']]],
  ['blank lines, which are skipped', 'a\n\n\r\nb\n', [['a'], ['b']]],
  [
    'semicolons',
    'a;b\n"1;2";3,4\n',
    [
      ['a', 'b'],
      ['1;2', '3,4'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['nothing', '', []],
])('the reader of CSV files reads %s', (_, text, rows) => expect(cellsOf(text)).toEqual(rows));

test('numbers rows by the lines of the file, also after cells of several lines', () => {
  expect(read('a,b\r\n"1\r\n2\n3",x\r\n\r\ny,z\r\n').map(({ line }) => line)).toEqual([1, 2, 6]);
});

test.each<[string, string, MalformedCsv['problem'], number, number]>([
  ['a quotation mark within a cell', 'a,b\n1,2"3\n', 'unopened', 2, 2],
  ['text after a closing quotation mark', 'a\n"b"c\n', 'unopened', 2, 1],
  ['a quotation mark that is never closed', 'a,b\n1,"2\n3,4\n', 'unclosed', 2, 2],
  ['a cell that is too long', `a\n${'x'.repeat(MAX + 1)}`, 'tooLong', 2, 1],
])('the reader of CSV files refuses %s and names its line and column', (_, text, problem, line, column) => {
  expect(() => read(text)).toThrow(new MalformedCsv(problem, line, column));
});

test('the reader of CSV files reads what is written, in whatever pieces it comes', () => {
  const cell = fc
    .array(fc.constantFrom('"', ',', ';', '\r', '\n', '\t', ' ', 'a', 'ب', '1', '\u{1f600}'), { maxLength: 8 })
    .map((all) => all.join(''))
    // An apostrophe would be put before it: csv.test.ts.
    .filter((text) => !/^'*\s*[\t\r\n]/.test(text));
  const row = fc.array(cell, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 7 }), (rows, size) => {
      const table = [['first', 'second'], ...rows];
      const text = csvFile(table).slice(1);
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
        text.slice(at * size, (at + 1) * size),
      );
      expect(cellsOf(...pieces)).toEqual(table);
    }),
  );
});

test.each([
  ['sep=;\r\na,b;c\r\n', [['a,b', 'c']]],
  ['sep=,\na;b,c', [['a;b', 'c']]],
  ['SEP=\t\na;b\tc', [['a;b', 'c']]],
  [
    'sep=;x\na;b',
    [
      ['sep=', 'x'],
      ['a', 'b'],
    ],
  ],
])('the line %j of a spreadsheet says what separates cells, and is no row', (text, cells) =>
  expect(cellsOf(text)).toEqual(cells),
);

test('a row with more characters or cells than it may have is refused', () => {
  expect(() => read(`${'x'.repeat(MAX)},`.repeat(4))).toThrow(/^rowTooLong/);
  expect(() => read(','.repeat(MAX + 1))).toThrow(/^tooMany/);
});
