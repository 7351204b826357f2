import NotificationsIcon from '@mui/icons-material/NotificationsNone';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../texts/useT';

/** Fixed, as the specification has it until there are real notifications (SHELL-059). */
const BADGE = 3;

const loadPanel = () => import('./NotificationPanel');
const NotificationPanel = lazy(loadPanel);

/** The bell of the top bar and what opens below it, which is loaded when it first does. */
export function NotificationBell() {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('Notifications: {count}', { count: BADGE })}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onPointerEnter={() => void loadPanel()}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <NotificationsIcon fontSize="small" />
        <Box
          component="span"
          data-badge
          sx={{
            position: 'absolute',
            insetBlockStart: 1,
            insetInlineEnd: 1,
            minInlineSize: 16,
            borderRadius: 4,
            fontSize: '0.6875rem',
            fontWeight: 700,
            lineHeight: '16px',
            color: '#fff',
            backgroundColor: '#c62828',
          }}
        >
          {BADGE}
        </Box>
      </IconButton>
      <Popover
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('Notifications'), sx: { inlineSize: 340 } } }}
      >
        <Suspense fallback={<Skeleton role="status" variant="rectangular" height={320} aria-label={t('Loading')} />}>
          <NotificationPanel />
        </Suspense>
      </Popover>
    </>
  );
}
