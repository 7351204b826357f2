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
  'visitors.theAccountIsDeletedAnd',
  'visitors.placesAtEventsToCome',
  'visitors.bookingsOfPastEventsStay',
  'visitors.theLogWillSayWho',
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
      title={t('visitors.eraseThisVisitor')}
      wide
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('records.cancel')}
          </Button>
          <Button type="submit" form={FORM} variant="contained" color="error" disabled={!isRight || busy}>
            {busy ? t('records.processing') : t('visitors.eraseForGood')}
          </Button>
        </>
      }
    >
      <DialogContentText>
        {t.parts('visitors.nameWillBeErasedFor', { name: <bdi key="name">{name}</bdi> })}
      </DialogContentText>
      <Box component="ul" sx={{ color: 'text.secondary', paddingInlineStart: 2.5, marginBlock: 1.5 }}>
        {CONSEQUENCES.map((sentence) => (
          <li key={sentence}>{t(sentence)}</li>
        ))}
      </Box>
      <Box component="form" id={FORM} noValidate onSubmit={(event) => void erase(event)}>
        <DialogContentText sx={{ marginBlockEnd: 1 }}>
          {t.parts('visitors.typeEmailToConfirm', {
            email: (
              <Box component="bdi" dir="ltr" key="email" sx={{ fontWeight: 600, color: 'text.primary' }}>
                {email}
              </Box>
            ),
          })}
        </DialogContentText>
        <TextField
          label={t('labels.email')}
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
