import { useCallback, useEffect, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { MenuTreeDocument, type ArrangedMenuFragment } from '../../graphql/generated/typed/graphql';
import { useLanguages } from '../../language/LanguageProvider';
import { allRows } from '../../records/export/allRows';

interface Loaded {
  readonly menus: readonly ArrangedMenuFragment[];
  readonly error: Error | null;
}

/** Reads all menus, in tree order. @throws the error of a request; an AbortError when aborted */
export const readMenuTree = (client: ApolloClient, lang: string, signal: AbortSignal) =>
  allRows<ArrangedMenuFragment>({
    read: (paging, options) => client.query({ query: MenuTreeDocument, variables: { ...paging, lang }, ...options }),
    signal,
    onProgress: () => undefined,
  });

/** All menus in tree order, however many pages they take; null until they are loaded. `reload` loads them again. */
export function useMenuTree() {
  const client = useApolloClient();
  const { code: lang } = useLanguages().current;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const reading = new AbortController();
    const { signal } = reading;
    readMenuTree(client, lang, signal)
      .then((menus) => setLoaded({ menus, error: null }))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        const failure = error instanceof Error ? error : new Error(String(error));
        // Those that were loaded before stay, and with them what was moved, until they can be loaded again.
        setLoaded((before) => ({ menus: before?.menus ?? [], error: failure }));
      });
    return () => reading.abort();
  }, [client, lang, round]);
  return { ...loaded, reload: useCallback(() => setRound((last) => last + 1), []) };
}
