import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useCurrentScreen } from '../../navigation/currentScreen';
import { listAbove } from '../../navigation/navigationTree';
import { usePageLinks } from '../../navigation/pageLinks';
import { useScreens } from '../../navigation/screens';
import { LinksContext } from './links';

/** Provides link functions and the current place to the navigation. */
export function NavigationLinksProvider({ children }: { children: ReactNode }) {
  const { hrefOf, follow } = usePageLinks();
  const { pathname: current } = useLocation();
  const screen = useCurrentScreen();
  const screens = useScreens();
  // A screen with an entry of its own, such as 'Add Category', is marked itself.
  const above = screen && !screen.sidebar?.label ? listAbove(screen, screens) : null;
  const list = above && `/${above.path}`;
  const links = useMemo(() => ({ hrefOf, follow, current, list }), [hrefOf, follow, current, list]);
  return <LinksContext value={links}>{children}</LinksContext>;
}
