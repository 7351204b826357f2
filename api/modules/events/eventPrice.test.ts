import { gql } from '../../testing/generated/gql.js';
import { createEvent } from '../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

const CREATE = gql(`
  mutation CreateEventPrice($input: EventPriceInput!) {
    createEventPrice(input: $input) {
      success errors { field message }
      eventPrice {
        id nationality priceType label amount currency event { id } active
      }
    }
  }
`);

let api: TestApi;
let eventId: string;

beforeAll(async () => {
  api = await startTestApi();
  eventId = (await createEvent(api.admin)).id;
});
afterAll(() => api.close());

const input = (change: object = {}) => ({
  eventId,
  nationality: 'BHUTANESE',
  priceType: 'FRESHER',
  label: 'Early bird',
  amount: 1500,
  ...change,
});
const create = (change: object = {}) => api.admin.request(CREATE, { input: input(change) });

test.each([
  ['PRICE-002', { eventId: 'abc' }, 'eventId', 'Event must be a valid ObjectId.'],
  ['SPEC-D43', { eventId: '0'.repeat(24) }, 'eventId', 'Event does not exist.'],
  ['PRICE-004', { nationality: 'OTHER' }, 'nationality', 'Participant type is not valid.'],
  ['PRICE-006', { priceType: 'OTHER' }, 'priceType', 'Price type is not valid.'],
  ['PRICE-007', { label: '' }, 'label', 'Price label is required.'],
  ['PRICE-008', { label: 'x'.repeat(201) }, 'label', 'Price label cannot exceed 200 characters.'],
  ['PRICE-009', { amount: 'x' }, 'amount', 'Price amount must be a valid number'],
  ['PRICE-009', { amount: 1.5 }, 'amount', 'Price amount must be a valid number'],
  ['PRICE-009', { amount: null }, 'amount', 'Price amount must be a valid number'],
  ['PRICE-010', { amount: -5 }, 'amount', 'Price amount must be greater than 0'],
])('%s: %j is refused on its field', async (_row, change, field, message) => {
  const { success, errors } = await create(change);
  expect([success, errors]).toEqual([false, [{ field, message }]]);
});

test('PRICE-003, PRICE-005, PRICE-010: what is typed in small letters is stored in capitals, 1 is an amount', async () => {
  const { eventPrice } = await create({ nationality: 'bhutanese', priceType: 'reviewer', amount: '1' });
  expect(eventPrice).toMatchObject({
    nationality: 'BHUTANESE',
    priceType: 'REVIEWER',
    amount: 1,
    event: { id: eventId },
  });
});

test('the server derives the currency of a price from its nationality (SPEC-D14)', async () => {
  expect((await create()).eventPrice?.currency).toBe('BTN');
  expect((await create({ nationality: 'INTERNATIONAL' })).eventPrice?.currency).toBe('USD');
});

test('a price of 0 is free; legacy clients create none, and may send back what they have read (PRICE-010)', async () => {
  const { success, eventPrice } = await create({ amount: 0 });
  expect([success, eventPrice?.amount]).toEqual([true, 0]);
  const body = {
    event_id: eventId,
    nationality: 'BHUTANESE',
    price_type: 'REVIEWER',
    price_label: 'Seat',
    price_amount: 0,
  };
  const refused = await api.admin.rest('POST', '/api/event/price/create', body);
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { errors: { price_amount: { message: 'Price amount must be greater than 0' } } },
  ]);
  const same = await api.admin.rest('POST', '/api/event/price/update', { priceId: eventPrice?.id, price_amount: 0 });
  expect(same.body).toMatchObject({ success: true, data: { price_amount: 0 } });
});

test('PRICE-001, PRICE-012, REST-093..097: legacy clients create, read, update, list and delete it by their names', async () => {
  const body = {
    event_id: eventId,
    nationality: 'INTERNATIONAL',
    price_type: 'REVIEWER',
    price_label: 'Seat',
    price_amount: 40,
  };
  const created = await api.admin.rest('POST', '/api/event/price/create', body);
  const { _id } = created.body['data'] as { _id: string };
  expect(created.body).toMatchObject({
    success: true,
    data: { ...body, price_label: { en: 'Seat' }, currency: 'USD' },
  });
  const updated = await api.admin.rest('POST', '/api/event/price/update', { priceId: _id, price_amount: 50 });
  expect(updated.body).toMatchObject({ success: true, data: { price_amount: 50 } });
  const details = await api.admin.rest('GET', `/api/event/price/details?priceId=${_id}`);
  expect(details.body).toMatchObject({ data: { _id, price_amount: 50 } });
  const list = await api.admin.rest('GET', `/api/event/price/view?event_id=${eventId}&pageSize=100`);
  expect(list.body['data']).toContainEqual(expect.objectContaining({ _id }));
  const deleted = await api.admin.rest('POST', '/api/event/price/delete', { userId: '', priceId: _id });
  expect([deleted.status, deleted.body['success']]).toEqual([200, true]);
  expect((await api.admin.rest('GET', `/api/event/price/details?priceId=${_id}`)).status).toBe(404);
});

test('PRICE-011, REST-098: a price has the switch active alone', async () => {
  const { eventPrice } = await create();
  const flip = () => api.admin.rest('POST', '/api/event/price/toggle-active-status', { priceId: eventPrice?.id });
  expect((await flip()).body).toMatchObject({ data: { is_active: false } });
  expect((await flip()).body).toMatchObject({ data: { is_active: true } });
  for (const other of ['featured', 'default', 'published']) {
    expect((await api.admin.rest('POST', `/api/event/price/toggle-${other}-status`, {})).status).toBe(404);
  }
});

test('PRICE-013, REST-099: visitors list the prices of events that they see, in use ones only', async () => {
  const path = `/api/client/event/price/list?event_id=${eventId}&pageSize=100`;
  const listed = async () => (await api.visitor.rest('GET', path)).body['data'] as { is_active: boolean }[];
  await create();
  expect(await listed()).toEqual([]);
  const publish = 'mutation ($id: ID!) { toggleEventPublished(id: $id, to: true) { success } }';
  await api.admin.request(publish, { id: eventId });
  const seen = await listed();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every(({ is_active }) => is_active)).toBe(true);
});
