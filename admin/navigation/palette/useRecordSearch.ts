import { useQuery } from '@apollo/client/react';
import { DEBOUNCE_MS } from '@polyphony/domain/limits.js';
import { useEffect, useState } from 'react';
import { SearchRecordsDocument, type SearchRecordsQuery } from '../../graphql/generated/typed/graphql';

export type FoundRecord = SearchRecordsQuery['searchRecords'][number];

interface RecordSearch {
  /** Those that what is typed now finds; an answer to what was typed before is never among them. */
  readonly found: readonly FoundRecord[];
  /** An answer is still to come. */
  readonly busy: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Records of every kind that hold what is typed in their names, asked for once the typing has paused. */
export function useRecordSearch(typed: string): RecordSearch {
  const text = typed.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
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
    // What went wrong again is shown as before.
    retry: () => void refetch().catch(() => undefined),
  };
}
