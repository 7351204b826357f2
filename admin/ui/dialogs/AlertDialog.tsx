import { useId, type ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export interface AlertDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Information that the user needs to decide; part of the accessible description. */
  readonly children: ReactNode;
  /** The buttons; the safe one gets the initial focus. */
  readonly actions: ReactNode;
  /** For three buttons side by side. */
  readonly wide?: boolean;
  /** Called for Escape or a click outside; undefined while the dialog cannot be cancelled. */
  readonly onClose: (() => void) | undefined;
  /** Called after the closing transition. */
  readonly onClosed?: (() => void) | undefined;
}

/** A modal question. */
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
