import mongoose from 'mongoose';
import { contentCommandsOf } from '../../testing/measures/commands.js';
import { failingCommand } from '../../testing/measures/failingCommands.js';
import { gql } from '../../testing/generated/gql.js';
import {
  createEvent,
  createEventCategory,
  createEventDifficulty,
  createEventPrice,
  deleteRecord,
  setSwitch,
  type FormChanges,
} from '../../testing/records/createRecord.js';
import { type PublishedEventFilter } from '../../testing/generated/graphql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

const LIST = gql(`
  query EventsOfVisitors($filter: PublishedEventFilter, $pageSize: Int! = 100) {
    publishedEvents(pageSize: $pageSize, filter: $filter) {
      rows {
        slug category { slug } difficulty { slug } prices { amount currency label }
      }
      pageInfo { totalItemsCount totalPages }
    }
  }
`);
const ROOMS_OF_VISITORS = gql(`
  query RoomsOfVisitors {
    events: publishedEvents(pageSize: 100) { rows { slug category { children { slug } } } }
  }
`);
const ROOMS_OF_STAFF = gql(`
  query RoomsOfStaff { events(pageSize: 100) { rows { slug category { children { slug } } } } }
`);

/** An error after which the driver reads again, from the same server. */
const HOST_UNREACHABLE = 6;

let api: TestApi;
let count = 0;

const category = async (slug: string, parentId: string | null = null) =>
  (await createEventCategory(api.admin, { name: `The ${slug}`, slug, parentId })).id;
const event = async (categoryId: string, change: FormChanges<'event'> = {}) => {
  count += 1;
  const slug = `event-${count}`;
  const { id } = await createEvent(api.admin, { name: `Event ${count}`, slug, categoryId, ...change });
  await setSwitch(api.admin, 'event', 'published', { id }, true);
  return { id, slug };
};
const price = async (eventId: string, amount: number, nationality = 'BHUTANESE') =>
  (await createEventPrice(api.admin, { eventId, amount, nationality, label: `For ${amount}` })).id;

const listed = (filter: PublishedEventFilter | null = null, pageSize = 100) =>
  api.visitor.request(LIST, { filter, pageSize });
const slugsOf = async (filter: PublishedEventFilter) => (await listed(filter)).rows.map(({ slug }) => slug).sort();

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('[EVENT-059] the list of events, narrowed to a category by its slug', () => {
  test('holds the events of the category and of all below it, and no others', async () => {
    const crafts = await category('crafts');
    const pottery = await category('pottery', crafts);
    const glazing = await category('glazing', pottery);
    const walks = await category('walks');
    const [inCrafts, inGlazing, inWalks] = [await event(crafts), await event(glazing), await event(walks)];
    expect(await slugsOf({ categorySlug: 'crafts' })).toEqual([inCrafts.slug, inGlazing.slug].sort());
    expect(await slugsOf({ categorySlug: 'glazing' })).toEqual([inGlazing.slug]);
    expect(await slugsOf({ categorySlug: 'walks' })).toEqual([inWalks.slug]);
    expect(await slugsOf({ categorySlug: 'nothing-of-the-kind' })).toEqual([]);
    expect(await slugsOf({ categorySlug: 'crafts', categoryId: walks })).toEqual([]);
    expect(await slugsOf({ categorySlug: 'crafts', searchName: inGlazing.slug.replace('-', ' ') })).toEqual([
      inGlazing.slug,
    ]);
  });

  test('leaves out what is below a category that is switched off, at once', async () => {
    const above = await category('above');
    const below = await category('below', above);
    const { slug } = await event(below);
    expect(await slugsOf({ categorySlug: 'above' })).toEqual([slug]);
    await setSwitch(api.admin, 'eventCategory', 'active', { id: below }, false);
    expect(await slugsOf({ categorySlug: 'above' })).toEqual([]);
    expect(await slugsOf({ categorySlug: 'below' })).toEqual([]);
  });
});

test('the list of events, narrowed to days, holds the events of the requested category on these days', async () => {
  const [dated, other] = [await category('dated'), await category('other-dated')];
  const inMay = await event(dated, { startsOn: '2031-05-01', endsOn: '2031-05-03' });
  await event(dated, { startsOn: '2031-06-01' });
  await event(dated);
  const elsewhere = await event(other, { startsOn: '2031-05-02' });
  const may = { from: '2031-05-03', to: '2031-05-31' };
  expect(await slugsOf(may)).toEqual([inMay.slug]);
  expect(await slugsOf({ from: '2031-05-02', to: '2031-05-02' })).toEqual([inMay.slug, elsewhere.slug].sort());
  expect(await slugsOf({ ...may, categorySlug: 'other-dated' })).toEqual([]);
  expect((await listed({ ...may, categorySlug: 'dated', searchName: 'Event' })).pageInfo.totalItemsCount).toBe(1);
  await setSwitch(api.admin, 'event', 'published', { id: inMay.id }, false);
  expect(await slugsOf(may)).toEqual([]);
  const refused = await api.visitor.graphql(LIST, { filter: { from: '2031-05-32' } });
  expect(refused.errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
});

describe('the categories in which visitors find an event', () => {
  const CATEGORIES = gql(`
    query CategoriesWithEvents($searchName: String) {
      publishedEventCategories( pageSize: 100 filter: {hasEvents: true, searchName: $searchName} ) {
        rows { slug } descendants { slug } pageInfo { totalItemsCount }
      }
    }
  `);
  const requestSlugs = async (searchName?: string) => {
    const { rows, descendants } = await api.visitor.request(CATEGORIES, { searchName });
    return [...rows, ...descendants].map(({ slug }) => slug);
  };

  test('are those above one, and follow each write; default ones are left out', async () => {
    const top = await category('held-top');
    const below = await category('held-below', top);
    await category('held-beside', top);
    expect(await requestSlugs()).not.toContain('held-top');
    const { id } = await event(below);
    const here = async (searchName?: string) =>
      (await requestSlugs(searchName)).filter((slug) => slug.startsWith('held'));
    expect(await here()).toEqual(['held-top', 'held-below']);
    expect(await here('held')).toEqual(expect.arrayContaining(['held-top', 'held-below']));
    const parent = await api.visitor.request(
      gql(`
        query CategoriesBelow($slug: String) {
          publishedEventCategory(slug: $slug) { children { slug hasEvents } }
        }
      `),
      { slug: 'held-top' },
    );
    expect(parent?.children).toEqual(
      expect.arrayContaining([
        { slug: 'held-below', hasEvents: true },
        { slug: 'held-beside', hasEvents: false },
      ]),
    );
    await setSwitch(api.admin, 'eventCategory', 'default', { id: below }, true);
    expect(await here()).toEqual(['held-top']);
    await setSwitch(api.admin, 'eventCategory', 'default', { id: below }, false);
    await setSwitch(api.admin, 'event', 'published', { id }, false);
    expect(await here()).toEqual([]);
  });

  test('cost no more round trips than the list without the filter, once they are cached', async () => {
    await event(await category('trips'));
    const trips = (filter: string) =>
      contentCommandsOf(() => api.visitor.request(`{ publishedEventCategories${filter} { rows { id hasEvents } } }`));
    await requestSlugs();
    expect((await trips('(page: 1, filter: { hasEvents: true })')).length).toBe((await trips('(page: 1)')).length);
  });
});

test('the total of a list of events is right at once after an event is published, hidden, deleted or moved', async () => {
  const here = await category('counted-here');
  const there = await category('counted-there');
  const total = async (categorySlug: string) => (await listed({ categorySlug }, 1)).pageInfo.totalItemsCount;
  expect(await total('counted-here')).toBe(0);
  const [one, two] = [await event(here), await event(here)];
  expect(await total('counted-here')).toBe(2);
  await setSwitch(api.admin, 'event', 'published', { id: one.id }, false);
  expect(await total('counted-here')).toBe(1);
  await api.admin.request(
    'mutation ($id: ID!, $to: ID!) { updateEvent(id: $id, input: { categoryId: $to }) { success } }',
    {
      id: two.id,
      to: there,
    },
  );
  expect([await total('counted-here'), await total('counted-there')]).toEqual([0, 1]);
  await deleteRecord(api.admin, 'event', two);
  expect(await total('counted-there')).toBe(0);
});

describe('the prices of an event', () => {
  test('[PRICE-013] are to visitors those in use, the lowest first, and follow every write', async () => {
    const { id, slug } = await event(await category('priced'));
    const [dear, cheap, hidden] = [await price(id, 500), await price(id, 90, 'INTERNATIONAL'), await price(id, 10)];
    await setSwitch(api.admin, 'eventPrice', 'active', { id: hidden }, false);
    const amounts = async () =>
      (await listed({ categorySlug: 'priced' })).rows
        .find((row) => row.slug === slug)
        ?.prices.map(({ amount }) => amount);
    expect(await amounts()).toEqual([90, 500]);
    await api.admin.request('mutation ($id: ID!) { updateEventPrice(id: $id, input: { amount: 40 }) { success } }', {
      id: dear,
    });
    expect(await amounts()).toEqual([40, 90]);
    await deleteRecord(api.admin, 'eventPrice', { id: cheap });
    expect(await amounts()).toEqual([40]);
  });

  test('are all returned to staff who may list prices, and to no others', async () => {
    const { id } = await event(await category('guarded'));
    await setSwitch(api.admin, 'eventPrice', 'active', { id: await price(id, 70) }, false);
    const query = 'query ($id: ID!) { event(id: $id) { prices { amount } } }';
    const [reader, both] = [
      await api.staff('VIEW_ALL_EVENTS'),
      await api.staff('VIEW_ALL_EVENTS', 'VIEW_ALL_EVENT_PRICES'),
    ];
    const refused = await reader.graphql(query, { id });
    expect(refused.errors[0]).toMatchObject({ path: ['event', 'prices'], extensions: { code: 'FORBIDDEN' } });
    expect(await both.request(query, { id })).toEqual({ prices: [{ amount: 70 }] });
  });
});

test('a list with categories, difficulties and prices makes as many round trips for many rows as for few', async () => {
  const home = await category('busy');
  const difficultyId = (await createEventDifficulty(api.admin, { name: 'Steep' })).id;
  const tripsOf = async (pageSize: number) => {
    const commands: string[] = [];
    const note = ({ commandName }: { commandName: string }) => commands.push(commandName);
    mongoose.connection.getClient().on('commandStarted', note);
    const { rows } = await listed({ categorySlug: 'busy' }, pageSize);
    mongoose.connection.getClient().off('commandStarted', note);
    expect(rows).toHaveLength(pageSize);
    expect(rows.every(({ prices }) => prices.length === 2)).toBe(true);
    return commands.filter((name) => name === 'find' || name === 'aggregate').sort();
  };
  for (let index = 0; index < 12; index += 1) {
    const { id } = await event(home, { difficultyId });
    await Promise.all([price(id, 10 + index), price(id, 5 + index, 'INTERNATIONAL')]);
  }
  await tripsOf(1);
  const few = await tripsOf(2);
  expect(await tripsOf(12)).toEqual(few);
  expect(few.length).toBeLessThanOrEqual(4);
  // Prices are cached by now, and no price was written.
  expect(await tripsOf(11)).toEqual(['find']);
});

test('a list is read again after an error that passes, as when a database server was not reached for a moment', async () => {
  const { slug } = await event(await category('handed-over'));
  expect(await slugsOf({ categorySlug: 'handed-over' })).toEqual([slug]);
  const read = () => listed({ categorySlug: 'handed-over' }, 7);
  const { result, failed } = await failingCommand(0, read, HOST_UNREACHABLE);
  expect(failed).toBe('find events');
  expect(result.rows).toMatchObject([{ slug }]);
});

test('no event takes an address of the site itself', async () => {
  const CREATE = 'mutation ($input: EventInput!) { createEvent(input: $input) { success errors { field message } } }';
  const refused = [{ field: 'slug', message: "Slug 'category' is used by the site itself" }];
  const categoryId = await category('any');
  for (const slug of ['category', ' CATEGORY ', undefined]) {
    expect(await api.admin.request(CREATE, { input: { name: 'Category', slug, categoryId } })).toEqual({
      success: false,
      errors: refused,
    });
  }
});

test('staff see all that is below a category after visitors have read it, and visitors after staff what is in use', async () => {
  const hall = await category('hall');
  const room = await category('room', hall);
  await category('stage', hall);
  await setSwitch(api.admin, 'eventCategory', 'active', { id: room }, false);
  const { slug } = await event(hall);
  const children = async (client: typeof api.admin, rooms: typeof ROOMS_OF_VISITORS | typeof ROOMS_OF_STAFF) => {
    const { rows } = await client.request(rooms);
    return rows
      .find((row) => row.slug === slug)
      ?.category?.children.map((child) => child.slug)
      .sort();
  };
  for (let time = 0; time < 2; time += 1) {
    expect(await children(api.visitor, ROOMS_OF_VISITORS)).toEqual(['stage']);
    expect(await children(api.admin, ROOMS_OF_STAFF)).toEqual(['room', 'stage']);
    expect(await children(api.admin, ROOMS_OF_VISITORS)).toEqual(['stage']);
  }
});
