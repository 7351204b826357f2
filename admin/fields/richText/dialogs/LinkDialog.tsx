import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { linkAddress } from '@polyphony/domain/richText/richText.js';
import type { Editor } from '@tiptap/react';
import { useT } from '../../../texts/useT';

const HINT = 'records.aWebAddressAnEmail';
const REFUSAL = 'records.thisIsNotAValid';

/** Edits the address of a link, and its text if nothing is selected. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT();
  const [before] = useState(() => {
    const href: unknown = editor.getAttributes('link')['href'];
    return { href: typeof href === 'string' ? href : null, wordless: editor.state.selection.empty };
  });
  const [typed, setTyped] = useState(before.href ?? '');
  const [words, setWords] = useState('');
  const [refused, setRefused] = useState(false);
  const needsLinkText = before.wordless && before.href === null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles events of this form to the record's form, which would be submitted as well.
    event.stopPropagation();
    const href = linkAddress(typed);
    if (!href) {
      setRefused(true);
      return;
    }
    const chain = editor.chain().focus();
    if (needsLinkText) {
      const text = words.trim() || typed.trim();
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).unsetMark('link');
    } else chain.extendMarkRange('link').setLink({ href });
    chain.run();
    onClose();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby="link-title" maxWidth="xs" fullWidth disableRestoreFocus>
      <form noValidate onSubmit={submit}>
        <DialogTitle id="link-title">
          {before.href === null ? t('records.addALink') : t('records.changeTheLink')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            autoFocus
            margin="dense"
            label={t('labels.url')}
            required
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setRefused(false);
            }}
            error={refused}
            helperText={<bdi>{refused ? `${t(REFUSAL)} ${t(HINT)}.` : t(HINT)}</bdi>}
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url' } }}
          />
          {needsLinkText && (
            <TextField
              label={t('records.linkText')}
              value={words}
              onChange={({ target }) => setWords(target.value)}
              helperText={t('records.ifEmptyTheAddressIs')}
              slotProps={{ htmlInput: { dir: 'auto' } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          {before.href !== null && (
            <Button
              color="error"
              sx={{ marginInlineEnd: 'auto' }}
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {t('records.removeLink')}
            </Button>
          )}
          <Button onClick={onClose}>{t('records.cancel')}</Button>
          <Button type="submit" variant="contained">
            {before.href === null ? t('records.addLink') : t('records.changeLink')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
