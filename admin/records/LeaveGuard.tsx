import { useEffect } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useBlocker } from 'react-router';

interface LeaveGuardProps {
  /** Whether leaving would lose something. */
  readonly dirty: boolean;
  readonly title?: string;
  /** What would be lost. */
  readonly text?: string;
}

/** Asks before a screen with unsaved changes is left, by a link, by the browser's buttons or by closing the window. */
export function LeaveGuard({
  dirty,
  title = 'Leave without saving?',
  text = 'Your changes on this screen have not been saved.',
}: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      role="alertdialog"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
      maxWidth="xs"
    >
      <DialogTitle id="leave-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-text">
          <bdi>{text}</bdi>
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed?.()}>Leave</Button>
        <Button variant="contained" onClick={() => blocker.reset?.()} autoFocus>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
