import type { SessionDetails } from '../../context.js';

/** The header by which a page of the console names the account that it shows. */
export const PAGE_ACCOUNT_HEADER = 'x-page-account';

/**
 * The session of a request, unless its page shows another account: one that has signed in since, in another tab, must not
 * act on that page (ADR-0031).
 * @param accountId as the page names it; without one, any session counts
 */
export const sessionOfPage = (
  session: SessionDetails | null,
  accountId: string | string[] | undefined,
): SessionDetails | null => (accountId === undefined || accountId === session?.userId ? session : null);
