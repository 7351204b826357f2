import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import LinearProgress from '@mui/material/LinearProgress';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { RequireSession } from '../session/RequireSession';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { ViewingAsBanner } from './ViewingAsBanner';

const MAIN = 'main';
/** Widths of the sidebar: on wide screens and as an overlay, and on middling ones. */
const SIDEBAR_PX = { full: 250, reduced: 200 };

const sidebarColours = {
  color: '#fff',
  backgroundColor: '#405189',
  '[data-color-scheme="dark"] &': { backgroundColor: '#1f2433' },
} as const;

/** What surrounds every screen of someone who is signed in. */
export function Component() {
  return (
    <RequireSession>
      <Shell />
    </RequireSession>
  );
}

function Shell() {
  const isMobile = useMediaQuery(useTheme().breakpoints.down('md'));
  const [docked, setDocked] = useState(true);
  const [overlaid, setOverlaid] = useState(false);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useFocusOnNewPage(main, pathname);

  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    setOverlaid(false);
  }

  return (
    <Box sx={{ display: 'flex', minBlockSize: '100vh' }}>
      <SkipLink to={MAIN} />
      {isMobile ? (
        <Drawer
          open={overlaid}
          onClose={() => setOverlaid(false)}
          slotProps={{ paper: { 'aria-label': 'Sidebar', sx: { ...sidebarColours, inlineSize: SIDEBAR_PX.full } } }}
        >
          <Sidebar />
        </Drawer>
      ) : (
        docked && (
          <Box
            sx={{
              ...sidebarColours,
              position: 'sticky',
              insetBlockStart: 0,
              blockSize: '100vh',
              overflowY: 'auto',
              flexShrink: 0,
              inlineSize: { md: SIDEBAR_PX.reduced, lg: SIDEBAR_PX.full },
            }}
          >
            <Sidebar />
          </Box>
        )
      )}
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <TopBar
          sidebarOpen={isMobile ? overlaid : docked}
          onToggleSidebar={() => (isMobile ? setOverlaid(!overlaid) : setDocked(!docked))}
        />
        <NavigationProgress />
        <ViewingAsBanner />
        <Box
          component="main"
          id={MAIN}
          ref={main}
          tabIndex={-1}
          sx={{ padding: { xs: 2, md: 3 }, outline: 'none', scrollMarginBlockStart: 80 }}
        >
          <Outlet />
        </Box>
      </Box>
      <ScrollRestoration />
    </Box>
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

function NavigationProgress() {
  const loading = useNavigation().state === 'loading';
  return (
    <Box sx={{ position: 'relative', zIndex: 1 }}>
      {loading && (
        <LinearProgress aria-label="Loading the page" sx={{ position: 'absolute', insetInline: 0, blockSize: 3 }} />
      )}
    </Box>
  );
}
