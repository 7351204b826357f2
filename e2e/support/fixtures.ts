import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { ADMIN, type Account } from '../../api/testing/server/runningServer.js';
import { watch } from './problems.js';
import { type ServerEnv, type TestServer, TestServers } from './testServer.js';
import { recordToasts } from './toasts.js';

export { expect };

/** A browser window with its own cookies. Any problem in it fails the test, unless the test expects it. */
export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Ignores matching problems: a network that is down, an address that does not exist. */
  readonly expectProblem: (pattern: RegExp) => void;
}

interface Fixtures {
  /** Settings of the file's server, in addition to the defaults: `test.use({ serverEnv: { DEMO_CONTENT: '1' } })`. */
  readonly serverEnv: ServerEnv;
  /** The server of the test file; its tests share it. After a failed test the rest of the file gets a new one. */
  readonly server: TestServer;
  /** Opens a window that is not signed in. */
  readonly visitor: (options?: BrowserContextOptions) => Promise<Window>;
  /** Opens a window signed in as the Super Admin, or with the given account. */
  readonly signedIn: (account?: Account, options?: BrowserContextOptions) => Promise<Window>;
}

const SIGN_IN =
  'mutation ($email: String!, $password: String!) { signIn(identifier: $email, password: $password) { success message } }';

export const test = base.extend<Fixtures, { readonly servers: TestServers }>({
  servers: [
    async ({}, use) => {
      const servers = new TestServers();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],

  serverEnv: [{}, { option: true }],

  server: async ({ servers, serverEnv }, use, testInfo) => {
    const server = await servers.of(testInfo.file, serverEnv);
    const loggedBefore = server.log.length;
    await use(server);
    const log = server.log.slice(loggedBefore).join('');
    if (log && testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('server log', { body: log, contentType: 'text/plain' });
  },

  visitor: async ({ browser, server }, use) => {
    const closing: (() => Promise<string[]>)[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: server.url, ...options });
      const expected: RegExp[] = [];
      const problems = watch(context);
      closing.push(async () => {
        await context.close();
        return problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      });
      await recordToasts(context);
      return { context, page: await context.newPage(), expectProblem: (pattern) => void expected.push(pattern) };
    });
    const problems = await Promise.all(closing.map((close) => close()));
    expect(problems.flat(), 'problems in the windows of this test').toEqual([]);
  },

  signedIn: async ({ visitor }, use) => {
    await use(async (account = ADMIN, options = {}) => {
      const window = await visitor(options);
      const { email, password } = account;
      // The window keeps the cookie of the response.
      const response = await window.context.request.post('/graphql', {
        data: { query: SIGN_IN, variables: { email, password } },
      });
      const { data } = (await response.json()) as { data: { signIn: { success: boolean; message: string } } };
      if (!data.signIn.success) throw new Error(`Sign-in failed: ${data.signIn.message}`);
      return window;
    });
  },
});
