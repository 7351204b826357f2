import type { BrowserContext } from '@playwright/test';

/** Chromium skips an animation between two pages of the site when the style sheet of the second comes late. */
const SKIPPED_ANIMATION = 'ViewTransition opt-in disabled';

/**
 * Collects what goes wrong in a window, from now on: uncaught errors, errors on the console, refused or failed requests.
 * A request that a navigation cut off has not failed.
 */
export function watch(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!message.endsWith(SKIPPED_ANIMATION)) problems.push(`uncaught: ${message}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  return problems;
}
