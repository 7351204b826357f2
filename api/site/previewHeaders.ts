import { PREVIEW_PARAMETER, PREVIEW_PATH } from '@polyphony/domain/publishing/preview.js';

/** The token of an address of previews, '' where it has none; null for every other address. */
export function previewToken(url: string | undefined): string | null {
  const [path = '', search = ''] = (url ?? '').split(/\?(.*)/s, 2);
  // Also where the site leads to the plain address: what it sends has the token, too.
  if (path.replace(/\/+/g, '/').replace(/\/$/, '') !== PREVIEW_PATH) return null;
  return new URLSearchParams(search).get(PREVIEW_PARAMETER) ?? '';
}

/**
 * The headers of a preview, and of what is sent in place of one: no cache stores it, no search engine lists it, and no
 * other site receives its address, which is its key. Links on it are not prefetched, for the same reason.
 */
export function previewHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { etag: _, 'speculation-rules': __, ...rest } = headers;
  return {
    ...rest,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  };
}
