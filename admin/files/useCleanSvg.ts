import { useEffect, useState } from 'react';

/**
 * Loads and sanitizes an SVG; returns a URL to display it, 'failed' if that is not possible, null while it loads.
 * @param url null loads nothing
 */
export function useCleanSvg(url: string | null): string | null {
  const [found, setFound] = useState<{ readonly url: string; readonly svg: string } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    const abort = new AbortController();
    loadSvg(url, abort.signal).then(
      (svg) => setFound({ url, svg }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        // No toast (FILES-055): a card shows that its image is missing.
        console.warn(`The SVG ${url} could not be shown.`, error);
        setFound({ url, svg: 'failed' });
      },
    );
    return () => abort.abort();
  }, [url]);
  return found?.url === url ? found.svg : null;
}

async function loadSvg(url: string, signal: AbortSignal): Promise<string> {
  const [response, { cleanSvg }] = await Promise.all([
    fetch(url, { signal, credentials: 'omit' }),
    import('@polyphony/domain/svg/cleanSvg.js'),
  ]);
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
  const cleaned = cleanSvg(await response.text());
  if (!cleaned) throw new Error('The SVG could not be sanitized.');
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(cleaned.svg)}`;
}
