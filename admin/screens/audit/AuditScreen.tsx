import { useQuery } from '@apollo/client/react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AUDIT_ACTIONS } from '@polyphony/domain/audit.js';
import { screenTexts } from '@polyphony/domain/screenTexts.js';
import { useSearchParams } from 'react-router';
import { AuditTrailDocument, type AuditEntryPartsFragment } from '../../graphql/generated/typed/graphql';
import type { ReadPage } from '../../records/export/allRows';
import { FilterBar } from '../../records/filters/FilterBar';
import { ExportButton } from '../../records/list/ExportButton';
import { FailureAlert } from '../../ui/FailureAlert';
import { ListPager } from '../../records/list/ListPager';
import { useListState } from '../../records/list/useListState';
import { PageHeader } from '../../navigation/PageHeader';
import { useT } from '../../texts/useT';
import { AuditEntryView } from './AuditEntryView';
import { actionLabel } from './auditWords';
import { DateField } from './DateField';
import { endOf, readDay, startOf } from './days';

const SHAPE = { sortable: [], statuses: [] } as const;
const ALL = 'all';
/** The id of the record whose history is shown, or of the person whose actions are. */
const ID = /^[0-9a-f]{24}$/;
/** What the address may narrow the trail by, beside the search. */
type Param = 'action' | 'record' | 'by' | 'from' | 'to';
type ListedEntry = AuditEntryPartsFragment & { readonly id: string };

/** Who changed what and when, and who signed in: the newest first, nothing ever taken away. */
export function Component() {
  const t = useT();
  const state = useListState(SHAPE);
  const [params, setParams] = useSearchParams();
  const action = AUDIT_ACTIONS.find((known) => known === params.get('action')) ?? null;
  const idIn = (param: Param) => ID.exec(params.get(param) ?? '')?.[0] ?? null;
  const [record, person] = [idIn('record'), idIn('by')];
  const [from, to] = [readDay(params.get('from')), readDay(params.get('to'))];
  const { page, pageSize, searchName } = state.settled;
  const query = AuditTrailDocument;
  const filter = {
    action,
    targetId: record,
    actorId: person,
    text: searchName || null,
    since: from && startOf(from),
    until: to && endOf(to),
  };
  const variables = { page, pageSize, filter };
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

  const choose = (param: Param, value: string) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.delete('page');
      if (value === ALL || value === '') next.delete(param);
      else next.set(param, value);
      return next;
    });

  return (
    <>
      <PageHeader />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <FilterBar state={state} label="Search by person or record">
          <TextField
            select
            size="small"
            label={t('Action')}
            value={action ?? ALL}
            onChange={({ target }) => choose('action', target.value)}
            sx={{ flex: { xs: '1 1 140px', lg: '1 1 120px' }, maxInlineSize: { sm: 200 } }}
          >
            <MenuItem value={ALL}>{t('All actions')}</MenuItem>
            {AUDIT_ACTIONS.map((known) => (
              <MenuItem key={known} value={known}>
                {t(actionLabel(known))}
              </MenuItem>
            ))}
          </TextField>
          <DateField label={t('First day')} value={from} max={to} onChange={(day) => choose('from', day)} />
          <DateField label={t('Last day')} value={to} min={from} onChange={(day) => choose('to', day)} />
          {record && (
            <Button variant="outlined" endIcon={<CloseIcon />} onClick={() => choose('record', ALL)}>
              {t('This record only')}
            </Button>
          )}
          {person && (
            <Button variant="outlined" endIcon={<CloseIcon />} onClick={() => choose('by', ALL)}>
              {t('This person only')}
            </Button>
          )}
          <ExportButton
            empty={!found?.rows.length}
            source={async () => {
              const { auditTable } = await import('./auditTable');
              return { name: 'auditTrail', read, table: auditTable };
            }}
          />
        </FilterBar>
        {error && <FailureAlert error={error} retry={() => void refetch()} />}
        {!error && !found && <Skeleton role="status" variant="rectangular" height={240} aria-label={t('Loading')} />}
        {found?.rows.map((entry) => (
          <AuditEntryView key={entry.seq} entry={entry} />
        ))}
        {found?.rows.length === 0 && (
          <Typography color="textSecondary" sx={{ padding: 4, textAlign: 'center' }}>
            {t(screenTexts.noData)}
          </Typography>
        )}
        {found && (
          <ListPager state={state} total={found.pageInfo.totalItemsCount} totalPages={found.pageInfo.totalPages} />
        )}
      </Paper>
    </>
  );
}
