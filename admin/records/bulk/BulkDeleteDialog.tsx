import DialogContentText from '@mui/material/DialogContentText';
import { useT } from '../../texts/useT';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import type { RecordRow } from '../operations';
import { nameOf, type ListScreen } from '../screen';

/** Names that are said; of more, how many. */
const NAMED = 5;

interface BulkDeleteDialogProps {
  readonly screen: ListScreen;
  readonly rows: readonly RecordRow[];
  readonly onClose: (confirmed: boolean) => void;
}

/** Asks before several records are deleted. */
export default function BulkDeleteDialog({ screen, rows, onClose }: BulkDeleteDialogProps) {
  const t = useT();
  const more = rows.length - NAMED;
  return (
    <ConfirmDialog
      open
      title={t('Are you absolutely sure?')}
      action={t("Yes, I'm sure")}
      destructive
      onConfirm={() => onClose(true)}
      onCancel={() => onClose(false)}
    >
      <DialogContentText>
        {t.plural({ one: '{count} record will be deleted:', other: '{count} records will be deleted:' }, rows.length)}
      </DialogContentText>
      <DialogContentText component="ul" sx={{ paddingInlineStart: 3 }}>
        {rows.slice(0, NAMED).map((row) => (
          <li key={row.id}>
            <bdi>{nameOf(screen, row)}</bdi>
          </li>
        ))}
        {more > 0 && <li>{t('and {count} more', { count: more })}</li>}
      </DialogContentText>
    </ConfirmDialog>
  );
}
