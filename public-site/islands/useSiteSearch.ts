import { useCallback } from 'react';
import { SiteSearchDocument } from '../generated/graphql.js';
import { address } from '../visit/address.js';
import { request } from './request.js';
import { searchVariables, type SiteSearchProps } from './SiteSearch.js';
import { useTypedSearch } from './useTypedSearch.js';

/** Searches the site while the visitor types. Other words than those of the loaded page are searched for in all kinds. */
export function useSiteSearch({ path, language, q: loaded, kind, found }: SiteSearchProps) {
  const load = useCallback(
    (wanted: string, signal: AbortSignal) =>
      request(SiteSearchDocument, searchVariables(language, { q: wanted, kind: null, page: 1 }), signal),
    [language],
  );
  const addressOf = useCallback((wanted: string) => address(path, { q: wanted }), [path]);
  const { search: q, ...state } = useTypedSearch({ initial: { search: loaded, found }, load, addressOf });
  // Results of the loaded page alone may be those of one kind.
  return { ...state, q, kind: state.found === found ? kind : null };
}
