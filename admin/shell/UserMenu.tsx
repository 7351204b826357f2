import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../session/SessionProvider';
import { useT } from '../texts/useT';
import { PersonAvatar } from './PersonAvatar';

const loadPanel = () => import('./AccountPanel');
const AccountPanel = lazy(loadPanel);
const ViewAsDialog = lazy(() => import('./ViewAsDialog'));

/** Who is signed in, and what they can do about it. */
export function UserMenu() {
  const t = useT();
  const session = useSession();
  const [choosingRole, setChoosingRole] = useState(false);
  const user = session?.user;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!user) return null;
  const role = user.adminAssignedRole.name;
  return (
    <>
      <ButtonBase
        aria-label={t('Account of {username}, {role}', { username: user.username, role })}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onPointerEnter={() => void loadPanel()}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          gap: 1.25,
          padding: 0.5,
          borderRadius: 1,
          textAlign: 'left',
          '&:focus-visible': { outline: '2px solid currentColor' },
        }}
      >
        <PersonAvatar name={user.username} />
        <Box sx={{ display: { xs: 'none', md: 'block' }, maxInlineSize: 180 }}>
          <Typography component="bdi" variant="body2" noWrap sx={{ display: 'block', fontWeight: 600 }}>
            {user.username}
          </Typography>
          <Typography component="bdi" variant="caption" noWrap sx={{ display: 'block', opacity: 0.85 }}>
            {role}
          </Typography>
        </Box>
      </ButtonBase>
      <Popover
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('Account'), sx: { minInlineSize: 220, maxInlineSize: 320 } },
        }}
      >
        <Suspense fallback={<Skeleton role="status" variant="rectangular" height={180} aria-label={t('Loading')} />}>
          <AccountPanel
            onLeave={() => setAnchor(null)}
            onViewAs={() => {
              setAnchor(null);
              setChoosingRole(true);
            }}
          />
        </Suspense>
      </Popover>
      {choosingRole && (
        <Suspense>
          <ViewAsDialog onClose={() => setChoosingRole(false)} />
        </Suspense>
      )}
    </>
  );
}
