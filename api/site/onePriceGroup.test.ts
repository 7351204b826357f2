import { gql } from '../testing/generated/gql.js';
import { FormBrowser, valueIn } from '../testing/clients/formBrowser.js';
import { newEmail, PASSWORD, mailedCode } from '../testing/clients/visitorAccounts.js';
import { allBookings, bookableEvent, priceOf, publishedEvents, step } from '../testing/records/bookings.js';
import { createLanguage, deleteRecord } from '../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

/** A site with one participant group in euros, read in Spanish: nothing there mentions groups, Nu. or dollars. */

const SETTINGS = gql(`
  mutation SetPrices($values: WebsiteSettingsInput!, $lang: String) {
    updateWebsiteSettings(values: $values, lang: $lang) { success message errors { field message } }
  }
`);
const SLUG = gql(`query SlugOfFreeEvent($id: ID!) { event(id: $id) { slug } }`);
const PRICES = gql(`query PricesOfEvent($id: ID!) { event(id: $id) { prices { id } } }`);
const PRICE = gql(`
  mutation CreateEuroPrice($input: EventPriceInput!) {
    createEventPrice(input: $input) { success errors { field message } eventPrice { id amount currency nationalityName } }
  }
`);
const GROUPS = {
  participant_groups_code: ['BHUTANESE', 'INTERNATIONAL', 'TODOS'],
  participant_groups_name: ['Bhutanese', 'International', 'Everyone'],
  participant_groups_currency: ['BTN', 'USD', 'EUR'],
  participant_groups_whole_amounts: ['1', '1', '0'],
};
const ONE_GROUP = {
  participant_groups_code: ['TODOS'],
  participant_groups_name: ['Everyone'],
  participant_groups_currency: ['EUR'],
  participant_groups_whole_amounts: ['0'],
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const set = (values: object, lang: string | null = null) => api.admin.request(SETTINGS, { values, lang });
const priceInput = (changes: object) => ({
  nationality: 'TODOS',
  priceType: 'FRESHER',
  label: 'General',
  amount: '12,50',
  ...changes,
});

test.each([
  [
    { ...ONE_GROUP, participant_groups_currency: ['EURO'] },
    'participant_groups_currency.0',
    'Currency must be a currency code of ISO 4217, such as EUR',
  ],
  [
    { ...ONE_GROUP, participant_groups_code: ['todos y más'] },
    'participant_groups_code.0',
    'Code must be capital letters, digits and underscores, such as MEMBERS',
  ],
  [
    { ...GROUPS, participant_groups_code: ['A', 'B', 'A'] },
    'participant_groups_code.2',
    'Another entry has this code.',
  ],
  [{ ...ONE_GROUP, participant_groups_name: [''] }, 'participant_groups_name.0', 'Name is required.'],
  [{ price_types_code: [], price_types_name: [] }, 'price_types_name', 'At least 1 entry is needed.'],
])('settings of prices refuse %j on their field', async (values, field, message) => {
  const { success, errors } = await set(values);
  expect(success).toBe(false);
  expect(errors[0]?.field).toBe(field);
  if (field !== 'price_types_name' && field !== 'participant_groups_name.0') expect(errors[0]?.message).toBe(message);
});

test('a group in use is neither removed nor renamed, and keeps its currency', async () => {
  const { eventId } = await bookableEvent(api);
  expect((await set(GROUPS)).success).toBe(true);
  const used = {
    message: 'BHUTANESE is in use, so it cannot be removed or renamed. Prices: 1, visitors: 0, bookings: 0.',
  };
  expect((await set(ONE_GROUP)).errors).toEqual([{ field: 'participant_groups_whole_amounts', ...used }]);
  const renamed = { ...GROUPS, participant_groups_code: ['LOCAL', 'INTERNATIONAL', 'TODOS'] };
  expect((await set(renamed)).errors).toEqual([{ field: 'participant_groups_code.0', ...used }]);
  const inRupees = { ...GROUPS, participant_groups_currency: ['INR', 'USD', 'EUR'] };
  expect((await set(inRupees)).errors).toEqual([
    {
      field: 'participant_groups_currency.0',
      message: 'The currency of BHUTANESE cannot change while prices use it. Prices: 1.',
    },
  ]);
  const create = (changes: object) => api.admin.request(PRICE, { input: { ...priceInput({ eventId }), ...changes } });
  expect((await create({})).eventPrice).toMatchObject({ amount: 12.5, currency: 'EUR', nationalityName: 'Everyone' });
  for (const [amount, message] of [
    ['12,505', 'Price amount can be read in two ways. Write it without a separator of thousands.'],
    [12.505, 'Price amount in EUR has at most 2 decimals'],
    ['-1', 'Price amount must be greater than 0'],
    ['3000000000', 'Price amount cannot exceed 2147483647'],
  ] as const)
    expect((await create({ amount })).errors).toEqual([{ field: 'amount', message }]);
  expect((await create({ amount: '1.234,56' })).eventPrice?.amount).toBe(1234.56);
  expect((await create({ amount: '١٢٫٥٠' })).eventPrice?.amount).toBe(12.5);
  const { prices } = await api.admin.request(PRICES, { id: eventId });
  for (const price of prices) await deleteRecord(api.admin, 'eventPrice', price);
});

test('a visitor of a site with one group registers, books and reads the mail in Spanish, and nobody asks for a group', async () => {
  await createLanguage(api.admin, { code: 'es', name: 'Español' });
  expect(await set(ONE_GROUP)).toMatchObject({ success: true });
  const [eventId = ''] = await publishedEvents(api, 1, { startsOn: '2099-05-15' });
  await priceOf(api, eventId, { ...priceInput({}), label: 'Entrada', amount: 12.5 });
  const { slug } = await api.admin.request(SLUG, { id: eventId });
  const browser = new FormBrowser(api.url);
  // cspell:ignore acionalidad grupo butanes precios Etxe Entrada
  const silent = (html: string) => {
    for (const word of ['Nu.', '$', 'acionalidad', 'grupo', 'TODOS', 'Everyone', 'Bhutanese', 'butanes', 'qué precios'])
      expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain(word);
  };
  const es = (path: string) => browser.get(`${path}?lang=es`);
  const form = await es('/register');
  silent(form.html);
  const email = newEmail();
  const registered = await browser.post('/register?lang=es', {
    ...{ firstName: 'Ane', lastName: 'Etxe', phone: '+34 600111222', country: 'Spain', email },
    ...{ password: PASSWORD, confirmPassword: PASSWORD },
  });
  expect(registered.status).toBe(303);
  await browser.post('/verify', { email, code: await mailedCode(api, email) });
  await browser.post('/login', { email, password: PASSWORD });
  const page = await es(`/event/${slug}`);
  expect(page.html).toContain('12,50');
  silent(page.html);
  const booking = await es(`/event/${slug}/book`);
  silent(booking.html);
  const choice = /<input type="radio"[^>]* value="([^"]*)"/.exec(booking.html)?.[1] ?? '';
  const sent = await browser.post(`/event/${slug}/book?lang=es`, {
    eventId: valueIn(booking.html, 'eventId') ?? '',
    submitName: valueIn(booking.html, 'submitName') ?? '',
    price: choice,
  });
  expect(sent.status).toBe(303);
  const { text = '' } = await api.mails.next(email);
  expect(text.replace(/\s/g, ' ')).toContain('12,50 €');
  silent(text);
  const [booked] = await allBookings(api.admin, { eventId });
  expect(booked).toMatchObject({ price: { amount: 12.5, currency: 'EUR', nationality: 'TODOS' }, paid: false });
  await step(api.admin, 'confirm', { id: booked?.id ?? '' });
  const ticket = await es(sent.to?.split('?')[0] ?? '');
  expect(ticket.html).toContain('12,50');
  silent(ticket.html);
  silent((await es('/account')).html);
});

test('a free event says so, and books without talk of payment', async () => {
  const [eventId = ''] = await publishedEvents(api, 1, { startsOn: '2099-05-15' });
  await priceOf(api, eventId, { ...priceInput({}), amount: 0 });
  const { slug } = await api.admin.request(SLUG, { id: eventId });
  expect((await new FormBrowser(api.url).get(`/event/${slug}`)).html).toContain('Free');
});
