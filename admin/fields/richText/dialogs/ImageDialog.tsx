import type { MessageOrText } from '@polyphony/domain/messages/messages.js';
import { failureOf } from '../../../platform/failure';
import { useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { INLINE_IMAGE_TYPES } from '@polyphony/domain/richText/richText.js';
import type { Editor } from '@tiptap/react';
import { FilePicker, type PickedFile, usePickerPrefetch } from '../../../files/FilePicker';
import { useFileRights } from '../../../files/useFileRights';
import type { PickedImage } from '../RichTextInput';
import { useT } from '../../../texts/useT';
import { inlineImage } from '../inlineImage';
import { figureAt, insertPicture } from '../schema/pictures';

interface ImageDialogProps {
  readonly editor: Editor;
  readonly canUpload: boolean;
  readonly onClose: () => void;
}

const NONE = 'records.pleaseChooseAPicture';

/** Inserts an image into the text, or changes the alt text of the selected one. */
export function ImageDialog({ editor, canUpload, onClose }: ImageDialogProps) {
  const t = useT();
  const [before] = useState(() => {
    const kind = ['image', 'figure'].find((name) => editor.isActive(name));
    return kind === undefined ? null : (editor.getAttributes(kind) as PickedImage);
  });
  const [captionBefore] = useState(() => figureAt(editor)?.textContent ?? '');
  const [caption, setCaption] = useState(captionBefore);
  const [image, setImage] = useState<PickedImage | null>(before);
  const [alt, setAlt] = useState(before?.alt ?? '');
  const [refusal, setRefusal] = useState<MessageOrText | null>(null);
  const [picking, setPicking] = useState(false);
  const { list: seesLibrary } = useFileRights();
  const prefetch = usePickerPrefetch('IMAGES');

  const pick = (file: PickedFile | null) => {
    setPicking(false);
    setRefusal(null);
    if (!file) {
      setImage(null);
      return;
    }
    const { url, width, height, altText } = file;
    setImage({ src: url, alt: altText ?? '', ...(width && height && { width, height }) });
    if (altText) setAlt(altText);
  };

  const loadImage = async (choose: () => Promise<PickedImage | null>) => {
    setRefusal(null);
    try {
      const chosen = await choose();
      if (!chosen) return;
      setImage(chosen);
      if (chosen.alt) setAlt(chosen.alt);
    } catch (error) {
      setRefusal(failureOf(error).message);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles events of this form to the record's form, which would be submitted as well.
    event.stopPropagation();
    if (!image) {
      setRefusal(NONE);
      return;
    }
    const attributes = { ...image, alt: alt.trim() };
    insertPicture(editor, attributes, caption.trim(), captionBefore);
    onClose();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby="image-title" maxWidth="xs" fullWidth disableRestoreFocus>
      <form noValidate onSubmit={submit}>
        <DialogTitle id="image-title">{before ? t('records.changeThePicture') : t('records.addAPicture')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {image && <Box component="img" src={image.src} alt={alt} sx={previewStyles} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {seesLibrary && (
              <Button variant="outlined" {...prefetch} onClick={() => setPicking(true)}>
                {t('records.chooseFromTheLibrary')}
              </Button>
            )}
            {canUpload && (
              <Button variant="outlined" component="label">
                {image ? t('records.anotherPicture') : t('records.uploadAPicture')}
                <input
                  type="file"
                  hidden
                  accept={INLINE_IMAGE_TYPES.join(',')}
                  onChange={({ target }) => {
                    const [file] = target.files ?? [];
                    target.value = '';
                    if (file) void loadImage(() => inlineImage(file));
                  }}
                />
              </Button>
            )}
          </Box>
          {refusal && (
            <FormHelperText error role="alert">
              <bdi>{t.words(refusal)}</bdi>
            </FormHelperText>
          )}
          <TextField
            label={t('labels.alternativeText')}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            helperText={t('records.describesTheImageForPeople')}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          <TextField
            label={t('editor.caption')}
            value={caption}
            onChange={({ target }) => setCaption(target.value)}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: 500 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('records.cancel')}</Button>
          <Button type="submit" variant="contained">
            {before ? t('records.changePicture') : t('records.addPicture')}
          </Button>
        </DialogActions>
      </form>
      <FilePicker open={picking} only="IMAGES" onClose={() => setPicking(false)} onPick={pick} />
    </Dialog>
  );
}

const previewStyles = {
  maxInlineSize: '100%',
  maxBlockSize: 220,
  justifySelf: 'center',
  objectFit: 'contain',
  borderRadius: 1,
} as const;
