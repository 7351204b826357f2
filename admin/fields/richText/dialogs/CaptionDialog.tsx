import { useState } from 'react';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useT } from '../../../texts/useT';
import { setTableCaption, tableCaption } from '../schema/insert';
import { SmallDialog } from './SmallDialog';

/** Edits the caption of the table at the selection. */
export function CaptionDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT();
  const [caption, setCaption] = useState(() => tableCaption(editor) ?? '');
  const submit = () => {
    setTableCaption(editor, caption.trim());
    onClose();
  };
  return (
    <SmallDialog title={t('editor.tableCaption')} onClose={onClose} onSubmit={submit}>
      <TextField
        autoFocus
        margin="dense"
        label={t('editor.caption')}
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 200 } }}
      />
    </SmallDialog>
  );
}
