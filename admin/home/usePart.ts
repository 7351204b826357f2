import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { QUIETLY, useLive } from '../live/useLive';

/** What a part of the home page has to show, or why it has nothing. */
export interface PartState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/**
 * Asks for what a part shows, and again when one of the kinds is written, by whomever.
 * @param kinds names of kinds that this person may list; without any, what is shown is as old as the page
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
  // What went wrong again is shown as before.
  return { data, error, retry: () => void refetch().catch(() => undefined) };
}
