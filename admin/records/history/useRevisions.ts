import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { RecordHistoryDocument } from '../../graphql/generated/typed/graphql';
import type { Revision } from './revisionWords';

/** The revisions of a record, the newest first, a page at a time. */
export function useRevisions(kind: string, id: string) {
  const client = useApolloClient();
  const first = useQuery(RecordHistoryDocument, { variables: { kind, id, page: 1 }, fetchPolicy: 'network-only' });
  const [earlier, setEarlier] = useState<readonly (readonly Revision[])[]>([]);
  const [failure, setFailure] = useState<Error | null>(null);
  const loadEarlier = async () => {
    try {
      const { data } = await client.query({
        query: RecordHistoryDocument,
        variables: { kind, id, page: earlier.length + 2 },
        fetchPolicy: 'network-only',
      });
      if (data) setEarlier((before) => [...before, data.recordHistory.rows]);
      setFailure(null);
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const history = first.data?.recordHistory;
  return {
    loaded: history && { rows: [...history.rows, ...earlier.flat()], total: history.pageInfo.totalItemsCount },
    error: first.error ?? failure,
    /** Loads the revisions before those that are shown; the newest ones, where there are none. */
    more: () => void (history ? loadEarlier() : first.refetch()),
  };
}
