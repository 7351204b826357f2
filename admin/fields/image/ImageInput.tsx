import { useMemo, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { ImageSize } from '@polyphony/domain/limits.js';
import { FilePicker, usePickerPrefetch } from '../../files/FilePicker';
import { FilePreview, MissingPicture } from '../../files/FilePreview';
import { useFile } from '../../files/useFile';
import { useFileRights } from '../../files/useFileRights';
import type { Translate } from '../../texts/translate';
import { useT } from '../../texts/useT';
import { inScope, useFieldWords } from '../binding/FieldScope';
import { useImageField } from './useImageField';
import type { FieldProps } from '../binding/useField';
import { WarningIcon } from '../../ui/icons/states';

/**
 * A picture of the file library, by the id of its file: chosen in the picker, or taken away (FILES-059 to 063). One that is
 * smaller than its rule says it should be is warned of, and taken unless the rule's size is enforced.
 */
export const ImageInput = inScope(function ImageInput({ name, wide }: FieldProps) {
  const t = useT();
  const {
    id,
    value,
    error,
    label,
    hint,
    imageSize: size,
    ground,
    required,
    disabled,
    register,
    change,
  } = useImageField(name);
  const [open, setOpen] = useState(false);
  const choose = useRef<HTMLButtonElement | null>(null);
  const [tooSmall, setTooSmall] = useState<string | null>(null);
  const file = useFile(value);
  const { list } = useFileRights();
  useFieldWords(
    name,
    useMemo(
      () => ({ show: (id: unknown) => (id && id === file?.id ? file.fileName : id ? t('records.anotherImage') : '') }),
      [file, t],
    ),
  );
  const prefetch = usePickerPrefetch('IMAGES');
  const small = tooSmall ?? (file && size ? smaller(file, size, t) : null);
  const notes = [hint && t(hint), size && sizeHint(size, t)].filter(Boolean).join('. ');
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-notes`}
      sx={wide ? { gridColumn: '1 / -1' } : undefined}
    >
      <Typography
        id={`${id}-label`}
        className="image-label"
        variant="body2"
        color={error ? 'error' : 'textSecondary'}
        gutterBottom
      >
        <bdi>
          {t(label)}
          {required && ' *'}
        </bdi>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box
          sx={previewStyles}
          data-ground={value === '' ? undefined : ground}
          data-invalid={Boolean(error) || undefined}
        >
          {value === '' && <Typography variant="caption">{t('records.noImage')}</Typography>}
          {file && <FilePreview file={file} />}
          {value !== '' && file === null && <MissingPicture />}
        </Box>
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minInlineSize: 0 }}>
          {file && (
            <Typography variant="body2" className="image-name" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{file.fileName}</bdi>
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {list && (
              <Button
                {...prefetch}
                ref={(element) => {
                  choose.current = element;
                  register(element);
                }}
                size="small"
                variant="outlined"
                disabled={disabled}
                aria-haspopup="dialog"
                aria-describedby={`${id}-label ${id}-notes`}
                onClick={() => setOpen(true)}
              >
                {value === '' ? t('records.chooseImage') : t('records.changeImage')}
              </Button>
            )}
            {value !== '' && (
              <Button
                size="small"
                disabled={disabled}
                aria-label={t('records.clearLabel', { label: t(label) })}
                onClick={() => {
                  // This button is removed with the picture.
                  choose.current?.focus();
                  change('');
                }}
              >
                {t('records.clear')}
              </Button>
            )}
          </Box>
        </Box>
      </Box>
      <input type="hidden" name={name} value={value} />
      <Box id={`${id}-notes`}>
        {(error || notes) && (
          <FormHelperText error={Boolean(error)}>
            <bdi>{error === null ? notes : t.words(error)}</bdi>
          </FormHelperText>
        )}
        {small && (
          <FormHelperText role="status" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.primary' }}>
            <WarningIcon color="warning" fontSize="small" />
            <bdi>{small}</bdi>
          </FormHelperText>
        )}
      </Box>
      <FilePicker
        open={open}
        onClose={() => setOpen(false)}
        chosen={value}
        only="IMAGES"
        onPick={(picked) => {
          const refused = picked && size?.enforced ? smaller(picked, size, t) : null;
          setTooSmall(refused && `${refused} ${t('settings.pleaseChooseALargerOne')}`);
          if (!refused) change(picked?.id ?? '');
        }}
      />
    </Box>
  );
});

const sizeHint = ({ width, height, atLeast }: ImageSize, t: Translate) =>
  atLeast
    ? t('records.atLeastWidthXHeight', { width, height })
    : t('records.recommendedSizeWidthXHeight', { width, height });

interface Measured {
  readonly width?: number | null;
  readonly height?: number | null;
}

/** Note on a picture that is smaller than it should be; a drawing has any size. */
function smaller({ width, height, fileType }: Measured & { readonly fileType: string }, size: ImageSize, t: Translate) {
  if (!width || !height || fileType === 'image/svg+xml') return null;
  if (width >= size.width && height >= size.height) return null;
  return t('records.thisImageHasWidthX', {
    width,
    height,
    least: `${size.width}x${size.height}`,
  });
}

const previewStyles = {
  position: 'relative',
  inlineSize: 132,
  blockSize: 99,
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: 1,
  border: '1px dashed',
  borderColor: 'text.secondary',
  color: 'text.secondary',
  backgroundColor: 'background.default',
  // Whatever colours the console has.
  '&[data-ground=light]': { backgroundColor: '#fff' },
  '&[data-ground=dark]': { backgroundColor: '#1b1f24' },
  '&[data-invalid]': { borderColor: 'error.main' },
} as const;
