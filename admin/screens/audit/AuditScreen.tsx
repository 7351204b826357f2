import { useQuery } from '@apollo/client/react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { messages } from '@polyphony/domain/messages.js';
import { useSearchParams } from 'react-router';
import { AuditTrailDocument, type AuditEntryPartsFragment } from '../../graphql/generated/typed/graphql';
import type { ReadPage } from '../../records/export/allRows';
import { ExportButton } from '../../records/ExportButton';
import { FailureAlert } from '../../records/FailureAlert';
import { ListPager } from '../../records/ListPager';
import { useListState } from '../../records/useListState';
import { PageHeader } from '../../shell/PageHeader';
import { useT } from '../../texts/useT';
import { AuditEntryView } from './AuditEntryView';
import { ACTIONS, actionLabel } from './auditWords';

const SHAPE = { sortable: [], statuses: [] } as const;
const ALL = 'all';
/** The id of the record whose history is shown. */
const RECORD_ID = /^[0-9a-f]{24}$/;
type ListedEntry = AuditEntryPartsFragment & { readonly id: string };

/** Who changed what and when, and who signed in: the newest first, nothing ever taken away. */
export function Component() {
  const t = useT();
  const state = useListState(SHAPE);
  const [params, setParams] = useSearchParams();
  const action = ACTIONS.find((known) => known === params.get('action')) ?? null;
  const record = RECORD_ID.exec(params.get('record') ?? '')?.[0] ?? null;
  const { page, pageSize } = state.settled;
  const query = AuditTrailDocument;
  const variables = { page, pageSize, filter: { action, targetId: record } };
  const { data, previousData, error, refetch, client } = useQuery(query, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.auditEntries;

  const read = async (...[paging, options]: Parameters<ReadPage<ListedEntry>>) => {
    const { data: answer } = await client.query({ query, variables: { ...variables, ...paging }, ...options });
    const { rows = [], pageInfo } = answer?.auditEntries ?? {};
    return {
      data: pageInfo && { page: { rows: rows.map((entry) => ({ ...entry, id: String(entry.seq) })), pageInfo } },
    };
  };

  const choose = (param: 'action' | 'record', value: string) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.delete('page');
      if (value === ALL) next.delete(param);
      else next.set(param, value);
      return next;
    });

  return (
    <>
      <PageHeader />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, padding: 2 }}>
          <TextField
            select
            size="small"
            label={t('What was done')}
            value={action ?? ALL}
            onChange={({ target }) => choose('action', target.value)}
            sx={{ inlineSize: { xs: '100%', sm: 220 } }}
          >
            <MenuItem value={ALL}>{t('Everything')}</MenuItem>
            {ACTIONS.map((known) => (
              <MenuItem key={known} value={known}>
                {t(actionLabel(known))}
              </MenuItem>
            ))}
          </TextField>
          {record && (
            <Button variant="outlined" endIcon={<CloseIcon />} onClick={() => choose('record', ALL)}>
              {t('Of one record only')}
            </Button>
          )}
          <ExportButton
            empty={!found?.rows.length}
            source={async () => {
              const { auditTable } = await import('./auditTable');
              return { name: 'auditTrail', read, table: auditTable };
            }}
          />
        </Box>
        {error && <FailureAlert error={error} retry={() => void refetch()} />}
        {!error && !found && <Skeleton role="status" variant="rectangular" height={240} aria-label={t('Loading')} />}
        {found?.rows.map((entry) => (
          <AuditEntryView key={entry.seq} entry={entry} />
        ))}
        {found?.rows.length === 0 && (
          <Typography color="textSecondary" sx={{ padding: 4, textAlign: 'center' }}>
            {t(messages.noData)}
          </Typography>
        )}
        {found && (
          <ListPager state={state} total={found.pageInfo.totalItemsCount} totalPages={found.pageInfo.totalPages} />
        )}
      </Paper>
    </>
  );
}
