import { useMemo } from 'react';
import { useLanguages } from '../../../language/LanguageProvider';
import type { FirstVisit } from '../../../navigation/registry';
import { filterValues, shapeOf } from '../../filters/filterValues';
import { readListState, STATUSES, type ListShape, type ListState, type Status } from './listState';
import { sortVariable, type ListVariables } from '../../operations';
import type { ListFilter, ListScreen } from '../../screen';
import { useListState, type ListStateControl } from './useListState';

/** The list query of a kind: what the address says, and the language that names are shown in. */
export interface ListQuery {
  readonly state: ListStateControl;
  readonly shape: ListShape;
  readonly lang: string;
  readonly filtered: boolean;
  /** The same, as its query has it. */
  readonly variables: ListVariables;
}

type Narrowed = Pick<ListScreen, 'kind' | 'filters'>;

const hasStatus = ({ toggles, publishing }: Narrowed['kind'], status: Status): boolean =>
  status === 'draft' ? publishing !== undefined : toggles.includes(status === 'inactive' ? 'active' : status);

const listShape = ({ kind, filters = NONE }: Narrowed): ListShape => ({
  sortable: kind.sortable,
  statuses: STATUSES.filter((status) => hasStatus(kind, status)),
  filters: filters.map(shapeOf),
});

const langOf = ({ lang }: ListState, { languages, current }: Pick<FirstVisit, 'languages' | 'current'>): string =>
  languages.find(({ code }) => code === lang)?.code ?? current.code;

/** Query variables of a list at an address, as `useListQuery` returns them there. */
export function firstVariables(screen: Narrowed, visit: FirstVisit): ListVariables {
  const state = readListState(visit.params, listShape(screen));
  return listVariables(state, langOf(state, visit), screen.filters ?? NONE);
}

export function useListQuery({ kind, filters = NONE }: ListScreen): ListQuery {
  const shape = useMemo(() => listShape({ kind, filters }), [kind, filters]);
  const state = useListState(shape);
  const { settled } = state;
  const lang = langOf(settled, useLanguages());
  return {
    state,
    shape,
    lang,
    filtered: settled.searchName.trim() !== '' || settled.status !== null || Object.keys(settled.chosen).length > 0,
    variables: listVariables(settled, lang, filters),
  };
}

const NONE: readonly ListFilter[] = [];

/** Statuses as the query has them. */
const STATUS_FILTERS = {
  active: { status: 'ACTIVE' },
  featured: { status: 'FEATURED' },
  inactive: { status: 'INACTIVE' },
  draft: { publishing: 'DRAFT' },
} as const satisfies Readonly<Record<Status, ListVariables['filter']>>;

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
      ...((search || sort) && { lang }),
      ...(search && { searchName: search }),
      ...(status && STATUS_FILTERS[status]),
      ...filterValues(filters, chosen),
    },
  };
}
