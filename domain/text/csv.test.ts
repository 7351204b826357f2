import fc from 'fast-check';
import { csvCell, csvFile, csvText, type CsvValue } from './csv.js';
import { SEED } from '../testing/seed.js';

fc.configureGlobal({ seed: SEED });

/** Parses a file according to RFC 4180. */
function read(file: string): string[][] {
  const rows: string[][] = [];
  const row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  cell.lastIndex = 1;
  while (cell.lastIndex < file.length) {
    const found = cell.exec(file);
    if (!found) throw new Error('Not a CSV file.');
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '\r\n') rows.push(row.splice(0));
  }
  return rows;
}

describe('a cell', () => {
  test.each<[CsvValue, string]>([
    ['Concert', 'Concert'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [0, '0'],
    [true, 'Yes'],
    [false, 'No'],
    ['Say "hello"', '"Say ""hello"""'],
    ['one, two', '"one, two"'],
    ['one; two', '"one; two"'],
    ['one\ntwo', '"one\ntwo"'],
    [' stands in', '" stands in"'],
    ['عطلة تجليد الكتب', 'عطلة تجليد الكتب'],
    ['a=b', 'a=b'],
  ])('of %j is %s', (value, cell) => expect(csvCell(value)).toBe(cell));

  test.each([
    '=1+1',
    '=cmd|" /C calc"!A0',
    '+975 17123456',
    '@SUM(A1)',
    '-1+2',
    '-',
    '--1',
    '  =1+1',
    '\u00a0=1+1',
    '\u200b=1+1',
    '\ufeff=1+1',
    '\t1',
    '\r1',
    '\n=1',
    '＝1+1',
    '＠SUM(A1)',
  ])('that would be a formula, %j, is text', (text) => {
    expect(read(csvFile([[text]]))).toEqual([[`'${text}`]]);
  });

  test.each<CsvValue>(['-1', -1, -12.5, '-0.25', '-1200000'])('with a negative number, %j, stays a number', (value) => {
    expect(csvCell(value)).toBe(String(value));
  });
});

describe('a file', () => {
  test('begins with a byte order mark, and each line ends in CRLF', () => {
    const file = csvFile([
      ['Name', 'Order'],
      ['A', 1],
    ]);
    expect(file).toBe('\ufeffName,Order\r\nA,1\r\n');
  });

  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom("'", '=', '+', '-', '@', '"', ',', ';', '\r', '\n', '\t', ' ', '\u00a0', '1', 'a', '＝'))
      .map((all) => all.join('')),
  );
  const table = fc
    .integer({ min: 1, max: 5 })
    .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));

  test('preserves every text: the apostrophe before formulas is taken away again', () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(read(csvFile(rows)).map((row) => row.map(csvText))).toEqual(rows);
      }),
    );
  });

  test('has no cell that a spreadsheet would evaluate', () => {
    fc.assert(
      fc.property(table, (rows) => {
        for (const cell of read(csvFile(rows)).flat()) {
          const begins = cell.trimStart().charAt(0);
          const calculated = ['=', '+', '-', '@', '＝', '＋', '－', '＠'].includes(begins) || /^[\t\r]/.test(cell);
          expect(calculated && !/^-\d+(\.\d+)?$/.test(cell)).toBe(false);
        }
      }),
    );
  });

  test('keeps numbers as they are', () => {
    fc.assert(fc.property(fc.integer(), (number) => csvCell(number) === String(number)));
  });
});
