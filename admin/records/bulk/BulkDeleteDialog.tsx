import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useT } from '../../texts/useT';
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
    <Dialog
      open
      onClose={() => onClose(false)}
      role="alertdialog"
      aria-labelledby="bulk-delete-title"
      aria-describedby="bulk-delete-text"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="bulk-delete-title">{t('Are you absolutely sure?')}</DialogTitle>
      <DialogContent id="bulk-delete-text">
        <DialogContentText>
          {t.plural({ one: '{count} record will be deleted:', other: '{count} records will be deleted:' }, rows.length)}
        </DialogContentText>
        <DialogContentText component="ul" sx={{ paddingInlineStart: 3, overflowWrap: 'anywhere' }}>
          {rows.slice(0, NAMED).map((row) => (
            <li key={row.id}>
              <bdi>{nameOf(screen, row)}</bdi>
            </li>
          ))}
          {more > 0 && <li>{t('and {count} more', { count: more })}</li>}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(false)} autoFocus>
          {t('Cancel')}
        </Button>
        <Button color="error" variant="contained" onClick={() => onClose(true)}>
          {t("Yes, I'm sure")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
