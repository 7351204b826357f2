import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { kinds } from '@polyphony/domain/kinds/index.js';
import { isPlainOverRest } from '@polyphony/domain/validation/fieldFacts.js';
import { settledTrail } from '../../testing/records/settledTrail.js';
import { PNG } from '../../testing/files/sampleFiles.js';
import type { Fields } from '../../testing/clients/restBody.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { uploadFile } from '../../testing/files/uploads.js';

/** The specification's names, written out, because the tables cannot verify themselves. */
interface Case {
  readonly kind: AnyKind;
  readonly path: string;
  readonly list: string;
  readonly client: string | null;
  readonly id: string;
  /** The form of a record in the literal names, and its name field's. */
  readonly form: Fields & { readonly [name: string]: unknown };
  /** Fields of the form with ids of other records, each with what makes such a record. */
  readonly refers?: Readonly<Record<string, () => Promise<unknown>>>;
  readonly title: string;
  /** Other fields with a text in each language, whose literal names are not those of GraphQL. */
  readonly texts?: readonly string[];
  /** The literal names of a record's flags by their paths. */
  readonly toggles: Readonly<Record<string, string>>;
  readonly dates: readonly [string, string];
  /** Whether no path deletes its records. */
  readonly stays?: true;
}

let api: TestApi;
let arabic: string;
beforeAll(async () => {
  api = await startTestApi();
  const { body } = await api.admin.rest('POST', '/api/language/create', { name: 'Arabic', code: 'ar' });
  // A new language is switched off.
  expect(body['data']).toMatchObject({ status: false });
  arabic = (body['data'] as { _id: string })._id;
  await api.admin.rest('POST', '/api/language/toggle-active-status', { languageId: arabic });
});
afterAll(() => api.close());

/** Makes a record by a path, and returns its id. */
const creatorOf = (path: string, form: Fields) => async () =>
  ((await api.admin.rest('POST', `${path}/create`, form)).body['data'] as Fields)['_id'];
const picture = async () => (await uploadFile(api.admin, PNG, { name: 'banner.png', type: 'image/png' })).file?.id;

/** The form of a post or an article, with its lists and switches (BLOG-001..014, NEWS-001). */
const ARTICLE = {
  form: {
    title: 'Letters from the loft',
    slug: 'letters-from-the-loft',
    shortDescription: 'What we found under the roof.',
    description: '<p>Dust, mostly.</p>',
    tags: ['Paper', 'Attic'],
    source: 'The loft',
    metaTitle: 'Letters',
    metaDescription: 'Found letters.',
    isFormActive: true,
  },
  title: 'title',
  toggles: { active: 'isActive', featured: 'isFeatured' },
  dates: ['createdAt', 'updatedAt'],
} as const;

describe.each<[ids: string, one: Case]>([
  [
    'REST-078..084, REST-092, EVCAT-001, EVCAT-015',
    {
      kind: kinds.eventCategory,
      path: '/api/event/category',
      list: 'view',
      client: '/api/client/event/category/list',
      id: 'categoryId',
      form: { category_name: 'Retreats', slug: 'retreats', order_number: 4 },
      title: 'category_name',
      toggles: { active: 'activeStatus', featured: 'isFeatured', default: 'isDefault' },
      dates: ['created_at', 'updated_at'],
    },
  ],
  [
    'REST-085..091, EVDIFF-001',
    {
      kind: kinds.eventDifficulty,
      path: '/api/event/difficulty',
      list: 'view',
      client: null,
      id: 'difficultyId',
      form: { difficulty_name: 'Steep', slug: 'steep', order_number: 4 },
      title: 'difficulty_name',
      toggles: { active: 'is_active', default: 'isDefault' },
      dates: ['created_at', 'updated_at'],
    },
  ],
  [
    'REST-114..121, BLOG-030..032, BLOG-034, BLOG-040',
    {
      kind: kinds.blogCategory,
      path: '/api/blog/category',
      list: 'view',
      client: '/api/client/blog/category/list',
      id: 'categoryId',
      form: { name: 'Letters', slug: 'letters', description: 'From afar.', metaTitle: 'Letters home' },
      title: 'name',
      toggles: { active: 'activeStatus', featured: 'isFeatured', default: 'isDefault' },
      dates: ['createdAt', 'updatedAt'],
    },
  ],
  [
    'REST-107..113, BLOG-001..015, BLOG-026..028',
    {
      ...ARTICLE,
      kind: kinds.blogPost,
      path: '/api/blog/post',
      list: 'view',
      client: '/api/client/blog/post/list',
      id: 'postId',
      refers: {
        category: creatorOf('/api/blog/category', { name: 'Attics', slug: 'attics' }),
        bannerImage: picture,
        metaImage: picture,
      },
    },
  ],
  [
    'REST-122..128, REST-137, NEWS-001, NEWS-008, NEWS-009',
    {
      ...ARTICLE,
      kind: kinds.newsArticle,
      path: '/api/news/article',
      list: 'view',
      client: '/api/client/news/article/list',
      id: 'articleId',
      refers: {
        category: creatorOf('/api/news/category', { name: 'Attics', slug: 'attics' }),
        bannerImage: picture,
        metaImage: picture,
      },
    },
  ],
  [
    'REST-129..136, REST-139, NEWS-010',
    {
      kind: kinds.newsCategory,
      path: '/api/news/category',
      list: 'view',
      client: '/api/client/news/category/list',
      id: 'categoryId',
      form: {
        name: 'Openings',
        slug: 'openings',
        description: 'Doors and days.',
        metaTitle: 'What opens',
        metaDescription: 'Openings of the year.',
      },
      title: 'name',
      toggles: { active: 'activeStatus', featured: 'isFeatured', default: 'isDefault' },
      dates: ['createdAt', 'updatedAt'],
    },
  ],
  [
    'REST-161..168, CAREER-001..012, CAREER-020, CAREER-021, ERR-018, ERR-019',
    {
      kind: kinds.career,
      path: '/api/career',
      list: 'view',
      client: '/api/client/career/list',
      id: 'careerId',
      form: {
        jobName: 'Bookbinder',
        jobDescripton: '<p>You fold, sew and case in.</p>',
        jobVacancies: 2,
        orderNumber: 4,
        applyLink: 'https://example.org/apply',
        closesOn: '2099-12-31',
        metaTitle: 'Work as a bookbinder',
        metaKeywords: 'books,paper',
        metaDescription: 'A job at the bench.',
      },
      refers: { image: picture, metaImage: picture },
      title: 'jobName',
      texts: ['jobDescripton'],
      toggles: { active: 'isActive', featured: 'isFeatured' },
      dates: ['createdAt', 'updatedAt'],
    },
  ],
  [
    'REST-153..160, TESTI-001..006, TESTI-012, TESTI-014, ERR-016, ERR-017',
    {
      kind: kinds.testimonial,
      path: '/api/testimonial',
      list: 'view',
      client: '/api/client/testimonial/list',
      id: 'testimonialId',
      form: {
        name: 'Tshering Dema',
        designation: 'Painter',
        message: 'I came for a day and stayed for a week.',
        rating: 4.5,
        orderNumber: 7,
      },
      refers: { image: picture },
      title: 'name',
      toggles: { active: 'isActive', featured: 'isFeatured' },
      dates: ['createdAt', 'updatedAt'],
    },
  ],
  [
    'REST-140..144, REST-147..150, CONTACT-001..008, CONTACT-010..015, CONTACT-026..029, STATE-012',
    {
      kind: kinds.contact,
      path: '/api/contact',
      list: 'view',
      client: '/api/client/contact/list',
      id: 'contactId',
      form: {
        title: 'The loft',
        branchName: 'Under the roof',
        branchAddress: 'Norzin Lam 3, Thimphu',
        slug: 'the-loft',
        orderNumber: 4,
        contactNumber: '+975 17123456',
        contactEmail: 'loft@example.org',
        latitude: -27.4712,
        longitude: 89.6339,
        metaTitle: 'The loft',
        metaKeywords: 'loft,roof',
        metaDescription: 'Where we are.',
      },
      refers: { metaImage: picture },
      title: 'title',
      toggles: { active: 'isActive', featured: 'isFeatured', 'active-form': 'isFormActive' },
      dates: ['createdAt', 'updatedAt'],
    },
  ],
  [
    'REST-021, REST-022, REST-023, REST-025, REST-027, CMS-061, CMS-064',
    {
      kind: kinds.cmsPage,
      path: '/api/page-cms',
      list: 'view',
      client: null,
      id: 'linkId',
      form: { name: 'Terms of use', slug: 'terms-of-use' },
      title: 'name',
      toggles: { active: 'activeStatus' },
      dates: ['createdAt', 'updatedAt'],
      stays: true,
    },
  ],
  [
    'REST-036..043, MENU-001..007, MENU-023',
    {
      kind: kinds.menu,
      path: '/api/menu',
      list: 'view',
      client: '/api/client/header-menu/list',
      id: 'menuId',
      form: { name: 'About us', link: '/about-us', parentMenu: 'none', orderNumber: 4 },
      title: 'name',
      toggles: { active: 'activeStatus', product: 'productMenuStatus' },
      dates: ['createdAt', 'updatedAt'],
    },
  ],
  [
    'REST-055..063, LANG-001..006, LANG-011, LANG-012, LANG-015',
    {
      kind: kinds.language,
      path: '/api/language',
      list: 'lists',
      client: '/api/client/language/list',
      id: 'languageId',
      form: { name: 'Dzongkha', code: 'dz', app_lang_code: 'dzo' },
      title: 'name',
      toggles: { active: 'status', rtl: 'rtl' },
      dates: ['created_at', 'updated_at'],
    },
  ],
])(
  '%s',
  (
    _ids,
    { path, kind, list, client, id, form: plain, refers = {}, title, texts = [], toggles, dates, stays = false },
  ) => {
    const translatable = kind.translatable.length > 0;
    const dataOf = (response: { readonly body: Fields }) => response.body['data'] as Fields;
    const call = (word: string, body: Fields) => api.admin.rest('POST', `${path}/${word}`, body);
    const details = async () => dataOf(await api.admin.rest('GET', `${path}/details?${id}=${recordId}`));
    const rows = async (query = '') =>
      (await api.admin.rest('GET', `${path}/${list}?pageSize=100&${query}`)).body['data'] as readonly Fields[];
    let recordId = '';
    let form = plain;

    beforeAll(async () => {
      for (const [field, make] of Object.entries(refers)) form = { ...form, [field]: await make() };
    });

    it('create accepts the form and returns the record with its literal names', async () => {
      const response = await call('create', form);
      expect(response).toMatchObject({
        status: 200,
        body: { success: true, message: `${textInEnglish(kind.label)} created successfully.` },
      });
      recordId = dataOf(response)['_id'] as string;
      const perLanguage = (name: string) =>
        (kind.translatable.includes(name) && !isPlainOverRest(kind, name)) ||
        texts.includes(name) ||
        (translatable && name === title);
      const expected = Object.entries(form).map(([name, value]) => [name, perLanguage(name) ? { en: value } : value]);
      expect(dataOf(response)).toMatchObject(Object.fromEntries(expected));
      for (const date of dates) expect(Date.parse(dataOf(response)[date] as string)).not.toBeNaN();
    });

    it('details returns it by its id under any accepted name, by GET and by POST', async () => {
      const expected = await details();
      expect(expected['_id']).toBe(recordId);
      for (const name of ['_id', 'id', 'targetId', id]) {
        expect(dataOf(await call('details', { [name]: recordId }))).toEqual(expected);
      }
    });

    it('REST-003: the list returns data and the four pagination names', async () => {
      const response = await api.admin.rest('GET', `${path}/${list}?page=1&pageSize=100`);
      expect(Object.keys(response.body)).toEqual(['success', 'message', 'data', 'pagination']);
      const { data, pagination } = response.body as { data: Fields[]; pagination: Fields };
      expect(pagination).toEqual({ currentPage: 1, currentLimit: 100, totalPages: 1, totalItemsCount: data.length });
      expect(data).toContainEqual(await details());
    });

    it('the list searches by name, and a wrong page or status is refused on its field', async () => {
      const found = await rows(`searchName=${String(form[title]).slice(1, 5).toUpperCase()}`);
      expect(found.map(({ _id }) => _id)).toEqual([recordId]);
      expect(await rows('searchName=nothing-like-it')).toEqual([]);
      for (const query of ['page=x', 'status=odd']) {
        const refused = await api.admin.rest('GET', `${path}/${list}?${query}`);
        expect(refused.status).toBe(422);
        expect(Object.keys(refused.body['errors'] as Fields)).toEqual([query.split('=')[0]]);
      }
    });

    it('update changes the sent fields and no others', async () => {
      const before = await details();
      const response = await api.admin.rest('PATCH', `${path}/update`, { [id]: recordId, [title]: 'Renamed' });
      expect(response).toMatchObject({
        status: 200,
        body: { success: true, message: `${textInEnglish(kind.label)} updated successfully.` },
      });
      const after = await details();
      expect(after).toEqual({
        ...before,
        [title]: translatable ? { en: 'Renamed' } : 'Renamed',
        ...('name' in before && { name: translatable ? { en: 'Renamed' } : 'Renamed' }),
        version: 2,
        [dates[1]]: after[dates[1]],
      });
    });

    if (translatable) {
      it('EVCAT-013, EVDIFF-013: an update with translateData saves both texts', async () => {
        const response = await call('update', {
          [id]: recordId,
          form: { [title]: 'Both texts', translateData: { lang: 'ar', [title]: 'كلاهما' } },
        });
        expect(response).toMatchObject({ status: 200, body: { success: true } });
        expect((await details())[title]).toEqual({ en: 'Both texts', ar: 'كلاهما' });
      });

      it('translateData alone leaves the English text; as a form it may be JSON text', async () => {
        const response = await call('update', {
          [id]: recordId,
          translateData: JSON.stringify({ lang: 'ar', [title]: 'وحدها' }),
        });
        expect(response.status).toBe(200);
        expect((await details())[title]).toEqual({ en: 'Both texts', ar: 'وحدها' });
      });

      it.each([
        ['an unknown language', { lang: 'xx' }, 'lang'],
        ['the base language', { lang: 'en' }, 'lang'],
        ['no language', {}, 'lang'],
        ['a text that breaks a rule', { lang: 'ar', [title]: 'x'.repeat(201) }, title],
      ])('translateData with %s saves nothing, neither text', async (_, translation, field) => {
        const before = await details();
        const response = await call('update', {
          [id]: recordId,
          [title]: 'Not saved',
          translateData: { [title]: 'ليست محفوظة', ...translation },
        });
        expect(response).toMatchObject({ status: 422, body: { success: false } });
        expect(Object.keys(response.body['errors'] as Fields)).toEqual([`translateData.${field}`]);
        expect(await details()).toEqual(before);
      });

      it('a refused English text keeps the translation from being saved', async () => {
        const before = await details();
        const response = await call('update', {
          [id]: recordId,
          [title]: '',
          translateData: { lang: 'ar', [title]: 'ليست محفوظة' },
        });
        expect(response.status).toBe(422);
        expect(Object.keys(response.body['errors'] as Fields)).toEqual([title]);
        expect(await details()).toEqual(before);
      });
    }

    if (client) {
      it('SPEC-D27: visitors list it in one active language: the requested, else the default', async () => {
        // New records of such a kind are drafts.
        if (kind.publishing) await call(`toggle-${kind.publishing}-status`, { [id]: recordId });
        // A new language is off.
        const active = toggles['active'];
        if (active && (await details())[active] === false) await call('toggle-active-status', { [id]: recordId });
        const find = async (query: string) => {
          const { body } = await api.visitor.rest('GET', `${client}?${query}`);
          return (body['data'] as readonly Fields[]).find(({ _id }) => _id === recordId);
        };
        expect((await find(''))?.[title]).toBe(translatable ? 'Both texts' : 'Renamed');
        expect((await find('language=ar'))?.[title]).toBe(translatable ? 'وحدها' : 'Renamed');
        expect((await find('lang=xx'))?.[title]).toBe(translatable ? 'Both texts' : 'Renamed');
        expect(await find('')).not.toHaveProperty('version');
        if (!translatable) return;
        const switchArabic = () => api.admin.rest('POST', '/api/language/toggle-active-status', { languageId: arabic });
        await switchArabic();
        expect((await find('language=ar'))?.[title]).toBe('Both texts');
        const inArabic = `($id: ID!) { record: ${kind.name}(id: $id) { text: ${kind.titleField}(lang: "ar") } }`;
        expect(await api.admin.request(`query ${inArabic}`, { id: recordId })).toEqual({ text: 'وحدها' });
        await switchArabic();
      });
    }

    it.each(Object.entries(toggles))('toggle-%s-status flips %s and back', async (toggle, flag) => {
      const before = (await details())[flag];
      const flip = () => call(`toggle-${toggle}-status`, { userId: '', [id]: recordId });
      expect(dataOf(await flip())[flag]).toBe(!before);
      expect((await details())[flag]).toBe(!before);
      expect(dataOf(await flip())[flag]).toBe(before);
    });

    if (client) {
      it('an inactive record is not among what visitors list', async () => {
        const listed = async () =>
          ((await api.visitor.rest('POST', client)).body['data'] as readonly Fields[]).some(
            ({ _id }) => _id === recordId,
          );
        expect(await listed()).toBe(true);
        await call('toggle-active-status', { [id]: recordId });
        expect(await listed()).toBe(false);
      });
    }

    it(stays ? 'no path deletes it' : 'delete takes it away', async () => {
      const response = await api.admin.rest('DELETE', `${path}/delete?${id}=${recordId}`);
      if (stays) return expect(response.status).toBe(404);
      expect(response).toMatchObject({
        status: 200,
        body: { success: true, message: expect.stringMatching(/deleted successfully/) as string },
      });
      expect((await api.admin.rest('GET', `${path}/details?_id=${recordId}`)).status).toBe(404);
    });

    it('every write over REST is recorded in the audit trail', async () => {
      const entries = await (await settledTrail()).find({ 'target.id': recordId }).lean();
      const actions = new Set(entries.map(({ action }) => action));
      const expected = [
        'CREATE',
        'UPDATE',
        ...(translatable ? ['TRANSLATE'] : []),
        'TOGGLE',
        ...(stays ? [] : ['DELETE']),
      ];
      expect([...actions].sort()).toEqual(expected.sort());
    });
  },
);

describe('what is special', () => {
  it('CAT-001 to CAT-012, CAT-024: category lists are trees of nodes with the literal names', async () => {
    const make = async (slug: string, parentCategoryId = 'none') => {
      const { body } = await api.admin.rest('POST', '/api/event/category/create', {
        category_name: slug,
        slug,
        parentCategoryId,
      });
      return (body['data'] as { _id: string })._id;
    };
    const root = await make('tree-root');
    const child = await make('tree-child', root);
    const grandchild = await make('tree-grandchild', child);
    const leaf = expect.objectContaining({ _id: grandchild, parentCategoryId: child, children: [] }) as Fields;
    const middle = expect.objectContaining({ _id: child, parentCategoryId: root, children: [leaf] }) as Fields;
    for (const path of ['/api/event/category/view?pageSize=100', '/api/client/event/category/list']) {
      const { body } = await api.admin.rest('GET', path);
      const node = (body['data'] as Fields[]).find(({ _id }) => _id === root);
      expect(node).toMatchObject({ parentCategoryId: 'none', children: [middle] });
      expect(Object.keys(node ?? {})).toEqual(
        expect.arrayContaining([
          '_id',
          'name',
          'slug',
          'description',
          'metaTitle',
          'metaImage',
          'metaDescription',
          'activeStatus',
          'isFeatured',
          'isDefault',
          'category_name',
          'order_number',
        ]),
      );
    }
    const { body } = await api.admin.rest('GET', `/api/event/category/details?_id=${root}`);
    expect(body['data']).toMatchObject({ children: [middle] });
  });

  it("LANG-016, REST-063: the visitors' languages are returned as fetchData too, active ones only", async () => {
    const { body: created } = await api.admin.rest('POST', '/api/language/create', { name: 'French', code: 'fr' });
    expect(created).toMatchObject({ success: true });
    const { body } = await api.visitor.rest('GET', '/api/client/language/list');
    expect(body['fetchData']).toEqual(body['data']);
    expect((body['fetchData'] as Fields[]).map(({ code }) => code)).toEqual(['en', 'ar']);
  });

  it('REST-062, LANG-007: toggle-default-status makes that language the default, and is idempotent', async () => {
    const rows = async () => (await api.admin.rest('GET', '/api/language/lists')).body['data'] as Fields[];
    const make = async (code: string) => {
      const _id = (await rows()).find((row) => row['code'] === code)?.['_id'];
      return (await api.admin.rest('POST', '/api/language/toggle-default-status', { languageId: _id })).status;
    };
    expect([await make('ar'), await make('ar')]).toEqual([200, 200]);
    expect((await rows()).filter((row) => row['default'] === true).map(({ code }) => code)).toEqual(['ar']);
    expect((await rows()).find(({ code }) => code === 'en')).toMatchObject({ default: false });
    await make('en');
  });

  it('LANG-010: a language needs no app_lang_code', async () => {
    const { body } = await api.admin.rest('POST', '/api/language/create', { name: 'Nepali', code: 'ne' });
    expect(body).toMatchObject({ success: true, data: { code: 'ne' } });
    const { _id } = body['data'] as { _id: string };
    expect((await api.admin.rest('POST', '/api/language/delete', { languageId: _id })).status).toBe(200);
  });

  it('LANG-013, LANG-014: the default language cannot be deleted, and can be once another is the default', async () => {
    const rows = (await api.admin.rest('GET', '/api/language/lists')).body['data'] as Fields[];
    const base = rows.find(({ code }) => code === 'en')?.['_id'];
    const { body: created } = await api.admin.rest('POST', '/api/language/create', { name: 'Thai', code: 'th' });
    const { _id } = created['data'] as { _id: string };
    await api.admin.rest('POST', '/api/language/toggle-active-status', { languageId: _id });
    const makeDefault = (languageId: unknown) =>
      api.admin.rest('POST', '/api/language/toggle-default-status', { languageId });
    const isDefault = async () => {
      const { body } = await api.admin.rest('GET', `/api/language/details?languageId=${_id}`);
      return (body['data'] as Fields | null)?.['default'];
    };
    const remove = () => api.admin.rest('POST', '/api/language/delete', { languageId: _id });
    expect(await isDefault()).toBe(false);
    expect((await makeDefault(_id)).status).toBe(200);
    expect(await isDefault()).toBe(true);
    expect((await remove()).body).toMatchObject({ success: false });
    expect(await isDefault()).toBe(true);
    expect((await makeDefault(base)).status).toBe(200);
    expect(await isDefault()).toBe(false);
    expect((await remove()).status).toBe(200);
    expect(await isDefault()).toBeUndefined();
  });

  it('BLOG-033, BLOG-035, BLOG-036, BLOG-038, BLOG-039: a blog category has a parent, a slug and metas', async () => {
    const create = (fields: Fields) =>
      api.admin.rest('POST', '/api/blog/category/create', { name: 'Essays', slug: 'essays', ...fields });
    const errorsOf = async (fields: Fields) => Object.keys(((await create(fields)).body['errors'] as Fields) ?? {});
    expect(await errorsOf({ slug: '' })).toEqual(['slug']);
    expect(await errorsOf({ parentCategoryId: 'abc' })).toEqual(['parentCategoryId']);
    const { file } = await uploadFile(api.admin, PNG, { name: 'essays.png', type: 'image/png' });
    const metaImage = file?.id;
    const metas = { metaTitle: 'Essays', metaDescription: 'Written slowly.' };
    const { body } = await create({ parentCategoryId: 'none', metaImage, ...metas });
    expect(body).toMatchObject({ success: true, data: { slug: 'essays', parentCategoryId: 'none' } });
    const { _id } = body['data'] as { _id: string };
    const { body: below } = await create({ slug: 'short-essays', parentCategoryId: _id });
    expect(below).toMatchObject({ success: true, data: { parentCategoryId: _id } });
    const { body: read } = await api.admin.rest('GET', `/api/blog/category/details?categoryId=${_id}`);
    expect(read['data']).toMatchObject({ parentCategoryId: 'none', ...metas });
    expect(JSON.stringify((read['data'] as Fields)['metaImage'])).toContain(metaImage ?? 'no file');
  });

  it('CAT-006, BLOG-034: meta texts are plain texts, the English ones for staff and those of their language for visitors', async () => {
    const { body } = await api.admin.rest('POST', '/api/event/category/create', {
      category_name: 'Plain',
      slug: 'plain',
      metaTitle: 'Plainly',
    });
    const { _id } = body['data'] as { _id: string };
    const inArabic = { _id, translateData: { lang: 'ar', name: 'بسيط', metaTitle: 'ببساطة' } };
    expect((await api.admin.rest('POST', '/api/event/category/update', inArabic)).status).toBe(200);
    const details = async () => (await api.admin.rest('GET', `/api/event/category/details?_id=${_id}`)).body['data'];
    const read = (await details()) as Fields;
    expect(read).toMatchObject({ name: { en: 'Plain', ar: 'بسيط' }, metaTitle: 'Plainly' });
    const seen = async (language: string) => {
      const { body: list } = await api.visitor.rest(
        'GET',
        `/api/client/event/category/list?language=${language}&limit=100`,
      );
      return (list['data'] as Fields[]).find((row) => row['slug'] === 'plain')?.['metaTitle'];
    };
    expect([await seen('en'), await seen('ar')]).toEqual(['Plainly', 'ببساطة']);
    const back = await api.admin.rest('POST', '/api/event/category/update', {
      _id,
      form: { ...read, metaTitle: 'Plain' },
    });
    expect(back.status).toBe(200);
    expect([await seen('en'), await seen('ar')]).toEqual(['Plain', 'ببساطة']);
  });

  it('finds the blog category by the slug beside a form, and takes the one inside as the new slug (REST-117, SPEC-D116)', async () => {
    const { body } = await api.admin.rest('POST', '/api/blog/category/create', { name: 'Keyed', slug: 'keyed' });
    const { _id } = body['data'] as { _id: string };
    const update = (slug: string, form: Fields) =>
      api.admin.rest('POST', '/api/blog/category/update', { _id, slug, form });
    expect((await update('another', { name: 'Not saved' })).status).toBe(404);
    expect(await update('keyed', { name: 'Keyed', slug: 'newly-keyed' })).toMatchObject({
      status: 200,
      body: { data: { slug: 'newly-keyed' } },
    });
  });
});
