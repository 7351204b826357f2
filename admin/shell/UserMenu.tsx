import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../session/SessionProvider';
import { useT } from '../texts/useT';
import { PersonAvatar } from '../ui/PersonAvatar';
import { useOpener } from '../ui/useOpener';

const loadFrame = () => import('../ui/BarPanel');
const BarPanel = lazy(loadFrame);
const loadPanel = () => import('./AccountPanel');
const AccountPanel = lazy(loadPanel);
const ViewAsDialog = lazy(() => import('./ViewAsDialog'));

/** The person who is signed in, and what they can do about it. */
export function UserMenu() {
  const t = useT();
  const session = useSession();
  const [choosingRole, setChoosingRole] = useState(false);
  const user = session?.user;
  const { anchor, wanted, open, close } = useOpener();
  if (!user) return null;
  const role = user.adminAssignedRole.name;
  return (
    <>
      <ButtonBase
        aria-label={t('shell.accountOfUsernameRole', { username: user.username, role })}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onPointerEnter={() => void Promise.all([loadFrame(), loadPanel()])}
        onClick={open}
        sx={{
          gap: 1.25,
          padding: 0.5,
          borderRadius: 1,
          textAlign: 'left',
          '&:focus-visible': { outline: '2px solid currentColor' },
        }}
      >
        <PersonAvatar name={user.username} picture={user.pictureFile} />
        <Box sx={{ display: { xs: 'none', md: 'block' }, maxInlineSize: 180 }}>
          <Typography component="bdi" variant="body2" noWrap sx={{ display: 'block', fontWeight: 600 }}>
            {user.username}
          </Typography>
          <Typography component="bdi" variant="caption" noWrap sx={{ display: 'block', opacity: 0.85 }}>
            {role}
          </Typography>
        </Box>
      </ButtonBase>
      {wanted && (
        <Suspense>
          <BarPanel anchor={anchor} onClose={close} label={t('shell.account')} height={180}>
            <AccountPanel
              onLeave={close}
              onViewAs={() => {
                close();
                setChoosingRole(true);
              }}
            />
          </BarPanel>
        </Suspense>
      )}
      {choosingRole && (
        <Suspense>
          <ViewAsDialog onClose={() => setChoosingRole(false)} />
        </Suspense>
      )}
    </>
  );
}
