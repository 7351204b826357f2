import { kinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { capitalize } from '@polyphony/domain/kinds/parts/kindNames.js';
import { bookableEvent, book, booked, step } from '../testing/records/bookings.js';
import { idOf, outcomeOf, rowsIn, twinsOf, type LegacyKind, type Twin } from '../testing/records/operationTwins.js';
import { publishedName, RecordMaker, rowsDocument } from '../testing/records/recordMaker.js';
import { PNG } from '../testing/files/sampleFiles.js';
import { statement } from '../testing/records/specification.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import { gql } from '../testing/generated/gql.js';
import type { TestClient } from '../testing/clients/testClient.js';
import { postForm, registerUpload, signUpload, uploadFile } from '../testing/files/uploads.js';
import { visitorAccount } from '../testing/clients/visitorAccounts.js';

/** Each operation that the specification lists for a group, by GraphQL and, where there is one, by its /api path. */

let api: TestApi;
let pema: TestClient;
let maker: RecordMaker;
let event: Awaited<ReturnType<typeof bookableEvent>>;

const ARTICLE_NAMES = {
  title: 'title',
  slug: 'slug',
  categoryId: 'category',
  bannerImage: 'bannerImage',
  shortDescription: 'shortDescription',
};

/** Names of the kinds for legacy clients, written out: the tables of the gateway must not be their own witness. */
const KINDS: readonly (readonly [id: string, kind: AnyKind, legacy: LegacyKind])[] = [
  ['GQL-013', kinds.menu, { path: '/api/menu', names: { name: 'name', link: 'link' } }],
  [
    'GQL-014',
    kinds.staffMember,
    {
      path: '/api/user',
      words: {
        create: 'create-admin-staff',
        view: 'get-all-users',
        details: 'get-user-details',
        delete: 'delete-user',
      },
      names: { name: 'name', email: 'email', password: 'password', roleId: 'roleId' },
    },
  ],
  [
    'GQL-015',
    kinds.role,
    { path: '/api/user/role', words: { view: 'lists' }, names: { name: 'name', permissionIds: 'permissionIds' } },
  ],
  [
    'GQL-017',
    kinds.language,
    {
      path: '/api/language',
      words: { view: 'lists' },
      names: { name: 'name', code: 'code' },
      client: '/api/client/language/list',
    },
  ],
  [
    'GQL-020',
    kinds.event,
    {
      path: '/api/event',
      names: { name: 'name', slug: 'slug', categoryId: 'category' },
      client: '/api/client/event/list',
    },
  ],
  [
    'GQL-021',
    kinds.eventCategory,
    {
      path: '/api/event/category',
      names: { name: 'category_name', slug: 'slug' },
      client: '/api/client/event/category/list',
    },
  ],
  [
    'GQL-022',
    kinds.eventDifficulty,
    { path: '/api/event/difficulty', names: { name: 'difficulty_name', slug: 'slug' } },
  ],
  [
    'GQL-023',
    kinds.eventPrice,
    {
      path: '/api/event/price',
      names: {
        eventId: 'event_id',
        nationality: 'nationality',
        priceType: 'price_type',
        label: 'price_label',
        amount: 'price_amount',
      },
      client: '/api/client/event/price/list',
    },
  ],
  ['GQL-025', kinds.blogPost, { path: '/api/blog/post', names: ARTICLE_NAMES, client: '/api/client/blog/post/list' }],
  ['GQL-026', kinds.blogCategory, { path: '/api/blog/category', names: { name: 'name', slug: 'slug' } }],
  [
    'GQL-027',
    kinds.newsArticle,
    {
      path: '/api/news/article',
      names: ARTICLE_NAMES,
      client: '/api/client/news/article/list',
      details: '/api/client/news/article/details',
    },
  ],
  [
    'GQL-028',
    kinds.newsCategory,
    {
      path: '/api/news/category',
      names: { name: 'name', slug: 'slug' },
      client: '/api/client/news/category/list',
    },
  ],
  [
    'GQL-031',
    kinds.testimonial,
    {
      path: '/api/testimonial',
      names: { name: 'name', message: 'message', rating: 'rating' },
      client: '/api/client/testimonial/list',
    },
  ],
  [
    'GQL-032',
    kinds.career,
    {
      path: '/api/career',
      names: { jobName: 'jobName', slug: 'slug', jobDescription: 'jobDescripton', orderNumber: 'orderNumber' },
      client: '/api/client/career/list',
    },
  ],
  [
    'GQL-029',
    kinds.contact,
    {
      path: '/api/contact',
      words: { 'toggle-form-status': 'toggle-active-form-status' },
      names: {
        title: 'title',
        slug: 'slug',
        branchName: 'branchName',
        branchAddress: 'branchAddress',
        latitude: 'latitude',
        longitude: 'longitude',
      },
      client: '/api/client/contact/list',
      details: '/api/client/contact/details',
    },
  ],
  [
    'GQL-033',
    kinds.course,
    {
      path: '/api/courses',
      names: { title: 'title', subTitle: 'subTitle', slug: 'slug', orderNumber: 'orderNumber' },
      client: '/api/client/courses/list',
      details: '/api/client/courses/details',
    },
  ],
  [
    'GQL-034',
    kinds.coursePackage,
    {
      path: '/api/courses/packages',
      names: { courseId: 'courseId', title: 'packageTitle', price: 'packagePrice', orderNumber: 'orderNumber' },
    },
  ],
];

const uploaded = async (name: string) => (await uploadFile(api.admin, PNG, { name, type: 'image/png' })).file!;
const posted = async (name: string) => {
  const upload = await signUpload(api.admin, { name, type: 'image/png', size: PNG.length });
  expect((await postForm(api.url, upload, PNG)).status).toBe(204);
  return { key: upload.key, name, size: PNG.length, type: 'image/png', url: upload.url };
};
const LIST_FILES = gql(`
  query FilesOfTheLibrary {
    files(pageSize: 100) { rows { id version fileName fileS3Key fileType fileKind fileSize fileUrl } }
  }
`);
const DOWNLOAD = gql(`query DownloadOfFile($id: ID) { fileDownload(id: $id) { url } }`);
const DELETE_FILE = gql(`mutation DeleteOneFile($id: ID!) { deleteFile(id: $id) { success message } }`);
const CHOOSE_FILE = gql(`
  mutation ChooseFile($id: ID!) { toggleFileDefault(id: $id) { success message file { id default } } }
`);
const PUBLISHED_FILES = gql(`query FilesOfVisitors { publishedFiles(pageSize: 100) { rows { id } } }`);

const FILES: Readonly<Record<string, Twin>> = {
  'sign upload': async () => void (await posted('signed.png')),
  register: async () => {
    const done = await registerUpload(api.admin, await posted('one.png'));
    const { body } = await api.admin.rest('POST', '/api/file/create', await posted('other.png'));
    expect(outcomeOf(body)).toEqual(outcomeOf({ ...done }));
    expect(done.file?.id).not.toBe(idOf(body['data']));
  },
  list: async () => {
    await uploaded('listed.png');
    const { rows } = await api.admin.request(LIST_FILES);
    expect(rows.length).toBeGreaterThan(0);
    expect(rowsIn(await api.admin.rest('GET', '/api/file/view?pageSize=100')).map(idOf)).toEqual(
      rows.map(({ id }) => id),
    );
  },
  download: async () => {
    const { id, fileS3Key } = await uploaded('down.png');
    const { url } = await api.admin.request(DOWNLOAD, { id });
    const headers = { authorization: `Bearer ${api.admin.token ?? ''}` };
    const byPath = await fetch(`${api.url}/api/files/download-file?fileKey=${fileS3Key}`, { headers });
    const bytes = await Promise.all([fetch(`${api.url}${url}`), byPath].map(async (one) => (await one).arrayBuffer()));
    expect(bytes.map((one) => Buffer.from(one))).toEqual([PNG, PNG]);
  },
  delete: async () => {
    const [one, other] = [await uploaded('gone.png'), await uploaded('gone too.png')];
    const done = await api.admin.request(DELETE_FILE, { id: one.id });
    const { body } = await api.admin.rest('POST', '/api/file/delete', { fileKey: other.fileS3Key });
    expect(outcomeOf(body)).toEqual(outcomeOf({ ...done }));
    expect(body['success']).toBe(true);
  },
  'toggle default': async () => {
    const [one, other] = [await uploaded('chosen.png'), await uploaded('chosen too.png')];
    const done = await api.admin.request(CHOOSE_FILE, { id: one.id });
    const { body } = await api.admin.rest('POST', '/api/file/toggle-default-status', { fileKey: other.fileS3Key });
    expect(outcomeOf(body)).toEqual(outcomeOf({ ...done }));
    expect([done.file?.default, body['data']]).toEqual([true, expect.objectContaining({ isDefault: true })]);
  },
  'public list': async () => {
    const { id } = await uploaded('shown.png');
    const { rows } = await api.visitor.request(PUBLISHED_FILES);
    const { body } = await api.visitor.rest('GET', '/api/client/files/list?pageSize=100');
    expect(rowsIn({ body }).map(idOf)).toEqual(rows.map((row) => row.id));
    expect(rows.map((row) => row.id)).toContain(id);
  },
};

const PUBLISHED_MENUS = gql(`query MenusOfVisitors { publishedMenus(pageSize: 100) { rows { id } } }`);
const MENUS: Readonly<Record<string, Twin>> = {
  'public header menu': async () => {
    const { rows } = await api.visitor.request(PUBLISHED_MENUS);
    expect(rows.length).toBeGreaterThan(0);
    const visibleRows = rowsIn(await api.visitor.rest('GET', '/api/client/header-menu/list?pageSize=100'));
    expect(visibleRows.map(idOf)).toEqual(rows.map(({ id }) => id));
  },
};

const ALL_PERMISSIONS = gql(`query PermissionsOverGraphql { permissions { id name group } }`);
const PERMISSIONS: Readonly<Record<string, Twin>> = {
  list: async () => {
    const listed = await api.admin.request(ALL_PERMISSIONS);
    const rows = rowsIn(await api.admin.rest('GET', '/api/user/permission/lists'));
    expect(rows).toEqual(listed.map(({ id: _id, name, group }) => ({ _id, name, group })));
  },
};

const PUBLISHED_LANGUAGES = gql(`query LanguagesOverGraphql { publishedLanguages { id code } }`);
const publishedLanguages = () => api.visitor.request(PUBLISHED_LANGUAGES);
const activeLanguages = async () => {
  const { body } = await api.visitor.rest('GET', '/api/client/language/list');
  expect((body['fetchData'] as object[]).map(idOf)).toEqual((await publishedLanguages()).map(({ id }) => id));
};
const LANGUAGES: Readonly<Record<string, Twin>> = {
  'active languages': activeLanguages,
  'set language': async () => {
    const set = 'mutation { setLanguage(code: "en") { success } }';
    const { data, headers } = await api.visitor.graphql(set);
    expect([data, headers.get('set-cookie')]).toEqual([
      { setLanguage: { success: true } },
      expect.stringMatching(/^language=en;/),
    ]);
  },
  'public list': activeLanguages,
};

/** REST has the literals of a status, and GraphQL names in capitals (GQL-008). */
const literalOf = (value: unknown) => ({ PENDING: 'Pending', CONFIRMED: 'Confirmed' })[value as string] ?? value;

const SLUG = gql(`query SlugOfPublishedEvent($id: ID) { publishedEvent(id: $id) { slug } }`);
const EVENTS: Readonly<Record<string, Twin>> = {
  'public details': async () => {
    const found = await api.visitor.request(SLUG, { id: event.eventId });
    const { body } = await api.visitor.rest('POST', '/api/client/event/details', { slug: found?.slug });
    expect(idOf(body['data'])).toBe(event.eventId);
  },
  'public booking': async () => {
    const done = await book(pema, event);
    const sent = { event_id: event.eventId, price_id: event.priceId };
    const { body } = await pema.rest('POST', '/api/client/event/booking', sent);
    expect([done.success, ...outcomeOf(body)]).toEqual([true, ...outcomeOf({ ...done })]);
    const { status, paid } = done.booking!;
    expect(body['data']).toMatchObject({ booking_status: literalOf(status), payment_status: paid });
  },
};

const pendingBooking = async () => (await booked(pema, await bookableEvent(api))).id;
/** A step of two bookings, of one by GraphQL, of the other by REST. */
const staffStep =
  (name: Parameters<typeof step>[1], path: string, field: string, from: 'note' | 'status' | 'paid', values = {}) =>
  async () => {
    const [one, other] = [await pendingBooking(), await pendingBooking()];
    const done = await step(api.admin, name, { id: one, ...values });
    const { body } = await api.admin.rest('POST', `/api/event/booking/${path}`, { bookingId: other, ...values });
    expect([done.success, ...outcomeOf(body)]).toEqual([true, ...outcomeOf({ ...done })]);
    expect(body['data']).toMatchObject({ [field]: literalOf(done.booking?.[from]) });
  };
const bookingList =
  (path: string, client: () => TestClient, list: () => Promise<readonly { id: string }[]>) => async () => {
    await pendingBooking();
    const rows = await list();
    expect(rows.length).toBeGreaterThan(0);
    expect(rowsIn(await client().rest('GET', `${path}?pageSize=100`)).map(idOf)).toEqual(rows.map(({ id }) => id));
  };
const ALL_BOOKINGS = gql(`query BookingsOfAll { eventBookings(pageSize: 100) { rows { id } } }`);
const BOOKED_EVENTS = gql(`query BookedEventsOfVisitor { ownBookedEvents(pageSize: 100) { rows { id } } }`);
const ORDER_HISTORY = gql(`query OrderHistoryOfVisitor { ownOrderHistory(pageSize: 100) { rows { id } } }`);
const UPDATE_PROFILE = gql(`
  mutation RenameVisitor {
    updateVisitorProfile(input: {lastName: "Dorji"}) { success message visitor { lastName } }
  }
`);
const BOOKINGS: Readonly<Record<string, Twin>> = {
  list: bookingList(
    '/api/event/booking/view',
    () => api.admin,
    async () => (await api.admin.request(ALL_BOOKINGS)).rows,
  ),
  notes: staffStep('note', 'notes', 'note', 'note', { note: 'By bus' }),
  confirm: staffStep('confirm', 'confirm', 'booking_status', 'status'),
  'payment status': staffStep('pay', 'payment-status', 'payment_status', 'paid'),
  'own booked events': bookingList(
    '/api/client/user/booked-events',
    () => pema,
    async () => (await pema.request(BOOKED_EVENTS)).rows,
  ),
  'own order history': bookingList(
    '/api/client/user/order-history',
    () => pema,
    async () => (await pema.request(ORDER_HISTORY)).rows,
  ),
  'own profile update': async () => {
    const done = await pema.request(UPDATE_PROFILE);
    const { body } = await pema.rest('POST', '/api/client/user/update-profile', { last_name: 'Dorji' });
    expect(outcomeOf(body)).toEqual(outcomeOf({ ...done }));
    expect([done.visitor, body['data']]).toEqual([
      { lastName: 'Dorji' },
      expect.objectContaining({ last_name: 'Dorji' }),
    ]);
  },
};

const OWN: Readonly<Record<string, Readonly<Record<string, Twin>>>> = {
  'GQL-012': FILES,
  'GQL-013': MENUS,
  'GQL-016': PERMISSIONS,
  'GQL-017': LANGUAGES,
  'GQL-020': EVENTS,
  'GQL-024': BOOKINGS,
};

/** The words of a statement: 'toggle active/rtl' is 'toggle active' and 'toggle rtl'. */
function wordsOf(id: string) {
  const [, group = '', listed = ''] = /^GraphQL exposes for ([^:]+): (.*)$/.exec(statement(id)) ?? [];
  const words = listed.split(', ').flatMap((word) => {
    const [, prefix, alternatives] = /^(toggle|public) (.*)$/.exec(word) ?? [];
    return prefix && alternatives ? alternatives.split('/').map((one) => `${prefix} ${one}`) : [word];
  });
  return { group, words };
}
const ids = [...new Set([...KINDS.map(([id]) => id), ...Object.keys(OWN)])].sort();
const operations = ids.flatMap((id) => {
  const { group, words } = wordsOf(id);
  const switches = KINDS.find(([of]) => of === id)?.[1].toggles ?? [];
  const each = words.flatMap((word) => (word === 'toggles' ? switches.map((toggle) => `toggle ${toggle}`) : [word]));
  return each.map((word) => [id, word, group] as const);
});

beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
  maker = new RecordMaker(api);
  await maker.prepare();
  pema = (await visitorAccount(api)).client;
  event = await bookableEvent(api);
  for (const [, kind] of KINDS) await maker.makeReferenced(kind);
});
afterAll(() => api.close());

test.each(operations)(
  '%s: GraphQL offers "%s" for %s, with the result of its /api path if it has one',
  async (id, word) => {
    const [, kind, legacy] = KINDS.find(([of]) => of === id) ?? [];
    const twins = { ...(kind && legacy && twinsOf(kind, legacy, maker)), ...OWN[id] };
    const twin = twins[word];
    if (!twin) throw new Error(`Nothing performs "${word}".`);
    await twin();
  },
);

describe('GQL-006: a visitor without a session reads', () => {
  const { event, eventCategory, eventPrice, blogPost, blogCategory, newsArticle, newsCategory, language, file } = kinds;
  const { career, contact, course, menu, testimonial } = kinds;
  test.each(
    [
      ...[event, eventCategory, eventPrice, blogPost, blogCategory, newsArticle, newsCategory, language, file],
      ...[career, contact, course, menu, testimonial],
    ].map(({ name, plural }) => [plural, name] as const),
  )('%s', async (plural, name) => {
    if (name === 'language') return expect((await publishedLanguages()).length).toBeGreaterThan(0);
    if (name === 'file') await uploaded('read.png');
    const { rows } = await api.visitor.request(rowsDocument(publishedName({ plural }), 'id'));
    const one = `published${capitalize(name)}`;
    const id = rows[0]?.id;
    expect(await api.visitor.request(`query ($id: ID) { ${one}(id: $id) { id } }`, { id })).toEqual({ id });
  });
});
