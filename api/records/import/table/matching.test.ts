import { kinds } from '@polyphony/domain/kinds/index.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { csvFile } from '@polyphony/domain/text/csv.js';
import { CsvReader } from '@polyphony/domain/text/csvReader.js';
import { IMPORT_MAX } from '@polyphony/domain/limits.js';
import { actOn, checkedFile, exported, linesOf, run, sendFile, settled } from '../../../testing/records/imports.js';
import { putRecords, storeOf } from '../../../testing/records/records.js';
import { gql } from '../../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import { createArabic } from '../../../testing/records/createRecord.js';

/** Files that went through a spreadsheet: their columns are matched, and their values read in the forms of a country. */

const difficulty = kinds.eventDifficulty;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
});
afterAll(() => api.close());

const INTERACTIVE = { ask: '1' };
const MATCHING = gql(`
  query MatchingOfImport($id: ID!) {
    import(id: $id) {
      matching {
        encoding dayOrder decimals
        columns { heading samples filled guess } fields { name label language required }
      }
    }
  }
`);
const MATCH = gql(`
  mutation MatchImport($id: ID!, $columns: [String!]!, $dayOrder: ImportDayOrder, $decimals: ImportDecimals) {
    matchImport(id: $id, columns: $columns, dayOrder: $dayOrder, decimals: $decimals) {
      success errors { field message }
    }
  }
`);
const matchingOf = async (id: string) => (await api.admin.request(MATCHING, { id })).matching;
const match = (id: string, columns: readonly string[], formats: { readonly dayOrder?: 'DMY' | 'MDY' } = {}) =>
  api.admin.request(MATCH, { id, columns: [...columns], ...formats });

/** 27 events, of which each has days and times. */
async function putEvents(): Promise<void> {
  const days = Array.from({ length: 27 }, (_, at) => `2027-03-${String(at + 1).padStart(2, '0')}`);
  await putRecords(
    api,
    kinds.event,
    days.map((startsOn, at) => ({
      slug: `event-${at}`,
      name: { en: `Event ${at}` },
      startsOn,
      endsOn: startsOn,
      infoStartTime: '09:30',
      infoEndTime: '17:00',
    })),
  );
}

/** Rows that a spreadsheet of a country with days first makes of an exported file. */
function throughSpreadsheet(file: string): string[][] {
  const reader = new CsvReader(IMPORT_MAX);
  const rows = [...reader.push(file.replace('\ufeff', '')), ...reader.end()];
  return rows.map(({ cells }) =>
    cells.map((cell) => cell.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1').replace(/^0(\d:\d\d)$/, '$1')),
  );
}

test('an exported file whose days and times a spreadsheet wrote anew says what its records say', async () => {
  await putEvents();
  const rows = throughSpreadsheet(await exported(api.admin, kinds.event));
  expect(rows[1]).toEqual(expect.arrayContaining(['01/03/2027', '9:30']));
  const withMore = rows.map((cells) => [...cells, '']);
  const found = await checkedFile(api.admin, kinds.event, `sep=,\r\n${csvFile(withMore).replace('\ufeff', '')}`);
  expect(found).toMatchObject({ state: 'CHECKED', counts: { rows: 27, same: 27, rejected: 0 } });
  const dots = rows.map((cells) => cells.map((cell) => cell.replaceAll(/^(\d\d)\/(\d\d)\/(\d{4})$/g, '$1.$2.$3')));
  const semicolons = dots.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\n');
  const again = await checkedFile(api.admin, kinds.event, Buffer.from(`\ufeff${semicolons}`, 'utf16le'), INTERACTIVE);
  expect(again).toMatchObject({ state: 'CHECKED', counts: { rows: 27, same: 27 } });
});

test("a table of a person's own is matched by labels, and a column of theirs is left out", async () => {
  const categories = kinds.eventCategory;
  await putRecords(api, categories, [{ slug: 'workshops', name: { en: 'Workshops', ar: 'ورش العمل' } }]);
  const file = [
    'Category name;Parent category;My notes;Order number',
    'Paper;workshops;mine;1',
    'Clay;WORKSHOPS ;;2',
    'خزف;ورش العمل;;3',
    'Lost;Nowhere;;4',
  ].join('\r\n');
  const { body } = await sendFile(api.admin, categories, file, INTERACTIVE);
  const id = body.id ?? '';
  const matching = await matchingOf(id);
  expect(matching?.columns).toEqual([
    { heading: 'Category name', samples: ['Paper', 'Clay', 'خزف'], filled: 4, guess: 'name.en' },
    { heading: 'Parent category', samples: ['workshops', 'WORKSHOPS', 'ورش العمل'], filled: 4, guess: 'parentId' },
    { heading: 'My notes', samples: ['mine'], filled: 1, guess: null },
    { heading: 'Order number', samples: ['1', '2', '3'], filled: 4, guess: 'orderNumber' },
  ]);
  expect(matching?.fields).toContainEqual({ name: 'name.ar', label: 'Category name', language: 'ar', required: false });
  expect((await sendFile(api.admin, categories, file)).body).toMatchObject({
    message: messages.importColumnUnknown('My notes'),
    line: 1,
    column: 3,
  });

  expect((await match(id, ['', 'parentId', '', ''])).errors).toMatchObject([{ field: 'columns' }]);
  expect((await match(id, ['name.en', 'name.en', '', ''])).errors).toMatchObject([{ field: 'columns.1' }]);
  expect((await match(id, ['name.en', 'passwordHash', '', ''])).errors).toMatchObject([{ field: 'columns.1' }]);
  expect((await match(id, ['name.en'])).errors).toMatchObject([{ field: 'columns', message: messages.importMatch }]);
  expect(await match(id, matching?.columns.map(({ guess }) => guess ?? '') ?? [])).toMatchObject({ success: true });
  expect(await settled(api.admin, id)).toMatchObject({ state: 'CHECKED', counts: { create: 3, rejected: 1 } });
  expect(await linesOf(api.admin, id, true)).toMatchObject([
    {
      line: 5,
      errors: [{ column: 'parentId', message: messages.importReference('labels.parentCategory', 'Nowhere') }],
    },
  ]);
  expect(await match(id, ['name.en', '', '', ''])).toMatchObject({ success: false });
  await run(api.admin, 'applyImport', id);
  expect(await storeOf(categories).model.findOne({ 'name.en': 'Clay' }).lean()).toMatchObject({ orderNumber: 2 });

  const direct = await checkedFile(api.admin, categories, file, { columns: 'name.en,parentId,,orderNumber' });
  expect(direct).toMatchObject({ state: 'CHECKED', counts: { rows: 4 } });
});

test('a name that two records have is refused with the slugs of both', async () => {
  const categories = kinds.eventCategory;
  await putRecords(api, categories, [
    { slug: 'twin-one', name: { en: 'Twin' } },
    { slug: 'twin-two', name: { en: 'Other', ar: 'twin' } },
  ]);
  const { id } = await checkedFile(
    api.admin,
    categories,
    csvFile([
      ['name', 'parentId'],
      ['Below', 'Twin'],
    ]),
  );
  expect(await linesOf(api.admin, id, true)).toMatchObject([
    { errors: [{ message: messages.importReferenceTwice('labels.parentCategory', 'Twin', 'twin-one, twin-two') }] },
  ]);
});

test('days that can be read in two ways are a question, to a person and to a program', async () => {
  const [id = ''] = await putRecords(api, kinds.event, [{ slug: 'ambiguous', name: { en: 'Ambiguous' } }]);
  const file = csvFile([
    ['id', 'startsOn'],
    [id, '03/04/2027'],
  ]);
  expect((await sendFile(api.admin, kinds.event, file)).body).toMatchObject({ message: messages.importDayOrder });
  const changed = async (parameters: Readonly<Record<string, string>>) => {
    const found = await checkedFile(api.admin, kinds.event, file, parameters);
    return (await linesOf(api.admin, found.id))[0]?.changes[0]?.after;
  };
  expect([await changed({ days: 'dmy' }), await changed({ days: 'mdy' })]).toEqual(['2027-04-03', '2027-03-04']);
  const importId = (await sendFile(api.admin, kinds.event, file, INTERACTIVE)).body.id ?? '';
  expect((await match(importId, ['id', 'startsOn'])).errors).toMatchObject([
    { field: 'dayOrder', message: messages.importDayOrder },
  ]);
  expect(await match(importId, ['id', 'startsOn'], { dayOrder: 'MDY' })).toMatchObject({ success: true });
  await settled(api.admin, importId);
  expect((await linesOf(api.admin, importId))[0]?.changes).toMatchObject([{ after: '2027-03-04' }]);
});

test('a cell that cannot be read is refused with an example of the right form', async () => {
  const [id = ''] = await putRecords(api, kinds.event, [{ slug: 'wrong', name: { en: 'Wrong' } }]);
  const found = await checkedFile(
    api.admin,
    kinds.event,
    csvFile([
      ['id', 'startsOn', 'infoStartTime'],
      [id, 'next spring', 'noon'],
    ]),
  );
  expect((await linesOf(api.admin, found.id, true))[0]?.errors).toEqual([
    { column: 'startsOn', message: 'Write the day as 2027-03-31.' },
    { column: 'infoStartTime', message: 'Write the time as 09:30.' },
  ]);
});

test.each([
  [
    'Windows-1252',
    Buffer.from('name;slug\r\nCaf\xe9 \x93Gr\xfc\xdfe\x94;cp1252\r\n', 'latin1'),
    'cp1252',
    'Café “Grüße”',
  ],
  ['Windows-1256', Buffer.from('name;slug\r\n\xe3\xd1\xcd\xc8\xc7;cp1256\r\n', 'latin1'), 'cp1256', 'مرحبا'],
  ['UTF-16', Buffer.from('\ufeffname\tslug\r\nمرحبا\tutf16\r\n', 'utf16le'), 'utf16', 'مرحبا'],
  ['UTF-16 without a mark', Buffer.from('name\tslug\r\nPlain\tunmarked\r\n', 'utf16le'), 'unmarked', 'Plain'],
  [
    'UTF-16, big end first',
    Buffer.from('\ufeffname\tslug\r\nPlain\tutf16be\r\n', 'utf16le').swap16(),
    'utf16be',
    'Plain',
  ],
])('a file in %s is read', async (_, file, slug, name) => {
  const { id } = await checkedFile(api.admin, difficulty, file);
  await run(api.admin, 'applyImport', id);
  expect(await storeOf(difficulty).model.findOne({ slug }).lean()).toMatchObject({ name: { en: name } });
});

test('a table of 200 columns with hostile headings is matched', async () => {
  const head = [
    'name',
    ...Array.from({ length: 199 }, (_, at) => ['=cmd()', '__proto__', '\u202e', '😀'][at % 4] ?? ''),
  ];
  const row = (at: number) => [`Row ${at}`, ...Array.from({ length: 199 }, () => '01/02/2027')];
  const { body } = await sendFile(
    api.admin,
    difficulty,
    csvFile([head, ...Array.from({ length: 20 }, (_, at) => row(at))]),
    INTERACTIVE,
  );
  const matching = await matchingOf(body.id ?? '');
  expect(matching?.columns.flatMap(({ guess }) => guess ?? [])).toEqual(['name.en']);
  expect(await actOn(api.admin, 'endImport', body.id ?? '')).toMatchObject({ success: true });
});

test('a short template has headings in the language of the person, which are matched', async () => {
  const address = `${api.url}/records/events.csv?template=short&language=ar`;
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${api.admin.token}` },
  });
  const text = await response.text();
  expect(text.split(',').length).toBeLessThan(20);
  expect(text).toMatch(/[\u0600-\u06ff]/);
  const { body } = await sendFile(
    api.admin,
    kinds.event,
    `${text}${'x,'.repeat(text.split(',').length - 1)}x\r\n`,
    INTERACTIVE,
  );
  const matching = await matchingOf(body.id ?? '');
  expect(matching?.columns.filter(({ guess }) => guess === null)).toEqual([]);
});
