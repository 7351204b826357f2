import { useCallback, useMemo, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { QUIETLY, useLive } from '../live/useLive';
import { useLanguages } from '../shell/LanguageProvider';
import { STATUSES, type ListState } from './listState';
import { sortVariable, type ListVariables, type RecordRow } from './operations';
import type { ListFilter, ListScreen } from './screen';
import { visibleRows, type TreeRow } from './treeRows';
import { useLastPage } from './useLastPage';
import { useListState, type ListStateControl } from './useListState';

export interface RecordListControl {
  readonly state: ListStateControl;
  readonly shape: { readonly sortable: readonly string[]; readonly statuses: readonly (typeof STATUSES)[number][] };
  /** The language that names are shown in. */
  readonly lang: string;
  readonly rows: readonly TreeRow<RecordRow>[];
  /** Records (in a tree: roots) that the filters let through, on all pages. */
  readonly total: number;
  readonly totalPages: number;
  readonly filtered: boolean;
  /** Nothing to show yet for this address. */
  readonly loading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** What its query asks for. */
  readonly variables: ListVariables;
  /** Opens or closes what stands below a row. */
  readonly expand: (id: string) => void;
}

/** A kind's list: its address, its query, and the rows that are visible of a tree. */
export function useRecordList({ kind, operations, filters = NONE }: ListScreen): RecordListControl {
  const shape = useMemo(
    () => ({
      sortable: kind.sortable,
      statuses: STATUSES.filter((status) => kind.toggles.includes(status)),
      filters,
    }),
    [kind, filters],
  );
  const state = useListState(shape);
  const { settled } = state;
  const { languages, current } = useLanguages();
  const lang = languages.find(({ code }) => code === settled.lang)?.code ?? current.code;

  const variables = listVariables(settled, lang, filters);
  const { data, previousData, loading, error, refetch, client } = useQuery(operations.list, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  useLive(kind.readFrom, () => client.query({ query: operations.list, variables, ...QUIETLY }));
  const page = (data ?? previousData)?.page;
  const total = page?.pageInfo.totalItemsCount ?? 0;
  const totalPages = page?.pageInfo.totalPages ?? 0;

  useLastPage(state, !loading && data ? data.page.pageInfo.totalPages : null);

  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const expand = useCallback((id: string) => {
    setExpanded((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);

  return {
    state,
    shape,
    lang,
    rows: useMemo(() => visibleRows(page?.rows ?? [], page?.descendants ?? [], expanded), [page, expanded]),
    total,
    totalPages,
    filtered: settled.searchName.trim() !== '' || settled.status !== null || Object.keys(settled.chosen).length > 0,
    loading: !data && !error,
    error: error ?? null,
    retry: () => void refetch(),
    variables,
    expand,
  };
}

const NONE: readonly ListFilter[] = [];

function listVariables(
  { page, pageSize, searchName, status, sort, chosen }: ListState,
  lang: string,
  filters: readonly ListFilter[],
): ListVariables {
  const search = searchName.trim();
  return {
    page,
    pageSize,
    lang,
    sort: sortVariable(sort),
    filter: {
      ...(search && { searchName: search, lang }),
      ...(status && { status: status === 'active' ? 'ACTIVE' : 'FEATURED' }),
      ...Object.fromEntries(filters.flatMap(({ param, field }) => (chosen[param] ? [[field, chosen[param]]] : []))),
    },
  };
}
