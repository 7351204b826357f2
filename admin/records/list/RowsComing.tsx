import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useT } from '../../texts/useT';

/** Answers quicker than this, in milliseconds, are not waited for to see. */
const SOON_MS = 150;

const late = {
  animation: `late 0s ${SOON_MS}ms both`,
  '@keyframes late': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
} as const;

/** As high as a few rows: what stands below them moves little when they come. */
const COMING_PX = 320;
const HEAD_PX = 56;
const ROW_PX = 52;

/** In place of a table whose first rows are on their way: where its lines will be. */
export function RowsComing() {
  const t = useT();
  return (
    <Box role="status" aria-label={t('Loading')} aria-busy sx={{ blockSize: COMING_PX }}>
      <Box
        sx={{
          ...late,
          blockSize: '100%',
          color: 'divider',
          backgroundImage: `linear-gradient(transparent ${ROW_PX - 1}px, currentColor 0)`,
          backgroundSize: `100% ${ROW_PX}px`,
          backgroundPositionY: HEAD_PX,
        }}
      />
    </Box>
  );
}

/** Over rows of before, while those that were asked for are on their way. */
export function WaitingLine() {
  const t = useT();
  return (
    <LinearProgress
      aria-label={t('Loading')}
      sx={{ ...late, position: 'absolute', insetInline: 0, insetBlockStart: 0, blockSize: 4, zIndex: 1 }}
    />
  );
}
