import { expect, type Page } from '@playwright/test';

/**
 * Presses keys, for example `Control+k`. Returns those that the page handled: a handler prevents what the browser would
 * do. Unlike what the handler shows, which may be loaded first, that is known at once.
 */
export async function handledKeys(page: Page, keys: readonly string[]): Promise<string[]> {
  const events = await page.evaluateHandle(() => {
    const heard: KeyboardEvent[] = [];
    window.addEventListener('keydown', (event) => heard.push(event), { capture: true });
    return heard;
  });
  const handled: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    // The last event is that of the key itself; modifiers come before it.
    const last = await events.evaluate((all) => ({ count: all.length, prevented: all.at(-1)?.defaultPrevented }));
    expect(last.count).toBeGreaterThan(0);
    if (last.prevented) handled.push(key);
  }
  return handled;
}
