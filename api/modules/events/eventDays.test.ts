import { spanCondition } from '../../records/read/listQuery.js';
import { gql } from '../../testing/generated/gql.js';
import { createEvent, createEventCategory } from '../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { eventStore } from './event.js';

/** A list narrowed to days: what happens on one of them at least, whole or in part. */
const LIST = gql(`
  query EventsOfDays($filter: EventFilter) {
    events(pageSize: 100, filter: $filter, sort: {field: STARTS_ON}) {
      rows { name } pageInfo { totalItemsCount }
    }
  }
`);

const EVENTS: readonly (readonly [name: string, startsOn: string | null, endsOn: string | null])[] = [
  ['Before', '2027-04-01', '2027-04-30'],
  ['Into it', '2027-04-28', '2027-05-02'],
  ['First day', '2027-05-01', null],
  ['Inside', '2027-05-10', '2027-05-12'],
  ['All of it and more', '2027-01-01', '2027-12-31'],
  ['Last day', '2027-05-31', '2027-05-31'],
  ['Out of it', '2027-05-31', '2027-06-03'],
  ['Ends only', null, '2027-05-20'],
  ['Long gone', '2026-05-15', null],
  ['After', '2027-06-01', '2027-06-02'],
  ['Some day', null, null],
];
const IN_MAY = ['Into it', 'First day', 'Inside', 'All of it and more', 'Last day', 'Out of it', 'Ends only'];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const { id: categoryId } = await createEventCategory(api.admin);
  for (const [name, startsOn, endsOn] of EVENTS) await createEvent(api.admin, { name, startsOn, endsOn, categoryId });
});
afterAll(() => api.close());

const list = (filter: object) => api.admin.request(LIST, { filter });
const names = async (filter: object) => (await list(filter)).rows.map(({ name }) => name).sort();

describe('events narrowed to days', () => {
  test('are those of a month, whether they begin, end or go on in it; the total counts them', async () => {
    const { rows, pageInfo } = await list({ from: '2027-05-01', to: '2027-05-31' });
    expect(rows.map(({ name }) => name).sort()).toEqual([...IN_MAY].sort());
    expect(pageInfo.totalItemsCount).toBe(IN_MAY.length);
  });

  test.each<[string, object, readonly string[]]>([
    ['of one day', { from: '2027-05-11', to: '2027-05-11' }, ['All of it and more', 'Inside']],
    ['from a day on', { from: '2027-06-02' }, ['After', 'All of it and more', 'Out of it']],
    ['up to a day', { to: '2027-04-01' }, ['All of it and more', 'Before', 'Long gone']],
    [
      'that a search finds as well',
      { from: '2027-05-01', to: '2027-05-31', searchName: 'day' },
      ['First day', 'Last day'],
    ],
    ['without a bound', { from: null, to: null }, EVENTS.map(([name]) => name).sort()],
  ])('%s', async (_, filter, expected) => expect(await names(filter)).toEqual(expected));

  test.each(['2027-02-30', '2027-5-1', 'tomorrow', ''])('are refused for what is not a day: %j', async (from) => {
    const { errors } = await api.admin.graphql(LIST, { filter: { from } });
    expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  test('are found by an index, also among many of long ago', async () => {
    const { collection } = eventStore.model;
    const years = Array.from({ length: 400 }, (_, index) => String(1600 + index));
    await collection.insertMany(
      years.map((year) => ({
        slug: `of-${year}`,
        ticketId: `of-${year}`,
        startsOn: `${year}-05-01`,
        endsOn: `${year}-05-02`,
      })),
    );
    const condition = spanCondition(eventStore.kind, { from: '2027-05-01', to: '2027-05-31' });
    const { executionStats, queryPlanner } = await collection.find(condition).explain('executionStats');
    expect(JSON.stringify(queryPlanner)).not.toContain('COLLSCAN');
    expect((executionStats as { nReturned: number }).nReturned).toBe(IN_MAY.length);
    expect((executionStats as { totalKeysExamined: number }).totalKeysExamined).toBeLessThan(50);
  });
});
