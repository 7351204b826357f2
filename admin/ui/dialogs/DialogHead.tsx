import type { ReactNode } from 'react';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useT } from '../../texts/useT';
import { CloseIcon } from '../icons/actions';

interface DialogHeadProps {
  /** The id that the dialog is labelled by. */
  readonly id: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The title of a dialog with a button that closes it. */
export function DialogHead({ id, onClose, children }: DialogHeadProps) {
  const t = useT();
  return (
    <>
      <DialogTitle id={id} sx={{ paddingInlineStart: { xs: 2, md: 3 }, paddingInlineEnd: 7, overflowWrap: 'anywhere' }}>
        {children}
      </DialogTitle>
      <IconButton
        aria-label={t('records.close')}
        onClick={onClose}
        sx={{ position: 'absolute', insetInlineEnd: 12, insetBlockStart: 12 }}
      >
        <CloseIcon />
      </IconButton>
    </>
  );
}
