import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createSchema } from '../../start/schema.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { EXAMPLES, graphqlPage, SCHEMA_PATH } from './graphqlPage.js';
import { createHttpServer } from '../../http/server.js';

/** Content that a browser shows at the address of the API. */

/** Chromium's Accept header for navigation. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8' };

const opened = async (api: TestApi, path: string, headers: Record<string, string> = BROWSER) => {
  const response = await fetch(`${api.url}${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('in production with introspection', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ INTROSPECTION: '1', NODE_ENV: 'production' });
  });
  afterAll(() => api.close());

  test('a browser is shown a page without scripts that links to the schema and has three examples', async () => {
    const { status, headers, text } = await opened(api, '/graphql');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).not.toContain('<script');
    expect(text).toContain(`href="${SCHEMA_PATH}"`);
    expect(text.match(/curl /g)).toHaveLength(3);
  });

  test('the schema is text', async () => {
    const { status, headers, text } = await opened(api, SCHEMA_PATH);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('type Query');
  });

  test.each(EXAMPLES)('the example works for everybody: %s', async (_title, query) => {
    const { status, errors } = await api.visitor.graphql(query);
    expect([status, errors]).toEqual([200, []]);
  });

  test('a GraphQL client is not shown the page', async () => {
    expect((await opened(api, '/graphql', { accept: '*/*' })).headers.get('content-type')).toMatch(/json/);
    expect((await opened(api, '/graphql?query={__typename}')).status).toBe(400);
    const response = await opened(api, '/graphql?query={__typename}', { ...BROWSER, 'apollo-require-preflight': '1' });
    expect(JSON.parse(response.text)).toEqual({ data: { __typename: 'Query' } });
  });
});

test('without introspection, the page has neither the schema nor examples', async () => {
  const api = await startTestApi({ INTROSPECTION: '0' });
  try {
    const { status, text } = await opened(api, '/graphql');
    expect(status).toBe(200);
    expect(text).not.toContain(SCHEMA_PATH);
    expect(text).not.toContain('curl ');
    expect((await opened(api, SCHEMA_PATH)).text).not.toContain('type Query');
    const refused = await api.visitor.graphql('{ __schema { types { name } } }');
    expect(refused.errors.map(({ message }) => message)).toContain('Introspection is disabled.');
    expect(JSON.stringify(refused.errors)).not.toContain('Apollo');
  } finally {
    await api.close();
  }
});

describe('with a build of GraphiQL', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'polyphony-explorer-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets/index-1.js'), 'export {};');
    await writeFile(
      join(folder, 'index.html'),
      '<head><!--style--><script type="module" src="/graphql/assets/index-1.js" nonce="__NONCE__"></script></head><body><!--page--></body>',
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function responses(introspection: boolean, ...paths: readonly string[]) {
    const page = graphqlPage({
      schema: createSchema(),
      introspects: () => introspection,
      explores: () => true,
      publicUrl: 'http://test.example',
      explorer: folder,
    });
    const handle = (...[req, res]: Parameters<typeof page>) => {
      if (!page(req, res)) res.writeHead(404).end();
      return Promise.resolve();
    };
    const log = pino({ level: 'silent' });
    const { server } = createHttpServer([{ path: '/graphql', handle }], { log, trustProxy: 0, httpsOnly: false });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      return await Promise.all(
        paths.map(async (path) => {
          const response = await fetch(url + path, { headers: BROWSER });
          return { status: response.status, headers: response.headers, text: await response.text() };
        }),
      );
    } finally {
      server.close();
    }
  }

  test('a browser gets GraphiQL around the page without scripts, with a new nonce each time', async () => {
    const [first, second] = await responses(true, '/graphql', '/graphql');
    const policy = first?.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([\w-]{22})';/.exec(policy)?.[1] ?? 'none';
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toBe(second?.headers.get('content-security-policy'));
    expect(first?.headers.get('cache-control')).toBe('no-store');
    expect(first?.text).toContain(`<script type="module" src="/graphql/assets/index-1.js" nonce="${nonce}">`);
    expect(first?.text).toContain(`<style nonce="${nonce}">`);
    expect(first?.text.match(/<pre class="query"/g)).toHaveLength(EXAMPLES.length);
    expect(first?.text).not.toContain('__NONCE__');
  });

  test('its files are served below /graphql/assets, and no other file of the build', async () => {
    const [script, missing, outside] = await responses(
      true,
      '/graphql/assets/index-1.js',
      '/graphql/assets/index-2.js',
      '/graphql/index.html',
    );
    expect([script?.status, script?.headers.get('content-type')]).toEqual([200, 'text/javascript']);
    expect([missing?.status, outside?.text.includes('__NONCE__')]).toEqual([404, false]);
  });

  test('without introspection, neither the page of GraphiQL nor its files are served', async () => {
    const [page, script] = await responses(false, '/graphql', '/graphql/assets/index-1.js');
    expect(page?.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(page?.text).not.toContain('<script');
    expect(script?.text).not.toContain('export');
  });
});
