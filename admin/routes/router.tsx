import { lazy, Suspense } from 'react';
import { createBrowserRouter, matchPath, Outlet, type RouteObject } from 'react-router';
import { loadConnected, withClient } from '../graphql/withClient';
import { screens } from '../screens';
import type { Screen } from '../screens/registry';
import type { Session } from '../session/gates';
import { wasSignedIn } from '../session/lastVisit';
import { RequirePermission } from '../session/RequirePermission';
import { signInPath } from '../session/returnPath';
import type { ScreenHandle } from '../shell/currentScreen';
import { ErrorScreen } from '../shell/ErrorScreen';
import { NotFoundScreen } from '../shell/NotFoundScreen';
import { PageStart } from '../shell/PageStart';
import { Splash } from '../shell/Splash';

/** Where the console stands on the server. */
const BASE = '/admin';
const ACCOUNT = ['/login', '/logout'];

const loadShell = () => import('../shell/Shell');
/** No route's own `lazy`: it is seen while the first screen is loaded, whose place `PageStart` holds. */
const Shell = lazy(loadShell);

/** Screens ask records; the shell around them does not. */
const withRecords = (load: Screen['lazy']) => async () => ({
  Component: await withClient(async () => (await load()).Component),
});

const screenRoute = (screen: Screen): RouteObject => ({
  path: `/${screen.path}`,
  handle: { screen } satisfies ScreenHandle,
  element: (
    <RequirePermission gate={screen.gate}>
      <Outlet />
    </RequirePermission>
  ),
  children: [{ index: true, lazy: withRecords(screen.lazy), HydrateFallback: PageStart }],
});

const routes: RouteObject[] = [
  {
    errorElement: <ErrorScreen />,
    HydrateFallback: Splash,
    children: [
      { path: '/login', lazy: withRecords(() => import('../screens/account/SignInScreen')) },
      { path: '/logout', lazy: withRecords(() => import('../screens/account/SignOutScreen')) },
      {
        element: (
          <Suspense fallback={<Splash />}>
            <Shell />
          </Suspense>
        ),
        children: [
          {
            errorElement: <ErrorScreen />,
            children: [...screens.map(screenRoute), { path: '*', element: <NotFoundScreen /> }],
          },
        ],
      },
    ],
  },
];

/**
 * The console's routes, each loaded when it is opened. Someone who is not signed in starts at the sign-in screen, without
 * loading the screen they asked for.
 */
export function createConsoleRouter(session: Session | null) {
  const pathname = askedPath();
  if (!session && !ACCOUNT.includes(pathname)) {
    const { search } = window.location;
    window.history.replaceState(null, '', BASE + signInPath({ pathname, search }));
  }
  return createBrowserRouter(routes, { basename: BASE });
}

const askedPath = () => window.location.pathname.slice(BASE.length) || '/';

/**
 * Begins to load what the address needs, while the server is asked who is there: the shell, the client and the screen.
 * Nothing of it for who was not signed in at the last visit, and will first see the sign-in.
 */
export function preloadScreen(): void {
  if (!wasSignedIn()) return;
  const screen = screens.find(({ path }) => matchPath(`/${path}`, askedPath()));
  // What cannot be loaded now is asked for again, and told of, where it is shown.
  Promise.all([loadShell(), loadConnected(), screen?.lazy()]).catch(() => undefined);
}
