import { readFileSync } from 'node:fs';
import { event } from '@polyphony/domain/kinds/event.js';
import { isPlainOverRest } from '@polyphony/domain/validation/fieldFacts.js';
import { PNG } from '../../testing/files/sampleFiles.js';
import {
  createArabic,
  createEventCategory,
  createEventDifficulty,
  deleteRecord,
  setSwitch,
} from '../../testing/records/createRecord.js';
import { gql } from '../../testing/generated/gql.js';
import { type LegacyResponse } from '../../testing/clients/restBody.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { uploadFile } from '../../testing/files/uploads.js';

const CREATE = gql(`
  mutation CreateEvent($input: EventInput!) {
    createEvent(input: $input) {
      success errors { field message }
      event {
        id name slug ticketId categoryId difficultyId category { name } difficulty { name }
      }
    }
  }
`);
const UPDATE = gql(`
  mutation UpdateEvent($id: ID!, $input: EventInput!) {
    updateEvent(id: $id, input: $input) {
      success event { ticketId capacity category { name } }
    }
  }
`);
const PUBLISHED = gql(`
  query EventsWithTheirNames {
    publishedEvents(pageSize: 100) {
      rows { slug category { name } difficulty { name } } pageInfo { totalItemsCount }
    }
  }
`);
const PUBLISHED_ONE = gql(`query EventOfSlug($slug: String) { publishedEvent(slug: $slug) { id } }`);

let api: TestApi;
let categoryId: string;
let count = 0;

const input = (change: object = {}) => {
  count += 1;
  return { name: `Event ${count}`, slug: `event-${count}`, categoryId, ...change };
};
const create = (change: object = {}) => api.admin.request(CREATE, { input: input(change) });
const createEvent = async (change: object = {}) => {
  const { event, errors } = await create(change);
  if (!event) throw new Error(JSON.stringify(errors));
  return event;
};
const createdCategory = async (name: string, parentId: string | null = null) =>
  (await createEventCategory(api.admin, { name, parentId })).id;
const createdDifficulty = async (name: string) => (await createEventDifficulty(api.admin, { name })).id;
const post = async (path: string, body: object, client = api.admin) => {
  const { status, body: responseBody } = await client.rest('POST', path, body);
  return { status, ...(responseBody as unknown as LegacyResponse) };
};

let arabic: Promise<unknown> | undefined;
/** Adds Arabic, once for all tests of the file. */
const withArabic = () => (arabic ??= createArabic(api.admin));

beforeAll(async () => {
  api = await startTestApi();
  categoryId = await createdCategory('Workshops');
});
afterAll(() => api.close());

/** Names of the optional texts of an event on REST; the meta texts are plain ones there. */
const TEXTS = event.translatable
  .filter((field) => field !== 'name' && !isPlainOverRest(event, field))
  .map((field) => {
    const snake = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return /^(about|benefit|info|price)/.test(field) ? `event_${snake}` : snake;
  });
/** Requirement ids of the texts, as the specification counts them. */
const ROWS: Readonly<Record<string, string>> = {
  short_description: 'EVENT-005',
  button_label: 'EVENT-007',
  banner_title: 'EVENT-009',
  speaker_name: 'EVENT-010',
  banner_sub_title: 'EVENT-011',
  banner_button_label: 'EVENT-012',
  event_about_heading: 'EVENT-014',
  event_about_sub_heading: 'EVENT-015',
  event_about_title: 'EVENT-017',
  event_about_description: 'EVENT-018',
  event_benefit_heading: 'EVENT-019',
  event_benefit_sub_heading: 'EVENT-020',
  event_benefit_details_one_heading: 'EVENT-022',
  event_benefit_details_one_description: 'EVENT-023',
  event_benefit_details_two_heading: 'EVENT-024',
  event_benefit_details_two_description: 'EVENT-025',
  event_info_heading: 'EVENT-026',
  event_info_sub_heading: 'EVENT-027',
  event_info_date_range: 'EVENT-028',
  event_info_start_end_time_label: 'EVENT-029',
  event_info_address_label: 'EVENT-032',
  event_info_type: 'EVENT-034',
  event_info_target_audience_title: 'EVENT-035',
  event_info_target_audience_sub_title: 'EVENT-036',
  event_info_target_audience_description: 'EVENT-037',
  event_price_title: 'EVENT-038',
  event_price_sub_title: 'EVENT-039',
};

/** Decision of the product: the specification names no bound for this text. */
const DATE_RANGE_MAX = 200;

/** The most characters of each text, as the specification has them. */
const BOUNDS = new Map(
  readFileSync(new URL('../../../docs/spec/requirements.tsv', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id, name, max] =
        /^(EVENT-\d+)\t.*Event field '(\w+)' \(text, .* has at most (\d+) characters/.exec(line) ?? [];
      return id && name && max && ROWS[name] === id ? [[name, Number(max)] as const] : [];
    }),
).set('event_info_date_range', DATE_RANGE_MAX);

describe('over REST, by the names of legacy clients', () => {
  const body = (change: object = {}) => {
    count += 1;
    return { name: `Legacy ${count}`, slug: `legacy-${count}`, category: categoryId, ...change };
  };

  test('every text of the specification is among them', () => {
    expect(TEXTS.toSorted()).toEqual(Object.keys(ROWS).sort());
    expect([...BOUNDS.keys()].sort()).toEqual(Object.keys(ROWS).sort());
  });

  test.each([...BOUNDS].map(([name, max]) => [ROWS[name] ?? '', name, max] as const))(
    '%s: %s has at most %i characters',
    async (_row, name, max) => {
      const long = await post('/api/event/create', body({ [name]: 'x'.repeat(max + 1) }));
      expect([long.status, long.errors?.[name]?.message]).toEqual([
        422,
        expect.stringMatching(new RegExp(`cannot exceed ${max} characters$`)),
      ]);
      const whole = await post('/api/event/create', body({ [name]: 'x'.repeat(max) }));
      expect([whole.success, whole.message]).toEqual([true, 'Event created successfully.']);
      expect(whole.data[name]).toEqual({ en: 'x'.repeat(max) });
    },
  );

  test.each([
    ['EVENT-006', 'featured_image'],
    ['EVENT-013', 'banner_image'],
    ['EVENT-016', 'event_about_image'],
    ['EVENT-021', 'event_benefit_image'],
    ['EVENT-041', 'meta_image'],
  ])('%s: %s is a file id or null', async (_row, name) => {
    const wrong = await post('/api/event/create', body({ [name]: 'abc' }));
    expect([wrong.status, wrong.errors?.[name]?.message]).toEqual([
      422,
      expect.stringMatching(/must be a valid ObjectId\.$/),
    ]);
    const { file } = await uploadFile(api.admin, PNG, { name: `${name}.png`, type: 'image/png' });
    const id = file?.id;
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect((await post('/api/event/create', body({ [name]: id }))).data[name]).toBe(id);
    expect((await post('/api/event/create', body({ [name]: null }))).data[name]).toBeNull();
  });

  test('EVENT-040, EVENT-042, EVENT-043: meta texts may be left out, and are read back', async () => {
    const metas = { meta_title: 'Title', meta_keywords: 'one, two', meta_description: 'Text' };
    expect((await post('/api/event/create', body(metas))).data).toMatchObject(metas);
    expect((await post('/api/event/create', body())).data).toMatchObject({ meta_title: null, meta_keywords: null });
  });

  test('EVENT-057, EVENT-058, REST-067, REST-069, REST-070: an event is created, read and updated, translated too', async () => {
    const created = await post('/api/event/create', body({ order_number: '' }));
    const id = created.data['_id'] as string;
    expect(created.data).toMatchObject({ order_number: 1, is_active: true, is_published: false });
    expect(created.data['ticket_id']).toMatch(/^EVT-[A-Z2-9]{8}$/);
    await withArabic();
    const updated = await post('/api/event/update', {
      targetId: id,
      banner_title: 'Hello',
      translateData: { lang: 'ar', banner_title: 'مرحبا' },
    });
    expect([updated.success, updated.message]).toEqual([true, 'Event updated successfully.']);
    const read = await post('/api/event/details', { eventId: id });
    expect(read.data).toMatchObject({
      banner_title: { en: 'Hello', ar: 'مرحبا' },
      ticket_id: created.data['ticket_id'],
    });
  });

  test('REST-071: an event is deleted', async () => {
    const { data } = await post('/api/event/create', body());
    const eventId = data['_id'];
    expect((await post('/api/event/delete', { userId: '', eventId })).success).toBe(true);
    expect((await post('/api/event/details', { eventId })).status).toBe(404);
    expect((await post('/api/event/delete', { userId: '', eventId })).status).toBe(404);
  });

  test('REST-068: events are listed, by category too', async () => {
    const other = await createdCategory('Walks');
    await post('/api/event/create', body({ category: other }));
    const { data } = await post('/api/event/view', { category: other, page: 1, pageSize: 5 });
    expect(data.map(({ category }) => category)).toEqual([other]);
  });

  test.each([
    ['EVENT-054, REST-072', 'active', 'is_active'],
    ['EVENT-055, REST-073', 'featured', 'is_featured'],
    ['EVENT-056, REST-074', 'published', 'is_published'],
  ])('%s: toggle-%s-status flips that switch alone', async (_row, name, flag) => {
    const { data: before } = await post('/api/event/create', body());
    const flags = ({ is_active, is_featured, is_published }: Record<string, unknown>) => ({
      is_active,
      is_featured,
      is_published,
    });
    const { data: after } = await post(`/api/event/toggle-${name}-status`, { eventId: before['_id'] });
    expect(flags(after)).toEqual({ ...flags(before), [flag]: before[flag] !== true });
    const { data: again } = await post(`/api/event/toggle-${name}-status`, { eventId: before['_id'] });
    expect(flags(again)).toEqual(flags(before));
  });

  test('EVENT-059, REST-075, REST-076: visitors list events and read one, by its id or its slug', async () => {
    const difficulty = await createdDifficulty('Gentle');
    const { data: event } = await post('/api/event/create', body({ difficulty }));
    await post('/api/event/toggle-published-status', { eventId: event['_id'] });
    const { data: listed } = await post('/api/client/event/list', { pageSize: 100 }, api.visitor);
    expect(listed.map(({ slug }) => slug)).toContain(event['slug']);
    for (const by of [{ _id: event['_id'] }, { slug: event['slug'] }]) {
      const { data } = await post('/api/client/event/details', by, api.visitor);
      expect(data).toMatchObject({ slug: event['slug'], difficulty_details: { name: 'Gentle' } });
    }
    const nowhere = await post('/api/client/event/details', { slug: 'no-such-event' }, api.visitor);
    expect([nowhere.status, nowhere.success]).toEqual([404, false]);
  });

  test('REST-075, REST-076: the category and the difficulty of an event are named in the language of the request', async () => {
    await withArabic();
    const difficulty = await createdDifficulty('Level');
    await post('/api/event/category/update', { _id: categoryId, translateData: { lang: 'ar', name: 'ورش' } });
    await post('/api/event/difficulty/update', { _id: difficulty, translateData: { lang: 'ar', name: 'سهل' } });
    const { data: event } = await post('/api/event/create', body({ difficulty }));
    await post('/api/event/toggle-published-status', { eventId: event['_id'] });
    const expectedNames = { category_details: { name: 'ورش' }, difficulty_details: { name: 'سهل' } };
    const { data: listed } = await post('/api/client/event/list', { pageSize: 100, language: 'ar' }, api.visitor);
    expect(listed.find(({ slug }) => slug === event['slug'])).toMatchObject(expectedNames);
    const by = { slug: event['slug'], language: 'ar' };
    expect((await post('/api/client/event/details', by, api.visitor)).data).toMatchObject(expectedNames);
  });
});

describe('the form', () => {
  test.each([
    ['EVENT-044', { name: '' }, 'name', 'Event name is required.'],
    ['EVENT-044', { name: '   ' }, 'name', 'Event name is required.'],
    ['EVENT-045', { name: 'ab' }, 'name', 'Event name must be at least 3 characters long'],
    ['EVENT-047', { name: '  ab ' }, 'name', 'Event name must be at least 3 characters long'],
    ['EVENT-046', { name: 'x'.repeat(201) }, 'name', 'Event name cannot exceed 200 characters'],
    ['EVENT-048', { slug: 'a b' }, 'slug', 'Slug can only contain lowercase letters, numbers, and hyphens'],
    ['EVENT-050', { categoryId: 'abc' }, 'categoryId', 'Category must be a valid ObjectId.'],
    ['EVENT-050', { categoryId: null }, 'categoryId', 'Category must be a valid ObjectId.'],
    ['SPEC-D43', { categoryId: '0'.repeat(24) }, 'categoryId', 'Category does not exist.'],
    ['SPEC-D43', { difficultyId: '0'.repeat(24) }, 'difficultyId', 'Difficulty does not exist.'],
    ['EVENT-008', { orderNumber: 'x' }, 'orderNumber', 'Order number must be a valid number'],
    ['EVENT-008', { orderNumber: 0 }, 'orderNumber', 'Order number must be greater than 0'],
    ['EVENT-030', { infoStartTime: '24:00' }, 'infoStartTime', 'Start time must be in HH:MM format'],
    ['EVENT-030', { infoStartTime: '9:5' }, 'infoStartTime', 'Start time must be in HH:MM format'],
    ['EVENT-031', { infoEndTime: '2 PM' }, 'infoEndTime', 'End time must be in HH:MM format'],
    ['EVENT-033', { infoAddressUrl: 'http://x.y' }, 'infoAddressUrl', 'Address URL must be a valid HTTPS URL'],
    ['', { capacity: 0 }, 'capacity', 'Capacity must be greater than 0'],
    ['', { capacity: 1.5 }, 'capacity', 'Capacity must be a valid number'],
    ['', { startsOn: '2027-02-30' }, 'startsOn', 'Start date must be a date'],
    ['', { startsOn: '2027-03-02', endsOn: '2027-03-01' }, 'endsOn', 'End date cannot be before the start date'],
  ])('%s %j is refused on its field', async (_row, change, field, message) => {
    const { success, errors } = await create(change);
    expect([success, errors]).toEqual([false, [{ field, message }]]);
  });

  test.each([
    ['EVENT-046', { name: 'x'.repeat(200) }],
    ['EVENT-030, EVENT-031', { infoStartTime: '00:00', infoEndTime: '23:59' }],
    ['EVENT-033', { infoAddressUrl: 'https://x.y' }],
    ['EVENT-033', { infoAddressUrl: '' }],
    ['EVENT-051', { difficultyId: null }],
    ['', { startsOn: '2028-02-29', endsOn: '2028-02-29', capacity: '12' }],
  ])('%s %j is accepted', async (_row, change) => {
    expect((await create(change)).errors).toEqual([]);
  });

  test('EVENT-001, EVENT-002, EVENT-003, EVENT-004, EVENT-047, EVENT-049: saves an event that is read back; its slug follows the name', async () => {
    const difficultyId = await createdDifficulty('Steep');
    const event = await createEvent({ name: '  Café & Bar ', slug: undefined, difficultyId });
    expect(event).toMatchObject({
      name: 'Café & Bar',
      slug: 'cafe-r-bar',
      categoryId,
      difficultyId,
      category: { name: 'Workshops' },
      difficulty: { name: 'Steep' },
    });
  });

  test('generates a unique ticket id that no update changes (SPEC-D13)', async () => {
    const [one, two] = [await createEvent(), await createEvent()];
    expect(one.ticketId).not.toBe(two.ticketId);
    const { event } = await api.admin.request(UPDATE, { id: one.id, input: { capacity: 7 } });
    expect(event).toMatchObject({ ticketId: one.ticketId, capacity: 7 });
    const { errors } = await api.admin.graphql(CREATE, { input: { ...input(), ticketId: 'EVT-MINE' } });
    expect(errors).toHaveLength(1);
  });

  test('a category that is gone meanwhile does not keep the rest from being saved', async () => {
    const deletedCategoryId = await createdCategory('Short-lived');
    const event = await createEvent({ categoryId: deletedCategoryId });
    await deleteRecord(api.admin, 'eventCategory', { id: deletedCategoryId });
    const { success, event: saved } = await api.admin.request(UPDATE, {
      id: event.id,
      input: { capacity: 3 },
    });
    expect([success, saved?.category, saved?.capacity]).toEqual([true, null, 3]);
  });
});

describe('what visitors see (SPEC-D113 and SPEC-D114)', () => {
  const slugs = async () => {
    const page = await api.visitor.request(PUBLISHED);
    expect(page.pageInfo.totalItemsCount).toBe(page.rows.length);
    return page.rows.map(({ slug }) => slug);
  };

  test('is an event in use and published, and no other', async () => {
    const { id, slug } = await createEvent();
    expect(await slugs()).not.toContain(slug);
    await setSwitch(api.admin, 'event', 'published', { id }, true);
    expect(await slugs()).toContain(slug);
    await setSwitch(api.admin, 'event', 'active', { id }, false);
    expect(await slugs()).not.toContain(slug);
  });

  test('is no event below a category that they do not reach, at once after it is switched off', async () => {
    const above = await createdCategory('Above');
    const below = await createdCategory('Below', above);
    const { id, slug } = await createEvent({ categoryId: below });
    await setSwitch(api.admin, 'event', 'published', { id }, true);
    expect(await slugs()).toContain(slug);
    await setSwitch(api.admin, 'eventCategory', 'active', { id: above }, false);
    expect(await slugs()).not.toContain(slug);
    expect(await api.visitor.request(PUBLISHED_ONE, { slug })).toBeNull();
  });

  test('does not name a difficulty that is not in use', async () => {
    const difficultyId = await createdDifficulty('Hidden one');
    const { id, slug } = await createEvent({ difficultyId });
    await setSwitch(api.admin, 'event', 'published', { id }, true);
    await setSwitch(api.admin, 'eventDifficulty', 'active', { id: difficultyId }, false);
    const { rows } = await api.visitor.request(PUBLISHED);
    expect(rows.find((row) => row.slug === slug)?.difficulty).toBeNull();
  });
});
