import { gql } from '../../testing/generated/gql.js';
import { createEvent, createEventCategory, setSwitch, type FormChanges } from '../../testing/records/createRecord.js';
import { type EventsByDateQueryVariables } from '../../testing/generated/graphql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { countedPace } from '../../testing/measures/work.js';
import { eventStore } from './event.js';

/** Lists by date: what visitors see of events, whatever their order numbers are (ADR-0136). */

const TODAY = '2027-05-16';
let now = new Date(`${TODAY}T12:00:00Z`);

const EVENTS: readonly (readonly [name: string, fields: FormChanges<'event'>])[] = [
  ['Long gone', { startsOn: '2027-01-10', orderNumber: 99 }],
  ['Yesterday', { startsOn: '2027-05-15' }],
  ['Ended days ago', { startsOn: '2027-05-10', endsOn: '2027-05-12' }],
  ['Some day', { orderNumber: 50 }],
  ['Any day', {}],
  ['In June', { startsOn: '2027-06-01', orderNumber: 80 }],
  ['Tonight', { startsOn: TODAY, infoStartTime: '19:00', orderNumber: 90 }],
  ['This morning', { startsOn: TODAY, infoStartTime: '09:00' }],
  ['Tomorrow', { startsOn: '2027-05-17', orderNumber: 2 }],
  ['Tomorrow, too', { startsOn: '2027-05-17', orderNumber: 7 }],
  ['Under way', { startsOn: '2027-05-01', endsOn: '2027-05-31' }],
  ['Ended only', { endsOn: '2027-05-01' }],
];
const BY_DATE = [
  'Under way',
  'This morning',
  'Tonight',
  'Tomorrow, too',
  'Tomorrow',
  'In June',
  'Some day',
  'Any day',
  'Yesterday',
  'Ended days ago',
  'Long gone',
  'Ended only',
];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({}, undefined, { pace: countedPace, now: () => now });
  const { id: categoryId } = await createEventCategory(api.admin);
  for (const [name, fields] of EVENTS) {
    const event = await createEvent(api.admin, { name, categoryId, ...fields });
    await setSwitch(api.admin, 'event', 'published', event, true);
  }
});
afterAll(() => api.close());

const LIST = gql(`
  query EventsByDate($page: Int! = 1, $pageSize: Int! = 100, $filter: PublishedEventFilter, $order: PublishedOrder! = DATE) {
    publishedEvents( page: $page pageSize: $pageSize filter: $filter order: $order ) {
      rows { name } pageInfo { totalItemsCount totalPages }
    }
  }
`);
const list = (variables: EventsByDateQueryVariables = {}) => api.visitor.request(LIST, variables);
const names = async (variables: EventsByDateQueryVariables = {}) =>
  (await list(variables)).rows.map(({ name }) => name);

test('the list by date lists what is under way and next first, then what has no day, then what is over, the latest first', async () => {
  expect(await names()).toEqual(BY_DATE);
});

test.each([1, 2, 3, 5, 7, 12])('pages of %i events have each of them once, in the same order', async (pageSize) => {
  const { pageInfo } = await list({ pageSize });
  expect(pageInfo.totalItemsCount).toBe(EVENTS.length);
  const pages: string[] = [];
  for (let page = 1; page <= pageInfo.totalPages; page += 1) pages.push(...(await names({ page, pageSize })));
  expect(pages).toEqual(BY_DATE);
  expect(await names({ page: pageInfo.totalPages + 1, pageSize })).toEqual([]);
});

test('a filter and a search narrow the list and keep its order', async () => {
  expect(await names({ filter: { from: '2027-05-17' } })).toEqual([
    'Under way',
    'Tomorrow, too',
    'Tomorrow',
    'In June',
  ]);
  expect(await names({ filter: { searchName: 'tomorrow' } })).toEqual(['Tomorrow, too', 'Tomorrow']);
});

test('without the argument, and for legacy clients, the order number comes first (SPEC-D39)', async () => {
  const [first, second] = await names({ order: 'ORDER_NUMBER' });
  expect([first, second]).toEqual(['Long gone', 'Tonight']);
  const { rows } = await api.visitor.request(
    gql(`query EventsInTheOrderOfLists { publishedEvents { rows { name } } }`),
  );
  expect(rows[0]?.name).toBe('Long gone');
  const { body } = await api.visitor.rest('GET', '/api/client/event/list');
  expect(JSON.stringify(body).indexOf('Long gone')).toBeLessThan(JSON.stringify(body).indexOf('Tonight'));
});

test('the list of the site and its first page are by date, and change at midnight although they are cached', async () => {
  const order = async (path: string) => {
    const html = await (await fetch(api.url + path)).text();
    return BY_DATE.filter((name) => html.includes(`>${name}</bdi></a>`)).sort(
      (one, other) => html.indexOf(`>${one}</bdi></a>`) - html.indexOf(`>${other}</bdi></a>`),
    );
  };
  expect(await order('/event')).toEqual(BY_DATE);
  expect(await order('/')).toEqual(['Under way', 'This morning', 'Tonight', 'Tomorrow, too']);
  now = new Date('2027-05-17T00:00:00Z');
  try {
    expect((await names()).slice(0, 2)).toEqual(['Under way', 'Tomorrow, too']);
    expect((await order('/event')).slice(0, 2)).toEqual(['Under way', 'Tomorrow, too']);
    expect(await order('/')).toEqual(['Under way', 'Tomorrow, too', 'Tomorrow', 'In June']);
  } finally {
    now = new Date(`${TODAY}T12:00:00Z`);
  }
});

test('each part of the list is read from an index, without sorting', async () => {
  const indexes = await eventStore.model.collection.indexes();
  const dated = indexes
    .map(({ key }) => Object.entries(key as object).join(' '))
    .filter((key) => key.includes('infoStartTime'));
  expect(dated).toEqual([
    'active,1 published,1 startsOn,1 infoStartTime,1 orderNumber,-1 createdAt,-1 _id,-1',
    'active,1 published,1 startsOn,-1 infoStartTime,-1 orderNumber,-1 createdAt,-1 _id,-1',
  ]);
  const plan = await eventStore.model.collection
    .find({ active: true, published: true, startsOn: { $gte: TODAY } })
    .sort({ startsOn: 1, infoStartTime: 1, orderNumber: -1, createdAt: -1, _id: -1 })
    .limit(2)
    .explain();
  expect(JSON.stringify(plan)).not.toContain('"SORT"');
});
