import { useEffect, useEffectEvent } from 'react';

/**
 * Options for refetching a list in the background: not through the mounted query, whose rows stay if this fails, and
 * not deduplicated with a request that may be older than the change.
 */
export const QUIETLY = { fetchPolicy: 'network-only', context: { queryDeduplication: false } } as const;

/**
 * Calls `refetch` when any user has written a record of one of these kinds. Its code is loaded after the list is
 * rendered; all lists of a tab share one stream.
 * @param kindNames as in `api/live/liveLists.ts`; the first is the list's own kind
 * @param refetch requests the current rows, with QUIETLY; rejects on failure
 * @param requested when the rows were requested, by `Date.now()`, if that was before the list was rendered
 */
export function useLive(
  kindNames: readonly string[],
  refetch: () => Promise<unknown>,
  requested: number | null = null,
): void {
  const fetchAgain = useEffectEvent(refetch);
  const names = kindNames.join(' ');
  useEffect(() => {
    if (!names) return undefined;
    const since = requested ?? Date.now();
    let stopped = false;
    let stop = (): void => void (stopped = true);
    import('./changes').then(
      ({ watch }) => {
        if (!stopped) stop = watch(names.split(' '), since, () => fetchAgain());
      },
      // If it cannot be loaded, the list works without live updates.
      () => undefined,
    );
    return () => stop();
  }, [names, requested]);
}
