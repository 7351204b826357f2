import { zoneName } from './zoneName.js';

const summer = new Date('2027-07-01T10:00:00Z');

test.each([
  ['Asia/Thimphu', 'en', 'Bhutan Time, UTC+6'],
  ['Asia/Thimphu', 'ar', 'توقيت بوتان، UTC+6'],
  ['Europe/Madrid', 'es', 'hora de Europa central, UTC+2'],
  ['Asia/Kathmandu', 'en', 'Nepal Time, UTC+5:45'],
  ['America/St_Johns', 'en', 'Newfoundland Time, UTC−2:30'],
  ['UTC', 'en', 'UTC'],
])('zoneName names the zone %s in the language %s, with its offset', (zone, language, name) => {
  expect(zoneName(zone, summer, language)).toBe(name);
});

test('the name of a zone has the offset of the moment, which changes with the clocks', () => {
  expect(zoneName('Europe/Madrid', new Date('2027-01-01T10:00:00Z'), 'en')).toBe('Central European Time, UTC+1');
});
