import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense } from 'react';
import { useT } from '../../texts/useT';
import { useOpener } from '../../ui/useOpener';
import { NotificationsIcon } from '../../ui/icons/topBar';

/** Fixed, as specified (SHELL-059): the panel has the real figures. */
const BADGE = 3;

const loadFrame = () => import('../../ui/BarPanel');
const BarPanel = lazy(loadFrame);
const loadPanel = () => import('./NotificationPanel');
const NotificationPanel = lazy(loadPanel);

/** The notification button of the top bar; its panel is loaded when first opened. */
export function NotificationBell() {
  const t = useT();
  const { anchor, wanted, open, close } = useOpener();
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('topBar.notificationsCount', { count: BADGE })}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onPointerEnter={() => void Promise.all([loadFrame(), loadPanel()])}
        onClick={open}
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
      {wanted && (
        <Suspense>
          <BarPanel anchor={anchor} onClose={close} label={t('topBar.notifications')} width={400} height={480}>
            <NotificationPanel onLeave={close} />
          </BarPanel>
        </Suspense>
      )}
    </>
  );
}
