import { useCallback, useEffect, useState } from 'react';
import { type DrawnPage, requestPage } from './requestPage';

/** A page as it was drawn last, and the request that it was drawn for. */
interface Drawn {
  readonly page: DrawnPage;
  readonly address: string;
  readonly lang: string;
}

/** The page at an address of the site, in a language; `again` draws it once more. */
export function usePage(address: string, lang: string) {
  const [attempt, setAttempt] = useState(0);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const key = `${attempt} ${lang} ${address}`;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    requestPage({ address, lang }, signal)
      .then((page) => {
        if (signal.aborted) return;
        setDrawn({ page, address, lang });
        setError(null);
      })
      .catch((failure: unknown) => {
        if (!signal.aborted) setError(failure instanceof Error ? failure : new Error(String(failure)));
      })
      .finally(() => {
        if (!signal.aborted) setDone(key);
      });
    return () => controller.abort();
  }, [address, lang, key]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  return { drawn, error, busy: done !== key, again };
}
