import { gql } from '../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import type { TestClient } from '../testing/clients/testClient.js';

let api: TestApi;
let editor: TestClient;

const CREATE = '/api/event/category/create';
const valid = (slug: string) => ({ category_name: 'Workshops', slug, order_number: 3 });
const COUNT = gql(`query CountOfCategories { eventCategories { pageInfo { totalItemsCount } } }`);
const CREATE_CATEGORY = gql(`
  mutation CreateCategoryLikeRest($input: EventCategoryInput!) {
    createEventCategory(input: $input) { errors { field message } }
  }
`);
const count = async () => (await api.admin.request(COUNT)).pageInfo.totalItemsCount;
const created = async (slug: string, more: object = {}): Promise<string> => {
  const { body } = await api.admin.rest('POST', CREATE, { ...valid(slug), ...more });
  const { _id } = body['data'] as { _id: string };
  return _id;
};
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
const post = async (path: string, body: NonNullable<RequestInit['body']>, headers: Record<string, string> = {}) => {
  const authorization = `Bearer ${api.admin.token}`;
  const response = await fetch(api.url + path, {
    method: 'POST',
    body,
    headers: { authorization, ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

beforeAll(async () => {
  api = await startTestApi();
  editor = await api.staff('VIEW_ALL_EVENT_CATEGORIES', 'ADD_EVENT_CATEGORY');
});
afterAll(() => api.close());

describe('addresses and methods', () => {
  it('REST-006: an unknown path returns 404 in the envelope', async () => {
    expect(await api.visitor.rest('GET', '/api/nope')).toMatchObject({
      status: 404,
      body: { success: false, message: 'There is nothing at this address.' },
    });
    expect((await api.visitor.rest('GET', '/api')).status).toBe(404);
    expect((await api.visitor.rest('GET', '/api/__proto__')).status).toBe(404);
  });

  it('REST-004: another method returns 405 with the allowed ones', async () => {
    const refused = await api.admin.rest('DELETE', CREATE);
    expect(refused).toMatchObject({ status: 405, body: { success: false } });
    expect(refused.headers.get('allow')).toBe('POST, OPTIONS');
    const logout = await fetch(`${api.url}/api/user/auth/logout`, { method: 'HEAD' });
    expect([logout.status, logout.headers.get('allow')]).toEqual([405, 'GET, OPTIONS']);
  });

  it('OPTIONS returns the methods, HEAD the headers of GET', async () => {
    const options = await fetch(api.url + CREATE, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
    const head = await fetch(`${api.url}/api/client/language/list`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('a slash at the end is forgiven', async () => {
    expect((await api.visitor.rest('GET', '/api/client/language/list/')).status).toBe(200);
  });
});

describe('what comes of a call', () => {
  it('REST-002: GraphQL reads what REST creates, and both refuse with the same messages', async () => {
    const id = await created('same-record');
    expect(await api.admin.request(`{ eventCategory(id: "${id}") { name slug orderNumber } }`)).toEqual({
      name: 'Workshops',
      slug: 'same-record',
      orderNumber: 3,
    });
    const input = { name: 'a', slug: 'A_b', orderNumber: '1.5' };
    const rest = await api.admin.rest('POST', CREATE, { category_name: 'a', slug: 'A_b', order_number: '1.5' });
    const graphql = await api.admin.request(CREATE_CATEGORY, { input });
    const messages = Object.fromEntries(graphql.errors.map(({ field, message }) => [field, { message }]));
    expect(rest.body['errors']).toEqual({
      category_name: messages['name'],
      slug: messages['slug'],
      order_number: messages['orderNumber'],
    });
  });

  it('REST-003, ERR-006, EVCAT-002: refused fields return 422 with a message for each, under its legacy name', async () => {
    const before = await count();
    const refused = await api.admin.rest('POST', CREATE, { category_name: ' ', slug: 'no-name' });
    expect(refused).toMatchObject({ status: 422, body: { success: false, errors: {} } });
    expect(refused.body['errors']).toEqual({ category_name: { message: 'Category name is required.' } });
    expect(await count()).toBe(before);
  });

  it('errors go by the name that the client used', async () => {
    const { body } = await api.admin.rest('POST', CREATE, { name: 'a', slug: 'alias-used' });
    expect(body['errors']).toEqual({ name: { message: 'Category name must be at least 2 characters.' } });
  });

  it('a duplicate value returns 409 with its field', async () => {
    await created('taken');
    const refused = await api.admin.rest('POST', CREATE, valid('taken'));
    expect(refused).toMatchObject({ status: 409, body: { success: false } });
    expect(refused.body['errors']).toEqual({ slug: { message: 'Slug is already in use.' } });
  });

  it('EVCAT-011: a record whose state forbids deletion returns 409 and stays', async () => {
    const id = await created('kept-default');
    await api.admin.rest('POST', '/api/event/category/toggle-default-status', { categoryId: id });
    const refused = await api.admin.rest('POST', '/api/event/category/delete', { categoryId: id });
    expect(refused).toMatchObject({
      status: 409,
      body: { success: false, message: 'A default category cannot be deleted.' },
    });
    expect((await api.admin.rest('GET', `/api/event/category/details?_id=${id}`)).status).toBe(200);
  });

  it('a category with others below it returns 409 for a deletion', async () => {
    const id = await created('with-children');
    await created('the-child', { parentCategoryId: id });
    expect((await api.admin.rest('DELETE', `/api/event/category/delete?categoryId=${id}`)).status).toBe(409);
  });

  it('a stale version returns 409 and saves nothing; without a version the update wins', async () => {
    const _id = await created('versioned');
    const update = (body: object) => api.admin.rest('PUT', '/api/event/category/update', { _id, ...body });
    expect((await update({ category_name: 'First', version: 1 })).status).toBe(200);
    expect(await update({ category_name: 'Second', version: 1 })).toMatchObject({
      status: 409,
      body: { success: false },
    });
    expect(await update({ category_name: 'Third' })).toMatchObject({
      status: 200,
      body: { success: true, data: { category_name: { en: 'Third' } } },
    });
  });

  it('an unknown id returns 404, an invalid one 400, a missing one 422', async () => {
    const details = (query: string) => api.admin.rest('GET', `/api/event/category/details${query}`);
    expect(await details('?id=65f0c0ffee0c0ffee0c0ffee')).toMatchObject({ status: 404, body: { success: false } });
    expect(await details('?categoryId=abc')).toMatchObject({ status: 400, body: { success: false } });
    const missing = await details('');
    expect(missing.status).toBe(422);
    expect(missing.body['errors']).toEqual({ categoryId: { message: 'categoryId is required.' } });
  });

  it('too many attempts return 429 with Retry-After', async () => {
    const attempt = () =>
      api.visitor.rest('POST', '/api/user/auth/login', { identifier: 'x@test.example', password: 'wrong' });
    let last = await attempt();
    for (let attempts = 0; attempts < 12 && last.status === 401; attempts++) last = await attempt();
    expect(last).toMatchObject({ status: 429, body: { success: false } });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('who may call', () => {
  it('AUTH-001: without a session 401, whatever was sent', async () => {
    for (const body of [valid('anonymous'), {}, { nonsense: 1 }]) {
      expect(await api.visitor.rest('POST', CREATE, body)).toMatchObject({ status: 401, body: { success: false } });
    }
  });

  it("GQL-005: without the permission 403 'You are not allowed to enter here', and nothing changes", async () => {
    const id = await created('guarded');
    const refused = await editor.rest('POST', '/api/event/category/delete', { _id: id });
    expect(refused).toMatchObject({
      status: 403,
      body: { success: false, message: 'You are not allowed to enter here' },
    });
    expect((await api.admin.rest('GET', `/api/event/category/details?_id=${id}`)).status).toBe(200);
  });

  it('REST-005: a sent user id must be the signed-in one; a missing or blank one is accepted', async () => {
    const { body } = await editor.rest('GET', '/api/session-details');
    const own = (body['data'] as { _id: string })._id;
    const send = (slug: string, who: object) => editor.rest('POST', CREATE, { ...valid(slug), ...who });
    for (const name of ['userId', 'user_id', 'sessionId']) {
      const slug = name.toLowerCase().replace('_', '-');
      expect((await send(`own-${slug}`, { [name]: own })).status).toBe(200);
      expect(await send(`other-${slug}`, { [name]: '65f0c0ffee0c0ffee0c0ffee' })).toMatchObject({ status: 403 });
    }
    expect((await send('blank-user', { userId: '' })).status).toBe(200);
    expect((await send('wrapped-user', { form: { ...valid('wrapped-user'), userId: 'someone' } })).status).toBe(403);
    const inQuery = await editor.rest('GET', '/api/event/category/view?userId=65f0c0ffee0c0ffee0c0ffee');
    expect(inQuery.status).toBe(403);
  });
});

describe('what is sent', () => {
  const fields = (slug: string) => ({ category_name: 'Any way', slug, order_number: '7' });
  const stored = { category_name: { en: 'Any way' }, order_number: 7 };

  it.each([
    ['JSON', (slug: string) => JSON.stringify(fields(slug)), 'application/json'],
    ['urlencoded', (slug: string) => new URLSearchParams(fields(slug)).toString(), 'application/x-www-form-urlencoded'],
    ['multipart', (slug: string) => form(fields(slug)), null],
    ['JSON in a form', (slug: string) => JSON.stringify({ form: fields(slug) }), 'application/json'],
    ['JSON in formData', (slug: string) => JSON.stringify({ formData: fields(slug) }), 'application/json'],
    ['JSON in body', (slug: string) => JSON.stringify({ body: fields(slug) }), 'application/json'],
    ['JSON in values', (slug: string) => JSON.stringify({ values: fields(slug) }), 'application/json'],
    ['JSON in data', (slug: string) => JSON.stringify({ data: fields(slug) }), 'application/json'],
    ['multipart with a form as JSON text', (slug: string) => form({ form: JSON.stringify(fields(slug)) }), null],
    [
      'multipart with bracketed names',
      (slug: string) => form({ 'form[category_name]': 'Any way', 'form[slug]': slug, 'form[order_number]': '7' }),
      null,
    ],
  ])('accepts a body sent as %s (SPEC-D147)', async (title, body, type) => {
    const slug = `sent-as-${title.toLowerCase().replaceAll(' ', '-')}`;
    const response = await post(CREATE, body(slug), type ? { 'content-type': type } : {});
    expect(response).toMatchObject({ status: 200, body: { success: true, data: { ...stored, slug } } });
  });

  it.each([
    ['no JSON', '{"category_name":', 'application/json'],
    ['a list', '[1]', 'application/json'],
    ['null', 'null', 'application/json'],
    ['no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 'application/json'],
    ['text', 'hello', 'text/plain'],
    ['a form without its boundary', 'hello', 'multipart/form-data'],
    [
      'a form that breaks off',
      '--b\r\nContent-Disposition: form-data; name="slug"\r\n\r\nx',
      'multipart/form-data; boundary=b',
    ],
  ])('a body that is %s returns 400', async (_, body, type) => {
    const before = await count();
    expect(await post(CREATE, body, { 'content-type': type })).toMatchObject({ status: 400, body: { success: false } });
    expect(await count()).toBe(before);
  });

  it('a body above 1 MB returns 413, however it is sent', async () => {
    const large = JSON.stringify({ ...valid('large'), description: 'x'.repeat(1024 * 1024) });
    const type = { 'content-type': 'application/json' };
    expect(await post(CREATE, large, type)).toMatchObject({ status: 413, body: { success: false } });
    const chunks = new ReadableStream({
      start: (controller) => {
        for (let at = 0; at < large.length; at += 65_536) {
          controller.enqueue(new TextEncoder().encode(large.slice(at, at + 65_536)));
        }
        controller.close();
      },
    });
    expect(await post(CREATE, chunks, type)).toMatchObject({ status: 413, body: { success: false } });
  });

  it.each([
    ['a number for a text', { description: 5 }, { description: { message: 'description is not valid.' } }],
    ['an object for a text', { description: { text: 'x' } }, { description: { message: 'description is not valid.' } }],
    [
      'an object in a text of a language',
      { description: { en: { text: 'x' } } },
      { 'description.en': { message: 'description.en is not valid.' } },
    ],
    [
      'a text in an unknown language',
      { description: { zz: 'x' } },
      { 'description.zz': { message: "There is no active language 'zz'." } },
    ],
    ['a list for a text', { description: ['x'] }, { description: { message: 'description is not valid.' } }],
    ['a flag for a number', { order_number: true }, { order_number: { message: 'order_number is not valid.' } }],
    [
      'two names of one field, differing',
      { orderNumber: 9 },
      { orderNumber: { message: 'orderNumber is sent twice, with different values.' } },
    ],
    [
      'a parent that is no id',
      { parentCategoryId: 'abc' },
      { parentCategoryId: { message: expect.stringContaining('valid ObjectId') as string } },
    ],
    [
      'a parent that does not exist',
      { parentCategoryId: '65f0c0ffee0c0ffee0c0ffee' },
      { parentCategoryId: { message: expect.any(String) as string } },
    ],
  ])('%s returns 422 on its field, and changes nothing', async (_, more, errors) => {
    const before = await count();
    const sent = JSON.stringify(valid('refused')).replace('}', `,${JSON.stringify(more).slice(1)}`);
    const refused = await post(CREATE, sent, { 'content-type': 'application/json' });
    expect(refused).toMatchObject({ status: 422, body: { success: false } });
    expect(Object.entries(refused.body['errors'] as object)).toEqual(Object.entries(errors));
    expect(await count()).toBe(before);
  });

  it.each([
    ['a field that the path does not know', { colour: 'red' }],
    ['a field called __proto__', JSON.parse('{"__proto__":{"admin":true}}') as object],
    ['a switch, which has a path of its own', { activeStatus: false, isDefault: true }],
  ])('ignores %s', async (title, more) => {
    const slug = `ignored-${title.length}`;
    const sent = JSON.stringify(valid(slug)).replace('}', `,${JSON.stringify(more).slice(1)}`);
    const response = await post(CREATE, sent, { 'content-type': 'application/json' });
    expect(response).toMatchObject({ status: 200, body: { data: { slug, activeStatus: true, isDefault: false } } });
    expect(Object.keys(response.body['data'] as object)).not.toContain('colour');
  });

  it('a body full of fields that are refused is not repeated in the response', async () => {
    const many = Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`field-${at}`, 1]));
    const refused = await api.admin.rest('POST', '/api/client/contact/query', { ...many, ['x'.repeat(200_000)]: 1 });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body).length).toBeLessThan(20_000);
  });

  it('two names of one field with the same value are one', async () => {
    const response = await api.admin.rest('POST', CREATE, {
      ...valid('both-names'),
      name: 'Workshops',
      orderNumber: 3,
    });
    expect(response.status).toBe(200);
  });

  it('a file is refused on its field; the empty file input of a form is not', async () => {
    const withFile = form({ category_name: 'With file', slug: 'with-file' });
    withFile.append('metaImage', new Blob(['x'], { type: 'image/png' }), 'x.png');
    const refused = await post(CREATE, withFile);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { metaImage: { message: 'Files are not accepted here.' } } },
    });
    const empty = form({ category_name: 'No file', slug: 'no-file' });
    empty.append('metaImage', new Blob([]), '');
    expect((await post(CREATE, empty)).status).toBe(200);
  });

  it('the values of a write are not taken from the query, its ids are', async () => {
    const response = await api.admin.rest('POST', `${CREATE}?slug=from-query`, { category_name: 'Query' });
    expect(response).toMatchObject({ status: 200, body: { data: { slug: 'query' } } });
    const id = await created('id-in-query');
    expect((await api.admin.rest('PATCH', `/api/event/category/toggle-active-status?categoryId=${id}`)).status).toBe(
      200,
    );
  });

  it.each([['none'], [''], [null]])(
    'stores parentCategoryId %j as a root and returns none (SPEC-D16)',
    async (parentCategoryId) => {
      const slug = `root-${String(parentCategoryId) || 'blank'}`;
      const { body } = await api.admin.rest('POST', CREATE, { ...valid(slug), parentCategoryId });
      expect(body).toMatchObject({ success: true, data: { parentCategoryId: 'none' } });
    },
  );
});
