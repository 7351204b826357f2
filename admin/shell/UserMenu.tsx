import LogoutIcon from '@mui/icons-material/Logout';
import PersonIcon from '@mui/icons-material/Person';
import VisibilityIcon from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { AFTER_SIGN_IN } from '../session/returnPath';
import { useSession } from '../session/SessionProvider';
import { PersonAvatar } from './PersonAvatar';

const LINKS = [
  { label: 'Profile', to: AFTER_SIGN_IN, Icon: PersonIcon },
  { label: 'Logout', to: '/logout', Icon: LogoutIcon },
] as const;

const ViewAsDialog = lazy(() => import('./ViewAsDialog'));

/** Who is signed in, and what they can do about it. */
export function UserMenu() {
  const session = useSession();
  const [choosingRole, setChoosingRole] = useState(false);
  const user = session?.user;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!user) return null;
  const role = user.adminAssignedRole.name;
  return (
    <>
      <ButtonBase
        aria-label={`Account of ${user.username}, ${role}`}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
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
          paper: { role: 'dialog', 'aria-label': 'Account', sx: { minInlineSize: 220, maxInlineSize: 320 } },
        }}
      >
        <Box sx={{ padding: 2 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            Welcome <bdi>{user.username}</bdi>!
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <bdi>{role}</bdi>
          </Typography>
        </Box>
        <Divider />
        <List dense>
          {LINKS.map(({ label, to, Icon }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton component={Link} to={to} onClick={() => setAnchor(null)}>
                <ListItemIcon sx={{ minInlineSize: 36 }}>
                  <Icon fontSize="small" />
                </ListItemIcon>
                {label}
              </ListItemButton>
            </ListItem>
          ))}
          {session.superAdmin && (
            <ListItem disablePadding>
              <ListItemButton
                component="button"
                onClick={() => {
                  setAnchor(null);
                  setChoosingRole(true);
                }}
                sx={{ inlineSize: '100%' }}
              >
                <ListItemIcon sx={{ minInlineSize: 36 }}>
                  <VisibilityIcon fontSize="small" />
                </ListItemIcon>
                View as a role
              </ListItemButton>
            </ListItem>
          )}
        </List>
      </Popover>
      {choosingRole && (
        <Suspense>
          <ViewAsDialog onClose={() => setChoosingRole(false)} />
        </Suspense>
      )}
    </>
  );
}
