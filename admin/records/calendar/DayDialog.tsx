import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ListScreen } from '../screen';
import { useT } from '../../texts/useT';
import { Agenda } from './Agenda';
import { words, type Day } from './days';
import { isOn, type Dated } from './lanes';

interface DayDialogProps {
  readonly screen: ListScreen;
  /** Null while closed. */
  readonly day: Day | null;
  readonly records: readonly Dated[];
  readonly edit: boolean;
  readonly onClose: () => void;
}

/** All records of a day that has more than its cell shows. */
export function DayDialog({ screen, day, records, edit, onClose }: DayDialogProps) {
  const t = useT();
  const titleId = useId();
  if (!day) return null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{words.date(day)}</DialogTitle>
      <DialogContent>
        <Agenda screen={screen} records={records.filter((record) => isOn(record, day))} edit={edit} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('records.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
