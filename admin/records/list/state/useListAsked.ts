import { useMemo } from 'react';
import { useLanguages } from '../../../language/LanguageProvider';
import { filterValues, shapeOf } from '../../filters/filterValues';
import { STATUSES, type ListState } from './listState';
import { sortVariable, type ListVariables } from '../../operations';
import type { ListFilter, ListScreen } from '../../screen';
import { useListState, type ListStateControl } from './useListState';

/** What a kind's list is asked for, by its address and in the language that names are shown in. */
export interface ListAsked {
  readonly state: ListStateControl;
  readonly shape: { readonly sortable: readonly string[]; readonly statuses: readonly (typeof STATUSES)[number][] };
  readonly lang: string;
  readonly filtered: boolean;
  /** The same, as its query has it. */
  readonly variables: ListVariables;
}

export function useListAsked({ kind, filters = NONE }: ListScreen): ListAsked {
  const shape = useMemo(
    () => ({
      sortable: kind.sortable,
      statuses: STATUSES.filter((status) => kind.toggles.includes(status === 'inactive' ? 'active' : status)),
      filters: filters.map(shapeOf),
    }),
    [kind, filters],
  );
  const state = useListState(shape);
  const { settled } = state;
  const { languages, current } = useLanguages();
  const lang = languages.find(({ code }) => code === settled.lang)?.code ?? current.code;
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
const STATUS_NAMES = { active: 'ACTIVE', featured: 'FEATURED', inactive: 'INACTIVE' } as const;

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
      ...(status && { status: STATUS_NAMES[status] }),
      ...filterValues(filters, chosen),
    },
  };
}
