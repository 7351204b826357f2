import { useQuery } from '@apollo/client/react';
import { DEBOUNCE_MS } from '@polyphony/domain/limits.js';
import { useDebounced } from '../../platform/useDebounced';
import { SearchRecordsDocument, type SearchRecordsQuery } from '../../graphql/generated/typed/graphql';

export type FoundRecord = SearchRecordsQuery['searchRecords'][number];

interface RecordSearch {
  /** The results for the current text, never those of an earlier one. */
  readonly found: readonly FoundRecord[];
  /** Whether a request is pending. */
  readonly busy: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Searches records of every kind by their names, debounced. */
export function useRecordSearch(typed: string): RecordSearch {
  const text = typed.trim();
  const settled = useDebounced(text, DEBOUNCE_MS);
  const current = text !== '' && text === settled;
  const { data, loading, error, refetch } = useQuery(SearchRecordsDocument, {
    variables: { text: settled },
    skip: !current,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  return {
    found: current && !loading ? (data?.searchRecords ?? []) : [],
    busy: text !== '' && (!current || loading),
    error: current && !loading ? (error ?? null) : null,
    // The query reports another failure as `error` again.
    retry: () => void refetch().catch(() => undefined),
  };
}
