import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { watch } from './problems.js';
import { forgetToasts, recordToasts } from './toasts.js';

/** A browser window with its own cookies. Any problem in it fails the test, unless the test expects it. */
export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Ignores matching problems: a network that is down, an address that does not exist. */
  readonly expectProblem: (pattern: RegExp) => void;
}

export interface WindowOptions extends BrowserContextOptions {
  /** A window that no test has used before, and that has no history therefore. */
  readonly isNew?: boolean;
}

/** A small page of the server, of the same origin as all others: a window waits there for the next test. */
const WAITING_ROOM = '/robots.txt';

/** Methods of a window and of its clock that a test may call, and that cannot be undone. */
const LASTING = ['addInitScript', 'close', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'on', 'once'];
const LASTING_OF_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];

/** A window that tests use in sequence. */
export interface Reusable {
  /** Options that the context was created with, and the location of its pages. */
  readonly key: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** All problems so far. */
  readonly problems: readonly string[];
  /** A test did what cannot be undone. */
  isSpoiled: boolean;
}

/** Calls `note` before a call of one of these methods. */
function beforeCalls(target: object, names: readonly string[], note: () => void): void {
  for (const name of names) {
    const method = Reflect.get(target, name) as ((...args: unknown[]) => unknown) | undefined;
    if (!method) continue;
    Reflect.set(target, name, (...args: unknown[]) => {
      note();
      return method.apply(target, args);
    });
  }
}

async function open(browser: Browser, key: string, options: BrowserContextOptions): Promise<Reusable> {
  const context = await browser.newContext(options);
  const problems = watch(context);
  await recordToasts(context);
  const page = await context.newPage();
  const window: Reusable = { key, context, page, problems, isSpoiled: false };
  const spoil = () => {
    window.isSpoiled = true;
  };
  beforeCalls(context, LASTING, spoil);
  beforeCalls(page, LASTING, spoil);
  beforeCalls(page.clock, LASTING_OF_CLOCK, spoil);
  return window;
}

/** Removes all that a test has left in the window, and sends it to the waiting room. */
async function tidy({ context, page }: Reusable): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' })]);
  await context.setOffline(false);
  await context.setExtraHTTPHeaders({});
  await context.clearPermissions();
  await page.mouse.move(0, 0);
  await page.goto(WAITING_ROOM);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  forgetToasts(page);
}

/**
 * The windows of one test worker. A test gets one that an earlier test has used, where there is one, without anything
 * left in it: the console loads there in a third of the CPU time that it takes in a new window, whose process has none
 * of its code yet.
 */
export class Windows {
  #free: Reusable[] = [];

  constructor(private readonly browser: Browser) {}

  /** @param options must include `baseURL`; they are those of the window whether it is new or not */
  async acquire({ isNew = false, ...options }: WindowOptions): Promise<Reusable> {
    const { viewport, colorScheme = 'light', reducedMotion = 'no-preference', ...fixed } = options;
    const key = JSON.stringify(fixed);
    const at = isNew ? -1 : this.#free.findIndex((window) => window.key === key);
    const [found] = at < 0 ? [] : this.#free.splice(at, 1);
    const window = found ?? (await open(this.browser, key, fixed));
    if (viewport) await window.page.setViewportSize(viewport);
    // What is not named stays as an earlier test has set it.
    await window.page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: null, contrast: null });
    return window;
  }

  /** @param mayBeReused whether the test has passed: what a failed one has left behind is unknown */
  async release(window: Reusable, mayBeReused: boolean): Promise<void> {
    if (!mayBeReused || window.isSpoiled || window.page.isClosed()) return window.context.close();
    await tidy(window);
    this.#free.push(window);
  }
}
