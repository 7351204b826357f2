import { useState } from 'react';
import TextField from '@mui/material/TextField';
import { videoKey, videoOfAddress, videoOfKey, videoPage } from '@polyphony/domain/richText/videos.js';
import type { Editor } from '@tiptap/react';
import { useT } from '../../../texts/useT';
import { insertBlock } from '../schema/insert';
import { SmallDialog } from './SmallDialog';

/** Inserts a video by its address, or changes the selected one. */
export function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT();
  const [before] = useState(() => {
    const { key, title } = editor.getAttributes('video') as { key?: string; title?: string };
    const video = videoOfKey(key);
    const page = video ? videoPage(video) : '';
    return { page, title: title === page ? '' : (title ?? '') };
  });
  const [address, setAddress] = useState(before.page);
  const [title, setTitle] = useState(before.title);
  const [refused, setRefused] = useState(false);

  const submit = () => {
    const video = videoOfAddress(address);
    if (!video) {
      setRefused(true);
      return;
    }
    const attrs = { key: videoKey(video), title: title.trim() };
    if (before.page === '') insertBlock(editor, { type: 'video', attrs });
    else editor.commands.updateAttributes('video', attrs);
    onClose();
  };

  return (
    <SmallDialog title={t('editor.addVideo')} onClose={onClose} onSubmit={submit}>
      <TextField
        autoFocus
        required
        margin="dense"
        label={t('labels.url')}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setRefused(false);
        }}
        error={refused}
        helperText={t(refused ? 'editor.noVideoAddress' : 'editor.addressOfVideo')}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url' } }}
      />
      <TextField
        label={t('labels.title')}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        helperText={t('editor.titleOfVideo')}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 200 } }}
      />
    </SmallDialog>
  );
}
