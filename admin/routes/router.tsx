import { createBrowserRouter, matchPath, Outlet, type RouteObject } from 'react-router';
import { screens } from '../screens';
import { GUIDE_PATH } from '../screens/settings/guide/guidePath';
import type { FirstVisit, LoadedScreen, Screen } from '../navigation/registry';
import Shell from '../shell/Shell';
import { ScreensProvider } from '../navigation/screens';
import { mayOpen, type Session } from '../session/rights/gates';
import { RequirePermission } from '../session/rights/RequirePermission';
import { BASE, LOGOUT } from '../session/signIn/returnPath';
import type { ScreenHandle } from '../navigation/currentScreen';
import { ErrorScreen } from '../ui/ErrorScreen';
import { NotFoundScreen } from '../ui/NotFoundScreen';
import { PageStart } from '../navigation/PageStart';
import { Splash } from '../ui/Splash';

/** The screens that were loaded: their routes show them at once. */
const loaded = new Map<Screen, LoadedScreen>();

async function load(screen: Screen): Promise<LoadedScreen> {
  const module = await screen.lazy();
  loaded.set(screen, module);
  return module;
}

const loadComponent = async (screen: Screen) => ({ Component: (await load(screen)).Component });

function pageOf(screen: Screen): RouteObject {
  const Component = loaded.get(screen)?.Component;
  return Component
    ? { index: true, Component }
    : { index: true, lazy: () => loadComponent(screen), HydrateFallback: PageStart };
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
            <Outlet />
          </ScreensProvider>
        ),
        children: [
          { path: GUIDE_PATH, lazy: () => import('../screens/settings/guide/GuideScreen') },
          { path: '/site/*', lazy: async () => (await import('../screens/site/load')).load() },
        ],
      },
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

const screenAt = (pathname: string) => screens.find(({ path }) => matchPath(`/${path}`, pathname));

/** Loads the screen of a page before it is shown. Never rejects: what cannot be loaded is loaded again where it is shown. */
export async function preloadScreen(pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  if (screen) await load(screen).catch(() => undefined);
}

/**
 * Loads the screen of a page, and what it queries first, if the user may open it. Never rejects: the screen sends a
 * query that failed again.
 */
export async function requestScreen(pathname: string, session: Session | null, visit: FirstVisit): Promise<void> {
  const screen = screenAt(pathname);
  if (!screen || !session || !mayOpen(session, screen.gate)) return;
  await load(screen)
    .then(({ request }) => request?.(visit))
    .catch(() => undefined);
}
