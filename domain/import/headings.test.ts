import { event } from '../kinds/event.js';
import { columnsOf, commonColumns } from './columns.js';
import { Headings } from './headings.js';

const headings = new Headings(columnsOf(event, ['en', 'ar']), event.titleField);

test.each([
  ['name.en', 'name.en'],
  ['NAME.EN', 'name.en'],
  ['name', 'name.en'],
  ['Event name', 'name.en'],
  ['  event   NAME * ', 'name.en'],
  ['Name', 'name.en'],
  ['Title', 'name.en'],
  ['Event name (Arabic)', 'name.ar'],
  ['Event name (ar)', 'name.ar'],
  ['Event name – العربية', 'name.ar'],
  ['Name (English)', 'name.en'],
  ['Start date', 'startsOn'],
  ['starts_on', 'startsOn'],
  ['Start-Time', 'infoStartTime'],
  ['Category', 'categoryId'],
  ['تاريخ البدء', 'startsOn'],
  ['ID', 'id'],
  ['_id', 'id'],
  ['My notes', null],
  ['', null],
  ['***', null],
  ['__proto__', null],
  ['constructor', null],
])('the heading %j means the field %s', (heading, name) => expect(headings.find(heading)?.name ?? null).toBe(name));

test('two fields that have one label are left to the person', () => {
  const [id, title] = columnsOf(event, ['en']);
  if (!id || !title) throw new Error('An event has no columns.');
  const twins = [
    { ...title, name: 'one', field: 'one', lang: null },
    { ...title, name: 'two', field: 'two', lang: null },
  ];
  const ambiguous = new Headings([id, ...twins], 'none');
  expect([ambiguous.find('Event name'), ambiguous.find('One')?.name]).toEqual([null, 'one']);
});

test('the short template has what a new record needs and what people put into tables', () => {
  expect(commonColumns(event).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['name.en', 'categoryId', 'startsOn', 'endsOn', 'infoStartTime', 'capacity']),
  );
  expect(commonColumns(event).length).toBeLessThan(20);
});
