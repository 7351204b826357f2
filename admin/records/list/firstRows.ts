import type { WatchQueryFetchPolicy } from '@apollo/client';
import { useState } from 'react';
import { client } from '../../graphql/client';
import type { FirstVisit } from '../../navigation/registry';
import type { ListVariables } from '../operations';
import type { ListScreen } from '../screen';
import { firstVariables } from './state/useListQuery';

interface Requested {
  readonly operations: ListScreen['operations'];
  /** As JSON, to compare them with those of the list. */
  readonly variables: string;
  /** Time of the request, by `Date.now()`. */
  readonly at: number;
}

/** Milliseconds for which such rows are new enough to be rendered without another request. */
const NEW_MS = 10_000;

/** The rows that were requested before their list was rendered, until it is. */
let requested: Requested | null = null;

/** Requests the rows of the first list before it is rendered. Rejects on failure; the list then requests them again. */
export function requestFirstRows(screen: ListScreen, visit: FirstVisit): Promise<unknown> {
  const { operations } = screen;
  const variables = firstVariables(screen, visit);
  requested = { operations, variables: JSON.stringify(variables), at: Date.now() };
  return client.query({ query: operations.list, variables });
}

function takeRequested({ operations }: ListScreen, variables: ListVariables): number | null {
  const lastRequest = requested;
  requested = null;
  if (!lastRequest || Date.now() - lastRequest.at > NEW_MS) return null;
  return lastRequest.operations === operations && lastRequest.variables === JSON.stringify(variables)
    ? lastRequest.at
    : null;
}

/** For rows that were just requested, or are being so: not once more, but afterwards always. */
const ONCE_FROM_CACHE = {
  fetchPolicy: 'cache-first',
  nextFetchPolicy: (policy: WatchQueryFetchPolicy, { reason }: { readonly reason: string }): WatchQueryFetchPolicy =>
    reason === 'variables-changed' ? 'cache-and-network' : policy,
} as const;
const ALWAYS = { fetchPolicy: 'cache-and-network' } as const;

/** Fetch policy of a list, and the time since which it has its rows if `requestFirstRows` requested them. */
export function usePrepared(screen: ListScreen, variables: ListVariables) {
  const [since] = useState(() => takeRequested(screen, variables));
  return { policy: since === null ? ALWAYS : ONCE_FROM_CACHE, since };
}
