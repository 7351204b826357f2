import { useId, useState, type DragEvent } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FILE_KIND_MB, SVG_MB, UPLOADS_AT_ONCE } from '@polyphony/domain/limits.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { useT } from '../../texts/useT';
import { DropFilesIcon } from '../../ui/icons/files';

interface UploadAreaProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** The `accept` attribute of the file input: 'image/*'. */
  readonly accept?: string;
}

const LIMITS = 'files.upToFilesFilesAnd';

/** Drop zone for files, with a file input (FILES-021, FILES-024). */
export function UploadArea({ onFiles, accept }: UploadAreaProps) {
  const t = useT();
  const limitsId = useId();
  // A counter, because entering a child fires dragleave on its parent.
  const [over, setOver] = useState(0);
  const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const enter = (by: 1 | -1) => (event: DragEvent) => {
    if (carriesFiles(event)) setOver((count) => Math.max(0, count + by));
  };
  return (
    <Box
      component="label"
      onDragEnter={enter(1)}
      onDragLeave={enter(-1)}
      onDragOver={(event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      }}
      onDrop={(event: DragEvent) => {
        setOver(0);
        if (!carriesFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
      sx={styles}
      data-over={over > 0 || undefined}
    >
      <input
        type="file"
        multiple
        accept={accept}
        aria-describedby={limitsId}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Reset, so that the same file can be chosen again.
          target.value = '';
        }}
      />
      <DropFilesIcon color="primary" sx={{ fontSize: 48 }} />
      <Typography sx={{ fontWeight: 600 }}>{t(screenTexts.dropFiles)}</Typography>
      <Typography
        id={limitsId}
        aria-hidden
        variant="body2"
        color="textSecondary"
        sx={{ maxInlineSize: 520, textWrap: 'balance' }}
      >
        <bdi>{t(LIMITS, { ...UPLOADS_AT_ONCE, ...FILE_KIND_MB, svg: SVG_MB })}</bdi>
      </Typography>
    </Box>
  );
}

const styles = {
  position: 'relative',
  boxSizing: 'border-box',
  blockSize: 300,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  padding: 2,
  textAlign: 'center',
  cursor: 'pointer',
  borderRadius: 1,
  border: '2px dashed',
  borderColor: 'text.secondary',
  backgroundColor: 'background.default',
  '&:hover, &[data-over]': { borderColor: 'primary.main', backgroundColor: 'action.hover' },
  '&[data-over]': { borderStyle: 'solid' },
  '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  // Invisible, but accessible to keyboards and screen readers; the label is what is seen and clicked.
  '& input': { position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' },
} as const;
