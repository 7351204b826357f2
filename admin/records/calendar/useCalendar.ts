import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { DayRange } from '@polyphony/domain/kinds/parts/kind.js';
import { useSearchParams } from 'react-router';
import { useLive } from '../../live/useLive';
import { useSiteZone } from '../../session/useSiteZone';
import { useLanguages } from '../../language/LanguageProvider';
import { allRows } from '../export/allRows';
import { sortVariable, type ListVariables, type RecordRow } from '../operations';
import type { ListScreen } from '../screen';
import { useListQuery, type ListQuery } from '../list/state/useListQuery';
import { firstWeekdayOf, monthOf, readMonth, today, weeksOf, type Day, type Month } from './days';
import { dated, type Dated } from './lanes';

export interface CalendarControl extends ListQuery {
  readonly month: Month;
  readonly weeks: readonly (readonly Day[])[];
  readonly records: readonly Dated[];
  /** Whether the records of these weeks are being loaded. */
  readonly loading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The month in the address, and the records of its weeks that match the list's filters. */
export function useCalendar(screen: ListScreen, range: DayRange): CalendarControl {
  const { kind, operations } = screen;
  const listQuery = useListQuery(screen);
  const client = useApolloClient();
  const [params] = useSearchParams();
  const { current } = useLanguages();
  const zone = useSiteZone();
  const month = readMonth(params.get('month')) ?? monthOf(today(zone));
  const weeks = useMemo(() => weeksOf(month, firstWeekdayOf(current.code)), [month, current.code]);
  const variables = {
    ...listQuery.variables,
    sort: sortVariable({ field: range.from, direction: 'ASC' }),
    filter: { ...listQuery.variables.filter, from: weeks[0]?.[0] ?? '', to: weeks.at(-1)?.at(-1) ?? '' },
  } satisfies ListVariables;
  const key = JSON.stringify(variables);

  const [found, setFound] = useState<{ readonly key: string; readonly rows: readonly RecordRow[] } | null>(null);
  const [failed, setFailed] = useState<{ readonly key: string; readonly error: Error } | null>(null);
  const [tries, setTries] = useState(0);
  /** Aborts the requests for this month when another one is selected, and on unmount. */
  const reading = useRef(new AbortController());
  const read = (signal: AbortSignal) =>
    allRows({
      read: (paging, options) =>
        client.query({ query: operations.list, variables: { ...variables, ...paging }, ...options }),
      signal,
      onProgress: () => undefined,
    });
  const show = (signal: AbortSignal, rows: readonly RecordRow[]) => {
    if (signal.aborted) return;
    setFound({ key, rows });
    setFailed(null);
  };
  const start = useEffectEvent((signal: AbortSignal) => {
    read(signal).then(
      (rows) => show(signal, rows),
      (error: unknown) => signal.aborted || setFailed({ key, error: error as Error }),
    );
  });
  useEffect(() => {
    const abort = new AbortController();
    reading.current = abort;
    start(abort.signal);
    return () => abort.abort();
  }, [key, tries]);
  useLive(kind.readFrom, async () => {
    const { signal } = reading.current;
    show(signal, await read(signal));
  });

  return {
    ...listQuery,
    variables,
    month,
    weeks,
    records: useMemo(() => dated(found?.rows ?? [], range), [found, range]),
    loading: found?.key !== key,
    error: failed?.key === key ? failed.error : null,
    retry: () => {
      setFailed(null);
      setTries((before) => before + 1);
    },
  };
}
