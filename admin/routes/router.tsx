import type { ComponentType } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';
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

/**
 * What surrounds every screen: loaded while the server is asked who is signed in, and seen before the screen is. Null when it
 * could not be loaded; it is tried again with the screen, which says so if it fails.
 */
export const shell: Promise<ComponentType | null> = import('../shell/Shell').then(
  ({ Component }) => Component,
  () => null,
);

/** In the place of a screen that is not loaded yet, when the console starts with it. */
const Coming = () => null;

const screenRoute = (screen: Screen): RouteObject => ({
  path: `/${screen.path}`,
  handle: { screen } satisfies ScreenHandle,
  element: (
    <RequirePermission gate={screen.gate}>
      <Outlet />
    </RequirePermission>
  ),
  children: [{ index: true, lazy: screen.lazy, HydrateFallback: Coming }],
});

const routes = (Shell: ComponentType | null): RouteObject[] => [
  {
    errorElement: <ErrorScreen />,
    HydrateFallback: Splash,
    children: [
      { path: '/login', lazy: () => import('../screens/account/SignInScreen') },
      { path: '/logout', lazy: () => import('../screens/account/SignOutScreen') },
      {
        ...(Shell ? { Component: Shell } : { lazy: () => import('../shell/Shell') }),
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
 * @param Shell what surrounds the screens, where it is loaded already
 */
export function createConsoleRouter(session: Session | null, Shell: ComponentType | null) {
  const pathname = window.location.pathname.slice(BASE.length) || '/';
  if (!session && !ACCOUNT.includes(pathname)) {
    const { search } = window.location;
    window.history.replaceState(null, '', BASE + signInPath({ pathname, search }));
  }
  return createBrowserRouter(routes(Shell), { basename: BASE });
}
