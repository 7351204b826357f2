import { cleanRichText } from '@polyphony/domain/richText/cleanRichText.js';
import { withFileTokens } from '@polyphony/domain/richText/richText.js';
import { LRUCache } from 'lru-cache';
import type { FileAddresses } from './fileAddresses.js';

/** Texts as an app shows them, by what is stored; together at most 8 million characters of them. */
const newCache = () =>
  new LRUCache<string, string>({
    maxSize: 8_000_000,
    sizeCalculation: (html, stored) => html.length + stored.length + 1,
  });

/** By the addresses that the texts name their files by. */
const caches = new WeakMap<FileAddresses, ReturnType<typeof newCache>>();

/**
 * A stored rich text as it is returned. What was written before its field was one, restored from elsewhere or under a
 * longer allow list is cleaned like what is sent today. Files that it names get the addresses they have today.
 */
export function renderRichText(stored: string, addresses: FileAddresses): string {
  const cache = caches.get(addresses) ?? newCache();
  caches.set(addresses, cache);
  const cached = cache.get(stored);
  if (cached !== undefined) return cached;
  const html = withFileTokens(cleanRichText(stored), (id) => addresses.token(id));
  cache.set(stored, html);
  return html;
}
