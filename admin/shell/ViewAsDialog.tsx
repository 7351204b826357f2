import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { useId } from 'react';
import { failureOf } from '../platform/failure';
import { RolesToViewAsDocument } from '../graphql/generated/typed/graphql';
import { useSession } from '../session/SessionProvider';
import { viewAs } from '../session/viewAs';
import { useT } from '../texts/useT';

/** Lets a Super Admin select the role to view the console as. */
export default function ViewAsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const own = useSession()?.user.adminAssignedRole.id;
  const { data, error, loading } = useQuery(RolesToViewAsDocument, { fetchPolicy: 'cache-and-network' });
  const title = useId();
  const others = data?.roles.filter(({ id }) => id !== own) ?? [];
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>{t('shell.viewTheConsoleAsA')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('shell.youWillViewTheConsole')}</DialogContentText>
        {loading && !data && (
          <CircularProgress aria-label={t('shell.loadingTheRoles')} sx={{ display: 'block', margin: '24px auto' }} />
        )}
        {error && <DialogContentText color="error">{t.words(failureOf(error).message)}</DialogContentText>}
        {data && others.length === 0 && <DialogContentText>{t('shell.noOtherRolesYet')}</DialogContentText>}
        <List dense>
          {others.map(({ id, label }) => (
            <ListItem key={id} disablePadding>
              <ListItemButton
                component="button"
                onClick={() => viewAs(id)}
                sx={{ inlineSize: '100%', minBlockSize: 40 }}
              >
                <bdi>{label}</bdi>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('records.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
