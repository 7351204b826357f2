/** The base path of the console. */
export const BASE = '/admin';
/** Paths of sign-in and sign-out, below BASE. */
export const LOGIN = '/login';
export const LOGOUT = '/logout';

/** The page after a sign-in without a requested page. */
export const AFTER_SIGN_IN = '/profile-info';

const PARAMETER = 'return';

/** The address of the sign-in page, with the page to return to (below /admin). */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  const page = pathname + search;
  return page === '/' ? LOGIN : `${LOGIN}?${new URLSearchParams({ [PARAMETER]: page }).toString()}`;
}

/** The page to open after a sign-in; addresses outside the console are ignored (open redirect). */
export function returnPathOf(search: URLSearchParams): string {
  const page = search.get(PARAMETER);
  return page && /^\/(?![/\\])/.test(page) && !page.startsWith(LOGIN) && !page.startsWith(LOGOUT)
    ? page
    : AFTER_SIGN_IN;
}

/** The requested page, below /admin. */
export const requestedPath = (): string => window.location.pathname.slice(BASE.length) || '/';
