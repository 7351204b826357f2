import { allKinds } from '../kinds/index.js';
import { career } from '../kinds/career.js';
import { course } from '../kinds/course.js';
import { staffMember } from '../kinds/staffMember.js';
import { messages as englishTexts } from '../messages/englishTexts.js';
import { messages } from '../messages/messages.js';
import { cellOf, readCell, type ImportValue } from './cells.js';
import { columnsOf, ID_COLUMN, type ImportColumn } from './columns.js';

const namesOf = (...args: Parameters<typeof columnsOf>) => columnsOf(...args).map(({ name }) => name);

test('a file has the id, one column a field, and one for each language of a translatable field', () => {
  expect(namesOf(career, ['ar', 'en']).slice(0, 4)).toEqual(['id', 'jobName.en', 'jobName.ar', 'slug']);
});

test('what is only sent has no column', () => {
  expect(namesOf(staffMember, ['en'])).toEqual(['id', 'name', 'email', 'roleId', 'picture']);
});

test('every field of every kind has a column, and no two have one name', () => {
  for (const kind of allKinds) {
    const columns = columnsOf(kind, ['ar', 'fr']);
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
    expect(new Set(columns.map(({ field }) => field)).size).toBeGreaterThan(1);
  }
});

test('lists hold JSON, switches of forms true or false, and numbers numbers', () => {
  const holds = Object.fromEntries(columnsOf(course, ['en']).map((column) => [column.name, column.holds]));
  expect(holds).toMatchObject({
    id: 'id',
    'title.en': 'text',
    orderNumber: 'number',
    packageCategoriesSwitch: 'flag',
    'packageCategories.en': 'list',
    questions: 'entries',
  });
});

const FORMATS = { dayOrder: 'DMY', decimals: 'POINT' } as const;
const column = (holds: ImportColumn['holds']): ImportColumn => ({
  ...ID_COLUMN,
  name: 'field',
  field: 'field',
  holds,
  example: '[{}]',
});

test.each<[ImportColumn['holds'], ImportValue, string]>([
  ['text', 'Concert', 'Concert'],
  ['text', '=1+1', "'=1+1"],
  ['text', "'=1+1", "''=1+1"],
  ['text', null, ''],
  ['text', ' two\r\nlines ', ' two\r\nlines '],
  ['number', 4.5, '4.5'],
  ['number', -1, '-1'],
  ['flag', true, 'true'],
  ['flag', false, 'false'],
  ['list', ['a', 'b'], '["a","b"]'],
  ['entries', [{ id: '1', title: { en: 'A' } }], '[{"id":"1","title":{"en":"A"}}]'],
])('a %s, %j, is read back from its cell', (holds, value, cell) => {
  const written = cell.startsWith("'") ? cell : String(cellOf(value) ?? '');
  expect(written).toBe(cell);
  expect(readCell(column(holds), cell, FORMATS)).toEqual({ value });
});

test.each([
  ['flag', 'perhaps', messages.importFlag],
  ['list', '[1]', messages.importList],
  ['list', '{"a":1}', messages.importList],
  ['entries', '["a"]', messages.importEntries('[{}]')],
  ['entries', 'nonsense', messages.importEntries('[{}]')],
] as const)('a %s that says %s is refused', (holds, cell, problem) => {
  expect(readCell(column(holds), cell, FORMATS)).toEqual({ problem });
});

test('what is no list of entries is refused with one that is read, of the fields of the list', () => {
  const lists = allKinds.flatMap((kind) => columnsOf(kind, ['en', 'ar']).filter(({ holds }) => holds === 'entries'));
  expect(lists.length).toBeGreaterThan(5);
  for (const list of lists) {
    expect(readCell(list, 'nonsense', FORMATS)).toEqual({ problem: messages.importEntries(list.example ?? '') });
    const read = readCell(list, list.example ?? '', FORMATS);
    expect(read).toEqual({ value: [expect.any(Object)] });
  }
  const [questions] = columnsOf(course, ['en']).filter(({ name }) => name === 'questions');
  const instruction = 'Write a list of entries as JSON, as exported files have it: ';
  const example = '[{"question":{"en":"Text"}}]';
  expect(englishTexts.importEntries(questions?.example ?? '')).toBe(instruction + example);
});

test('a list of texts may have semicolons between them', () => {
  expect(readCell(column('list'), 'music; dance,\npaper ;', FORMATS)).toEqual({ value: ['music', 'dance,', 'paper'] });
});

test('TRUE, as spreadsheets write it, is true', () => {
  expect(readCell(column('flag'), 'TRUE', FORMATS)).toEqual({ value: true });
});

test('what is no number stays a text, for the rule of the field to refuse', () => {
  expect(readCell(column('number'), 'four', FORMATS)).toEqual({ value: 'four' });
});
