import { useId, type FormEvent, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useT } from '../../../texts/useT';

interface SmallDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form of a few fields in a dialog of the editor. */
export function SmallDialog({ title, onClose, onSubmit, children }: SmallDialogProps) {
  const t = useT();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles events of this form to the record's form, which would be submitted as well.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth disableRestoreFocus>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('records.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('lists.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
