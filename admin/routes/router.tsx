import { lazy, Suspense } from 'react';
import { createBrowserRouter, matchPath, Outlet, type RouteObject } from 'react-router';
import { loadConnected, withClient } from '../graphql/withClient';
import { screens } from '../screens';
import type { Screen } from '../navigation/registry';
import { ScreensProvider } from '../navigation/screens';
import { RequirePermission } from '../session/RequirePermission';
import { BASE, LOGOUT } from '../session/returnPath';
import type { ScreenHandle } from '../navigation/currentScreen';
import { ErrorScreen } from '../ui/ErrorScreen';
import { NotFoundScreen } from '../ui/NotFoundScreen';
import { PageStart } from '../navigation/PageStart';
import { Splash } from '../ui/Splash';

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
      { path: LOGOUT, lazy: withRecords(() => import('../screens/account/SignOutScreen')) },
      {
        element: (
          <ScreensProvider value={screens}>
            <Suspense fallback={<Splash />}>
              <Shell />
            </Suspense>
          </ScreensProvider>
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

/** The console's routes, each loaded when it is opened. */
export const createConsoleRouter = () => createBrowserRouter(routes, { basename: BASE });

/** Preloads the shell, the client and the screen of a page while the session is requested. */
export function preloadScreen(pathname: string): void {
  const screen = screens.find(({ path }) => matchPath(`/${path}`, pathname));
  // What cannot be loaded now is asked for again, and told of, where it is shown.
  Promise.all([loadShell(), loadConnected(), screen?.lazy()]).catch(() => undefined);
}
