import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `refetch` when somebody, anywhere, has written a record of one of these kinds. What it needs for that is loaded
 * after the list stands; a tab has one stream of changes, whoever listens.
 * @param refetch fetches quietly: whoever looks at the old rows goes on doing so; rejects when it could not
 */
export function useLive(kindNames: readonly string[], refetch: () => Promise<unknown>): void {
  const fetchAgain = useEffectEvent(refetch);
  const names = kindNames.join(' ');
  useEffect(() => {
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
