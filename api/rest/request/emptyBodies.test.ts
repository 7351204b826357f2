import { createSchema } from '../../start/schema.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { visitorAccount } from '../../testing/clients/visitorAccounts.js';
import { prepare, type Route } from '../routes.js';
import { tables } from '../../modules/restTables.js';

const schema = createSchema();
/** An update of a profile without fields succeeds, because missing fields are unchanged; a sign-out needs none. */
const needsNothing = (path: string) => /client.*profile|logout/i.test(path);
const writes = tables.map((row) => prepare(schema, row)).filter(({ isRead }) => !isRead);

let api: TestApi;
let visitor: string | null;
beforeAll(async () => {
  api = await startTestApi();
  visitor = (await visitorAccount(api)).client.token;
});
afterAll(() => api.close());

type Init = RequestInit & { headers?: Record<string, string> };

/** Bodies without fields, by title. */
const bodies: Readonly<Record<string, () => Init>> = {
  'no body': () => ({}),
  'an empty JSON object': () => ({ body: '{}', headers: { 'content-type': 'application/json' } }),
  'an empty urlencoded form': () => ({ body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  'an empty multipart form': () => ({ body: new FormData() }),
};

async function sent({ path, gate, methods }: Route, init: Init) {
  const authorization = `Bearer ${gate === 'visitor' ? visitor : api.admin.token}`;
  const method = methods.find((one) => one !== 'GET') ?? 'GET';
  const response = await fetch(api.url + path, { method, ...init, headers: { ...init.headers, authorization } });
  const { errors = {} } = (await response.json()) as { errors?: object };
  return { status: response.status, fields: Object.keys(errors) };
}

describe.each(Object.entries(bodies))('%s', (_, init) => {
  test.each(writes.filter(({ path }) => !needsNothing(path)).map((route) => [route.path, route] as const))(
    'is refused by %s with a message on each missing field (REST-003)',
    async (_path, route) => {
      const { status, fields } = await sent(route, init());
      expect([status, fields.length > 0]).toEqual([422, true]);
    },
  );

  test.each(writes.filter(({ path }) => /client.*profile/.test(path)).map((route) => [route.path, route] as const))(
    'changes nothing and succeeds at %s',
    async (_path, route) => {
      expect(await sent(route, init())).toEqual({ status: 200, fields: [] });
    },
  );
});
