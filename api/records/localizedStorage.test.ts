import mongoose from 'mongoose';
import { gql } from '../testing/generated/gql.js';
import { createArabic, createBlogCategory } from '../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

/** Storage of localized texts, and the language in which they are read. */

const TRANSLATE = gql(`
  mutation TranslatePottery($id: ID!) { translateBlogCategory(id: $id, lang: "ar", input: {name: "الفخار"}) { success } }
`);
const FALLBACKS = gql(`
  query FallbacksOfCategories($lang: String) {
    publishedBlogCategories { rows { slug name(lang: $lang) fallbacks(lang: $lang) { field lang } } }
  }
`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  const { id } = await createBlogCategory(api.admin, { name: 'Pottery', slug: 'pottery' });
  await api.admin.request(TRANSLATE, { id });
});
afterAll(() => api.close());

test("FORM-013: a localized value is an object by language code, with 'en' the base", async () => {
  const stored = await mongoose.connection.collection('blogCategories').findOne({ slug: 'pottery' });
  expect(stored?.['name']).toEqual({ en: 'Pottery', ar: 'الفخار' });
  expect(stored?.['description']).toEqual({});
});

test("FMT-023: without a language of the reader's choice, 'en' is read", async () => {
  const read = '{ publishedBlogCategories { rows { name } } }';
  const { data } = await api.visitor.graphql(read);
  expect(data).toEqual({ publishedBlogCategories: { rows: [{ name: 'Pottery' }] } });
  const { data: arabic } = await api.visitor.graphql(read, {}, { cookie: 'language=ar' });
  expect(arabic).toEqual({ publishedBlogCategories: { rows: [{ name: 'الفخار' }] } });
});

test('[FMT-023] a record returns which selected texts are in another language than the requested one', async () => {
  const read = async (slug: string, lang: string) => {
    const { rows } = await api.visitor.request(FALLBACKS, { lang });
    return rows.find((row) => row.slug === slug)?.fallbacks;
  };
  await createBlogCategory(api.admin, { name: 'Glazing', slug: 'glazing' });
  expect(await read('glazing', 'ar')).toEqual([{ field: 'name', lang: 'en' }]);
  expect(await read('glazing', 'en')).toEqual([]);
  expect(await read('pottery', 'ar')).toEqual([]);
});
