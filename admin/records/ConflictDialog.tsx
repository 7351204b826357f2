import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { messages } from '@polyphony/domain/messages.js';
import { useT } from '../texts/useT';
import { listDate, named } from './format';
import type { Conflict } from './useRecordWrite';

interface ConflictDialogProps {
  readonly label: string;
  readonly conflict: Conflict | null;
  readonly onLoadTheirs: () => void;
  readonly onKeepEditing: () => void;
  readonly onCompare?: (() => void) | undefined;
}

/** Says who changed the record meanwhile. Neither choice loses what was typed: their version can be amended by it. */
export function ConflictDialog({ label, conflict, onLoadTheirs, onKeepEditing, onCompare }: ConflictDialogProps) {
  const t = useT();
  const who = named(conflict?.changedBy, messages.anonymous);
  return (
    <Dialog
      open={conflict !== null}
      onClose={onKeepEditing}
      role="alertdialog"
      aria-labelledby="conflict-title"
      aria-describedby="conflict-text"
      maxWidth="sm"
    >
      <DialogTitle id="conflict-title">{t('Someone else changed this meanwhile')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="conflict-text">
          <bdi>{t(messages.conflict(label, who, listDate(conflict?.changedAt)))}</bdi>
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLoadTheirs}>{t('Load their version')}</Button>
        <Button variant={onCompare ? 'text' : 'contained'} onClick={onKeepEditing} autoFocus={!onCompare}>
          {t('Keep editing')}
        </Button>
        {onCompare && (
          <Button variant="contained" onClick={onCompare} autoFocus>
            {t('Compare field by field')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
