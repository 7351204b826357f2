import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useT } from '../../texts/useT';
import type { BulkRow } from './bulkOperation';

/** The records that were not changed, each with the reason. */
export function BulkFailures({ failed }: { readonly failed: readonly (BulkRow & { readonly name: string })[] }) {
  const t = useT();
  if (failed.length === 0) return null;
  return (
    <Alert severity="error" sx={{ marginInline: 2, marginBlockEnd: 1, maxBlockSize: 200, overflowY: 'auto' }}>
      {t('lists.countRecordsWereNotChanged', { count: failed.length })}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {failed.map(({ id, name, message }) => (
          <li key={id}>
            <bdi>{name}</bdi>: <bdi>{t.words(message)}</bdi>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
