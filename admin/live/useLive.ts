import { useEffect, useEffectEvent } from 'react';

/**
 * How a list's query is sent once more: past the query on the screen, whose rows stay when this fails, and not joined to
 * one that may be older than the change.
 */
export const QUIETLY = { fetchPolicy: 'network-only', context: { queryDeduplication: false } } as const;

/**
 * Calls `refetch` when somebody, anywhere, has written a record of one of these kinds. What it needs for that is loaded
 * after the list stands; a tab has one stream of changes, whoever listens.
 * @param kindNames as `api/live/liveLists.ts` has them; the first is the one that the list is of
 * @param refetch asks for what is shown, QUIETLY; rejects when it could not
 */
export function useLive(kindNames: readonly string[], refetch: () => Promise<unknown>): void {
  const fetchAgain = useEffectEvent(refetch);
  const names = kindNames.join(' ');
  useEffect(() => {
    if (!names) return undefined;
    const since = Date.now();
    let gone = false;
    let stop = (): void => void (gone = true);
    import('./changes').then(
      ({ watch }) => {
        if (!gone) stop = watch(names.split(' '), since, () => fetchAgain());
      },
      // Without it the list is as it was before there were live ones.
      () => undefined,
    );
    return () => stop();
  }, [names]);
}
