import { dateFormat, MOMENT, setClock } from './dates';

test('FMT-007: a moment has the month in letters and a time by twelve hours, where British English would write 14:30', () => {
  const moment = dateFormat({ ...MOMENT, timeZone: 'UTC' });
  expect(moment(new Date('2027-03-31T14:30:00.000Z'))).toBe('31 Mar 2027, 2:30 PM');
});

test('moments are by the clock of the site, where one is set, unless a format names its own', () => {
  const [moment, universal] = [dateFormat(MOMENT), dateFormat({ ...MOMENT, timeZone: 'UTC' })];
  const at = new Date('2027-03-31T14:30:00.000Z');
  setClock('Asia/Thimphu');
  expect([moment(at), universal(at)]).toEqual(['31 Mar 2027, 8:30 PM', '31 Mar 2027, 2:30 PM']);
  setClock('Europe/Madrid');
  expect(moment(at)).toBe('31 Mar 2027, 4:30 PM');
  setClock(undefined);
});
