import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { messages } from '@polyphony/domain/messages.js';
import { useSearchParams } from 'react-router';
import { AuditTrailDocument } from '../../graphql/generated/typed/graphql';
import { FailureAlert } from '../../records/FailureAlert';
import { ListPager } from '../../records/ListPager';
import { useListState } from '../../records/useListState';
import { PageHeader } from '../../shell/PageHeader';
import { AuditEntryView } from './AuditEntryView';
import { ACTIONS, actionLabel } from './auditWords';

const SHAPE = { sortable: [], statuses: [] } as const;
const ALL = 'all';

/** Who changed what and when, and who signed in: the newest first, nothing ever taken away. */
export function Component() {
  const state = useListState(SHAPE);
  const [params, setParams] = useSearchParams();
  const action = ACTIONS.find((known) => known === params.get('action')) ?? null;
  const { page, pageSize } = state.settled;
  const { data, previousData, error, refetch } = useQuery(AuditTrailDocument, {
    variables: { page, pageSize, filter: action ? { action } : null },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.auditEntries;

  const choose = (value: string) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.delete('page');
      if (value === ALL) next.delete('action');
      else next.set('action', value);
      return next;
    });

  return (
    <>
      <PageHeader />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box role="search" sx={{ padding: 2 }}>
          <TextField
            select
            size="small"
            label="What was done"
            value={action ?? ALL}
            onChange={({ target }) => choose(target.value)}
            sx={{ inlineSize: { xs: '100%', sm: 220 } }}
          >
            <MenuItem value={ALL}>Everything</MenuItem>
            {ACTIONS.map((known) => (
              <MenuItem key={known} value={known}>
                {actionLabel(known)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        {error && <FailureAlert error={error} retry={() => void refetch()} />}
        {!error && !found && <Skeleton variant="rectangular" height={240} aria-label="Loading" />}
        {found?.rows.map((entry) => (
          <AuditEntryView key={entry.seq} entry={entry} />
        ))}
        {found?.rows.length === 0 && (
          <Typography color="textSecondary" sx={{ padding: 4, textAlign: 'center' }}>
            {messages.noData}
          </Typography>
        )}
        {found && (
          <ListPager state={state} total={found.pageInfo.totalItemsCount} totalPages={found.pageInfo.totalPages} />
        )}
      </Paper>
    </>
  );
}
