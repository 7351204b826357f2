// cspell:ignore Talleres cerámica ceramica Inicio idioma puede eliminar desactivar Otro contenido
import { baseLanguage, followBaseLanguage } from '@polyphony/domain/baseLanguage.js';
import { event } from '@polyphony/domain/kinds/event.js';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import { gql } from '../../testing/generated/gql.js';
import { createEvent, createEventCategory, createLanguage, setSwitch } from '../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

/** An installation whose base language is Spanish, from its first start on. */

// The base language is a value of the process, which runs other test files after this one.
afterAll(() => followBaseLanguage(SOURCE_LANGUAGE));

const LANGUAGES = gql(
  `query BaseLanguages { languages(pageSize: 10) { rows { id name code active default base rtl } } }`,
);
const CHOICE = gql(`query ChoiceOfBase { baseLanguageChoice { code refusal } }`);
const CHOOSE = gql(`
  mutation ChooseBase($code: String!, $name: String) {
    chooseBaseLanguage(code: $code, name: $name) {
      success message errors { field message } language { code name base }
    }
  }
`);
const DEACTIVATE = gql(`
  mutation DeactivateBase($id: ID!) { toggleLanguageActive(id: $id, to: false) { success message } }
`);
const DELETE = gql(`mutation DeleteBase($id: ID!) { deleteLanguage(id: $id) { success message } }`);
const EVENT = gql(`
  query EventOfBase($id: ID!) {
    event(id: $id) { version name(lang: "es") translations { lang name } can { edit } }
  }
`);

const page = async (api: TestApi, path: string, cookie = '') => {
  const response = await fetch(`${api.url}${path}`, { headers: { cookie } });
  return { status: response.status, html: await response.text() };
};

describe('a first start in Spanish', () => {
  let api: TestApi;
  let id: string;
  beforeAll(async () => {
    api = await startTestApi({ BASE_LANGUAGE: 'es', DEMO_CONTENT: '1' });
    const category = await createEventCategory(api.admin, { name: 'Talleres', slug: 'talleres' });
    const workshop = { name: 'Taller de cerámica', slug: 'taller-de-ceramica', categoryId: category.id };
    const created = await createEvent(api.admin, workshop);
    ({ id } = created);
    await setSwitch(api.admin, 'event', 'published', created, true);
  });
  afterAll(() => api.close());

  test('has no English, and no demo content, which is in English', async () => {
    expect((await api.admin.request(LANGUAGES)).rows).toMatchObject([
      { name: 'Español', code: 'es', active: true, default: true, base: true, rtl: false },
    ]);
    const { rows } = await api.admin.request(gql(`query EventsOfBase { events { rows { id } } }`));
    expect(rows).toEqual([{ id }]);
  });

  test('its records are in Spanish, and nothing of them in English', async () => {
    expect(await api.admin.request(EVENT, { id })).toMatchObject({
      name: 'Taller de cerámica',
      translations: [{ lang: 'es', name: 'Taller de cerámica' }],
    });
    const pages = await api.admin.request(
      gql(`query PagesOfBase { cmsPages(pageSize: 20) { rows { slug translations { lang name } } } }`),
    );
    const home = pages.rows.find(({ slug }) => slug === 'home');
    expect(home?.translations).toContainEqual({ lang: 'es', name: 'Inicio' });
  });

  test('the site at / is Spanish, and so is the page of the event', async () => {
    const home = await page(api, '/');
    expect([home.status, /<html[^>]* lang="es"/.test(home.html)]).toEqual([200, true]);
    expect(home.html).not.toMatch(/\b(Skip to content|Home|Events|About)\b/);
    const event = await page(api, '/event/taller-de-ceramica');
    expect(event.html).toContain('Taller de cerámica');
    expect((await page(api, '/sitemap.xml')).html).toContain('/event/taller-de-ceramica');
  });

  test('lists are found, sorted and narrowed by the Spanish names', async () => {
    const found = await api.admin.request(
      gql(`query SearchOfBase {
        events(filter: { searchName: "ceramica" }, sort: { field: NAME, direction: ASC }) { rows { name } }
      }`),
    );
    expect(found.rows).toEqual([{ name: 'Taller de cerámica' }]);
  });

  test('legacy REST reads and writes Spanish texts, with messages in English', async () => {
    const { body } = await api.admin.rest('POST', '/api/event/view', {});
    expect(JSON.stringify(body)).toContain('"es":"Taller de cerámica"');
    const refused = await api.admin.rest('POST', '/api/event/difficulty/create', { name: '' });
    expect(JSON.stringify(refused.body)).toMatch(/required/);
  });

  test('the base language can be neither switched off nor deleted; another one can', async () => {
    const [spanish] = (await api.admin.request(LANGUAGES)).rows;
    for (const refused of [
      await api.admin.with({ cookie: 'language=es' }).request(DEACTIVATE, { id: spanish?.id ?? '' }),
      await api.admin.request(DELETE, { id: spanish?.id ?? '' }),
    ]) {
      expect(refused).toEqual({
        success: false,
        message: 'Español es el idioma base y no se puede eliminar ni desactivar.',
      });
    }
    const english = await createLanguage(api.admin, { name: 'English', code: 'en' });
    expect((await api.admin.request(LANGUAGES)).rows.map(({ code, base }) => [code, base])).toEqual([
      ['es', true],
      ['en', false],
    ]);
    expect(await api.admin.request(DEACTIVATE, { id: english.id })).toMatchObject({ success: true });
    expect(await api.admin.request(DELETE, { id: english.id })).toMatchObject({ success: true });
  });

  test('a translation into the base language is refused, and one into another is read where there is one', async () => {
    const { id: english } = await createLanguage(api.admin, { name: 'English', code: 'en' });
    const translate = (lang: string, name: string) =>
      api.admin.request(
        gql(`mutation TranslateEventOfBase($id: ID!, $lang: String!, $name: String!) {
          translateEvent(id: $id, lang: $lang, input: { name: $name }) { success message errors { message } }
        }`),
        { id, lang, name },
      );
    expect(await translate('es', 'Otro')).toMatchObject({ success: false });
    expect(await translate('en', 'Pottery workshop')).toMatchObject({ success: true });
    expect((await page(api, '/event/taller-de-ceramica?lang=en')).html).toContain('Pottery workshop');
    expect((await page(api, '/event/taller-de-ceramica')).html).toContain('Taller de cerámica');
    await api.admin.request(DEACTIVATE, { id: english });
    expect((await page(api, '/event/taller-de-ceramica?lang=en')).html).not.toContain('Pottery workshop');
  });

  test('history names the languages, and brings a version back', async () => {
    await api.admin.request(
      gql(`mutation UpdateEventOfBase($id: ID!) { updateEvent(id: $id, input: { name: "Otro taller" }) { success } }`),
      { id },
    );
    const { rows } = await api.admin.request(
      gql(`query TrailOfBase { auditEntries(pageSize: 1) { rows { changes { field } } } }`),
    );
    expect(rows[0]?.changes).toEqual([{ field: 'name.es' }]);
  });

  test('another base language is refused from now on, with what there is', async () => {
    const refusal = expect.stringMatching(/^Ya hay contenido en Español/);
    expect(await api.admin.request(CHOICE)).toEqual({ code: 'es', refusal });
    expect(await api.admin.request(CHOOSE, { code: 'fr' })).toMatchObject({
      success: false,
      errors: [{ field: 'code', message: refusal }],
    });
    expect(baseLanguage()).toBe('es');
    expect((await api.admin.request(LANGUAGES)).rows.map(({ code }) => code)).not.toContain('fr');
  });
});

describe('a first start in English', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  test('only a Super Admin chooses another base language', async () => {
    const staff = await api.staff(event.permissions.view, 'EDIT_LANGUAGE', 'ADD_LANGUAGE');
    const refused = await staff.graphql('mutation { chooseBaseLanguage(code: "es") { success } }');
    expect(refused.errors[0]?.extensions['code']).toBe('FORBIDDEN');
    const nobody = await api.visitor.graphql('mutation { chooseBaseLanguage(code: "es") { success } }');
    expect(nobody.errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });

  test('an invalid code, or a language without a name, is refused at its field, and nothing is changed', async () => {
    expect(await api.admin.request(CHOOSE, { code: 'q' })).toMatchObject({
      success: false,
      errors: [{ field: 'name' }],
    });
    expect(await api.admin.request(CHOOSE, { code: 'ES!', name: 'Spanish' })).toMatchObject({
      success: false,
      errors: [{ field: 'code' }],
    });
    expect((await api.admin.request(LANGUAGES)).rows.map(({ code, base }) => [code, base])).toEqual([['en', true]]);
  });

  test('while there is no content, it becomes the one of pages, settings and forms', async () => {
    const named = await api.admin.rest('POST', '/api/website-settings/update', {
      types: ['frontend_website_name'],
      frontend_website_name: 'Tres Voces',
    });
    expect(named.body).toMatchObject({ success: true });
    expect(await api.admin.request(CHOICE)).toEqual({ code: 'en', refusal: null });
    expect(await api.admin.request(CHOOSE, { code: 'es' })).toMatchObject({
      success: true,
      errors: [],
      language: { code: 'es', name: 'Español', base: true },
    });
    expect(await api.admin.request(CHOICE)).toEqual({ code: 'es', refusal: null });
    const home = await page(api, '/');
    expect(home.html).toMatch(/<html[^>]* lang="es"/);
    expect(home.html).toContain('Tres Voces');
    const rows = (await api.admin.request(LANGUAGES)).rows;
    expect(rows).toMatchObject([
      { code: 'en', active: true, default: false, base: false },
      { code: 'es', active: true, default: true, base: true },
    ]);
    expect(await api.admin.request(DEACTIVATE, { id: rows[0]?.id ?? '' })).toMatchObject({ success: true });
    const trail = await api.admin.request(
      gql(`query TrailOfChoice { auditEntries(pageSize: 10) { rows { changes { field before after } } } }`),
    );
    expect(trail.rows.flatMap(({ changes }) => changes)).toContainEqual({ field: 'base', before: 'en', after: 'es' });
  });

  test('the choice is final once there is content, also in the bin', async () => {
    const { id } = await createEventCategory(api.admin, { name: 'Talleres', slug: 'talleres' });
    expect(await api.admin.request(CHOOSE, { code: 'en' })).toMatchObject({ success: false });
    await api.admin.request(
      gql(`mutation DeleteCategoryOfBase($id: ID!) { deleteEventCategory(id: $id) { success } }`),
      {
        id,
      },
    );
    expect(await api.admin.request(CHOOSE, { code: 'en' })).toMatchObject({ success: false });
    expect(baseLanguage()).toBe('es');
  });
});
