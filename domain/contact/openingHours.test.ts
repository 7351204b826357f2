// cspell:ignore domingos Miércoles días lundi vendredi Montag Freitag samstags Segunda feira sexta sábados Rund Cerrado Fermé viernes
import { openStateAt, weekOf } from './openingHours.js';
import { daysIn, timesIn } from './openingTexts.js';

test.each([
  ['Monday', [1]],
  ['mondays', [1]],
  ['Mon – Fri', [1, 2, 3, 4, 5]],
  ['Monday to Friday:', [1, 2, 3, 4, 5]],
  ['Sat, Sun', [6, 7]],
  ['Saturday and Sunday', [6, 7]],
  ['Sunday – Thursday', [1, 2, 3, 4, 7]],
  ['Mon-Wed & Fri', [1, 2, 3, 5]],
  ['Daily', [1, 2, 3, 4, 5, 6, 7]],
  ['من الاثنين إلى الجمعة', [1, 2, 3, 4, 5]],
  ['السبت والأحد', [6, 7]],
  ['الأحد – الخميس', [1, 2, 3, 4, 7]],
  ['كل يوم', [1, 2, 3, 4, 5, 6, 7]],
  ['De lunes a viernes', [1, 2, 3, 4, 5]],
  ['Sábados y domingos', [6, 7]],
  ['Miércoles', [3]],
  ['Todos los días', [1, 2, 3, 4, 5, 6, 7]],
  ['Du lundi au vendredi', [1, 2, 3, 4, 5]],
  ['mar. et jeu.', [2, 4]],
  ['Mo–Fr', [1, 2, 3, 4, 5]],
  ['Montag bis Freitag und samstags', [1, 2, 3, 4, 5, 6]],
  ['Segunda-feira a sexta-feira', [1, 2, 3, 4, 5]],
  ['Seg-Sex', [1, 2, 3, 4, 5]],
  ['sábados e domingos', [6, 7]],
  ['Public holidays', null],
  ['Weekdays', null],
  ['Mon – lunch', null],
  ['', null],
])('the days %j are read as %j', (text, expected) => expect(daysIn(text)).toEqual(expected));

const span = (from: string, until: string) => ({ from, until });
test.each([
  ['09:00 – 17:00', [span('09:00', '17:00')]],
  ['9:00-17.30', [span('09:00', '17:30')]],
  ['09:00–12:30, 14:00–18:00', [span('09:00', '12:30'), span('14:00', '18:00')]],
  ['9 am to 5 pm', [span('09:00', '17:00')]],
  ['from 9:30 a.m. until 12 p.m.', [span('09:30', '12:00')]],
  ['٩ ص – ٥ م', [span('09:00', '17:00')]],
  ['من ٠٩:٠٠ إلى ١٧:٠٠', [span('09:00', '17:00')]],
  ['20:00 – 02:00', [span('20:00', '02:00')]],
  ['18:00 – 00:00', [span('18:00', '24:00')]],
  ['24 hours', [span('00:00', '24:00')]],
  ['24/7', [span('00:00', '24:00')]],
  ['de 9:00 a 14:00 y de 16:00 a 20:30', [span('09:00', '14:00'), span('16:00', '20:30')]],
  ['9h – 12h30', [span('09:00', '12:30')]],
  ['de 9 h à 17 h', [span('09:00', '17:00')]],
  ['9 bis 17 Uhr', null],
  ['9 Uhr bis 17 Uhr', [span('09:00', '17:00')]],
  ['das 9h às 18h', [span('09:00', '18:00')]],
  ['9:00 a. m. a 1:00 p. m.', [span('09:00', '13:00')]],
  ['Rund um die Uhr', [span('00:00', '24:00')]],
  ['Cerrado', []],
  ['Fermé', []],
  ['Closed', []],
  ['مغلق', []],
  ['9 – 5', null],
  ['9:00 – 5:00', null],
  ['25:00 – 26:00', null],
  ['09:00 – 17:61', null],
  ['9:00 – 5:00 pm', [span('09:00', '17:00')]],
  ['9:00 am – 12:00', [span('09:00', '12:00')]],
  ['12:30 – 5:00 pm', [span('12:30', '17:00')]],
  ['2:00 – 6:00 pm', null],
  ['٢:٠٠ – ٦:٠٠ م', null],
  ['9:00 am – 12:00 pm, 2:00 – 6:00 pm', null],
  ['9:00 – 12:00, 1:00 – 5:00', null],
  ['By appointment', null],
  ['09:00 – 17:00, by appointment', null],
  ['', null],
])('the times %j are read as %j', (text, expected) => expect(timesIn(text)).toEqual(expected));

const WEEK = [
  { days: 'Mon – Fri', times: '09:00 – 17:00' },
  { days: 'Saturday', times: '22:00 – 02:00' },
  { days: 'Sunday', times: 'closed' },
];

test('a week is understood as a whole or not at all', () => {
  expect(weekOf(WEEK)?.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(weekOf([...WEEK, { days: 'Holidays', times: 'closed' }])).toBeNull();
  expect(weekOf([...WEEK, { days: 'Friday', times: 'closed' }])).toBeNull();
  expect(weekOf([])).toBeNull();
  const twice = [
    { days: 'Mon', times: '14:00 – 18:00' },
    { days: 'Mon', times: '09:00 – 12:00' },
  ];
  expect(weekOf(twice)?.map(({ from }) => from)).toEqual(['09:00', '14:00']);
});

const at = (week: typeof WEEK, zone: string, moment: string) => {
  const { open, changesAt } = openStateAt(weekOf(week) ?? [], zone, new Date(moment));
  return [open, changesAt?.toISOString() ?? null];
};
const THIMPHU = 'Asia/Thimphu';

test.each([
  // 2027-05-14 is a Friday; Thimphu is six hours ahead.
  ['before it opens', '2027-05-14T02:59:59Z', false, '2027-05-14T03:00:00.000Z'],
  ['as it opens', '2027-05-14T03:00:00Z', true, '2027-05-14T11:00:00.000Z'],
  ['as it closes', '2027-05-14T11:00:00Z', false, '2027-05-15T16:00:00.000Z'],
  ['past midnight', '2027-05-15T19:30:00Z', true, '2027-05-15T20:00:00.000Z'],
  ['on a day that is closed', '2027-05-16T05:00:00Z', false, '2027-05-17T03:00:00.000Z'],
])('the clocks of a branch say whether it is open: %s', (_title, moment, open, changesAt) => {
  expect(at(WEEK, THIMPHU, moment)).toEqual([open, changesAt]);
});

test('what is open one day a week is open again a week later', () => {
  expect(at([{ days: 'Mon', times: '09:00 – 10:00' }], 'UTC', '2027-05-17T10:00:00Z')).toEqual([
    false,
    '2027-05-24T09:00:00.000Z',
  ]);
});

test('what is always open, or never, does not change', () => {
  expect(at([{ days: 'Daily', times: '24 hours' }], 'UTC', '2027-05-17T10:00:00Z')).toEqual([true, null]);
  expect(at([{ days: 'Daily', times: 'closed' }], 'UTC', '2027-05-17T10:00:00Z')).toEqual([false, null]);
});

test('the clocks of the branch may be put forward meanwhile', () => {
  // Berlin, 2027-03-28: 02:00 is 03:00.
  const night = [{ days: 'Saturday', times: '22:00 – 04:00' }];
  expect(at(night, 'Europe/Berlin', '2027-03-28T00:30:00Z')).toEqual([true, '2027-03-28T02:00:00.000Z']);
});
