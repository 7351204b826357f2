import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { renderMessage } from '@polyphony/domain/messages/languages.js';
import { gql } from '../../testing/generated/gql.js';
import { createArabic, createEventDifficulty, createLanguage } from '../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { RevisionModel } from '../../records/history/revision.js';
import { languageStore } from './language.js';

/** The rules that only languages have (SPEC-D28 to SPEC-D31). */

/** Messages are in the default language unless the request names another. */
const inArabic = (message: Message) => renderMessage(message, 'ar');

let api: TestApi;
const ids: Record<string, string> = {};
const LANGUAGES = gql(`query Languages { languages(pageSize: 100) { rows { id code default active } } }`);
const SET_ACTIVE = gql(`
  mutation SetLanguageActive($id: ID!, $to: Boolean) {
    toggleLanguageActive(id: $id, to: $to) { success message }
  }
`);
const SET_DEFAULT = gql(`
  mutation SetDefaultLanguage($id: ID!, $to: Boolean) {
    toggleLanguageDefault(id: $id, to: $to) { success message }
  }
`);
const RENAME = gql(`
  mutation SetLanguageCode($id: ID!, $code: String!) {
    updateLanguage(id: $id, input: {code: $code}) {
      success errors { field message }
    }
  }
`);
const DELETE = gql(`mutation DeleteOneLanguage($id: ID!) { deleteLanguage(id: $id) { success message } }`);

const languages = async () => (await api.admin.request(LANGUAGES)).rows;
const idOf = (code: string) => ids[code] ?? '';
const toggle = (name: 'Active' | 'Default', code: string, to?: boolean) => {
  const variables = { id: idOf(code), to };
  return name === 'Active' ? api.admin.request(SET_ACTIVE, variables) : api.admin.request(SET_DEFAULT, variables);
};

beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  await createLanguage(api.admin, { name: 'French', code: 'fr' });
  for (const { id, code } of await languages()) ids[code] = id;
});
afterAll(() => api.close());

test('English is there from the start, active and the default', async () => {
  expect((await languages())[0]).toMatchObject({ code: 'en', active: true, default: true });
});

test('the base language can be neither deleted, nor deactivated, nor renamed to another code', async () => {
  await toggle('Default', 'ar', true);
  expect(await toggle('Active', 'en', false)).toMatchObject({
    success: false,
    message: inArabic(messages.baseLanguageKept('English')),
  });
  expect(await api.admin.request(DELETE, { id: idOf('en') })).toMatchObject({ success: false });
  expect((await api.admin.request(RENAME, { id: idOf('en'), code: 'xx' })).errors[0]?.field).toBe('code');
  await toggle('Default', 'en', true);
  expect((await languages()).find(({ code }) => code === 'en')).toMatchObject({ active: true, default: true });
});

test('REST-062 setting a default clears the other, under any interleaving', async () => {
  await Promise.all(['ar', 'fr', 'en', 'ar', 'fr'].map((code) => toggle('Default', code, true)));
  expect((await languages()).filter((language) => language.default)).toHaveLength(1);
  await toggle('Default', 'en', true);
});

test('the language that was the default one has a version and a revision that say so', async () => {
  await toggle('Default', 'ar', true);
  const [revision] = await RevisionModel.find({ recordId: ids['en'] }).sort({ version: -1 }).limit(1).lean();
  expect(revision?.changes).toEqual([{ path: 'default', before: true, after: false }]);
  expect((await languageStore.get(idOf('en'))).version).toBe(revision?.version);
  await toggle('Default', 'en', true);
});

test('the default cannot be unset, deactivated or deleted, and only an active language becomes it', async () => {
  await toggle('Default', 'ar', true);
  expect(await toggle('Default', 'ar')).toMatchObject({
    success: false,
    message: inArabic(messages.defaultLanguageUnset),
  });
  expect(await toggle('Active', 'ar', false)).toMatchObject({ success: false });
  expect(await api.admin.request(DELETE, { id: idOf('ar') })).toMatchObject({ success: false });
  await toggle('Active', 'fr', false);
  expect(await toggle('Default', 'fr', true)).toMatchObject({
    success: false,
    message: inArabic(messages.defaultLanguageInactive),
  });
  await toggle('Active', 'fr', true);
  await toggle('Default', 'en', true);
});

test('LANG-018, LANG-019 visitors list the active languages and choose one, which a cookie keeps for a year', async () => {
  await toggle('Active', 'fr', false);
  const listed = await api.visitor.request(gql(`query LanguagesOfVisitors { publishedLanguages { code } }`));
  expect(listed.map(({ code }) => code)).toEqual(['en', 'ar']);
  const choose = (code: string) =>
    api.visitor.graphql('mutation ($code: String!) { setLanguage(code: $code) { success errors { field message } } }', {
      code,
    });
  const chosen = await choose('ar');
  expect(chosen.data).toEqual({ setLanguage: { success: true, errors: [] } });
  expect(chosen.headers.get('set-cookie')).toMatch(/^language=ar; Path=\/; SameSite=Lax; Max-Age=31536000$/);
  for (const code of ['fr', 'xx']) {
    const refused = await choose(code);
    expect(refused.data).toMatchObject({ setLanguage: { success: false, errors: [{ field: 'code' }] } });
    expect(refused.headers.get('set-cookie')).toBeNull();
  }
  await toggle('Active', 'fr', true);
});

test('LANG-017 FMT-023 responds in the language of ?lang=, of the cookie or the default, in this order', async () => {
  const { id } = await createEventDifficulty(api.admin, { name: 'Hard' });
  await api.admin.request(
    `mutation ($id: ID!) { translateEventDifficulty(id: $id, lang: "ar", input: { name: "صعب" }) { success } }`,
    { id },
  );
  const NAMES = gql(`query NamesOfDifficulties { eventDifficulties { rows { name } } }`);
  const name = async (headers: Record<string, string> = {}) => {
    const { rows } = await api.admin.with(headers).request(NAMES);
    return rows[0]?.name;
  };
  expect(await name()).toBe('Hard');
  expect(await name({ cookie: 'language=ar' })).toBe('صعب');
  expect(await name({ cookie: 'language=xx' })).toBe('Hard');
  await toggle('Default', 'ar', true);
  expect(await name()).toBe('صعب');
  expect(await name({ cookie: 'language=en' })).toBe('Hard');
  await toggle('Default', 'en', true);
});
