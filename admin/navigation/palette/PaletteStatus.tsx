import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { Failure } from '../../platform/failure';
import { useT } from '../../texts/useT';

interface PaletteStatusProps {
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onRetry: () => void;
  /** Whether everything is loaded and there are no results. */
  readonly nothing: boolean;
  readonly count: number;
}

/** The palette's status below its options, announced to screen readers. */
export function PaletteStatus({ busy, failure, onRetry, nothing, count }: PaletteStatusProps) {
  const t = useT();
  const results = t('home.countResults', { count });
  const statusText = busy ? t('home.searching') : nothing ? t('home.nothingFound') : failure ? '' : results;
  return (
    <>
      {busy && <LinearProgress aria-label={t('home.searching')} sx={{ flexShrink: 0, blockSize: 2 }} />}
      {failure && (
        <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingInline: 2.5, paddingBlock: 1.5 }}>
          <Typography variant="body2" color="error" sx={{ flexGrow: 1 }}>
            {t.words(failure.message)}
          </Typography>
          <Button size="small" onClick={onRetry}>
            {t('records.tryAgain')}
          </Button>
        </Box>
      )}
      {nothing && (
        <Typography aria-hidden color="textSecondary" sx={{ padding: 4, textAlign: 'center' }}>
          {t('home.nothingFound')}
        </Typography>
      )}
      <div role="status" style={visuallyHidden}>
        {statusText}
      </div>
    </>
  );
}
