import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useSession } from '../session/SessionProvider';
import { useSignInRequested } from '../session/signIn/signInAgain';
import { usePreferences } from '../theme/preferenceStore';
import { BOXED_PX, HEADER_PX } from '../theme/theme';
import { FLOATING_ROOM_PX } from '../ui/FloatingButton';
import { ConnectionNotice } from './ConnectionNotice';
import { CustomizerButton } from './customizer/CustomizerButton';
import { DockedNavigation, type Docking } from './navigation/DockedNavigation';
import { NavigationLinksProvider } from './navigation/NavigationLinksProvider';
import { TransitionOverlay, TransitionProgress } from './PageTransition';
import { ScrollToTop } from './ScrollToTop';
import { Shortcuts } from './shortcuts/Shortcuts';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

// Loaded only by who has such a screen, or chose such a layout.
const OverlaidSidebar = lazy(() => import('./navigation/OverlaidSidebar'));
const HorizontalBar = lazy(() => import('./navigation/HorizontalBar'));
const ViewingAsBanner = lazy(() => import('./ViewingAsBanner'));
const SignInAgainDialog = lazy(() => import('../session/signIn/SignInAgainDialog'));
const MAIN = 'main';

/** Frame around every screen of someone who is signed in. */
export default function Shell() {
  const { breakpoints } = useTheme();
  const isMobile = useMediaQuery(breakpoints.down('md'));
  const isMiddling = useMediaQuery(breakpoints.between('md', 'lg'));
  const { layout, width, position, sidebarSize } = usePreferences();
  const [docked, setDocked] = useState(true);
  const [overlaid, setOverlaid] = useState(false);
  const viewedRole = useSession()?.viewingAs;
  const signInRequested = useSignInRequested();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useFocusOnNewPage(main, pathname);

  const [previousPath, setPreviousPath] = useState(pathname);
  if (previousPath !== pathname) {
    setPreviousPath(pathname);
    setOverlaid(false);
  }

  const isBar = layout === 'horizontal' && !isMobile;
  const columns: Docking = layout === 'two-column' ? 'columns' : sidebarSize;
  const isSemiBox = layout === 'semi-box' && !isMobile;
  const fixed = position === 'fixed';
  const toggleSidebar = useCallback(
    () => (isMobile ? setOverlaid((visible) => !visible) : setDocked((visible) => !visible)),
    [isMobile],
  );
  const bar = useMemo(
    () =>
      isBar && docked ? (
        <Suspense>
          <HorizontalBar />
        </Suspense>
      ) : null,
    [isBar, docked],
  );
  return (
    <NavigationLinksProvider>
      <Box
        sx={{
          display: 'flex',
          minBlockSize: '100vh',
          maxInlineSize: width === 'boxed' ? BOXED_PX : 'none',
          marginInline: 'auto',
          ...(isSemiBox && { gap: 2, padding: 2 }),
        }}
      >
        <SkipLink to={MAIN} />
        {isMobile && (
          <Suspense>
            <OverlaidSidebar open={overlaid} onClose={() => setOverlaid(false)} />
          </Suspense>
        )}
        {!isMobile && !isBar && docked && <DockedNavigation docking={isMiddling ? 'sm' : columns} boxed={isSemiBox} />}
        <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
          <TopBar
            fixed={fixed}
            branded={isBar}
            rounded={isSemiBox}
            sidebarOpen={isMobile ? overlaid : docked}
            onToggleSidebar={toggleSidebar}
          >
            {bar}
          </TopBar>
          <TransitionProgress />
          {viewedRole && (
            <Suspense>
              <ViewingAsBanner role={viewedRole} />
            </Suspense>
          )}
          <ConnectionNotice below={fixed ? HEADER_PX : 0} />
          <Box
            component="main"
            id={MAIN}
            ref={main}
            tabIndex={-1}
            sx={{
              paddingInline: { xs: 2, md: 3 },
              paddingBlockStart: { xs: 2, md: 3 },
              // What floats in the corner hides nothing at the page's end.
              paddingBlockEnd: `${FLOATING_ROOM_PX}px`,
              ...(isSemiBox && { paddingInline: 0 }),
              outline: 'none',
              scrollMarginBlockStart: isBar ? 130 : 80,
            }}
          >
            <Outlet />
          </Box>
        </Box>
        <ScrollToTop />
        <CustomizerButton />
        <Shortcuts />
        {signInRequested && (
          <Suspense>
            <SignInAgainDialog />
          </Suspense>
        )}
        <TransitionOverlay />
        <ScrollRestoration />
      </Box>
    </NavigationLinksProvider>
  );
}

/** After a navigation, keyboard and screen reader go on at the new page's heading. */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>, pathname: string) {
  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    const target = main.current?.querySelector('h1') ?? main.current;
    target?.focus({ preventScroll: true });
  }, [main, pathname]);
}
