import { kinds } from '@polyphony/domain/kinds/index.js';
import { Types } from 'mongoose';
import { contentCommandsOf } from '../../testing/measures/commands.js';
import { putRecords, storeOf } from '../../testing/records/records.js';
import { createArabic } from '../../testing/records/createRecord.js';
import { gql } from '../../testing/generated/gql.js';
import { type StoriesAroundQueryVariables, type StoriesQueryVariables } from '../../testing/generated/graphql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

let api: TestApi;
let count = 0;
let craft: Types.ObjectId;
let press: Types.ObjectId;

const dayOf = (day: number) => new Date(Date.UTC(2027, 0, day));

/** Puts a text; the later its day, the newer it is. */
async function put(kind: 'blogPost' | 'newsArticle', day: number, values: object = {}): Promise<string> {
  count += 1;
  const slug = `${kind === 'blogPost' ? 'post' : 'article'}-${day}-${count}`;
  const categoryId = kind === 'blogPost' ? craft : press;
  await putRecords(api, kinds[kind], [
    {
      slug,
      title: { en: `Text of day ${day}` },
      tags: {},
      categoryId,
      active: true,
      firstPublishedAt: dayOf(day),
      ...values,
    },
  ]);
  return slug;
}

const LIST = gql(`
  query Stories($page: Int! = 1, $pageSize: Int! = 100, $filter: StoryFilter) {
    publishedStories(page: $page, pageSize: $pageSize, filter: $filter) {
      rows {
        post { slug title category { slug } } article { slug title category { slug } }
      }
      pageInfo { totalItemsCount totalPages }
    }
  }
`);
const list = (variables: StoriesQueryVariables = {}) => api.visitor.request(LIST, variables);
const slugOf = ({ post, article }: Record<'post' | 'article', { slug: string } | null>) => post?.slug ?? article?.slug;
const slugs = async (variables: StoriesQueryVariables = {}) => (await list(variables)).rows.map(slugOf);

const AROUND = gql(`
  query StoriesAround($post: String, $article: String) {
    publishedStoriesAround(post: $post, article: $article) {
      newer { post { slug } article { slug } } older { post { slug } article { slug } }
      related { post { slug } article { slug } }
    }
  }
`);
const around = (of: StoriesAroundQueryVariables) => api.visitor.request(AROUND, of);
const nextTo = async (of: StoriesAroundQueryVariables) => {
  const { newer, older } = await around(of);
  return [newer && slugOf(newer), older && slugOf(older)];
};
const relatedTo = async (of: StoriesAroundQueryVariables) => (await around(of)).related.map(slugOf);

beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
});
afterAll(() => api.close());
const category = async (kind: 'blogCategory' | 'newsCategory', slug: string, active = true) => {
  const [id] = await putRecords(api, kinds[kind], [{ name: { en: slug }, slug, parentId: null, active }]);
  return new Types.ObjectId(id);
};
beforeEach(async () => {
  for (const name of ['blogPost', 'newsArticle', 'blogCategory', 'newsCategory'] as const) {
    await storeOf(kinds[name]).model.collection.deleteMany({});
    await api.services.stamps.changed(name);
  }
  craft = await category('blogCategory', 'craft');
  press = await category('newsCategory', 'press');
});

describe('the list of posts and articles (SPEC-D78, NEWS-017)', () => {
  test('has both kinds in one order, page by page, and their total', async () => {
    const createdSlugs: string[] = [];
    for (let day = 1; day <= 7; day += 1)
      createdSlugs.unshift(await put(day % 3 === 0 ? 'newsArticle' : 'blogPost', day));
    expect(await slugs()).toEqual(createdSlugs);
    for (const page of [1, 2, 3, 4])
      expect(await slugs({ page, pageSize: 3 })).toEqual(createdSlugs.slice(3 * page - 3, 3 * page));
    expect((await list({ pageSize: 3 })).pageInfo).toEqual({ totalItemsCount: 7, totalPages: 3 });
  });

  test('has a new total at once when one is published, where nothing else was selected (PUBLIC-022)', async () => {
    const count = () =>
      api.visitor.request(gql(`query TotalOfStories { publishedStories { pageInfo { totalItemsCount } } }`));
    for (const [total, kind] of [
      [1, 'blogPost'],
      [2, 'newsArticle'],
    ] as const) {
      await count();
      await put(kind, total);
      expect((await count()).pageInfo).toEqual({ totalItemsCount: total });
    }
  });

  test('has none that is inactive, or whose category is (PUBLIC-022)', async () => {
    const seen = await put('blogPost', 1);
    await put('blogPost', 2, { active: false });
    await put('newsArticle', 3, { active: false });
    await put('blogPost', 4, { categoryId: await category('blogCategory', 'hidden', false) });
    expect(await slugs()).toEqual([seen]);
    expect((await list()).pageInfo.totalItemsCount).toBe(1);
  });

  test('is narrowed to a tag in whichever language, whatever its case (BLOG-007, NEWS-007)', async () => {
    const post = await put('blogPost', 1, { tags: { en: ['Paper', 'Glue'], ar: ['ورق'] } });
    const article = await put('newsArticle', 2, { tags: { en: ['paper'] } });
    await put('newsArticle', 3, { tags: { en: ['Paperclip'] } });
    expect(await slugs({ filter: { tag: 'PAPER' } })).toEqual([article, post]);
    expect(await slugs({ filter: { tag: 'ورق' } })).toEqual([post]);
    expect(await slugs({ filter: { tag: 'nothing' } })).toEqual([]);
  });

  test('is narrowed to a category, whose kind alone it has then, and to titles', async () => {
    const post = await put('blogPost', 1);
    const article = await put('newsArticle', 2, { title: { en: 'The Old Press', ar: 'المطبعة' } });
    expect(await slugs({ filter: { postCategorySlug: 'craft' } })).toEqual([post]);
    expect(await slugs({ filter: { articleCategorySlug: 'press' } })).toEqual([article]);
    expect(await slugs({ filter: { articleCategorySlug: 'craft' } })).toEqual([]);
    expect(await slugs({ filter: { searchName: 'old pr', lang: 'en' } })).toEqual([article]);
    expect(await slugs({ filter: { searchName: 'مطبعة', lang: 'ar' } })).toEqual([article]);
  });
});

describe('what is around a text', () => {
  test('is the next newer and the next older one that visitors see, of either kind', async () => {
    const oldest = await put('newsArticle', 1);
    const post = await put('blogPost', 2);
    await put('newsArticle', 3, { active: false });
    const newest = await put('newsArticle', 4);
    expect(await nextTo({ post })).toEqual([newest, oldest]);
    expect(await nextTo({ article: newest })).toEqual([null, post]);
    expect(await nextTo({ article: oldest })).toEqual([post, null]);
  });

  test('of one moment leads through all of them, there and back', async () => {
    const createdSlugs = [
      await put('blogPost', 1),
      await put('newsArticle', 1),
      await put('blogPost', 1),
      await put('newsArticle', 1),
    ];
    const walk = async (direction: 'newer' | 'older') => {
      const [first] = direction === 'older' ? await slugs() : (await slugs()).toReversed();
      const seen = [first];
      for (let at = first; at !== undefined && seen.length <= createdSlugs.length;) {
        const next = (await around(at.startsWith('post') ? { post: at } : { article: at }))[direction];
        at = next ? slugOf(next) : undefined;
        if (at !== undefined) seen.push(at);
      }
      return seen;
    };
    expect(await walk('older')).toEqual(await slugs());
    expect(await walk('newer')).toEqual((await slugs()).toReversed());
    expect(new Set(await slugs())).toEqual(new Set(createdSlugs));
  });

  test('are those that share most tags with it, then those of its category, and never itself', async () => {
    const post = await put('blogPost', 1, { tags: { en: ['Paper', 'Glue'] } });
    const both = await put('newsArticle', 2, { tags: { en: ['glue', 'paper'] } });
    const one = await put('newsArticle', 3, { tags: { en: ['paper'] } });
    await put('newsArticle', 4);
    const sameCategory = await put('blogPost', 5);
    await put('blogPost', 6, { active: false, tags: { en: ['Paper', 'Glue'] } });
    expect(await relatedTo({ post })).toEqual([both, one, sameCategory]);
  });

  test('is nothing for a text that visitors do not see', async () => {
    await put('newsArticle', 1);
    const post = await put('blogPost', 2, { active: false });
    expect(await around({ post })).toEqual({ newer: null, older: null, related: [] });
  });
});

test('a list and what is around a text cost as many commands however many texts there are', async () => {
  const post = await put('blogPost', 1, { tags: { en: ['Paper'] } });
  await put('newsArticle', 2, { tags: { en: ['Paper'] } });
  await put('blogPost', 3, { tags: { en: ['Paper'] } });
  const cost = async () => {
    await api.services.stamps.changed('blogPost');
    // Once for each write, totals and categories are read again.
    await list();
    await around({ post });
    const inList = await contentCommandsOf(() => list({ pageSize: 50 }));
    const inAround = await contentCommandsOf(() => around({ post }));
    return [inList.length, inAround.length];
  };
  const few = await cost();
  for (let day = 4; day < 40; day += 1)
    await put(day % 2 === 0 ? 'blogPost' : 'newsArticle', day, { tags: { en: ['Paper'] } });
  expect(await cost()).toEqual(few);
});
