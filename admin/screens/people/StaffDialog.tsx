import { useId, useState } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { DialogHead } from '../../ui/dialogs/DialogHead';
import { BaseForm, type FormState } from '../../records/form/forms';
import { LeaveGuard } from '../../records/form/LeaveGuard';
import type { FormScreen } from '../../records/screen';
import { useT } from '../../texts/useT';

interface StaffDialogProps {
  readonly screen: FormScreen;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The form of a new member of staff. If it is closed, its input is preserved until it is opened again. */
export function StaffDialog({ screen, open, onClose }: StaffDialogProps) {
  const t = useT();
  const [{ dirty }, setState] = useState<FormState>({ dirty: false, invalid: false });
  const [title, text] = [useId(), useId()];
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        keepMounted={dirty}
        fullWidth
        maxWidth="md"
        aria-labelledby={title}
        aria-describedby={text}
      >
        <DialogHead id={title} onClose={onClose}>
          {t('people.staffInformation')}
        </DialogHead>
        <DialogContent sx={{ padding: 0 }}>
          <DialogContentText id={text} sx={{ paddingInline: { xs: 2, md: 3 } }}>
            <bdi>{t('people.createANewStaffMember')}</bdi>
          </DialogContentText>
          <BaseForm screen={screen} editing={null} onState={setState} onCreated={onClose} />
        </DialogContent>
      </Dialog>
      <LeaveGuard dirty={dirty} />
    </>
  );
}
