import { accessSync, constants } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { ADMIN, startTestApi, type TestApi } from '../api/testing/testApi.js';
import { watch } from './problems.js';

/** Where the test script says a browser is; a run of this suite alone takes Debian's. */
const chromePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';

const hasBrowser = ((): boolean => {
  try {
    accessSync(chromePath, constants.X_OK);
    return true;
  } catch {
    console.warn(`NO BROWSER at ${chromePath}: these journeys are SKIPPED. Install Chromium or set CHROME_PATH.`);
    return false;
  }
})();

/** `describe`, where there is a browser; without one, its tests count as skipped. */
export const journeys = hasBrowser ? describe : describe.skip;

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** A browser window with cookies of its own. What goes wrong in it fails the test, unless the test says it will. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Problems that match are part of the journey: a network that is down, an address that is not there. */
  readonly expectProblem: (pattern: RegExp) => void;
}

export interface House {
  readonly api: TestApi;
  /** Somebody who is not signed in. */
  visitor(options?: BrowserContextOptions): Promise<Visitor>;
  /** Somebody signed in: the Super Admin, or the given account. */
  staff(account?: Account, options?: BrowserContextOptions): Promise<Visitor>;
}

/**
 * The whole server and one browser for the tests of a `journeys` block. Windows are closed after each test, which fails
 * when anything went wrong in one of them.
 */
export function house(env: NodeJS.ProcessEnv = {}, browserArgs: readonly string[] = []): House {
  let api: TestApi;
  let browser: Browser;
  let closing: (() => Promise<string[]>)[] = [];

  beforeAll(async () => {
    [api, browser] = await Promise.all([
      startTestApi(env),
      chromium.launch({
        executablePath: chromePath,
        args: ['--no-sandbox', '--disable-dev-shm-usage', ...browserArgs],
      }),
    ]);
  });

  afterEach(async () => {
    const windows = closing;
    closing = [];
    const problems = await Promise.all(windows.map((close) => close()));
    expect(problems.flat()).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });

  const visitor = async (options: BrowserContextOptions = {}): Promise<Visitor> => {
    const context = await browser.newContext({ baseURL: api.url, viewport: { width: 1280, height: 860 }, ...options });
    context.setDefaultTimeout(15_000);
    const problems = watch(context);
    const expected: RegExp[] = [];
    closing.push(async () => {
      await context.close();
      return problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
    });
    return { context, page: await context.newPage(), expectProblem: (pattern) => void expected.push(pattern) };
  };

  return {
    get api() {
      return api;
    },
    visitor,
    staff: async (account = ADMIN, options = {}) => {
      const window = await visitor(options);
      const query =
        'mutation ($of: String!, $password: String!) { signIn(identifier: $of, password: $password) { success } }';
      const variables = { of: account.email, password: account.password };
      // The cookie of the answer is the window's own from here on.
      await window.context.request.post('/graphql', { data: { query, variables } });
      return window;
    },
  };
}

export { picture } from './screenshots.js';

/** Asks again until the check holds; its own failure is thrown when it never does. */
export async function eventually(check: () => Promise<void>, withinMs = 10_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
