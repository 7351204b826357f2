/** Fetches a page as soon as the visitor points at, touches or focuses its link, so that a click finds it there. */
export function fetchAhead(): void {
  const requested = new Set<string>();
  const consider = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([hreflang], [rel~=nofollow])') : null;
    if (!link || link.origin !== location.origin || link.pathname.startsWith('/admin')) return;
    const page = link.pathname + link.search;
    if (page === location.pathname + location.search || requested.has(page)) return;
    requested.add(page);
    if (document.createElement('link').relList.supports('prefetch')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: page }));
    } else {
      // Safari: the response stays in the cache until the click. Failures are ignored.
      fetch(page, { headers: { 'x-purpose': 'prefetch' }, priority: 'low' }).catch(() => requested.delete(page));
    }
  };
  for (const event of ['pointerover', 'touchstart', 'focusin']) addEventListener(event, consider, { passive: true });
}
