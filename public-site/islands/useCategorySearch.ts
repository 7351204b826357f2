import { useCallback } from 'react';
import { CategoriesDocument } from '../generated/graphql.js';
import { pageAddress } from '../visit/address.js';
import { categoryVariables, type CategorySearchProps } from './CategorySearch.js';
import { request } from './request.js';
import { useTypedSearch } from './useTypedSearch.js';

/** Searches categories while the visitor types. */
export function useCategorySearch({ path, language, search, found }: CategorySearchProps) {
  const load = useCallback(
    (wanted: string, signal: AbortSignal) =>
      request(CategoriesDocument, categoryVariables(language, wanted, 1), signal),
    [language],
  );
  const addressOf = useCallback((wanted: string) => pageAddress(path, 1, { search: wanted }), [path]);
  return useTypedSearch({ initial: { search, found }, load, addressOf });
}
