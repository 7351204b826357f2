import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import { useNavigation } from 'react-router';
import { usePreferences } from '../theme/preferenceStore';
import { useT } from '../texts/useT';
import { useTransitionVisible } from '../navigation/pageLinks';

/** Shows that the next page is loading as a progress bar at the top, if the user chose that. */
export function TransitionProgress() {
  const t = useT();
  const loading = useNavigation().state === 'loading';
  const { preloader } = usePreferences();
  return (
    <Box sx={{ position: 'relative', zIndex: 1 }}>
      {loading && preloader === 'top-loader' && (
        <LinearProgress
          aria-label={t('shell.loadingThePage')}
          sx={{ position: 'absolute', insetInline: 0, blockSize: 3 }}
        />
      )}
    </Box>
  );
}

/** Covers the page during navigation, if the user chose that. */
export function TransitionOverlay() {
  const t = useT();
  const isVisible = useTransitionVisible();
  if (!isVisible) return null;
  return (
    <Box
      role="status"
      aria-label={t('shell.loadingThePage')}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'tooltip',
        display: 'grid',
        placeItems: 'center',
        backgroundColor: 'background.default',
      }}
    >
      <CircularProgress />
    </Box>
  );
}
