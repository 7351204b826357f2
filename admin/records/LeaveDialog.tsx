import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useT } from '../texts/useT';

/** What would be lost, in words. */
export interface LeaveWords {
  readonly title?: string;
  readonly text?: string;
}

interface LeaveDialogProps extends LeaveWords {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before something is left that would lose what is not saved. */
export function LeaveDialog({
  open,
  title = 'Leave without saving?',
  text = 'Your changes on this screen have not been saved.',
  onStay,
  onLeave,
}: LeaveDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      role="alertdialog"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
      maxWidth="xs"
    >
      <DialogTitle id="leave-title">{t(title)}</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-text">
          <bdi>{t(text)}</bdi>
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{t('Leave')}</Button>
        <Button variant="contained" onClick={onStay} autoFocus>
          {t('Stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
