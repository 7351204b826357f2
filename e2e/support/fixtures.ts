import { expect, test as base } from '@playwright/test';
import { ADMIN, type Account } from '../../api/testing/server/runningServer.js';
import { type ServerEnv, type TestServer, TestServers } from './testServer.js';
import { type Reusable, type Window, type WindowOptions, Windows } from './windows.js';

export { expect, type Window };

interface Fixtures {
  /** Settings of the file's server, in addition to the defaults: `test.use({ serverEnv: { DEMO_CONTENT: '1' } })`. */
  readonly serverEnv: ServerEnv;
  /** The server of the test file; its tests share it. After a failed test the rest of the file gets a new one. */
  readonly server: TestServer;
  /** Opens a window that is not signed in. */
  readonly visitor: (options?: WindowOptions) => Promise<Window>;
  /** Opens a window signed in as the Super Admin, or with the given account. */
  readonly signedIn: (account?: Account, options?: WindowOptions) => Promise<Window>;
}

const SIGN_IN =
  'mutation ($email: String!, $password: String!) { signIn(identifier: $email, password: $password) { success message } }';

export const test = base.extend<Fixtures, { readonly servers: TestServers; readonly windows: Windows }>({
  servers: [
    async ({}, use) => {
      const servers = new TestServers();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],

  windows: [async ({ browser }, use) => use(new Windows(browser)), { scope: 'worker' }],

  serverEnv: [{}, { option: true }],

  server: async ({ servers, serverEnv }, use, testInfo) => {
    const server = await servers.of(testInfo.file, serverEnv);
    const loggedBefore = server.log.length;
    await use(server);
    const log = server.log.slice(loggedBefore).join('');
    if (log && testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('server log', { body: log, contentType: 'text/plain' });
  },

  visitor: async ({ windows, server, viewport }, use, testInfo) => {
    const acquired: { window: Reusable; before: number; expected: RegExp[] }[] = [];
    await use(async (options = {}) => {
      const window = await windows.acquire({ baseURL: server.url, viewport, ...options });
      const expected: RegExp[] = [];
      acquired.push({ window, before: window.problems.length, expected });
      const { context, page } = window;
      return { context, page, expectProblem: (pattern) => void expected.push(pattern) };
    });
    const hasPassed = testInfo.status === testInfo.expectedStatus;
    const problems = acquired.map(({ window, before, expected }) =>
      window.problems.slice(before).filter((problem) => !expected.some((pattern) => pattern.test(problem))),
    );
    for (const { window } of acquired) await windows.release(window, hasPassed);
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
