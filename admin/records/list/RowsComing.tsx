import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useT } from '../../texts/useT';

/** Delay before a loading indicator is visible, in milliseconds; most responses are faster. */
const SOON_MS = 150;

const late = {
  animation: `late 0s ${SOON_MS}ms both`,
  '@keyframes late': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
} as const;

/** The height of a few rows, so that content below the table moves little when they load. */
const COMING_PX = 320;
/** Heights of a table's head and of its rows, where no density was chosen. */
export const HEAD_PX = 36;
export const ROW_PX = 44;

/** A skeleton for a table whose first rows are loading. */
export function RowsComing() {
  const t = useT();
  return (
    <Box role="status" aria-label={t('records.loading')} aria-busy sx={{ blockSize: COMING_PX }}>
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

/** A progress bar over the previous rows while new ones load. */
export function WaitingLine() {
  const t = useT();
  return (
    <LinearProgress
      aria-label={t('records.loading')}
      sx={{ ...late, position: 'absolute', insetInline: 0, insetBlockStart: 0, blockSize: 4, zIndex: 1 }}
    />
  );
}
