import { kinds } from '@polyphony/domain/kinds/index.js';
import { gql } from '../../testing/generated/gql.js';
import { contentCommandsOf } from '../../testing/measures/commands.js';
import { putRecords } from '../../testing/records/records.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

const PROGRESS = gql(`
  query ProgressOfLanguage($id: ID!) {
    languageProgress(id: $id) { code active base siteTexts { total translated } kinds { kind total translated } }
  }
`);
const ADD = gql(`
  mutation AddLanguageInProgress($code: String!, $name: String!) {
    createLanguage(input: { code: $code, name: $name }) { success language { id active } }
  }
`);

let api: TestApi;
const ids: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi();
  for (const [code, name] of [
    ['es', 'Spanish'],
    ['it', 'Italian'],
  ] as const) {
    const { language } = await api.admin.request(ADD, { code, name });
    // A new language is switched off at first.
    expect(language).toMatchObject({ active: false });
    ids[code] = language?.id ?? '';
  }
  await putRecords(api, kinds.eventCategory, [
    { name: { en: 'One', es: 'Uno' }, description: {}, metaTitle: {}, metaDescription: {} },
    { name: { en: 'Two' }, description: {}, metaTitle: {}, metaDescription: {} },
    { name: { en: 'Three', es: 'Tres' }, description: {}, metaTitle: {}, metaDescription: {} },
  ]);
});
afterAll(() => api.close());

const progressOf = (code: string, client = api.admin) => client.request(PROGRESS, { id: ids[code] ?? '' });

test('of a language that is off, it says what is there of the site and of each kind', async () => {
  const { kinds: counted, siteTexts, ...language } = await progressOf('es');
  expect(language).toEqual({ code: 'es', active: false, base: false });
  expect(counted.find(({ kind }) => kind === 'eventCategory')).toEqual({
    kind: 'eventCategory',
    total: 3,
    translated: 2,
  });
  // The pages that every site has are named in the languages of the product.
  const pages = counted.find(({ kind }) => kind === 'cmsPage');
  expect(pages?.translated).toBe(pages?.total);
  expect(counted.map(({ kind }) => kind)).not.toContain('event');
  expect(siteTexts.translated).toBe(siteTexts.total);
});

test('a language that the product has no words in has none of the texts of the site', async () => {
  const { siteTexts, kinds: counted } = await progressOf('it');
  expect(counted.find(({ kind }) => kind === 'cmsPage')).toMatchObject({ translated: 0 });
  expect(siteTexts.total).toBeGreaterThan(300);
  expect(siteTexts.translated).toBe(0);
});

test('the base language lacks nothing', async () => {
  const { rows } = await api.admin.request(gql(`query LanguagesInProgress { languages { rows { id code } } }`));
  ids['en'] = rows.find(({ code }) => code === 'en')?.id ?? '';
  const { base, kinds: counted } = await progressOf('en');
  expect([base, counted.every(({ total, translated }) => total === translated)]).toEqual([true, true]);
});

test('it is counted by a constant number of commands, and again only after a write', async () => {
  await progressOf('es');
  const own = await contentCommandsOf(() => api.admin.request('{ session { superAdmin } }'));
  const again = await contentCommandsOf(() => progressOf('es'));
  // The language itself.
  expect(again.length - own.length).toBe(1);
});

test('kinds that one may not list are not counted, and only those who see languages ask', async () => {
  const staff = await api.staff(kinds.language.permissions.view);
  expect((await progressOf('es', staff)).kinds).toEqual([]);
  const other = await api.staff('VIEW_ALL_EVENTS');
  const { errors } = await other.graphql(`{ languageProgress(id: "${ids['es'] ?? ''}") { code } }`);
  expect(errors[0]?.extensions['code']).toBe('FORBIDDEN');
  const none = await api.admin.graphql('{ languageProgress(id: "65f0c0ffee0c0ffee0c0ffee") { code } }');
  expect(none.errors[0]?.extensions['code']).toBe('NOT_FOUND');
});
