import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useT } from '../../texts/useT';
import type { AdvisedRecord } from './useBulk';

/** Remaining needs of records that visitors see now, each record by its name. */
export function BulkAdvice({ advised }: { readonly advised: readonly AdvisedRecord[] }) {
  const t = useT();
  if (advised.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ marginInline: 2, marginBlockEnd: 1, maxBlockSize: 200, overflowY: 'auto' }}>
      {t('lists.countRecordsAreIncomplete', { count: advised.length })}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {advised.map(({ id, name, advice }) => (
          <li key={id}>
            <bdi>{name}</bdi>: {advice.map((words) => t.words(words)).join(' ')}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
