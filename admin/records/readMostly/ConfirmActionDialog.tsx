import { useState } from 'react';
import DialogContentText from '@mui/material/DialogContentText';
import { useT } from '../../texts/useT';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import type { ActedRow, ActionDialogProps, Question } from './screen';

interface ConfirmActionDialogProps extends ActionDialogProps {
  readonly question: Question;
  readonly onConfirm: (row: ActedRow) => Promise<unknown>;
}

/** Asks before an action that cannot be taken back, and does it. */
export default function ConfirmActionDialog({ question, row, open, onConfirm, onClose }: ConfirmActionDialogProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm(row);
    setBusy(false);
    onClose();
  };
  const values = Object.entries(question.values(row)).map(
    ([name, value]) => [name, <bdi key={name}>{value}</bdi>] as const,
  );
  return (
    <ConfirmDialog
      open={open}
      title={t(question.title)}
      action={t(question.button)}
      destructive={question.destructive}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <DialogContentText>
        <bdi>{t.parts(question.text, Object.fromEntries(values))}</bdi>
      </DialogContentText>
    </ConfirmDialog>
  );
}
