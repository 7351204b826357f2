/** Where the console is on the server. */
export const BASE = '/admin';
/** The sign-in and the sign-out, below it. */
export const LOGIN = '/login';
export const LOGOUT = '/logout';

/** Where a sign-in leads when no page was asked for. */
export const AFTER_SIGN_IN = '/profile-info';

const PARAMETER = 'return';

/** The sign-in screen's address, naming the page to come back to (below /admin). */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  const page = pathname + search;
  return page === '/' ? LOGIN : `${LOGIN}?${new URLSearchParams({ [PARAMETER]: page }).toString()}`;
}

/** The page to go to after a sign-in; an address outside the console is not followed. */
export function returnPathOf(search: URLSearchParams): string {
  const page = search.get(PARAMETER);
  return page && /^\/(?![/\\])/.test(page) && !page.startsWith(LOGIN) && !page.startsWith(LOGOUT)
    ? page
    : AFTER_SIGN_IN;
}

/** The requested page, below /admin. */
export const requestedPath = (): string => window.location.pathname.slice(BASE.length) || '/';
