import { useId, type ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export interface AlertDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What a person has to know to answer; read out with the title. */
  readonly children: ReactNode;
  /** The answers, as buttons; the one that loses nothing takes the focus. */
  readonly actions: ReactNode;
  /** For three answers beside each other. */
  readonly wide?: boolean;
  /** Escape or a press beside the dialog; undefined while there is no way back. */
  readonly onClose: (() => void) | undefined;
  /** After the dialog has gone from the screen. */
  readonly onClosed?: (() => void) | undefined;
}

/** A question that is answered before anything else can be done. */
export function AlertDialog({ open, title, children, actions, wide = false, onClose, onClosed }: AlertDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth={wide ? 'sm' : 'xs'}
      fullWidth
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent id={`${id}text`} sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
