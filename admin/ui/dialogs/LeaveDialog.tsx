import type { TextName } from '../../texts/translate';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useT } from '../../texts/useT';
import { AlertDialog } from './AlertDialog';

/** Texts about what would be lost. */
export interface LeaveWords {
  readonly title?: TextName;
  readonly text?: TextName;
}

interface LeaveDialogProps extends LeaveWords {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks for confirmation before unsaved changes are discarded. */
export function LeaveDialog({
  open,
  title = 'records.leaveWithoutSaving',
  text = 'records.yourChangesOnThisScreen',
  onStay,
  onLeave,
}: LeaveDialogProps) {
  const t = useT();
  return (
    <AlertDialog
      open={open}
      title={t(title)}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onLeave}>{t('records.leave')}</Button>
          <Button variant="contained" onClick={onStay} autoFocus>
            {t('records.stay')}
          </Button>
        </>
      }
    >
      <DialogContentText>
        <bdi>{t(text)}</bdi>
      </DialogContentText>
    </AlertDialog>
  );
}
