import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';
import { withClient } from '../graphql/withClient';
import { screens } from '../screens';
import type { Screen } from '../screens/registry';
import type { Session } from '../session/gates';
import { RequirePermission } from '../session/RequirePermission';
import { signInPath } from '../session/returnPath';
import type { ScreenHandle } from '../shell/currentScreen';
import { ErrorScreen } from '../shell/ErrorScreen';
import { NotFoundScreen } from '../shell/NotFoundScreen';
import { Splash } from '../shell/Splash';

/** Where the console stands on the server. */
const BASE = '/admin';
const ACCOUNT = ['/login', '/logout'];

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
  children: [{ index: true, lazy: withRecords(screen.lazy) }],
});

const routes: RouteObject[] = [
  {
    errorElement: <ErrorScreen />,
    HydrateFallback: Splash,
    children: [
      { path: '/login', lazy: withRecords(() => import('../screens/account/SignInScreen')) },
      { path: '/logout', lazy: withRecords(() => import('../screens/account/SignOutScreen')) },
      {
        lazy: () => import('../shell/Shell'),
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
  const pathname = window.location.pathname.slice(BASE.length) || '/';
  if (!session && !ACCOUNT.includes(pathname)) {
    const { search } = window.location;
    window.history.replaceState(null, '', BASE + signInPath({ pathname, search }));
  }
  return createBrowserRouter(routes, { basename: BASE });
}
