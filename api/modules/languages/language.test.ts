import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { renderMessage } from '@polyphony/domain/messages/languages.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { RevisionModel } from '../../records/history/revision.js';
import { languageStore } from './language.js';

/** The rules that only languages have (SPEC-D28 to SPEC-D31). */

interface Written {
  success: boolean;
  message: string;
  errors: { field: string; message: string }[];
  language: { id: string; code: string; active: boolean; default: boolean } | null;
}
interface Language {
  id: string;
  code: string;
  default: boolean;
  active: boolean;
}

/** Messages are in the default language unless the request names another. */
const inArabic = (message: Message) => renderMessage(message, 'ar');

let api: TestApi;
const ids: Record<string, string> = {};
const FIELDS = 'success message errors { field message } language { id code active default }';

const languages = async () =>
  (await api.admin.request<{ rows: Language[] }>('{ languages(pageSize: 100) { rows { id code default active } } }'))
    .rows;
const toggle = (name: string, code: string, to?: boolean) =>
  api.admin.request<Written>(
    `mutation ($id: ID!, $to: Boolean) { toggleLanguage${name}(id: $id, to: $to) { ${FIELDS} } }`,
    { id: ids[code], to },
  );

beforeAll(async () => {
  api = await startTestApi();
  for (const [name, code] of [
    ['Arabic', 'ar'],
    ['French', 'fr'],
  ]) {
    await api.admin.request(`mutation ($input: LanguageInput!) { createLanguage(input: $input) { success } }`, {
      input: { name, code },
    });
  }
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
    message: inArabic(messages.baseLanguageKept),
  });
  expect(
    await api.admin.request<Written>(`mutation ($id: ID!) { deleteLanguage(id: $id) { ${FIELDS} } }`, {
      id: ids['en'],
    }),
  ).toMatchObject({ success: false });
  expect(
    (
      await api.admin.request<Written>(
        `mutation ($id: ID!) { updateLanguage(id: $id, input: { code: "xx" }) { ${FIELDS} } }`,
        { id: ids['en'] },
      )
    ).errors[0]?.field,
  ).toBe('code');
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
  expect((await languageStore.get(ids['en'] ?? '')).version).toBe(revision?.version);
  await toggle('Default', 'en', true);
});

test('the default cannot be unset, deactivated or deleted, and only an active language becomes it', async () => {
  await toggle('Default', 'ar', true);
  expect(await toggle('Default', 'ar')).toMatchObject({
    success: false,
    message: inArabic(messages.defaultLanguageUnset),
  });
  expect(await toggle('Active', 'ar', false)).toMatchObject({ success: false });
  expect(
    await api.admin.request<Written>(`mutation ($id: ID!) { deleteLanguage(id: $id) { ${FIELDS} } }`, {
      id: ids['ar'],
    }),
  ).toMatchObject({ success: false });
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
  const codes = (await api.visitor.request<Language[]>('{ publishedLanguages { code } }')).map(({ code }) => code);
  expect(codes).toEqual(['en', 'ar']);
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
  await api.admin.request(`mutation { createEventDifficulty(input: { name: "Hard", slug: "hard" }) { success } }`);
  const [row] = (await api.admin.request<{ rows: { id: string }[] }>('{ eventDifficulties { rows { id } } }')).rows;
  await api.admin.request(
    `mutation ($id: ID!) { translateEventDifficulty(id: $id, lang: "ar", input: { name: "صعب" }) { success } }`,
    { id: row?.id },
  );
  const name = async (headers: Record<string, string> = {}) => {
    const { data } = await api.admin.graphql('{ eventDifficulties { rows { name } } }', {}, headers);
    return (data as unknown as { eventDifficulties: { rows: { name: string }[] } }).eventDifficulties.rows[0]?.name;
  };
  expect(await name()).toBe('Hard');
  expect(await name({ cookie: 'language=ar' })).toBe('صعب');
  expect(await name({ cookie: 'language=xx' })).toBe('Hard');
  await toggle('Default', 'ar', true);
  expect(await name()).toBe('صعب');
  expect(await name({ cookie: 'language=en' })).toBe('Hard');
  await toggle('Default', 'en', true);
});
