import { kinds } from '@polyphony/domain/kinds/index.js';
import { IMPORT_MAX } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import { checkedFile, linesOf, sendFile } from '../../../testing/records/imports.js';
import { putRecords, storedContents } from '../../../testing/records/records.js';

/** Files of another format, and rows that cannot be read: each is refused with its place, and nothing is changed. */

const kind = kinds.eventDifficulty;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  // The first file makes the collection of leases.
  await sendFile(api.admin, kind, '');
});
afterAll(() => api.close());

test.each<[string, string | Buffer, string, number | null, number | null]>([
  ['broken UTF-8', Buffer.from([0xc3, 0xa9, 0x0a, 0xc3, 0x28]), messages.importEncoding, 2, null],
  [
    'Cyrillic of a code page',
    Buffer.from('id,name\r\n,\xcf\xf0\xe8\xe2\xe5\xf2\r\n', 'latin1'),
    messages.importEncoding,
    2,
    null,
  ],
  ['a workbook', Buffer.from('PK\u0003\u0004and more'), messages.importWorkbook, null, null],
  ['too many columns', `${'id,'.repeat(IMPORT_MAX.columns)}id\r\n`, 'The file has more than 1000 columns.', 1, 1001],
  ['a column without a heading', 'id,\r\n,x\r\n', 'Unknown column “”.', 1, 2],
  ['nothing', '', 'The file has no rows.', null, null],
  ['a head alone', 'id,name\r\n', 'The file has no rows.', null, null],
  [
    'a quotation mark in a cell',
    'id,name\r\n,a"b\r\n',
    'There is a quotation mark in the middle of a cell. This is not a valid CSV file.',
    2,
    2,
  ],
  [
    'a quotation mark that is not closed',
    'id,name\r\n,"a\r\n',
    'The quotation mark that opens this cell is never closed.',
    2,
    2,
  ],
  ['a huge cell', `id,name\r\n,${'x'.repeat(IMPORT_MAX.cell + 1)}`, 'This cell has more than 200000 characters.', 2, 2],
  ['a column twice', 'id,name,name.en\r\n', 'The column “name.en” appears twice.', 1, 3],
  ['an unknown language', 'id,name.xx\r\n', "There is no active language 'xx'.", 1, 2],
  [
    'no column for what is required',
    'slug\r\nnew\r\n',
    'The column “name.en” is missing. New records need it; to change records, add the column “id”.',
    1,
    null,
  ],
  ['another kind', '\ufeffid,title.en,subTitle.en\r\n,a,b\r\n', 'Unknown column “subTitle.en”.', 1, 3],
  ['broken JSON', '[{"id":null}\n{"id":null}]', 'This is not valid JSON.', 2, null],
  [
    'a bomb of rows',
    `id\r\n${'1\r\n'.repeat(IMPORT_MAX.rows + 1)}`,
    'The file has more than 20000 rows. Split it into smaller files.',
    IMPORT_MAX.rows + 2,
    null,
  ],
  [
    'a huge file',
    `id,name\r\n${`,${'x'.repeat(100_000)}\r\n`.repeat(215)}`,
    'The file is larger than 20 MB. Split it into smaller files.',
    null,
    null,
  ],
])('a file of %s is refused with its place, and nothing is stored', async (_, file, message, line, column) => {
  const before = await storedContents();
  const { status, body } = await sendFile(api.admin, kind, file);
  expect([status, body]).toEqual([400, { success: false, message, line, column }]);
  expect(await storedContents()).toBe(before);
});

test('rows that cannot be read are refused one by one, with their column', async () => {
  const [id = ''] = await putRecords(api, kind, [{ slug: 'row' }]);
  const text = `id;name;slug\n${id};Row;row;more\n${id};Renamed\nnonsense;Name;slug\n${id};Renamed;row\n${id};Again;row\n`;
  const found = await checkedFile(api.admin, kind, text);
  expect(
    (await linesOf(api.admin, found.id, true)).map(({ line, errors }) => [line, errors[0]?.column, errors[0]?.message]),
  ).toEqual([
    [2, '', 'This row has 4 cells, but there are 3 columns.'],
    [3, '', 'This row has 2 cells, but there are 3 columns.'],
    [4, 'id', 'The id is not valid.'],
    [6, 'id', 'Id is the same as in line 5.'],
  ]);
});
