import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Typography from '@mui/material/Typography';
import { PageLink } from '../navigation/PageLink';
import { AFTER_SIGN_IN } from '../session/signIn/returnPath';
import { useSession } from '../session/SessionProvider';
import { useT } from '../texts/useT';
import { handleShortcut } from '../shortcuts/useShortcut';
import { VisibleIcon } from '../ui/icons/states';
import { KeyboardIcon, PersonIcon, SignOutIcon } from '../ui/icons/account';
import type { IconComponent } from '../ui/icons/icon';

const LINKS = [
  { label: 'labels.profile', to: AFTER_SIGN_IN, Icon: PersonIcon },
  { label: 'shell.logout', to: '/logout', Icon: SignOutIcon },
] as const;

interface AccountPanelProps {
  /** Called before navigation. */
  readonly onLeave: () => void;
  readonly onViewAs: () => void;
}

/** The panel below the user's name: their account, and links. */
export default function AccountPanel({ onLeave, onViewAs }: AccountPanelProps) {
  const t = useT();
  const session = useSession();
  if (!session) return null;
  const { user } = session;
  return (
    <>
      <Box sx={{ padding: 2 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t.parts('shell.welcomeName', { name: <bdi>{user.username}</bdi> })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <bdi>{user.adminAssignedRole.name}</bdi>
        </Typography>
      </Box>
      <Divider />
      <List dense>
        {LINKS.map(({ label, to, Icon }) => (
          <ListItem key={to} disablePadding>
            <ListItemButton component={PageLink} to={to} onClick={onLeave}>
              <ListItemIcon sx={{ minInlineSize: 36 }}>
                <Icon fontSize="small" />
              </ListItemIcon>
              {t(label)}
            </ListItemButton>
          </ListItem>
        ))}
        {session.superAdmin && <ActionLine label={t('shell.viewAsARole')} Icon={VisibleIcon} act={onViewAs} />}
        <ActionLine
          label={t('topBar.keyboardShortcuts')}
          Icon={KeyboardIcon}
          act={() => {
            onLeave();
            handleShortcut('help');
          }}
        />
      </List>
    </>
  );
}

interface ActionLineProps {
  readonly label: string;
  readonly Icon: IconComponent;
  readonly act: () => void;
}

function ActionLine({ label, Icon, act }: ActionLineProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton component="button" onClick={act} sx={{ inlineSize: '100%' }}>
        <ListItemIcon sx={{ minInlineSize: 36 }}>
          <Icon fontSize="small" />
        </ListItemIcon>
        {label}
      </ListItemButton>
    </ListItem>
  );
}
