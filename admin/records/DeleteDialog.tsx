import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { messages } from '@polyphony/domain/messages.js';
import { useT } from '../texts/useT';
import type { RecordRow } from './operations';
import { nameOf, type ListScreen } from './screen';
import { useRecordWrite } from './useRecordWrite';

interface DeleteDialogProps {
  readonly screen: ListScreen;
  readonly open: boolean;
  /** The record to delete; the dialog still shows it while it closes. */
  readonly row: RecordRow | null;
  readonly onClose: (deleted: boolean) => void;
  /** After the dialog has gone from the screen. */
  readonly onClosed: () => void;
}

/** Asks before a record is deleted, and deletes it. */
export default function DeleteDialog({
  screen: { kind, operations },
  open,
  row,
  onClose,
  onClosed,
}: DeleteDialogProps) {
  const t = useT();
  const write = useRecordWrite(kind);
  const [busy, setBusy] = useState(false);
  const remove = async (id: string) => {
    setBusy(true);
    const { status } = await write(operations.delete, { id }, { success: messages.itemDeleted });
    setBusy(false);
    if (status === 'saved') onClose(true);
  };
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : () => onClose(false)}
      role="alertdialog"
      aria-labelledby="delete-title"
      aria-describedby="delete-text"
      maxWidth="xs"
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id="delete-title">{t('Are you absolutely sure?')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="delete-text" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>
            {t.parts('This action cannot be undone. This will permanently delete your {name} {kind}.', {
              name: <bdi>{row && nameOf({ kind }, row)}</bdi>,
              kind: t(kind.label).toLowerCase(),
            })}
          </bdi>
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(false)} disabled={busy} autoFocus>
          {t('Cancel')}
        </Button>
        <Button color="error" variant="contained" disabled={busy} onClick={() => row && void remove(row.id)}>
          {busy ? t('Processing...') : t("Yes, I'm sure")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
