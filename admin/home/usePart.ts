import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { QUIETLY, useLive } from '../live/useLive';

/** The data of a part of the home page, or the error. */
export interface PartState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/**
 * Queries a part's data, and refetches it when one of the kinds is written, by any user.
 * @param kinds names of kinds that the user may list; without any, the data is not updated
 */
export function usePart<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  kinds: readonly string[],
): PartState<Data> {
  const { data, error, refetch, client } = useQuery<Data, OperationVariables>(query, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  useLive(kinds, () => client.query<unknown, OperationVariables>({ query, variables, ...QUIETLY }));
  // The query reports another failure as `error` again.
  return { data, error, retry: () => void refetch().catch(() => undefined) };
}
