import { useState } from 'react';
import DialogContentText from '@mui/material/DialogContentText';
import { messages } from '@polyphony/domain/messages/messages.js';
import { useT } from '../texts/useT';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { deletedRecordOperations as bin } from '../graphql/generated/operations/deletedRecord';
import { useMay } from '../session/rights/useMay';
import { binNote } from './binNote';
import type { RecordRow } from './operations';
import { nameOf, type ListScreen } from './screen';
import { useRecordWrite } from './useRecordWrite';

interface DeleteDialogProps {
  readonly screen: ListScreen;
  readonly open: boolean;
  /** The record to delete; still displayed during the closing transition. */
  readonly row: RecordRow | null;
  readonly onClose: (deleted: boolean) => void;
  /** Called after the closing transition. */
  readonly onClosed: () => void;
}

/** Asks for confirmation, then deletes a record. */
export default function DeleteDialog({
  screen: { kind, operations },
  open,
  row,
  onClose,
  onClosed,
}: DeleteDialogProps) {
  const t = useT();
  const write = useRecordWrite(kind);
  const may = useMay();
  const [busy, setBusy] = useState(false);
  const restorable = (id: string) => {
    if (kind.deletedForGood || !may('Mutation', 'restoreDeletedRecord')) return undefined;
    return () => void write(bin.actions.restore, { id }, { success: messages.restored(kind.label) });
  };
  const remove = async (id: string) => {
    setBusy(true);
    const { status } = await write(operations.delete, { id }, { success: messages.itemDeleted, undo: restorable(id) });
    setBusy(false);
    if (status === 'saved') onClose(true);
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('records.areYouAbsolutelySure')}
      action={t('records.yesImSure')}
      destructive
      busy={busy}
      onConfirm={() => row && void remove(row.id)}
      onCancel={() => onClose(false)}
      onClosed={onClosed}
    >
      <DialogContentText>
        <bdi>
          {t.parts('records.thisActionCannotBeUndone', {
            name: <bdi>{row && nameOf({ kind }, row)}</bdi>,
            kind: t.inSentence(kind.label),
          })}
        </bdi>
      </DialogContentText>
      {!kind.deletedForGood && <DialogContentText sx={{ marginBlockStart: 1 }}>{binNote(t, 'one')}</DialogContentText>}
    </ConfirmDialog>
  );
}
