import { kinds } from '@polyphony/domain/kinds/index.js';
import { ARRANGED_MAX, MENUS_MAX } from '@polyphony/domain/limits.js';
import { Types } from 'mongoose';
import { settledTrail } from '../../testing/records/settledTrail.js';
import { putRecords, storeOf } from '../../testing/records/records.js';
import { errorsOf, recordOf, treeOf, type Fields, type RestNode } from '../../testing/clients/restBody.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { createArabic } from '../../testing/records/createRecord.js';

/** Behaviour specific to menus; what all trees promise is in api/records/store/tree.test.ts. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
});
afterAll(() => api.close());
afterEach(async () => {
  await storeOf(kinds.menu).model.collection.deleteMany({});
  await api.services.stamps.changed('menu');
});

const call = (word: string, body: Fields) => api.admin.rest('POST', `/api/menu/${word}`, body);
const create = async (name: string, values: Fields = {}) =>
  recordOf(await call('create', { userId: '', name, link: '/about-us', ...values }))._id;
/** The name of a menu, in English where it is read with all its languages. */
const nameOf = ({ name }: RestNode): string => {
  const text = typeof name === 'object' && name !== null && 'en' in name ? name.en : name;
  return String(text);
};
/** The names of a tree, indented by a dot a level, in its order. */
const namesIn = (nodes: readonly RestNode[], depth = 0): string[] =>
  nodes.flatMap((node) => ['.'.repeat(depth) + nameOf(node), ...namesIn(node.children, depth + 1)]);
const viewed = async () => namesIn(treeOf(await api.admin.rest('GET', '/api/menu/view?pageSize=100')));
const header = async (query = '') => {
  const plain = (node: RestNode): string[] => [nameOf(node), ...node.children.flatMap(plain)];
  return treeOf(await api.visitor.rest('GET', `/api/client/header-menu/list?pageSize=100${query}`)).flatMap(plain);
};

test('a saved menu is read as a tree, with all its fields under their literal names (MENU-001 to MENU-008, MENU-012, MENU-023, REST-036, REST-037)', async () => {
  const created = recordOf(await call('create', { userId: '', name: 'About', link: '/about-us', parentMenu: 'none' }));
  expect(created).toMatchObject({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    name: { en: 'About' },
    link: '/about-us',
    parentMenu: 'none',
    orderNumber: 1,
    activeStatus: true,
    productMenuStatus: false,
  });
  const child = recordOf(
    await call('create', { name: 'Our people', link: '#', parentMenu: created._id, orderNumber: 7 }),
  );
  const updated = await call('update', {
    userId: '',
    menuId: child._id,
    name: 'People',
    translateData: { lang: 'ar', name: 'الناس' },
  });
  expect(updated).toMatchObject({ status: 200, body: { success: true, message: 'Menu updated successfully.' } });
  const roots = treeOf(await api.admin.rest('GET', '/api/menu/view'));
  expect(roots).toHaveLength(1);
  expect(roots[0]?.children).toEqual([
    expect.objectContaining({
      _id: child._id,
      name: { en: 'People', ar: 'الناس' },
      link: '#',
      parentMenu: created._id,
      orderNumber: 7,
      children: [],
    }),
  ]);
});

describe('a toggle of a menu sets the opposite of the status that was sent (MENU-024, STATE-009, REST-041, REST-042, SPEC-D106)', () => {
  test.each([
    ['toggle-active-status', 'activeStatus', true],
    ['toggle-product-status', 'productMenuStatus', false],
  ])('%s', async (path, flag, initial) => {
    const menuId = await create('Shop');
    const send = async (currentStatus?: unknown) =>
      recordOf(await call(path, { userId: '', menuId, ...(currentStatus !== undefined && { currentStatus }) }))[flag];
    expect(await send(initial)).toBe(!initial);
    // The same again, as when a person presses a button twice.
    expect(await send(initial)).toBe(!initial);
    expect(await send(String(!initial))).toBe(initial);
    expect(await send()).toBe(!initial);
    const wrong = await call(path, { menuId, currentStatus: 'perhaps' });
    expect([wrong.status, Object.keys(wrong.body['errors'] as Fields)]).toEqual([422, ['currentStatus']]);
  });
});

test('a menu is deleted with its status sent along, unless others are below it (MENU-024, REST-039, SPEC-D119)', async () => {
  const menuId = await create('About');
  const below = await create('People', { parentMenu: menuId });
  const refused = await call('delete', { userId: '', menuId, currentStatus: true });
  expect(refused.body).toMatchObject({ success: false, message: expect.stringContaining('others below it') as string });
  expect(await viewed()).toEqual(['About', '.People']);
  for (const id of [below, menuId]) {
    expect((await call('delete', { userId: '', menuId: id, currentStatus: true })).body['success']).toBe(true);
  }
  expect(await viewed()).toEqual([]);
});

test.each<[string, (ids: { a: string; b: string }) => Fields, string]>([
  ['its own parent', ({ a }) => ({ parentMenu: a }), 'parentMenu: A menu cannot be placed below itself.'],
  ['below its own child', ({ b }) => ({ parentMenu: b }), 'parentMenu: A menu cannot be placed below itself.'],
  [
    'below none that exists',
    () => ({ parentMenu: `${'0'.repeat(23)}1` }),
    'parentMenu: Select Parent Menu does not exist.',
  ],
  ['below what is no id', () => ({ parentMenu: 'abc' }), 'parentMenu: Select Parent Menu must be a valid ObjectId.'],
  ['with a script for a link', () => ({ link: 'javascript:alert(1)' }), 'link: Menu link must start with / or be #'],
])(
  'an update that makes a menu %s is refused on its field, and nothing changes (MENU-010, MENU-012)',
  async (_, change, message) => {
    const a = await create('Upper');
    const b = await create('Lower', { parentMenu: a });
    const before = await viewed();
    const refused = await call('update', { menuId: a, name: 'Renamed', ...change({ a, b }) });
    expect([refused.status, errorsOf(refused)[0]]).toEqual([422, message]);
    expect(await viewed()).toEqual(before);
  },
);

test('visitors read the active menus as a tree, the higher order number first, in their language (MENU-026, REST-043)', async () => {
  const about = await create('About', { orderNumber: 2 });
  await create('Events', { orderNumber: 9 });
  await create('People', { parentMenu: about, orderNumber: 1 });
  await create('Places', { parentMenu: about, orderNumber: 3 });
  const hidden = await create('Hidden', { orderNumber: 5 });
  await create('Below the hidden', { parentMenu: hidden });
  await call('toggle-active-status', { menuId: hidden, currentStatus: true });
  await call('update', { menuId: about, translateData: { lang: 'ar', name: 'من نحن' } });
  expect(await header()).toEqual(['Events', 'About', 'Places', 'People']);
  expect(await header('&language=ar')).toEqual(['Events', 'من نحن', 'Places', 'People']);
});

describe('an arrangement', () => {
  const ARRANGE = `mutation ($places: [PlaceInput!]!) {
    arrangeMenus(places: $places) { success message errors { field } }
  }`;
  type Placed = readonly (readonly [id: string, parentId: string | null, version?: number])[];
  const arrange = (placed: Placed, client = api.admin) =>
    client.graphql(ARRANGE, { places: placed.map(([id, parentId, version = 1]) => ({ id, parentId, version })) });
  const outcome = async (placed: Placed) => (await arrange(placed)).data?.['arrangeMenus'] as unknown as Fields;

  test('puts menus into an order within and across parents, in one write that visitors see at once', async () => {
    const [a, b, c] = [await create('Aa'), await create('Bb'), await create('Cc')];
    const below = await create('B1', { parentMenu: b });
    expect(await header()).toEqual(['Cc', 'Bb', 'B1', 'Aa']);
    expect(
      await outcome([
        [a, null],
        [b, null],
        [c, b],
        [below, b],
      ]),
    ).toEqual({ success: true, message: 'Order saved successfully.', errors: [] });
    expect(await viewed()).toEqual(['Aa', 'Bb', '.Cc', '.B1']);
    expect(await header()).toEqual(['Aa', 'Bb', 'Cc', 'B1']);
    const entries = await (
      await settledTrail()
    )
      .find({ 'target.id': { $in: [a, b, c, below] }, action: 'UPDATE' })
      .lean();
    // B and B1 have the numbers that they had.
    expect(entries.map(({ target }) => target?.id).sort()).toEqual([a, c].sort());
  });

  test.each<[string, (ids: Readonly<Record<'a' | 'b' | 'b1', string>>) => Placed, string]>([
    [
      'a ring',
      ({ a, b, b1 }) => [
        [b, b1],
        [b1, b],
        [a, null],
      ],
      'A menu cannot be placed below itself.',
    ],
    ['a menu below itself', ({ a }) => [[a, a]], 'A menu cannot be placed below itself.'],
    [
      'a record twice',
      ({ a, b }) => [
        [a, null],
        [a, b],
      ],
      'A record can only be in one place.',
    ],
    [
      'a stale version',
      ({ a, b }) => [
        [a, null, 7],
        [b, null],
      ],
      'Someone else changed these records in the meantime. Nothing was saved: reload to see the changes.',
    ],
    [
      'only some children of a parent',
      ({ a }) => [[a, null]],
      'Someone else changed these records in the meantime. Nothing was saved: reload to see the changes.',
    ],
    [
      'a parent that does not exist',
      ({ a }) => [[a, UNKNOWN]],
      'Someone else changed these records in the meantime. Nothing was saved: reload to see the changes.',
    ],
    [
      'a menu that does not exist',
      ({ a, b }) => [
        [UNKNOWN, null],
        [a, null],
        [b, null],
      ],
      'Someone else changed these records in the meantime. Nothing was saved: reload to see the changes.',
    ],
  ])('with %s is refused as a whole', async (_, placed, message) => {
    const [a, b] = [await create('Aa'), await create('Bb')];
    const b1 = await create('B1', { parentMenu: b });
    const before = await viewed();
    expect(await outcome(placed({ a, b, b1 }))).toEqual({ success: false, message, errors: [] });
    expect(await viewed()).toEqual(before);
  });

  test('has five levels at most', async () => {
    const ids: string[] = [];
    for (let level = 0; level < 5; level += 1) {
      ids.push(await create(`Level ${level}`, { parentMenu: ids.at(-1) ?? 'none' }));
    }
    const [root = ''] = ids;
    const other = await create('Other');
    expect(
      await outcome([
        [root, other],
        [other, null],
      ]),
    ).toMatchObject({
      success: false,
      message: 'Menus can be at most 5 levels deep.',
    });
  });

  test('is open to those who may change menus, and takes neither nothing nor too much', async () => {
    const id = await create('Aa');
    const editor = await api.staff('EDIT_MENU');
    expect((await arrange([[id, null]], editor)).data?.['arrangeMenus']).toMatchObject({ success: true });
    const viewer = await api.staff('VIEW_ALL_MENUS', 'TRANSLATE_MENU');
    expect((await arrange([[id, null]], viewer)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    const many = Array.from({ length: ARRANGED_MAX + 1 }, () => [new Types.ObjectId().toHexString(), null] as const);
    for (const wrong of [[], many, [['abc', null] as const]])
      expect((await arrange(wrong)).errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  test(`arranges ${MENUS_MAX} menus at once, shows 100 in the header (REST-043), and refuses the next one on its name`, async () => {
    const ids = await putRecords(
      api,
      kinds.menu,
      Array.from({ length: MENUS_MAX }, (_, at) => ({ name: { en: `Menu ${at}` }, parentId: null, version: 1 })),
    );
    const reversed = ids.toReversed();
    expect(await outcome(reversed.map((id) => [id, null] as const))).toMatchObject({ success: true });
    const listedIds = async (query: string) =>
      treeOf(await api.visitor.rest('GET', `/api/client/header-menu/list${query}`)).map(({ _id }) => _id);
    expect(await listedIds('')).toEqual(reversed.slice(0, 100));
    expect(await listedIds('?pageSize=20')).toEqual(reversed.slice(0, 20));
    const refused = await call('create', { name: 'One more', link: '/' });
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      ['name: You can add up to 500 menus. Please delete one first.'],
    ]);
  });
});

test(`a menu is not restored from the bin when there are ${MENUS_MAX} others`, async () => {
  const [id = ''] = await putRecords(api, kinds.menu, [{ name: { en: 'Former' }, parentId: null, version: 1 }]);
  await api.admin.request('mutation ($id: ID!) { deleteMenu(id: $id) { success } }', { id });
  const others = await putRecords(
    api,
    kinds.menu,
    Array.from({ length: MENUS_MAX }, (_, at) => ({ name: { en: `Menu ${at}` }, parentId: null, version: 1 })),
  );
  const restore = () =>
    api.admin.request('mutation ($id: ID!) { restoreDeletedRecord(id: $id) { success message } }', { id });
  expect(await restore()).toEqual({
    success: false,
    message: 'You can add up to 500 menus. Please delete one first.',
  });
  await api.admin.request('mutation ($id: ID!) { deleteMenu(id: $id) { success } }', { id: others[0] });
  expect(await restore()).toMatchObject({ success: true });
});

/** An id that no menu has. */
const UNKNOWN = '65f0c0ffee0c0ffee0c0ffee';
