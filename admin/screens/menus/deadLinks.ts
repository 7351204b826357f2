import { useEffect, useState } from 'react';
import { DEBOUNCE_MS } from '@polyphony/domain/limits.js';
import { useDebounced } from '../../platform/useDebounced';

/** Milliseconds for which a page counts as found or missing. */
const KNOWN_MS = 30_000;
const known = new Map<string, { readonly until: number; readonly dead: Promise<boolean> }>();

/**
 * Whether visitors find no page at a path of the site. The site itself is requested, as a visitor requests it: it alone knows
 * which pages it has. A request that fails says nothing about the page.
 */
function isDead(path: string): Promise<boolean> {
  const before = known.get(path);
  if (before && before.until > Date.now()) return before.dead;
  const dead = fetch(path, { method: 'HEAD', credentials: 'omit' }).then(
    ({ status }) => status === 404,
    () => false,
  );
  known.set(path, { until: Date.now() + KNOWN_MS, dead });
  return dead;
}

/** Whether a link of a menu leads nowhere; false until that is known, and for what is no path. Debounced. */
export function useDeadLink(link: string): boolean {
  const path = useDebounced(link, DEBOUNCE_MS);
  const [dead, setDead] = useState<string | null>(null);
  useEffect(() => {
    if (!path.startsWith('/') || path.startsWith('//')) return undefined;
    let current = true;
    void isDead(path).then((missing) => {
      if (current) setDead(missing ? path : null);
    });
    return () => {
      current = false;
    };
  }, [path]);
  return dead !== null && dead === link;
}
