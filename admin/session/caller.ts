import { VIEW_AS_HEADER, viewedRole } from './viewAs';

/** The header with the id of the account that the page shows. */
const PAGE_ACCOUNT_HEADER = 'x-page-account';

/** The account of the first session of the page: another one gets a page of its own (ADR-0031). */
let account: string | null = null;

/** Call with the id of the user who is signed in, if any. */
export function claimPage(userId: string | undefined): void {
  account ??= userId ?? null;
}

/**
 * The headers that say whose page sends a request, and through which role a Super Admin looks, if any.
 * @param isOfPage false for what concerns the session of the browser, whichever account the page shows
 */
export function callerHeaders(isOfPage = true): Record<string, string> {
  const role = viewedRole();
  return { ...(isOfPage && account && { [PAGE_ACCOUNT_HEADER]: account }), ...(role && { [VIEW_AS_HEADER]: role }) };
}
