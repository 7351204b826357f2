import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { WindowTitle } from '../brand/WindowTitle';
import { PageLink } from './PageLink';
import { type Screen, SIDEBAR_GROUPS } from './registry';
import { mayOpen } from '../session/rights/gates';
import { useSession } from '../session/SessionProvider';
import { useT } from '../texts/useT';
import { useCurrentScreen } from './currentScreen';
import { listAbove } from './navigationTree';
import { useScreens } from './screens';

interface PageHeaderProps {
  /** Overrides the screen's title: the name of the record being edited. */
  readonly title?: string;
  /** What is said beside the title, such as the day. */
  readonly note?: string;
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode;
}

/** The header of every page: its title, which is also the document title, and breadcrumbs. */
export function PageHeader({ title, note, actions }: PageHeaderProps) {
  const screen = useCurrentScreen();
  const t = useT();
  const heading = title ?? (screen ? t(screen.title) : '');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlockEnd: 2 }}>
      <WindowTitle page={heading} />
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
            {title === undefined ? heading : <bdi>{heading}</bdi>}
          </Typography>
          {note && (
            <Typography variant="body1" color="textSecondary">
              {note}
            </Typography>
          )}
        </Box>
        {screen && <Crumbs screen={screen} />}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}

function Crumbs({ screen }: { screen: Screen }) {
  const t = useT();
  const session = useSession();
  const screens = useScreens();
  const { sidebar, title } = screen;
  const group = sidebar?.group;
  // Every page is named by its heading, never also by its sidebar entry.
  const list = listAbove(screen, screens);
  return (
    <Breadcrumbs aria-label={t('shell.breadcrumb')} sx={{ fontSize: '0.8125rem' }}>
      {group ? (
        <span>{t(SIDEBAR_GROUPS[group])}</span>
      ) : (
        <MuiLink component={PageLink} to="/" underline="hover">
          {t('home.home')}
        </MuiLink>
      )}
      {list &&
        (mayOpen(session, list.gate) ? (
          <MuiLink component={PageLink} to={`/${list.path}`} underline="hover">
            {t(list.title)}
          </MuiLink>
        ) : (
          <span>{t(list.title)}</span>
        ))}
      <span aria-current="page">{t(title)}</span>
    </Breadcrumbs>
  );
}
