import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { timeZonesAt } from './timeZones.js';

type Place = Readonly<Record<'code' | 'name', string>>;

const STATES = gql(`query StatesOfJordan { states(country: "JO", lang: "ar") { code name } }`);
const CITIES = gql(`query CitiesOfAmman { cities(state: "JO-AM") { code name } }`);
const TIME_ZONES = gql(`query TimeZones { timeZones { name label } }`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const rest = async (path: string) => {
  const { status, body } = await api.visitor.rest('GET', path);
  return { status, body, data: body['data'] as readonly Place[] };
};
const codeOf = (places: readonly Place[], name: string) => places.find((place) => place.name === name)?.code;

describe.each([['/api/client'], ['/api']])('%s (SPEC-D101)', (base) => {
  test('lists the countries, states and cities for visitors, each of what is above it (GEO-001, GEO-002, GEO-003, REST-064, REST-065, REST-066)', async () => {
    const countries = await rest(`${base}/countries/list`);
    expect(countries.data.length).toBeGreaterThan(240);
    expect(countries.data).toContainEqual({
      iso2: 'BT',
      code: 'BT',
      name: 'Bhutan',
      englishName: 'Bhutan',
      phonecode: '+975',
      emoji: '🇧🇹',
    });
    const states = await rest(`${base}/states/list?country=bt`);
    expect(states.data.length).toBe(20);
    expect(codeOf(states.data, 'Paro')).toBe('BT-11');
    const cities = await rest(`${base}/cities/list?state=BT-11`);
    expect(cities.data.map(({ name }) => name)).toContain('Paro');
    expect((await rest(`${base}/states/list?country=JO`)).data.map(({ name }) => name)).not.toContain('Paro');
  });

  test.each([
    ['states/list', 422, 'country'],
    ['states/list?country=', 422, 'country'],
    ['cities/list', 422, 'state'],
  ])('%s says that its parent is missing, on its field', async (path, status, field) => {
    const refused = await rest(`${base}/${path}`);
    expect([refused.status, Object.keys(refused.body['errors'] as object)]).toEqual([status, [field]]);
  });

  test.each([
    ['states/list?country=QQ', 'Country not found.'],
    ['states/list?country=../BT', 'Country not found.'],
    ['states/list?country=__proto__', 'Country not found.'],
    ['cities/list?state=BT', 'State not found.'],
    ['cities/list?state=BT-99', 'State not found.'],
    ['cities/list?state=QQ-11', 'State not found.'],
    ['cities/list?state=BT-../../Jordan-JO', 'State not found.'],
  ])('%s responds that the place is unknown', async (path, message) => {
    expect(await rest(`${base}/${path}`)).toMatchObject({ status: 404, body: { success: false, message } });
  });
});

test('names are in the requested language, of states in that of their country, and in the order of its letters (GEO-001, GEO-002)', async () => {
  const { data } = await rest('/api/client/countries/list?language=ar');
  const names = data.map(({ name }) => name);
  expect(codeOf(data, 'بوتان')).toBe('BT');
  expect(names).toEqual(names.toSorted(new Intl.Collator('ar').compare));
  const german = (await rest('/api/client/countries/list?lang=de')).data.map(({ name }) => name);
  // In the order of code points, Ö comes after Z.
  expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Panama'));
  expect(codeOf((await rest('/api/client/states/list?country=JO&language=ar')).data, 'الكرك')).toBe('JO-KA');
  for (const unknown of ['q', '!!', 'xx'])
    expect(codeOf((await rest(`/api/client/countries/list?lang=${encodeURIComponent(unknown)}`)).data, 'Bhutan')).toBe(
      'BT',
    );
});

test('GraphQL lists the same as the paths, with the same errors (GQL-018)', async () => {
  const NAMED = '{ code name }';
  const { countries } = (await api.visitor.graphql(`{ countries ${NAMED} }`)).data as unknown as { countries: Place[] };
  const plain = (places: readonly Place[]) => places.map(({ code, name }) => ({ code, name }));
  expect(countries).toEqual(plain((await rest('/api/client/countries/list')).data));
  for (const [places, path] of [
    [await api.visitor.request(STATES), 'states/list?country=JO&lang=ar'],
    [await api.visitor.request(CITIES), 'cities/list?state=JO-AM'],
  ] as const) {
    expect(places.length).toBeGreaterThan(0);
    expect(places).toEqual(plain((await rest(`/api/client/${path}`)).data));
  }
  const { errors } = await api.visitor.graphql(`{ states(country: "QQ") ${NAMED} }`);
  expect(errors[0]).toMatchObject({ message: 'Country not found.', extensions: { code: 'NOT_FOUND' } });
});

describe('time zones (SPEC-D140)', () => {
  test('are listed for staff with labels, over REST as over GraphQL (REST-020)', async () => {
    const listed = await api.admin.request(TIME_ZONES);
    const { status, body } = await api.admin.rest('GET', '/api/timezone/lists');
    expect(status).toBe(200);
    expect(body['data']).toEqual(listed.map(({ name, label }) => ({ value: name, label })));
    expect(listed.length).toBeGreaterThan(400);
    expect(listed).toContainEqual({ name: 'Asia/Thimphu', label: '(UTC+06:00) Asia/Thimphu' });
    expect(listed).toContainEqual({ name: 'UTC', label: '(UTC+00:00) UTC' });
    expect((await api.visitor.rest('GET', '/api/timezone/lists')).status).toBe(401);
  });

  test('have the offsets of the moment, and are in their order', () => {
    const labels = (day: string) => timeZonesAt(new Date(`${day}T12:00:00Z`)).map(({ label }) => label);
    expect(labels('2027-01-15')).toEqual(
      expect.arrayContaining(['(UTC+01:00) Europe/Berlin', '(UTC-03:30) America/St_Johns']),
    );
    expect(labels('2027-07-15')).toContain('(UTC+02:00) Europe/Berlin');
    const [first = '', last = ''] = [labels('2027-01-15')[0], labels('2027-01-15').at(-1)];
    expect([first.slice(0, 5), last.slice(0, 5)]).toEqual(['(UTC-', '(UTC+']);
  });
});
