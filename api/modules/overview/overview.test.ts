import { allKinds, kinds } from '@polyphony/domain/kinds/index.js';
import { fillDerived } from '../../records/search/derived.js';
import { RecordStores } from '../../records/store/loaders.js';
import { TRANSLATED } from '../../records/search/translated.js';
import { contentCommandsOf } from '../../testing/measures/commands.js';
import { putRecords, storeOf } from '../../testing/records/records.js';
import { gql } from '../../testing/generated/gql.js';
import {
  createEventCategory,
  createEventDifficulty,
  createLanguage,
  deleteRecord,
  setSwitch,
} from '../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import type { TestClient } from '../../testing/clients/testClient.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await putRecords(api, kinds.language, [
    { code: 'ar', name: 'Arabic', active: true },
    { code: 'fr', name: 'French', active: true },
    { code: 'de', name: 'German', active: false },
  ]);
});
afterAll(() => api.close());

const testedKinds: (typeof allKinds)[number][] = [
  kinds.event,
  kinds.eventCategory,
  kinds.blogCategory,
  kinds.eventPrice,
];
afterEach(async () => {
  for (const kind of testedKinds) await storeOf(kind).model.collection.deleteMany({});
});

const inactive = (client: TestClient) =>
  client.request(gql(`query InactiveRecords { inactiveRecords { kind count } }`));
/** By language: the languages that a test puts there at once are in no order of their own. */
const untranslated = async (client: TestClient) => {
  const found = await client.request(gql(`query UntranslatedRecords { untranslatedRecords { kind lang count } }`));
  return found.sort((a, b) => a.lang.localeCompare(b.lang));
};

/** The texts that the example of an event has, and that these tests leave out. */
const bare = { shortDescription: null, bannerTitle: null, infoDateRange: null, infoAddressLabel: null };

describe('what is not in use', () => {
  test('is counted by kind, at any level of a tree; a kind without any is left out', async () => {
    const [parentId] = await putRecords(api, kinds.eventCategory, [{ active: true }]);
    await putRecords(api, kinds.eventCategory, [
      { active: false, parentId: null },
      { active: false, parentId },
    ]);
    await putRecords(api, kinds.event, [{ active: true }, { active: false }]);
    await putRecords(api, kinds.blogCategory, [{ active: true }]);
    const counts = Object.fromEntries((await inactive(api.admin)).map(({ kind, count }) => [kind, count]));
    expect(counts).toEqual({ language: 1, eventCategory: 2, event: 1 });
  });

  test('is what the list shows that a link leads to', async () => {
    await putRecords(api, kinds.event, [
      { name: { en: 'On' }, active: true },
      { name: { en: 'Off' }, active: false },
    ]);
    const page = await api.admin.request(
      gql(`query InactiveEvents { events(filter: {status: INACTIVE}) { rows { name } } }`),
    );
    expect(page.rows.map(({ name }) => name)).toEqual(['Off']);
  });

  test('is counted again after a write, and cached until then', async () => {
    const difficulty = await createEventDifficulty(api.admin);
    const counted = async () => (await inactive(api.admin)).find(({ kind }) => kind === 'eventDifficulty')?.count ?? 0;
    expect(await counted()).toBe(0);
    const own = await contentCommandsOf(() => api.admin.request('{ session { superAdmin } }'));
    expect(await contentCommandsOf(() => counted())).toEqual(own);
    await setSwitch(api.admin, 'eventDifficulty', 'active', difficulty, false);
    expect(await counted()).toBe(1);
    await deleteRecord(api.admin, 'eventDifficulty', difficulty);
    expect(await counted()).toBe(0);
  });
});

describe('what is a draft', () => {
  const drafts = (client: TestClient) => client.request(gql(`query DraftRecords { draftRecords { kind count } }`));

  test('was never published and is not scheduled, by kind, and is what the list shows that a link leads to', async () => {
    const [draft] = await putRecords(api, kinds.event, [
      { active: true, published: false },
      { active: true, published: true },
      { active: true, published: false, publishAt: new Date(Date.now() + 86_400_000) },
      { active: true, published: false, firstPublishedAt: new Date() },
    ]);
    await putRecords(api, kinds.blogCategory, [{ active: false }]);
    expect(await drafts(api.admin)).toEqual([{ kind: 'event', count: 1 }]);
    const page = await api.admin.request(
      gql(`query DraftEvents { events(filter: {publishing: DRAFT}) { rows { id } } }`),
    );
    expect(page.rows.map(({ id }) => id)).toEqual([draft]);
  });

  test('is counted for those who may list the kind', async () => {
    await putRecords(api, kinds.event, [{ active: true, published: false }]);
    expect(await drafts(await api.staff('VIEW_ALL_EVENTS'))).toEqual([{ kind: 'event', count: 1 }]);
    expect(await drafts(await api.staff('VIEW_ALL_POSTS'))).toEqual([]);
    await expect(drafts(api.visitor)).rejects.toThrow('UNAUTHENTICATED');
  });
});

describe('what is to translate', () => {
  test('is each record that lacks a text it has in English, in each active language but English', async () => {
    await putRecords(api, kinds.event, [
      { ...bare, name: { en: 'One', ar: 'واحد', fr: 'Un' } },
      { ...bare, name: { en: 'Two', ar: 'اثنان', de: 'Zwei' } },
      { ...bare, name: { en: 'Three', ar: '' } },
      { ...bare, name: { en: 'Four', ar: 'أربعة', fr: 'Quatre' }, shortDescription: { en: 'Short', ar: 'قصير' } },
      { ...bare, name: { en: 'Five', ar: 'خمسة', fr: 'Cinq' }, shortDescription: { en: '' }, bannerTitle: {} },
    ]);
    expect((await untranslated(api.admin)).filter(({ kind }) => kind === 'event')).toEqual([
      { kind: 'event', lang: 'ar', count: 1 },
      { kind: 'event', lang: 'fr', count: 3 },
    ]);
  });

  test('is counted in an index, whatever there is of a kind, and again only after a write', async () => {
    const own = await contentCommandsOf(() => api.admin.request('{ session { superAdmin } }'));
    const translated = allKinds.filter(({ translatable }) => translatable.length > 0);
    const collectCommands = async () => {
      const commands = await contentCommandsOf(() => untranslated(api.admin));
      return commands.filter((command, at) => command !== own[at]);
    };
    // Whether a record is not looked at yet, all of them, those with nothing to translate, and those in each language.
    const each = 3 + 2;
    for (const kind of translated) await putRecords(api, kind, []);
    expect(await collectCommands()).toHaveLength(translated.length * each);
    await putRecords(
      api,
      kinds.event,
      Array.from({ length: 1200 }, (_, at) => ({ name: { en: `Event ${at}` } })),
    );
    await putRecords(api, kinds.blogCategory, [{}]);
    const commands = await collectCommands();
    expect(commands).toHaveLength(2 * each);
    expect(commands.filter((command) => command.startsWith('find'))).toHaveLength(2);
    expect(await collectCommands()).toEqual([]);
    await putRecords(api, kinds.event, [{ name: { en: 'Another' } }]);
    const events = (await untranslated(api.admin)).filter(({ kind }) => kind === 'event');
    expect(events.map(({ count }) => count)).toEqual([1201, 1201]);
  });

  test('is right for records that do not keep yet what they are translated into', async () => {
    await putRecords(
      api,
      kinds.event,
      Array.from({ length: 600 }, (_, at) => ({ ...bare, name: { en: 'Old', ...(at % 3 === 0 && { ar: 'قديم' }) } })),
    );
    const { model } = storeOf(kinds.event);
    await model.collection.updateMany({ 'name.ar': null }, { $unset: { [TRANSLATED]: 1 } });
    const events = async () => (await untranslated(api.admin)).filter(({ kind }) => kind === 'event');
    const expected = [
      { kind: 'event', lang: 'ar', count: 400 },
      { kind: 'event', lang: 'fr', count: 600 },
    ];
    expect(await events()).toEqual(expected);
    await fillDerived(new RecordStores([storeOf(kinds.event)]));
    await putRecords(api, kinds.event, []);
    expect((await contentCommandsOf(events)).filter((command) => command === 'find events')).toHaveLength(1);
    await putRecords(api, kinds.event, []);
    expect(await events()).toEqual(expected);
  });

  test('follows what is translated, and languages that come, are switched and go', async () => {
    const write = (mutation: string) => api.admin.request(`mutation { ${mutation} }`);
    const category = await createEventCategory(api.admin);
    const { id } = category;
    const counts = async () =>
      Object.fromEntries(
        (await untranslated(api.admin))
          .filter(({ kind }) => kind === 'eventCategory')
          .map(({ lang, count }) => [lang, count]),
      );
    expect(await counts()).toEqual({ ar: 1, fr: 1 });
    await write(`translateEventCategory(id: "${id}", lang: "ar", input: { name: "متبوع" }) { success }`);
    expect(await counts()).toEqual({ fr: 1 });
    await write(`updateEventCategory(id: "${id}", input: { description: "Some words" }) { success }`);
    expect(await counts()).toEqual({ ar: 1, fr: 1 });
    const italian = await createLanguage(api.admin, { name: 'Italian', code: 'it' });
    expect(await counts()).toEqual({ ar: 1, fr: 1, it: 1 });
    await write(
      `translateEventCategory(id: "${id}", lang: "it", input: { name: "Seguito", description: "Parole" }) { success }`,
    );
    expect(await counts()).toEqual({ ar: 1, fr: 1 });
    await write(`updateEventCategory(id: "${id}", input: { description: "" }) { success }`);
    expect(await counts()).toEqual({ fr: 1 });
    await setSwitch(api.admin, 'language', 'active', italian, false);
    await deleteRecord(api.admin, 'language', italian);
    expect(await counts()).toEqual({ fr: 1 });
    await deleteRecord(api.admin, 'eventCategory', category);
    expect(await counts()).toEqual({});
  });
});

describe('of kinds that one may not list, nothing is counted', () => {
  const views = testedKinds.map((kind) => [kind.name, kind.permissions.view] as const);

  test.each(views)('%s is counted for who holds %s', async (name, view) => {
    for (const kind of testedKinds) await putRecords(api, kind, [{ active: false }]);
    const reader = await api.staff(view);
    expect(await inactive(reader)).toEqual([{ kind: name, count: 1 }]);
    expect(await untranslated(reader)).toEqual([
      { kind: name, lang: 'ar', count: 1 },
      { kind: name, lang: 'fr', count: 1 },
    ]);
  });

  test('no command of the database reads them', async () => {
    for (const kind of testedKinds) await putRecords(api, kind, [{ active: false }]);
    const reader = await api.signIn.as('Staff without permissions');
    const own = await contentCommandsOf(() => reader.request('{ session { superAdmin } }'));
    expect(await contentCommandsOf(() => inactive(reader))).toEqual(own);
    expect(await contentCommandsOf(() => untranslated(reader))).toEqual(own);
    expect([await inactive(reader), await untranslated(reader)]).toEqual([[], []]);
  });

  test('nobody sees anything without signing in', async () => {
    for (const query of ['{ inactiveRecords { kind } }', '{ untranslatedRecords { kind } }']) {
      const { data, errors } = await api.visitor.graphql(query);
      expect([data, errors[0]?.extensions['code']]).toEqual([null, 'UNAUTHENTICATED']);
    }
  });
});
