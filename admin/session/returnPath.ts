/** Where a sign-in leads when no page was asked for. */
export const AFTER_SIGN_IN = '/profile-info';

const PARAMETER = 'return';

/** The sign-in screen's address, naming the page to come back to (below /admin). */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  const page = pathname + search;
  return page === '/' ? '/login' : `/login?${new URLSearchParams({ [PARAMETER]: page }).toString()}`;
}

/** The page to go to after a sign-in; an address outside the console is not followed. */
export function returnPathOf(search: URLSearchParams): string {
  const page = search.get(PARAMETER);
  return page && /^\/(?![/\\])/.test(page) && !page.startsWith('/login') && !page.startsWith('/logout')
    ? page
    : AFTER_SIGN_IN;
}
