import { livePageOf } from '@polyphony/domain/kinds/parts/kind.js';
import { TYPED_PREVIEW_PATH, type TypedForm, type TypedPreview } from '@polyphony/domain/publishing/typedPreview.js';
import { commandsOf } from '../../testing/measures/commands.js';
import { kindsOfSuites, startKindsApi } from '../../testing/records/kindsUnderTest.js';
import { RecordMaker } from '../../testing/records/recordMaker.js';
import type { TestClient } from '../../testing/clients/testClient.js';
import type { TestApi } from '../../testing/server/testApi.js';

/** Numbers, days and the like that pages show: the field, and values of a form that has it. */
const VALUES: Readonly<Record<string, readonly [field: string, values: TypedForm['values']]>> = {
  event: ['startsOn', { startsOn: '2031-05-15', endsOn: '2031-05-16' }],
  career: ['closesOn', { closesOn: '2031-05-15' }],
  contact: ['contactNumber', { contactNumber: '+975 17123456' }],
};

/** Contract of every kind that visitors see a page of: its page is drawn as it is typed, for those who may save that. */

let api: TestApi;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startKindsApi();
  maker = new RecordMaker(api);
  await maker.prepare();
});
afterAll(() => api.close());

const kinds = kindsOfSuites.filter((kind) => livePageOf(kind) !== null);

test('the kinds with a page are drawn', () => {
  expect(kinds.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['event', 'blogPost', 'newsArticle', 'course', 'career', 'contact', 'menu']),
  );
});

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  beforeAll(() => maker.makeReferenced(kind));
  const title = kind.titleField;

  const post = (id: string, forms: readonly TypedForm[], lang = 'en', client: TestClient = api.admin) =>
    fetch(api.url + TYPED_PREVIEW_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(client.token && { authorization: `Bearer ${client.token}` }) },
      body: JSON.stringify({ kind: kind.name, id, lang, forms }),
    });
  const drawn = async (id: string, forms: readonly TypedForm[], lang?: string) =>
    (await (await post(id, forms, lang)).json()) as TypedPreview;
  const page = async (...request: Parameters<typeof drawn>) => {
    const preview = await drawn(...request);
    return preview.success ? preview.html : preview.message;
  };
  const typed = (text: string, lang = 'en'): TypedForm => ({ lang, values: { [title]: text } });
  const marked = (text: string) => new RegExp(`data-field="${title}"[^>]*>${text}`);

  test('draws what is typed into a record that visitors do not see, and says which field it is of', async () => {
    const { record } = await maker.created(kind);
    expect(await page(record.id, [typed('Typed and unsaved')])).toMatch(marked('Typed and unsaved'));
    expect(await page(record.id, [])).toContain(`data-field="${title}"`);
  });

  test('draws a record that is not stored yet', async () => {
    const values = { ...maker.freshInput(kind), [title]: 'Typed and new' };
    const commands = await commandsOf(async () => {
      expect(await page('', [{ lang: 'en', values }])).toMatch(marked('Typed and new'));
    });
    expect(commands.filter((command) => /^(insert|update|delete|findAndModify)/.test(command))).toEqual([]);
  });

  test('draws the texts of a language', async () => {
    const { record } = await maker.created(kind);
    expect(await page(record.id, [typed('اسم مكتوب', 'ar')], 'ar')).toMatch(marked('اسم مكتوب'));
  });

  test('says on request which number, day or the like a part of the page is of', async () => {
    const [field, values] = VALUES[kind.name] ?? [];
    if (!field || !values) return;
    const { record } = await maker.created(kind);
    const body = { kind: kind.name, id: record.id, lang: 'en', forms: [{ lang: 'en', values }] };
    const htmlOf = async (named: boolean) => {
      const response = await fetch(api.url + TYPED_PREVIEW_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${api.admin.token}` },
        body: JSON.stringify({ ...body, values: named }),
      });
      const preview = (await response.json()) as TypedPreview;
      return preview.success ? preview.html : preview.message;
    };
    expect(await htmlOf(false)).not.toContain(`data-field="${field}"`);
    expect(await htmlOf(true)).toContain(`data-field="${field}"`);
  });

  test('draws no character that a mark is made of', async () => {
    const { record } = await maker.created(kind);
    expect(await page(record.id, [typed('Typed and unsaved')])).not.toMatch(/[\u{100000}-\u{10FFFF}]|%F4%8/iu);
  });

  test('says why a save would be refused', async () => {
    const { record } = await maker.created(kind);
    expect(await drawn(record.id, [typed('')])).toMatchObject({ success: false });
    expect(await drawn(record.id, [{ lang: 'en', values: { nothing: '1' } }])).toMatchObject({ success: false });
    expect(await drawn('', [])).toMatchObject({ success: false });
  });

  test('is drawn for those who may save what is typed', async () => {
    const { record } = await maker.created(kind);
    const { edit, add, view, translate } = kind.permissions;
    const statusOf = async (permission: typeof edit, id: string, lang = 'en') =>
      (await post(id, [typed('Typed', lang)], lang, await api.staff(permission))).status;
    expect((await post(record.id, [], 'en', api.visitor)).status).toBe(401);
    expect(await statusOf(edit, record.id)).toBe(200);
    expect(await statusOf(view, record.id)).toBe(403);
    expect(await statusOf(edit, '')).toBe(403);
    expect(await statusOf(add, '')).toBe(200);
    expect(await statusOf(add, record.id)).toBe(403);
    if (!translate) return;
    expect(await statusOf(translate, record.id)).toBe(403);
    expect(await statusOf(translate, record.id, 'ar')).toBe(200);
  });
});
