import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import { usePageLinks } from '../../navigation/pageLinks';
import { LinksContext } from './links';

/** Provides link functions and the current path to the navigation. */
export function NavigationLinksProvider({ children }: { children: ReactNode }) {
  const { hrefOf, follow } = usePageLinks();
  const { pathname: current } = useLocation();
  const links = useMemo(() => ({ hrefOf, follow, current }), [hrefOf, follow, current]);
  return <LinksContext value={links}>{children}</LinksContext>;
}
