import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { REVIEW_TEXT_MAX } from '@polyphony/domain/publishing/review.js';
import { useT } from '../../../texts/useT';
import { DialogHead } from '../../../ui/dialogs/DialogHead';

interface TextDialogProps {
  readonly title: string;
  /** Name of the record. */
  readonly about: string;
  readonly label: string;
  readonly action: string;
  readonly required?: boolean;
  readonly initial?: string;
  /** Resolves to whether the dialog is done with. */
  readonly onSend: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for what a person writes about a review: a note, or a reason. */
export default function TextDialog(props: TextDialogProps) {
  const { title, about, label, action, required = false, initial = '', onSend, onClose } = props;
  const t = useT();
  const id = useId();
  const [text, setText] = useState(initial);
  const [busy, setBusy] = useState(false);
  const isMissing = required && text.trim() === '';
  const send = async () => {
    setBusy(true);
    const isDone = await onSend(text);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !isMissing) void send();
        }}
      >
        <DialogHead id={id} onClose={onClose}>
          {title}
        </DialogHead>
        <DialogContent>
          <Typography sx={{ marginBlockEnd: 2.5, overflowWrap: 'anywhere' }}>
            <bdi>{about}</bdi>
          </Typography>
          <TextField
            value={text}
            onChange={(event) => setText(event.target.value)}
            label={label}
            required={required}
            autoFocus
            fullWidth
            multiline
            minRows={3}
            maxRows={12}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: REVIEW_TEXT_MAX } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {t('records.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy || isMissing}>
            {busy ? t('records.processing') : action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
