import type { ComponentType } from 'react';
import { createBrowserRouter, matchPath, Outlet, type RouteObject } from 'react-router';
import { screens } from '../screens';
import type { Screen } from '../navigation/registry';
import Shell from '../shell/Shell';
import { ScreensProvider } from '../navigation/screens';
import { RequirePermission } from '../session/rights/RequirePermission';
import { BASE, LOGOUT } from '../session/signIn/returnPath';
import type { ScreenHandle } from '../navigation/currentScreen';
import { ErrorScreen } from '../ui/ErrorScreen';
import { NotFoundScreen } from '../ui/NotFoundScreen';
import { PageStart } from '../navigation/PageStart';
import { Splash } from '../ui/Splash';

/** Components of the screens that were loaded: their routes show them at once. */
const loaded = new Map<Screen, ComponentType>();

async function load(screen: Screen): Promise<{ readonly Component: ComponentType }> {
  const { Component } = await screen.lazy();
  loaded.set(screen, Component);
  return { Component };
}

function pageOf(screen: Screen): RouteObject {
  const Component = loaded.get(screen);
  return Component ? { index: true, Component } : { index: true, lazy: () => load(screen), HydrateFallback: PageStart };
}

const screenRoute = (screen: Screen): RouteObject => ({
  path: `/${screen.path}`,
  handle: { screen } satisfies ScreenHandle,
  element: (
    <RequirePermission gate={screen.gate}>
      <Outlet />
    </RequirePermission>
  ),
  children: [pageOf(screen)],
});

const routes = (): RouteObject[] => [
  {
    errorElement: <ErrorScreen />,
    HydrateFallback: Splash,
    children: [
      { path: LOGOUT, lazy: () => import('../screens/account/SignOutScreen') },
      {
        element: (
          <ScreensProvider value={screens}>
            <Shell />
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
export const createConsoleRouter = () => createBrowserRouter(routes(), { basename: BASE });

/** Loads the screen of a page before it is shown. Never rejects: what cannot be loaded is loaded again where it is shown. */
export async function preloadScreen(pathname: string): Promise<void> {
  const screen = screens.find(({ path }) => matchPath(`/${path}`, pathname));
  if (screen) await load(screen).catch(() => undefined);
}
