import type { TextName } from '../../texts/translate';
import { useMemo } from 'react';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { PageHeader } from '../../navigation/PageHeader';
import { FailureAlert } from '../../ui/FailureAlert';
import { useT } from '../../texts/useT';
import { ListFilters } from '../filters/ListFilters';
import { EmptyNote } from '../list/EmptyList';
import { ExportButton } from '../list/ExportButton';
import { ListPager } from '../list/ListPager';
import { useViewSettings } from '../viewSettings/useViewSettings';
import { ViewButton } from '../viewSettings/ViewButton';
import { ReadMostlyGrid } from './ReadMostlyGrid';
import type { ActedRow, ReadMostlyScreen } from './screen';
import { useReadMostlyList } from './useReadMostlyList';

interface ReadMostlyListProps {
  readonly screen: ReadMostlyScreen;
  /** Kinds whose writes change what the rows show. */
  readonly readFrom: readonly string[];
}

/** The list of a read-mostly kind: its filters, its rows, and what can be done with them. */
export function ReadMostlyList({ screen, readFrom }: ReadMostlyListProps) {
  const { facts, columns, filters, search, Rows, empty, exportName = facts.plural } = screen;
  const list = useReadMostlyList(screen, readFrom);
  const { state } = list;
  const choices = useMemo(
    () => columns.filter(({ always }) => !always).map(({ field, header }) => ({ id: field, label: header })),
    [columns],
  );
  const ids = useMemo(() => choices.map(({ id }) => id), [choices]);
  const { viewSettings, change } = useViewSettings(facts.plural, ids);
  const onClear = list.filtered ? state.clear : null;
  return (
    <>
      <PageHeader />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <ListFilters list={list} filters={filters} label={search.label}>
          <ExportButton
            empty={list.total === 0}
            source={async () => {
              const { readMostlyTable } = await import('./readMostlyTable');
              return { name: exportName, read: list.read, table: (rows) => readMostlyTable(columns, rows) };
            }}
          />
          {!Rows && (
            <ViewButton
              list={facts.plural}
              columns={choices}
              viewSettings={viewSettings}
              change={change}
              pageSize={state.displayed.pageSize}
            />
          )}
        </ListFilters>
        {list.error && <FailureAlert error={list.error} retry={list.retry} />}
        {!list.error && !Rows && <ReadMostlyGrid screen={screen} list={list} viewSettings={viewSettings} />}
        {!list.error && Rows && (
          <OtherRows Rows={Rows} rows={list.rows} loading={list.loading} empty={empty} onClear={onClear} />
        )}
        <ListPager state={state} total={list.total} totalPages={list.totalPages} />
      </Paper>
    </>
  );
}

interface OtherRowsProps {
  readonly Rows: NonNullable<ReadMostlyScreen['Rows']>;
  readonly rows: readonly ActedRow[];
  readonly loading: boolean;
  readonly empty: TextName;
  readonly onClear: (() => void) | null;
}

function OtherRows({ Rows, rows, loading, empty, onClear }: OtherRowsProps) {
  const t = useT();
  if (rows.length > 0) return <Rows rows={rows} />;
  if (loading) return <Skeleton role="status" variant="rectangular" height={240} aria-label={t('records.loading')} />;
  return <EmptyNote text={empty} onClear={onClear} />;
}
