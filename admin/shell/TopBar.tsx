import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { usePreferences } from '../theme/preferenceStore';
import { HEADER_PX } from '../theme/theme';
import { useT } from '../texts/useT';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { toggleFullScreen, useFullScreen } from '../ui/fullScreen';
import { Hint } from '../ui/hint/Hint';
import { LanguageSwitcher } from './LanguageSwitcher';
import { NewButton } from './newMenu/NewButton';
import { Brand } from './navigation/Brand';
import { navigationSurface } from './navigation/surface';
import { NotificationBell } from './notifications/NotificationBell';
import { PaletteButton } from '../navigation/palette/PaletteButton';
import { UserMenu } from './UserMenu';
import { FullscreenExitIcon, FullscreenIcon, HomeIcon, NavigationIcon } from '../ui/icons/topBar';

// Numbers of the server's: the bar is seen before them.
const CacheCounter = lazy(() => import('./CacheCounter'));

interface TopBarProps {
  /** Whether it stays while the page is scrolled. */
  readonly fixed: boolean;
  /** Whether it shows the console's name, as no sidebar does. */
  readonly branded: boolean;
  readonly rounded: boolean;
  readonly sidebarOpen: boolean;
  readonly onToggleSidebar: () => void;
  /** A second line of it. */
  readonly children: ReactNode;
}

/** The bar above every page: the sidebar's toggle, search, new records, the cache, the way to the public site, colours, language, news, account. */
export const TopBar = memo(function TopBar(props: TopBarProps) {
  const { fixed, branded, rounded, sidebarOpen, onToggleSidebar, children } = props;
  const t = useT();
  const preferences = usePreferences();
  const light = { color: 'text.primary', backgroundColor: 'background.paper' };
  const surface =
    preferences.topbarColor === 'light-color'
      ? light
      : navigationSurface({ ...preferences, sidebarColor: 'dark-bg-color', sidebarImage: 'none' });
  return (
    <Box
      component="header"
      sx={{
        ...surface,
        // On a dark surface the ring of the focus has the colour of the icons.
        ...(preferences.topbarColor !== 'light-color' && { '& .Mui-focusVisible': { outlineColor: 'currentColor' } }),
        position: fixed ? 'sticky' : 'relative',
        insetBlockStart: rounded ? 16 : 0,
        zIndex: 'appBar',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        borderRadius: rounded ? 2 : 0,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.25, sm: 1 },
          blockSize: HEADER_PX - 1,
          paddingInline: { xs: 1, md: 2 },
          // Nine buttons in 320 pixels.
          '@media (max-width: 359px)': {
            gap: 0,
            paddingInline: '2px',
            '& > .MuiButtonBase-root': { minInlineSize: 34, paddingInline: '5px' },
          },
        }}
      >
        {branded && <Brand />}
        <IconButton
          color="inherit"
          aria-label={t('shell.sidebar')}
          aria-expanded={sidebarOpen}
          onClick={onToggleSidebar}
        >
          <NavigationIcon />
        </IconButton>
        <Box sx={{ flexGrow: 1 }} />
        <PaletteButton />
        <Box sx={{ flexGrow: 1, display: { xs: 'none', lg: 'block' } }} />
        <NewButton />
        <Suspense>
          <CacheCounter />
        </Suspense>
        <FullScreenButton />
        <Hint title={t('shell.publicSite')}>
          <IconButton color="inherit" href="/">
            <HomeIcon fontSize="small" />
          </IconButton>
        </Hint>
        <ColorSchemeSwitch />
        <LanguageSwitcher />
        <NotificationBell />
        {preferences.avatar === 'on' && <UserMenu />}
      </Box>
      {children}
    </Box>
  );
});

function FullScreenButton() {
  const t = useT();
  const full = useFullScreen();
  if (full === null) return null;
  return (
    <Hint title={full ? t('shell.exitFullScreen') : t('shell.fullScreen')}>
      <IconButton color="inherit" onClick={toggleFullScreen} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        {full ? <FullscreenExitIcon fontSize="small" /> : <FullscreenIcon fontSize="small" />}
      </IconButton>
    </Hint>
  );
}
