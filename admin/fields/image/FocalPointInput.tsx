import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { SVG_TYPE } from '@polyphony/domain/files/files.js';
import { FOCUS_MIDDLE, focusText, type FocalPoint } from '@polyphony/domain/files/focalPoint.js';
import { plainPicture } from '@polyphony/domain/files/pictures.js';
import { useController } from 'react-hook-form';
import { useCleanSvg } from '../../files/useCleanSvg';
import type { FilePartsFragment } from '../../graphql/generated/typed/graphql';
import { useT } from '../../texts/useT';
import { inScope, useFieldScope, useFieldWords } from '../binding/FieldScope';
import { ruleFacts } from '../binding/ruleFacts';
import { CropPreviews } from './CropPreviews';
import { FocalPointPad } from './FocalPointPad';

/** The picture that is shown to choose a point in: larger than it is ever shown there. */
const PREVIEW_WIDTH = 960;

export type FocusedFile = Pick<FilePartsFragment, 'url' | 'fileUrl' | 'fileType' | 'width' | 'height'>;

interface FocalPointInputProps {
  /** The fields of the coordinates: from the left, and from the top. */
  readonly name: string;
  readonly vertical: string;
  readonly file: FocusedFile;
}

const WORDS = { show: (value: unknown) => (value === '' ? '' : focusText(Number(value))) };

/** The focal point of a picture, with previews of how the site crops it. */
export const FocalPointInput = inScope(function FocalPointInput({ name, vertical, file }: FocalPointInputProps) {
  const t = useT();
  const id = useId();
  const { rules, readOnly = false } = useFieldScope();
  const across = useController({ name });
  const down = useController({ name: vertical });
  useFieldWords(name, WORDS);
  useFieldWords(vertical, WORDS);
  const source = usePicture(file);
  const point = { x: coordinate(across.field.value), y: coordinate(down.field.value) };
  const set = ({ x, y }: FocalPoint) => {
    across.field.onChange(String(x));
    down.field.onChange(String(y));
  };
  const words = t('files.xFromTheLeftY', { x: focusText(point.x), y: focusText(point.y) });
  const error = across.fieldState.error?.message ?? down.fieldState.error?.message;
  if (source === null) return null;
  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={{ gridColumn: '1 / -1', minInlineSize: 0 }}>
      <Typography id={`${id}-label`} variant="body2" color="textSecondary" gutterBottom>
        {t('files.focalPoint')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: 2 }}>
        <Box sx={{ minInlineSize: 0 }}>
          <FocalPointPad
            source={source}
            size={file.width && file.height ? { width: file.width, height: file.height } : null}
            point={point}
            names={{ x: name, y: vertical }}
            labels={{ x: t(ruleFacts(rules[name]).label), y: t(ruleFacts(rules[vertical]).label) }}
            words={words}
            describedBy={`${id}-note`}
            disabled={readOnly}
            onMove={set}
            onLeave={() => {
              across.field.onBlur();
              down.field.onBlur();
            }}
          />
        </Box>
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', alignContent: 'start' }}>
          <CropPreviews source={source} point={point} />
          <Typography variant="body2">
            <bdi>{words}</bdi>
          </Typography>
          <Button
            size="small"
            variant="outlined"
            disabled={readOnly}
            onClick={() => set({ x: FOCUS_MIDDLE, y: FOCUS_MIDDLE })}
          >
            {t('files.resetToCentre')}
          </Button>
        </Box>
      </Box>
      <FormHelperText id={`${id}-note`} error={Boolean(error)}>
        <bdi>{error ? t.words(error) : t('files.staysInViewWhereThe')}</bdi>
      </FormHelperText>
    </Box>
  );
});

/** The coordinate that a form holds, which may be what the server refused. */
const coordinate = (value: unknown): number => {
  const number = value === '' ? Number.NaN : Number(value);
  return number >= 0 && number <= 1 ? number : FOCUS_MIDDLE;
};

/** The address to show a picture by, of an SVG a cleaned copy; null while there is none. */
function usePicture(file: FocusedFile): string | null {
  const isSvg = file.fileType === SVG_TYPE;
  const svg = useCleanSvg(isSvg ? file.fileUrl : null);
  if (!isSvg) return plainPicture(file, PREVIEW_WIDTH).url;
  return svg === 'failed' ? null : svg;
}
