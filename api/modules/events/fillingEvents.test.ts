import { kinds } from '@polyphony/domain/kinds/index.js';
import { Types } from 'mongoose';
import type { TestClient } from '../../testing/clients/testClient.js';
import { gql } from '../../testing/generated/gql.js';
import { putRecords, storeOf } from '../../testing/records/records.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

let api: TestApi;
let categoryId: Types.ObjectId;
beforeAll(async () => {
  api = await startTestApi();
  const [id] = await putRecords(api, kinds.eventCategory, [{ active: true }]);
  categoryId = new Types.ObjectId(id);
});
afterAll(() => api.close());
afterEach(async () => {
  await storeOf(kinds.event).model.collection.deleteMany({});
});

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const filling = (client: TestClient) =>
  client.request(gql(`query FillingEvents { fillingEvents { count next { name capacity placesTaken } } }`));

const seen = { active: true, published: true };
const at = (name: string, days: number, capacity: number | null, placesTaken: number, more = {}) => ({
  name: { en: name },
  slug: name.toLowerCase(),
  startsOn: dayIn(days),
  endsOn: null,
  capacity,
  placesTaken,
  categoryId,
  ...seen,
  ...more,
});

test('an event to come is nearly full once four in five of its places are taken, and the next one is named first', async () => {
  await putRecords(api, kinds.event, [
    at('Full', 9, 10, 10),
    at('Eighty', 5, 10, 8),
    at('Seventy', 5, 10, 7),
    at('Unlimited', 5, null, 400),
    at('Over', -3, 10, 10),
    at('Withdrawn', 5, 10, 10, { published: false }),
    at('Unused', 5, 10, 10, { active: false }),
    at('Without places', 5, 0, 0),
  ]);
  expect(await filling(api.admin)).toEqual({
    count: 2,
    next: [
      { name: 'Eighty', capacity: 10, placesTaken: 8 },
      { name: 'Full', capacity: 10, placesTaken: 10 },
    ],
  });
});

test('an event of several days counts until its last one, and five are named of however many', async () => {
  await putRecords(api, kinds.event, [
    at('Under way', -3, 2, 2, { endsOn: dayIn(3) }),
    ...Array.from({ length: 6 }, (_, index) => at(`Event ${index}`, index + 1, 2, 2)),
  ]);
  const { count, next } = await filling(api.admin);
  expect(count).toBe(7);
  expect(next.map(({ name }) => name)).toEqual(['Under way', 'Event 0', 'Event 1', 'Event 2', 'Event 3']);
});

test('only those who may list bookings are shown which events are nearly full', async () => {
  expect(await filling(await api.staff('VIEW_ALL_EVENT_BOOKINGS'))).toEqual({ count: 0, next: [] });
  await expect(filling(await api.staff('VIEW_ALL_EVENTS'))).rejects.toThrow('FORBIDDEN');
  await expect(filling(api.visitor)).rejects.toThrow('UNAUTHENTICATED');
});
