import {
  dayEvidence,
  dayIn,
  DAY_ORDERS,
  decimalEvidence,
  DECIMALS,
  formatGuess,
  numberIn,
  timeIn,
} from './spreadsheetValues.js';

test.each([
  ['2027-03-31', '2027-03-31', '2027-03-31'],
  ['2027/3/31', '2027-03-31', '2027-03-31'],
  ['31/03/2027', '2027-03-31', null],
  ['31.3.2027', '2027-03-31', null],
  ['31.03.27', '2027-03-31', null],
  ['3/31/2027', null, '2027-03-31'],
  ['03-04-2027', '2027-04-03', '2027-03-04'],
  ['٣١/٠٣/٢٠٢٧', '2027-03-31', null],
  ['\u200f31\u200f/03\u200f/2027', '2027-03-31', null],
  ['2027-03-31 00:00:00', '2027-03-31', '2027-03-31'],
  ['2027-03-31T00:00:00.000Z', '2027-03-31', '2027-03-31'],
  ['2027-03-31 10:00', null, null],
  ['30/02/2027', null, null],
  ['31/03/202', null, null],
  ['soon', null, null],
])('an import reads the day %s with the day first as %s, with the month first as %s', (cell, dmy, mdy) =>
  expect([dayIn(cell, 'DMY'), dayIn(cell, 'MDY')]).toEqual([dmy, mdy]),
);

test.each([
  ['9:30', '09:30'],
  ['09:30:00', '09:30'],
  ['9:30 AM', '09:30'],
  ['9:30\u202fpm', '21:30'],
  ['12:05 a.m.', '00:05'],
  ['12:05 PM', '12:05'],
  ['٩:٣٠ ص', '09:30'],
  ['9:30 مساءً', '21:30'],
  ['9.30', '09:30'],
  ['24:00', null],
  ['13:00 PM', null],
  ['09:30:15', null],
  ['930', null],
])('an import reads the time %s as %s', (cell, time) => expect(timeIn(cell)).toBe(time));

test.each([
  ['12.5', 12.5, null],
  ['12,5', null, 12.5],
  ['1,234', 1234, 1.234],
  ['1.234,50', null, 1234.5],
  ['1,234.50', 1234.5, null],
  ['1 234', 1234, 1234],
  ['-7', -7, -7],
  ['١٢٫٥', 12.5, 12.5],
  ['١٬٢٣٤', 1234, 1234],
  ['12,34,5', null, null],
  ['many', null, null],
])('an import reads the number %s with a point as %s, with a comma as %s', (cell, point, comma) =>
  expect([numberIn(cell, 'POINT'), numberIn(cell, 'COMMA')]).toEqual([point, comma]),
);

test.each([
  [['31/03/2027', '01/02/2027'], 'DMY', true],
  [['3/31/2027', '01/02/2027'], 'MDY', true],
  [['01/02/2027', '05/05/2027'], 'DMY', false],
  [['31/03/2027', '3/31/2027', '12/31/2027'], 'MDY', false],
  [['2027-03-31', '05/05/2027'], 'DMY', true],
])('days such as %j are in the order %s, for sure: %s', (cells, value, sure) =>
  expect(formatGuess(DAY_ORDERS, cells.map(dayEvidence))).toEqual({ value, sure }),
);

test.each([
  [['1,234', '12,5'], 'COMMA', true],
  [['1,234', '2.5'], 'POINT', true],
  [['1,234'], 'POINT', false],
  [['1.234', '17'], 'POINT', true],
])('numbers such as %j have a %s, for sure: %s', (cells, value, sure) =>
  expect(formatGuess(DECIMALS, cells.map(decimalEvidence))).toEqual({ value, sure }),
);

test('hostile cells are read in no time', () => {
  const cells = [
    '1'.repeat(100_000),
    `1${' '.repeat(100_000)}/`,
    `${'1,'.repeat(50_000)}x`,
    `1${"'111".repeat(25_000)}!`,
  ];
  for (const cell of cells)
    expect([dayEvidence(cell), decimalEvidence(cell)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
});
