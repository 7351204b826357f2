import Button from '@mui/material/Button';
import { useT } from '../../texts/useT';
import { AlertDialog, type AlertDialogProps } from './AlertDialog';

interface ConfirmDialogProps extends Pick<AlertDialogProps, 'open' | 'title' | 'children' | 'onClosed'> {
  /** Label of the confirming button. */
  readonly action: string;
  /** Whether the action deletes something permanently. */
  readonly destructive?: boolean;
  /** Whether the action is running, so that it can be neither cancelled nor repeated. */
  readonly busy?: boolean;
  /** Whether there is nothing to do, so that the dialog can only be closed. */
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation of an irreversible action. */
export function ConfirmDialog({
  action,
  destructive = false,
  busy = false,
  disabled = false,
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
            {t('records.cancel')}
          </Button>
          <Button
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            disabled={busy || disabled}
            onClick={onConfirm}
          >
            {busy ? t('records.processing') : action}
          </Button>
        </>
      }
    />
  );
}
