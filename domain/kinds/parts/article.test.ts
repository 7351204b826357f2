import { inEnglish } from '../../messages/languages.js';
import { factsOf } from '../../validation/fieldFacts.js';
import { translationRules, validate } from '../../validation/fieldErrors.js';
import { blogPost } from '../blogPost.js';
import { eventCategory } from '../eventCategory.js';
import { newsArticle } from '../newsArticle.js';
import { newsCategory } from '../newsCategory.js';

type Rules = Parameters<typeof validate>[0];

/** Problems with the example after a change, by field. */
const wrong = async (kind: { rules: Rules; example: { en: object } }, change: object) =>
  ((await validate(kind.rules, { ...kind.example.en, ...change })).errors ?? []).map(
    ({ field, message }) => `${field}: ${inEnglish(message)}`,
  );
const words = (count: number, length = 6) => Array.from({ length: count }, (_, at) => `${at}`.padEnd(length, 'x'));

const TITLE = 'title: Title must be at least 5 characters.';
const SUMMARY = 'shortDescription: Short description must be at least 5 characters.';
const CATEGORY = 'categoryId: Category must be a valid ObjectId.';
const BANNER = 'bannerImage: Banner image must be a valid ObjectId.';
const META = 'metaImage: Meta image must be a valid ObjectId.';

test.each([
  ['BLOG-017, NEWS-002: a title of 4 characters is refused', { title: 'Four' }, [TITLE]],
  ['BLOG-017, NEWS-002: one of 5 is not', { title: 'Fives' }, []],
  ['BLOG-021, NEWS-003: a short description of 4 characters is refused', { shortDescription: 'Four' }, [SUMMARY]],
  ['BLOG-021, NEWS-003: one of 5 is not', { shortDescription: 'Fives' }, []],
  ['BLOG-018: an empty slug is refused', { slug: '' }, ['slug: Slug is required.']],
  ['BLOG-019, NEWS-005: a category that is no id is refused', { categoryId: 'abc' }, [CATEGORY]],
  ['BLOG-020, NEWS-005: a banner that is no id is refused', { bannerImage: 'abc' }, [BANNER]],
  ['BLOG-020, NEWS-005: a missing banner is refused', { bannerImage: undefined }, [BANNER]],
  ['BLOG-024, NEWS-006: a meta image that is no id is refused', { metaImage: 'abc' }, [META]],
  ['BLOG-024, NEWS-006: no meta image is not', { metaImage: null }, []],
  ['BLOG-022, NEWS-004: 21 tags are refused', { tags: words(21) }, ['tags: A maximum of 20 tags are allowed.']],
  ['BLOG-022, NEWS-004: 20 tags are not', { tags: words(20) }, []],
  [
    'BLOG-023, NEWS-004: a tag of 21 characters is refused',
    { tags: ['fine', ...words(1, 21)] },
    ['tags: Each tag must not exceed 20 characters.'],
  ],
  ['BLOG-023, NEWS-004: tags of 1 and of 20 characters are not', { tags: ['x', ...words(1, 20)] }, []],
  ['BLOG-023, NEWS-004: a blank tag is refused', { tags: [' '] }, ['tags: A tag must have at least 1 character.']],
  ['a switch that is none is refused', { isFormActive: 'perhaps' }, ['isFormActive: This is not valid.']],
])('%s', async (_, change, expected) => {
  for (const kind of [blogPost, newsArticle]) expect(await wrong(kind, change)).toEqual(expected);
});

test('the slug of a post is normalised, that of an article is refused as those of events (BLOG-018, SPEC-D35)', async () => {
  const slug = 'My Post';
  expect((await validate(blogPost.rules, { ...blogPost.example.en, slug })).value).toMatchObject({ slug: 'my-post' });
  expect(await wrong(newsArticle, { slug })).toEqual([
    'slug: Slug can only contain lowercase letters, numbers, and hyphens',
  ]);
});

test('what is left out is empty or off (BLOG-007, BLOG-014, SPEC-D19)', async () => {
  const { title, slug, categoryId, bannerImage, shortDescription } = newsArticle.example.en;
  const { value } = await validate(newsArticle.rules, { title, slug, categoryId, bannerImage, shortDescription });
  expect(value).toMatchObject({ tags: [], isFormActive: false, source: null, description: null, metaImage: null });
  expect((await validate(newsArticle.rules, { ...value, isFormActive: 'true' })).value?.isFormActive).toBe(true);
});

test('four fields and the meta texts have a text of their own in each language, and keep their bounds there (BLOG-016, NEWS-007)', async () => {
  for (const kind of [blogPost, newsArticle]) {
    const rules = translationRules(kind);
    expect(Object.keys(rules.fields)).toEqual([
      ...['title', 'shortDescription', 'description', 'tags'],
      ...['metaTitle', 'metaDescription'],
    ]);
    const { errors } = await validate(rules, { title: 'قصة', tags: words(21) });
    expect(errors?.map(({ field }) => field)).toEqual(['title', 'tags']);
    expect((await validate(rules, { title: '', tags: [] })).value).toMatchObject({ title: null, tags: null });
  }
});

test('the banner says how large it should be (BLOG-004, BLOG-029)', () => {
  expect(factsOf(blogPost.rules.fields.bannerImage).imageSize).toMatchObject({ width: 1300, height: 650 });
});

test.each([
  ['NEWS-011', { name: 'ab' }, 'name: Category name must be at least 3 characters.'],
  ['NEWS-012', { slug: 'a_b' }, 'slug: Slug can only contain lowercase letters, numbers, and hyphens'],
  ['NEWS-013', { description: 'x'.repeat(5001) }, 'description: Description cannot exceed 5000 characters.'],
  ['NEWS-014', { parentId: 'abc' }, 'parentId: Parent category must be a valid ObjectId.'],
  ['NEWS-015', { metaTitle: 'x'.repeat(301) }, 'metaTitle: Meta title cannot exceed 300 characters.'],
  [
    'NEWS-016',
    { metaDescription: 'x'.repeat(5001) },
    'metaDescription: Meta description cannot exceed 5000 characters.',
  ],
])('%s: what is wrong with a news category is said of its field: %j', async (_, change, expected) => {
  expect(await wrong(newsCategory, change)).toEqual([expected]);
});

test('NEWS-015: what is wrong with the meta title of an event category is said of its field', async () => {
  expect(await wrong(eventCategory, { metaTitle: 'x'.repeat(301) })).toEqual([
    'metaTitle: Meta title cannot exceed 300 characters.',
  ]);
});
