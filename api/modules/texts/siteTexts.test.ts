// cspell:ignore Actualidad último libres
import { LANGUAGE_COOKIE } from '@polyphony/domain/languages.js';
import { editedTextsByPath } from '@polyphony/domain/siteTexts/textPages.js';
import { gql } from '../../testing/generated/gql.js';
import { createArabic, createLanguage } from '../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

const TEXTS = gql(`
  query TextsOfSite($lang: String!) {
    siteTexts(lang: $lang) { id name heading version texts { path source standard text placeholders } }
  }
`);
const SAVE = gql(`
  mutation SaveText($path: ID!, $lang: String!, $text: String, $was: String) {
    result: updateSiteText(path: $path, lang: $lang, text: $text, was: $was) {
      success message errors { field message } record { path standard text }
    }
  }
`);
const SAVE_ALL = gql(`
  mutation SaveTexts($lang: String!, $texts: [SiteTextChange!]!, $check: Boolean!) {
    result: updateSiteTexts(lang: $lang, texts: $texts, check: $check) { success message errors { field message } }
  }
`);
const PREVIEW = gql(`
  query PreviewOfText($path: ID!, $lang: String!, $text: String!) {
    preview: siteTextPreview(path: $path, lang: $lang, text: $text) { fault examples }
  }
`);
const HISTORY = gql(`
  query HistoryOfTexts($id: ID!) { recordHistory(kind: "siteTexts", id: $id) { rows { version action by fields } } }
`);
const RESTORE = gql(`
  mutation RestoreTexts($id: ID!, $to: Int!, $fields: [String!]) {
    restoreRecordVersion(kind: "siteTexts", id: $id, to: $to, fields: $fields) { success message }
  }
`);
const TRAIL = gql(`
  query TrailOfTexts {
    auditEntries(pageSize: 1) { rows { action target { kind label } changes { field before after } } }
  }
`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  await createLanguage(api.admin, { name: 'Spanish', code: 'es' });
});
afterAll(() => api.close());

interface Saved {
  readonly path: string;
  readonly lang: string;
  readonly text: string | null;
  readonly was?: string | null;
}
const save = ({ was = null, ...saved }: Saved, client = api.admin) => client.request(SAVE, { ...saved, was });
const codesOf = async ({ was = null, ...saved }: Saved, client = api.admin) =>
  (await client.graphql(SAVE, { ...saved, was })).errors.map(({ extensions }) => extensions['code']);
const pagesIn = (lang: string) => api.admin.request(TEXTS, { lang });
const readText = async (path: string, lang: string) =>
  (await pagesIn(lang)).flatMap(({ texts }) => texts).find((text) => text.path === path);
const page = async (path: string, lang: string) =>
  (await fetch(api.url + path, { headers: { cookie: `${LANGUAGE_COOKIE}=${lang}` } })).text();

test('all texts are listed by page, with the English beside and what the product has in the language', async () => {
  const pages = await pagesIn('es');
  expect(pages.flatMap(({ texts }) => texts)).toHaveLength(editedTextsByPath.size);
  expect(await readText('site.events.title', 'es')).toEqual({
    path: 'site.events.title',
    source: 'Events',
    standard: 'Eventos',
    text: null,
    placeholders: [],
  });
  expect((await readText('site.careers.closes', 'es'))?.placeholders).toEqual(['date']);
});

test('a change shows with the next request, in its language alone, until it is taken back', async () => {
  const path = 'site.events.title';
  const before = await page('/event', 'es');
  expect(await save({ path, lang: 'es', text: 'Nuestra agenda' })).toEqual({
    success: true,
    message: 'Text updated successfully.',
    errors: [],
    record: { path, standard: 'Eventos', text: 'Nuestra agenda' },
  });
  expect(before).not.toContain('Nuestra agenda');
  expect(await page('/event', 'es')).toContain('Nuestra agenda');
  expect(await page('/event', 'en')).not.toContain('Nuestra agenda');
  expect(await save({ path, lang: 'es', text: ' ', was: 'Nuestra agenda' })).toMatchObject({ record: { text: null } });
  expect(await page('/event', 'es')).not.toContain('Nuestra agenda');
});

test.each([
  ['a lost placeholder', 'Pronto', 'The placeholder {date} is missing.'],
  ['an unknown placeholder', 'El {date}, {hour}', 'This text has no placeholder {hour}.'],
  ['markup', '<b>{date}</b>', 'Write the text without HTML tags.'],
  ['10,000 characters', 'x'.repeat(10_000), 'Text cannot exceed 2000 characters.'],
  [
    'a plural without other',
    '{date, plural, one {x}}',
    "Each plural needs the form 'other', for all numbers that no other form names.",
  ],
])('%s is refused on the field, and nothing is changed', async (_, text, message) => {
  const path = 'site.careers.closes';
  for (const lang of ['es', 'en']) {
    expect(await save({ path, lang, text })).toEqual({
      success: false,
      message,
      errors: [{ field: 'text', message }],
      record: null,
    });
    expect((await readText(path, lang))?.text).toBeNull();
  }
});

test('a text can be previewed with samples in place of its placeholders, or says why it could not be saved', async () => {
  const preview = (path: string, lang: string, text: string) => api.admin.request(PREVIEW, { path, lang, text });
  expect(await preview('site.book.placesLeft', 'es', '{count, plural, one {Una} other {# libres}}')).toEqual({
    fault: null,
    examples: ['Una', '2 libres'],
  });
  expect(await preview('site.careers.closes', 'es', 'Pronto')).toEqual({
    fault: 'The placeholder {date} is missing.',
    examples: [],
  });
  expect((await readText('site.careers.closes', 'es'))?.text).toBeNull();
});

test('an unknown text and an unknown language are refused', async () => {
  expect(await codesOf({ path: 'site.nothing', lang: 'es', text: 'x' })).toEqual(['BAD_USER_INPUT']);
  expect(await codesOf({ path: 'site.home.title', lang: 'xx', text: 'x' })).toEqual(['BAD_USER_INPUT']);
});

test('two people who change one text do not overwrite each other; those who change two texts do not meet', async () => {
  const path = 'site.home.title';
  expect(await save({ path, lang: 'es', text: 'Uno' })).toMatchObject({ success: true });
  expect(await codesOf({ path, lang: 'es', text: 'Dos' })).toEqual(['CONFLICT']);
  expect(await save({ path: 'site.home.lead', lang: 'es', text: 'Otro' })).toMatchObject({ success: true });
  expect(await save({ path, lang: 'ar', text: 'واحد' })).toMatchObject({ success: true });
  const both = await Promise.all([
    save({ path: 'site.home.explore', lang: 'es', text: 'A' }),
    save({ path: 'site.home.eyebrow', lang: 'ar', text: 'ب' }),
  ]);
  expect(both.map(({ success }) => success)).toEqual([true, true]);
  expect((await readText(path, 'es'))?.text).toBe('Uno');
});

test('a change is in the history and the audit trail, and an earlier version is restored', async () => {
  const path = 'site.testimonials.title';
  const id = (await pagesIn('es')).find(({ name }) => name === 'testimonials')?.id ?? '';
  await save({ path, lang: 'es', text: 'Voces' });
  expect((await api.admin.request(TRAIL)).rows).toMatchObject([
    {
      action: 'TRANSLATE',
      target: { kind: 'siteTexts', label: 'Testimonials' },
      changes: [{ field: 'site_testimonials_title.es', before: null, after: '"Voces"' }],
    },
  ]);
  const { rows } = await api.admin.request(HISTORY, { id });
  expect(rows).toMatchObject([{ version: 2, action: 'TRANSLATE', fields: ['site_testimonials_title.es'] }]);
  const restored = await api.admin.request(RESTORE, { id, to: 1, fields: ['site_testimonials_title.es'] });
  expect(restored).toMatchObject({ success: true });
  expect((await readText(path, 'es'))?.text).toBeNull();
});

test('texts are seen and changed with permissions of their own; a translator leaves the base language alone', async () => {
  const tried = async (client: typeof api.admin) => ({
    sees: (await client.graphql(TEXTS, { lang: 'es' })).errors.length === 0,
    english: await codesOf({ path: 'site.news.title', lang: 'en', text: null }, client),
    spanish: await codesOf({ path: 'site.news.title', lang: 'es', text: null }, client),
  });
  const refused = ['FORBIDDEN'];
  expect(await tried(await api.staff('VIEW_ALL_SITE_TEXTS'))).toEqual({
    sees: true,
    english: refused,
    spanish: refused,
  });
  expect(await tried(await api.staff('EDIT_SITE_TEXT'))).toEqual({ sees: true, english: [], spanish: [] });
  expect(await tried(await api.staff('TRANSLATE_SITE_TEXT'))).toEqual({ sees: true, english: refused, spanish: [] });
  expect(await tried(await api.staff('GENERAL_SETTINGS'))).toEqual({ sees: false, english: refused, spanish: refused });
});

describe('texts of a file', () => {
  const TITLE = 'site.news.title';
  const LEAD = 'site.news.lead';
  const CLOSES = 'site.careers.closes';
  const saveAll = (texts: readonly Omit<Saved, 'lang'>[], { check = false, client = api.admin } = {}) =>
    client.graphql(SAVE_ALL, { lang: 'es', texts: texts.map((text) => ({ was: null, ...text })), check });
  const resultOf = async (...args: Parameters<typeof saveAll>) => (await saveAll(...args)).data?.result;

  test('are written page by page, each page in one version', async () => {
    const texts = [
      { path: TITLE, text: 'Actualidad' },
      { path: LEAD, text: 'Lo último' },
      { path: CLOSES, text: 'Hasta el {date}' },
    ];
    expect(await resultOf(texts, { check: true })).toMatchObject({ success: true });
    expect((await readText(TITLE, 'es'))?.text).toBeNull();
    const before = (await pagesIn('es')).find(({ name }) => name === 'news')?.version ?? 0;
    expect(await resultOf(texts)).toEqual({ success: true, message: '3 texts updated successfully.', errors: [] });
    for (const { path, text } of texts) expect((await readText(path, 'es'))?.text).toBe(text);
    const after = (await pagesIn('es')).find(({ name }) => name === 'news');
    expect(after?.version).toBe(Math.max(before, 1) + 1);
    expect(await page('/news', 'es')).toContain('Actualidad');
  });

  test('are all left as they are while one of them is wrong, which is named by its path', async () => {
    const wrong = { path: CLOSES, text: 'Pronto', was: 'Hasta el {date}' };
    const message = 'The placeholder {date} is missing.';
    for (const check of [true, false])
      expect(await resultOf([{ path: TITLE, text: 'Otra', was: 'Actualidad' }, wrong], { check })).toEqual({
        success: false,
        message,
        errors: [{ field: CLOSES, message }],
      });
    expect((await readText(TITLE, 'es'))?.text).toBe('Actualidad');
  });

  test('do not overwrite what was changed since, nor name a text twice or one that does not exist', async () => {
    const codes = async (...args: Parameters<typeof saveAll>) =>
      (await saveAll(...args)).errors.map(({ extensions }) => extensions['code']);
    const other = { path: LEAD, text: 'Otro', was: 'Lo último' };
    expect(await codes([{ path: TITLE, text: 'Otra' }, other])).toEqual(['CONFLICT']);
    expect(await codes([{ path: TITLE, text: 'Otra' }, other], { check: true })).toEqual(['CONFLICT']);
    expect((await readText(LEAD, 'es'))?.text).toBe('Lo último');
    expect(await codes([other, other])).toEqual(['BAD_USER_INPUT']);
    expect(await codes([{ path: 'site.nothing', text: 'x' }])).toEqual(['BAD_USER_INPUT']);
    expect(await codes([other], { client: await api.staff('VIEW_ALL_SITE_TEXTS') })).toEqual(['FORBIDDEN']);
  });
});
