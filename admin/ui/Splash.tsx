import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useT } from '../texts/useT';

const appear = keyframes({ to: { opacity: 1 } });

/** Shown while the console starts, after a delay so that a quick start does not flash it. */
export function Splash() {
  const t = useT();
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        minBlockSize: '100vh',
        opacity: 0,
        animation: `${appear} 0s 0.3s forwards`,
      }}
    >
      <CircularProgress aria-label={t('shell.loadingTheConsole')} />
    </Box>
  );
}
