import Button from '@mui/material/Button';
import { useT } from '../../texts/useT';
import { AlertDialog, type AlertDialogProps } from './AlertDialog';

interface ConfirmDialogProps extends Pick<AlertDialogProps, 'open' | 'title' | 'children' | 'onClosed'> {
  /** What the button says that does it. */
  readonly action: string;
  /** Whether it takes something away for good. */
  readonly destructive?: boolean;
  /** It is being done: neither taken back nor done twice. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks whether something is to be done that cannot be taken back. */
export function ConfirmDialog({
  action,
  destructive = false,
  busy = false,
  onConfirm,
  onCancel,
  ...dialog
}: ConfirmDialogProps) {
  const t = useT();
  return (
    <AlertDialog
      {...dialog}
      onClose={busy ? undefined : onCancel}
      actions={
        <>
          <Button onClick={onCancel} disabled={busy} autoFocus>
            {t('Cancel')}
          </Button>
          <Button variant="contained" color={destructive ? 'error' : 'primary'} disabled={busy} onClick={onConfirm}>
            {busy ? t('Processing...') : action}
          </Button>
        </>
      }
    />
  );
}
