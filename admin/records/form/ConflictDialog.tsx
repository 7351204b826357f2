import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { messages, type Label } from '@polyphony/domain/messages/messages.js';
import { useT } from '../../texts/useT';
import { AlertDialog } from '../../ui/dialogs/AlertDialog';
import { listDate } from '../format';
import type { Conflict } from '../useRecordWrite';

interface ConflictDialogProps {
  readonly label: Label;
  readonly conflict: Conflict | null;
  readonly onLoadTheirs: () => void;
  readonly onKeepEditing: () => void;
  readonly onCompare?: (() => void) | undefined;
}

/**
 * Shows who changed the record meanwhile. Neither choice loses the user's input: it can be merged with the new version.
 */
export function ConflictDialog({ label, conflict, onLoadTheirs, onKeepEditing, onCompare }: ConflictDialogProps) {
  const t = useT();
  const who = conflict?.changedBy?.trim() || messages.anonymous;
  return (
    <AlertDialog
      open={conflict !== null}
      title={t('records.someoneElseChangedThisMeanwhile')}
      wide
      onClose={onKeepEditing}
      actions={
        <>
          <Button onClick={onLoadTheirs}>{t('records.loadTheirVersion')}</Button>
          <Button variant={onCompare ? 'text' : 'contained'} onClick={onKeepEditing} autoFocus={!onCompare}>
            {t('records.keepEditing')}
          </Button>
          {onCompare && (
            <Button variant="contained" onClick={onCompare} autoFocus>
              {t('lists.compareFieldByField')}
            </Button>
          )}
        </>
      }
    >
      <DialogContentText>
        <bdi>{t(messages.conflict(label, who, listDate(conflict?.changedAt)))}</bdi>
      </DialogContentText>
    </AlertDialog>
  );
}
