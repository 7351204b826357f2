import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import { kinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { PNG } from '../../testing/files/sampleFiles.js';
import { uploadFile } from '../../testing/files/uploads.js';
import { errorsOf, recordOf, recordsOf, type Fields } from '../../testing/clients/restBody.js';
import { typedDocument } from '../../testing/clients/typedDocument.js';
import { publishedName, type RecordTree } from '../../testing/records/recordMaker.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { createArabic } from '../../testing/records/createRecord.js';

/** Special features of posts and articles, by the paths of both; what all kinds promise is in the contract suites. */
interface Case {
  readonly kind: AnyKind;
  readonly path: string;
  readonly categories: string;
  readonly client: string;
}
const POSTS: Case = {
  kind: kinds.blogPost,
  path: '/api/blog/post',
  categories: '/api/blog/category',
  client: '/api/client/blog',
};
const ARTICLES: Case = {
  kind: kinds.newsArticle,
  path: '/api/news/article',
  categories: '/api/news/category',
  client: '/api/client/news',
};
const client = ({ client: base, path }: Case, word: string) => `${base}/${path.split('/').at(-1) ?? ''}/${word}`;

/** An id that no record has. */
const NOBODY = '65f0c0ffee0c0ffee0c0ffee';

let api: TestApi;
let picture: string;
let count = 0;

const post = (path: string, body: Fields) => api.admin.rest('POST', path, body);

async function category({ categories }: Case, parent = 'none'): Promise<string> {
  count += 1;
  const slug = `category-${count}`;
  return recordOf(await post(`${categories}/create`, { name: `Category ${count}`, slug, parentCategoryId: parent }))
    ._id;
}

/** A valid form in a category. */
function form(categoryId: string, change: Fields = {}): Fields {
  count += 1;
  return {
    title: `Something new ${count}`,
    slug: `something-new-${count}`,
    category: categoryId,
    bannerImage: picture,
    shortDescription: 'What is new.',
    ...change,
  };
}
const total = async ({ path }: Case) =>
  ((await api.admin.rest('GET', `${path}/view`)).body['pagination'] as Fields)['totalItemsCount'];

beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  picture = (await uploadFile(api.admin, PNG, { name: 'banner.png', type: 'image/png' })).file?.id ?? '';
});
afterAll(() => api.close());

describe.each([
  ['posts', POSTS],
  ['articles', ARTICLES],
] as const)('%s', (_, of) => {
  const { path } = of;
  const create = (body: Fields) => post(`${path}/create`, body);
  const details = async (id: string) => recordOf(await api.admin.rest('GET', `${path}/details?_id=${id}`));
  let inside: string;
  beforeAll(async () => {
    inside = await category(of);
  });

  test('refuses unknown categories and pictures, a used slug and too many tags on their fields, and saves nothing (BLOG-019, BLOG-020, BLOG-022, BLOG-023, NEWS-004, NEWS-005)', async () => {
    const known = form(inside, { slug: 'taken' });
    expect(errorsOf(await create(known))).toEqual([]);
    const before = await total(of);
    const tags = Array.from({ length: 21 }, (_none, at) => `tag ${at}`);
    const cases: readonly [Fields, string][] = [
      [{ category: NOBODY }, 'category: Category does not exist.'],
      [{ category: 'abc' }, 'category: Category must be a valid ObjectId.'],
      [{ bannerImage: NOBODY }, 'bannerImage: Banner image does not exist.'],
      [{ slug: 'taken' }, 'slug: Slug is already in use.'],
      [{ tags }, 'tags: A maximum of 20 tags are allowed.'],
      [{ tags: ['x'.repeat(21)] }, 'tags: Each tag must not exceed 20 characters.'],
      [{ tags: [''] }, 'tags: A tag must have at least 1 character.'],
    ];
    for (const [change, expected] of cases) {
      const response = await create(form(inside, change));
      expect([response.status, errorsOf(response)]).toEqual(['slug' in change ? 409 : 422, [expected]]);
    }
    expect(await total(of)).toBe(before);
  });

  test('stores tags per language, each once, and falls back as a whole (BLOG-007, NEWS-001)', async () => {
    const { _id } = recordOf(await create(form(inside, { tags: [' Paper', 'paper', 'Thread'] })));
    await post(`${path}/toggle-active-status`, { _id });
    expect((await details(_id))['tags']).toEqual({ en: ['Paper', 'Thread'] });
    const read = async (lang: string) =>
      recordOf(await api.visitor.rest('GET', `${client(of, 'details')}?_id=${_id}&lang=${lang}`))['tags'];
    expect(await read('ar')).toEqual(['Paper', 'Thread']);
    const translateData = { lang: 'ar', tags: ['ورق', 'ورق', 'خيط'] };
    expect(errorsOf(await post(`${path}/update`, { _id, translateData }))).toEqual([]);
    expect((await details(_id))['tags']).toEqual({ en: ['Paper', 'Thread'], ar: ['ورق', 'خيط'] });
    expect([await read('ar'), await read('en')]).toEqual([
      ['ورق', 'خيط'],
      ['Paper', 'Thread'],
    ]);
    const tooLong = { lang: 'ar', tags: ['و'.repeat(21)] };
    expect(errorsOf(await post(`${path}/update`, { _id, translateData: tooLong }))).toEqual([
      'translateData.tags: Each tag must not exceed 20 characters.',
    ]);
  });

  test('cleans its text (BLOG-006, NEWS-001)', async () => {
    const description = '<h2 onclick="attack()">Roof</h2><script>attack()</script><p>It is tight.</p>';
    const { _id } = recordOf(await create(form(inside, { description })));
    expect((await details(_id))['description']).toEqual({ en: '<h2>Roof</h2><p>It is tight.</p>' });
  });

  test('an update is keyed by id and slug, and saves the form with a translation (BLOG-027, NEWS-009)', async () => {
    const { _id, slug } = recordOf(await create(form(inside)));
    const sent = {
      userId: '',
      _id,
      slug,
      form: { title: 'Newer still', translateData: { lang: 'ar', title: 'أحدث' } },
    };
    const refused = await post(`${path}/update`, sent);
    expect(errorsOf(refused)).toEqual(['translateData.title: Title must be at least 5 characters.']);
    const translateData = { lang: 'ar', title: 'الأحدث بعد' };
    const response = await post(`${path}/update`, { ...sent, form: { title: 'Newer still', translateData } });
    expect(response.body).toMatchObject({
      success: true,
      message: `${textInEnglish(of.kind.label)} updated successfully.`,
    });
    expect((await details(_id))['title']).toEqual({ en: 'Newer still', ar: 'الأحدث بعد' });
    expect((await post(`${path}/update`, { ...sent, slug: 'another' })).status).toBe(404);
  });

  test('visitors read what is active, in categories they can reach, by slug or id (NEWS-017, REST-137, REST-138, REST-139, SPEC-D78, SPEC-D113)', async () => {
    const below = await category(of, inside);
    const { _id, slug } = recordOf(await create(form(below)));
    const list = async (query = '') => {
      const rows = recordsOf(await api.visitor.rest('GET', `${client(of, 'list')}?pageSize=100&${query}`));
      return rows.map((row) => row._id);
    };
    const seen = async () => {
      const found = await api.visitor.rest('GET', `${client(of, 'details')}?slug=${String(slug)}`);
      return [(await list()).includes(_id), found.status];
    };
    // A new one is a draft, which its switch publishes.
    expect(await seen()).toEqual([false, 404]);
    await post(`${path}/toggle-active-status`, { _id });
    expect(await seen()).toEqual([true, 200]);
    expect(await list(`category=${below}`)).toEqual([_id]);
    for (const toggled of [
      [`${path}/toggle-active-status`, _id],
      [`${of.categories}/toggle-active-status`, inside],
    ] as const) {
      await post(toggled[0], { _id: toggled[1] });
      expect(await seen()).toEqual([false, 404]);
      await post(toggled[0], { _id: toggled[1] });
      expect(await seen()).toEqual([true, 200]);
    }
    const { body } = await api.visitor.rest('GET', `${of.client}/category/list?pageSize=100`);
    expect(JSON.stringify(body['data'])).toContain(below);
  });

  test('a category says whether visitors find something in it or below it', async () => {
    const [above, empty] = [await category(of), await category(of)];
    const below = await category(of, above);
    await post(`${path}/toggle-active-status`, { _id: recordOf(await create(form(below)))._id });
    const categories = kinds[of === POSTS ? 'blogCategory' : 'newsCategory'];
    const filter = `{ ${categories.holds?.flag}: true }`;
    const { rows, descendants } = await api.visitor.request(
      typedDocument<RecordTree>(
        `{ ${publishedName(categories)}(pageSize: 100, filter: ${filter}) { rows { id } descendants { id } } }`,
      ),
    );
    const ids = [...rows, ...descendants].map(({ id }) => id);
    expect([above, below, empty].map((id) => ids.includes(id))).toEqual([true, true, false]);
  });
});

test('a post is created with its literal message, and its slug is normalised (BLOG-018, BLOG-026, ERR-010, ERR-011)', async () => {
  const response = await post('/api/blog/post/create', form(await category(POSTS), { slug: 'My Café Post!' }));
  expect(response.body).toMatchObject({ success: true, message: 'Post created successfully.' });
  expect(recordOf(response)['slug']).toBe('my-cafe-postr');
  const updated = await post('/api/blog/post/update', { _id: recordOf(response)._id, source: 'The loft' });
  expect(updated.body).toMatchObject({ success: true, message: 'Post updated successfully.' });
});
