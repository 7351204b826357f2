import type { Page, Request } from '@playwright/test';

export interface Sent {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const sentBy = (request: Request): Sent | null =>
  request.url().endsWith('/graphql') ? (request.postDataJSON() as Sent | null) : null;

/** The GraphQL operations of a name that the page sends from now on; the list grows as they are sent. */
export function listenFor(page: Page, operationName: string): Sent[] {
  const heard: Sent[] = [];
  page.on('request', (request) => {
    const sent = sentBy(request);
    if (sent?.operationName === operationName) heard.push({ operationName, variables: sent.variables });
  });
  return heard;
}

/** Keeps an operation from reaching the server until `release` is called: a slow server. */
export async function holdBack(page: Page, operationName: string): Promise<{ release: () => void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (sentBy(route.request())?.operationName === operationName) await released;
    await route.fallback();
  });
  return { release };
}

/** Responds to an operation in the server's place, for failures that are hard to cause in a real server. */
export async function mockResponse(page: Page, operationName: string, data: object): Promise<void> {
  await page.route('**/graphql', (route) =>
    sentBy(route.request())?.operationName === operationName ? route.fulfill({ json: { data } }) : route.fallback(),
  );
}

/** Cuts the line for an operation. Undone by `page.unroute('**\/graphql')`. */
export async function cutOff(page: Page, operationName: string): Promise<void> {
  await page.route('**/graphql', (route) =>
    sentBy(route.request())?.operationName === operationName ? route.abort('connectionfailed') : route.fallback(),
  );
}

/** Responds to an operation with a fault of the server, which the console does not retry by itself. Undone as `cutOff`. */
export async function failInstead(page: Page, operationName: string): Promise<void> {
  const errors = [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL' } }];
  await page.route('**/graphql', (route) =>
    sentBy(route.request())?.operationName === operationName
      ? route.fulfill({ json: { data: null, errors } })
      : route.fallback(),
  );
}
