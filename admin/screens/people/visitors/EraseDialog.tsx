import { useState, type SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { readMostlyFacts } from '../../../graphql/generated/kindFacts';
import { visitorOperations as operations } from '../../../graphql/generated/operations/visitor';
import { useRecordWrite } from '../../../records/useRecordWrite';
import { useT } from '../../../texts/useT';
import { AlertDialog } from '../../../ui/dialogs/AlertDialog';

const FORM = 'erase-visitor';

/** Consequences of an erasure, sentence by sentence. */
const CONSEQUENCES = [
  'The account is deleted and signed out everywhere, with its profile and its ID document.',
  'Places at events to come are given back, confirmed and paid ones as well. No money is returned by it.',
  'Bookings of past events stay without the name. Enquiries and emails are deleted.',
  'The log will say who erased an account, but not whose it was.',
] as const;

interface EraseDialogProps {
  readonly row: { readonly id: string; readonly name: string; readonly email: string };
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with true before it is erased, and with false if it was not. */
  readonly onErasing?: (erasing: boolean) => void;
  readonly onErased?: () => void;
}

/** Says what an erasure does, and erases once the email of the visitor is typed. */
export function EraseDialog({ row: { id, name, email }, open, onClose, onErasing, onErased }: EraseDialogProps) {
  const t = useT();
  const write = useRecordWrite(readMostlyFacts.visitor);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const isRight = typed.trim().toLowerCase() === email.toLowerCase();
  const erase = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isRight || busy) return;
    setBusy(true);
    onErasing?.(true);
    const { success } = readMostlyFacts.visitor.actions.erase;
    const { status } = await write(operations.actions.erase, { id }, { success });
    setBusy(false);
    onClose();
    if (status === 'saved') onErased?.();
    else onErasing?.(false);
  };
  return (
    <AlertDialog
      open={open}
      title={t('Erase this visitor?')}
      wide
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={FORM} variant="contained" color="error" disabled={!isRight || busy}>
            {busy ? t('Processing...') : t('Erase for good')}
          </Button>
        </>
      }
    >
      <DialogContentText>
        {t.parts('{name} will be erased for good. This cannot be undone.', { name: <bdi key="name">{name}</bdi> })}
      </DialogContentText>
      <Box component="ul" sx={{ color: 'text.secondary', paddingInlineStart: 2.5, marginBlock: 1.5 }}>
        {CONSEQUENCES.map((sentence) => (
          <li key={sentence}>{t(sentence)}</li>
        ))}
      </Box>
      <Box component="form" id={FORM} noValidate onSubmit={(event) => void erase(event)}>
        <DialogContentText sx={{ marginBlockEnd: 1 }}>
          {t.parts('Type {email} to confirm.', {
            email: (
              <Box component="bdi" dir="ltr" key="email" sx={{ fontWeight: 600, color: 'text.primary' }}>
                {email}
              </Box>
            ),
          })}
        </DialogContentText>
        <TextField
          label={t('Email')}
          size="small"
          fullWidth
          autoFocus
          value={typed}
          disabled={busy}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } }}
        />
      </Box>
    </AlertDialog>
  );
}
