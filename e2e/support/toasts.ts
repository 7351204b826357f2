import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** The toasts of a page that no test has expected yet, oldest first; they outlive the moment that a toast is visible. */
const unexpected = new WeakMap<Page, string[]>();

const textsOf = (page: Page): string[] => {
  const texts = unexpected.get(page) ?? [];
  unexpected.set(page, texts);
  return texts;
};

/** Records the text of every toast of the console in every page of the window. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('recordToast', ({ page }, text: string) => void textsOf(page).push(text));
  await context.addInitScript(() => {
    if (!location.pathname.startsWith('/admin')) return;
    const recorded = new WeakMap<Element, string>();
    const { recordToast } = window as unknown as { recordToast: (text: string) => Promise<void> };
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.notistack-SnackbarContainer [data-message]')) {
        const text = toast.textContent;
        if (!text || recorded.get(toast) === text) continue;
        recorded.set(toast, text);
        void recordToast(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Toasts that the page has shown so far are not expected of it any more. */
export const forgetToasts = (page: Page): void => void unexpected.delete(page);

/** Waits until a toast with this text has been shown, even if it is gone by now. Each toast is expected once. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const texts = textsOf(page);
  const isExpected = (displayedText: string) =>
    typeof text === 'string' ? displayedText === text : text.test(displayedText);
  await expect.poll(() => texts.some(isExpected), { message: `toast '${String(text)}'` }).toBe(true);
  texts.splice(texts.findIndex(isExpected), 1);
}

/** The toasts on the page that say `note`. */
export const toastOf = (page: Page, note: string): Locator => page.getByRole('status').filter({ hasText: note });

/** Fails when a toast was shown that no test has expected. Toasts come in order: expect a later one before. */
export const expectNoOtherToast = (page: Page): void =>
  expect(textsOf(page), 'toasts that were not expected').toEqual([]);

/** The toasts of the page so far that no test has expected, oldest first. */
export const unexpectedToasts = (page: Page): readonly string[] => textsOf(page);

/** Milliseconds from a toast's appearance until it is held: after its own timer has begun, long before that ends. */
const PAUSE_AFTER_MS = 100;

/**
 * Keeps the toasts of the page, which stay while a pointer is on them. The page does it by its own timers, in their order:
 * a pointer moved from outside could come after the toast has gone.
 */
export const holdToasts = (page: Page): Promise<void> =>
  page.evaluate((ms) => {
    const hovered = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.notistack-SnackbarContainer [role=status]')) {
        if (hovered.has(toast)) continue;
        hovered.add(toast);
        setTimeout(() => toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })), ms);
      }
    }).observe(document.body, { childList: true, subtree: true });
  }, PAUSE_AFTER_MS);
