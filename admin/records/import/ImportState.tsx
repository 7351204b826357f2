import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ImportDetailsFragment } from '../../graphql/generated/typed/graphql';
import { wholeNumber } from '../../texts/numbers';
import { useT } from '../../texts/useT';
import { ImportRows } from './ImportRows';
import { isWorking, progressOf } from './progress';
import { STATE_WORDS } from './stateWords';

/** Progress of an import, or its result. */
export function ImportState({ currentImport }: { readonly currentImport: ImportDetailsFragment }) {
  const t = useT();
  const working = isWorking(currentImport);
  const { done, total } = progressOf(currentImport);
  const words = t(STATE_WORDS[currentImport.state]);
  return (
    <Stack spacing={2}>
      <Box>
        <Typography component="h3" variant="subtitle1">
          <bdi>{currentImport.fileName}</bdi>
        </Typography>
        <Typography role="status">
          {words}{' '}
          {working && total > 0 && t('records.doneOfTotal', { done: wholeNumber(done), total: wholeNumber(total) })}
        </Typography>
        {currentImport.by !== null && (
          <Typography color="text.secondary">
            {t('imports.begunByNameWhoseAccount', { name: currentImport.by })}
          </Typography>
        )}
      </Box>
      {working && (
        <LinearProgress aria-label={words} variant="determinate" value={total > 0 ? (100 * done) / total : 0} />
      )}
      {currentImport.problem && <Alert severity="error">{currentImport.problem}</Alert>}
      <Figures currentImport={currentImport} />
      {!working && <ImportRows key={`${currentImport.id} ${currentImport.state}`} currentImport={currentImport} />}
    </Stack>
  );
}

/** Number of rows for each result. */
function Figures({ currentImport: { counts, state } }: { readonly currentImport: ImportDetailsFragment }) {
  const t = useT();
  const isPlan = state === 'CHECKING' || state === 'CHECKED';
  const figures: (readonly [string, number])[] = isPlan
    ? [
        [t('settings.new'), counts.create],
        [t('imports.toUpdate'), counts.change],
        [t('imports.unchanged'), counts.same],
        [t('imports.errors'), counts.rejected],
      ]
    : [
        [t('imports.imported'), counts.written],
        [t('imports.skipped'), counts.skipped],
        [t('imports.errors'), counts.rejected],
        [t('imports.undone'), counts.undone],
        [t('imports.notUndone'), counts.kept],
      ];
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, margin: 0 }}>
      {figures.map(([label, count]) => (
        <Box key={label} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, paddingInline: 2, paddingBlock: 1 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h6" sx={{ margin: 0 }}>
            {wholeNumber(count)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
