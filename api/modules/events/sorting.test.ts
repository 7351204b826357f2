import { type Fields } from '../../testing/clients/restBody.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

/** Kinds by which events are sorted, on the legacy surface: categories and difficulties. */

let api: TestApi;
let count = 0;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const post = async (path: string, body: Fields) => {
  const { status, body: responseBody } = await api.admin.rest('POST', path, body);
  return {
    status,
    data: responseBody['data'] as Fields,
    errors: responseBody['errors'] as Record<string, { message: string }>,
  };
};

describe.each([
  ['category', 'EVCAT-008', 'EVCAT-009', 'EVCAT-010'],
  ['difficulty', 'EVDIFF-008', 'EVDIFF-009', 'EVDIFF-010'],
])('of a %s', (kind, order, active, isDefault) => {
  const create = (change: Fields = {}) => {
    count += 1;
    return post(`/api/event/${kind}/create`, { [`${kind}_name`]: `Name ${count}`, slug: `name-${count}`, ...change });
  };

  test(`${order}: the order number: blank is 1, and it is a whole number above 0`, async () => {
    expect((await create({ order_number: '' })).data['order_number']).toBe(1);
    expect((await create({ order_number: '1.5' })).errors['order_number']?.message).toBe(
      'Order number must be a valid number',
    );
    expect((await create({ order_number: 0 })).errors['order_number']?.message).toBe(
      'Order number must be greater than 0',
    );
  });

  test.each([
    [active, 'active', true],
    [isDefault, 'default', false],
  ])(`%s: the switch '%s' flips and flips back`, async (_, toggle, initial) => {
    const { data } = await create();
    const flip = async () => {
      const flipped = await post(`/api/event/${kind}/toggle-${toggle}-status`, { _id: data['_id'] });
      return Object.entries(flipped.data).find(([name]) => name.toLowerCase().includes(toggle))?.[1];
    };
    expect([await flip(), await flip()]).toEqual([!initial, initial]);
  });
});

describe('a difficulty', () => {
  const create = (change: Fields) => {
    count += 1;
    return post('/api/event/difficulty/create', { difficulty_name: 'Medium', slug: `level-${count}`, ...change });
  };
  const result = async (change: Fields) => {
    const { status, data, errors } = await create(change);
    return status === 200
      ? data
      : Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, message]));
  };

  test('EVDIFF-002 EVDIFF-003 EVDIFF-004 EVDIFF-005: its name has 2 to 200 characters, and is trimmed', async () => {
    expect(await result({ difficulty_name: '' })).toEqual({ difficulty_name: 'Difficulty name is required.' });
    expect(await result({ difficulty_name: 'a' })).toEqual({
      difficulty_name: 'Difficulty name must be at least 2 characters.',
    });
    expect(await result({ difficulty_name: 'x'.repeat(201) })).toEqual({
      difficulty_name: 'Difficulty name cannot exceed 200 characters.',
    });
    expect(await result({ difficulty_name: 'x'.repeat(200) })).toMatchObject({ slug: `level-${count}` });
    expect(await result({ difficulty_name: '  ab ' })).toMatchObject({ difficulty_name: { en: 'ab' } });
  });

  test('EVDIFF-006 EVDIFF-007: its slug is required, lowercase letters, digits and hyphens', async () => {
    expect(Object.keys(await result({ slug: '' }))).toEqual(['slug']);
    expect(Object.keys(await result({ slug: 'a_b' }))).toEqual(['slug']);
    expect(await result({ slug: 'AB-1' })).toMatchObject({ slug: 'ab-1' });
  });
});
