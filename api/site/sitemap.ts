import { event as eventKind } from '@polyphony/domain/kinds/event.js';
import { withReferenced } from '@polyphony/domain/kinds/index.js';
import { language } from '@polyphony/domain/kinds/language.js';
import { unlistedPaths } from '@polyphony/public-site';
import type { Types } from 'mongoose';
import { eventStore } from '../modules/events/event.js';
import { eventCategoryStore } from '../modules/events/eventCategory.js';
import { languageDirectory, type LanguageDirectory } from '../modules/languages/languageDirectory.js';
import type { ContentStamps } from '../platform/cache/contentStamps.js';
import { eachUntilWritten } from '../platform/cache/untilWritten.js';
import type { RecordStore } from '../records/write/recordStore.js';
import type { StoredRecord } from '../records/schema/record.js';
import { escaped } from '../platform/html.js';

/** Addresses of each kind: a sitemap holds 50,000 at most. */
const KIND_MAX = 20_000;

/** Paths of the server beside the site that are nobody's to list. */
const UNLISTED = ['/admin', '/graphql', '/api/'];

export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...[...UNLISTED, ...unlistedPaths].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

interface Page {
  readonly path: string;
  readonly changed?: Date;
}

/** A page in each language, each with links to the others, as the heads of the pages name them. */
function entries({ path, changed }: Page, publicUrl: string, { active, default: first }: LanguageDirectory): string {
  const addressIn = (code: string) =>
    escaped(`${publicUrl}${path}${code === first ? '' : `?lang=${encodeURIComponent(code)}`}`);
  const alternates =
    active.length < 2
      ? ''
      : [...active.map(({ code }) => [code, code] as const), ['x-default', first] as const]
          .map(([name, code]) => `<xhtml:link rel="alternate" hreflang="${escaped(name)}" href="${addressIn(code)}"/>`)
          .join('');
  const modified = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return active.map(({ code }) => `<url><loc>${addressIn(code)}</loc>${modified}${alternates}</url>`).join('\n');
}

async function pagesOf(store: RecordStore, ids: readonly Types.ObjectId[], under: string): Promise<Page[]> {
  const rows = await store.model
    .find({ _id: { $in: ids.slice(0, KIND_MAX) } }, { slug: 1, updatedAt: 1 })
    .sort({ _id: -1 })
    .lean<(StoredRecord & { slug: string })[]>();
  return rows.map(({ slug, updatedAt }) => ({ path: `${under}${encodeURIComponent(slug)}`, changed: updatedAt }));
}

async function write(publicUrl: string, stamps: ContentStamps): Promise<Buffer> {
  const [events, categories, directory] = await Promise.all([
    eventStore.visibleIds(null, stamps),
    eventCategoryStore.reachable(stamps),
    languageDirectory(stamps),
  ]);
  const pages: Page[] = [
    ...['/', '/event', '/event/category', '/contact-us', '/privacy'].map((path) => ({ path })),
    ...(await pagesOf(eventCategoryStore, categories, '/event/category/')),
    ...(await pagesOf(eventStore, events, '/event/')),
  ];
  return Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
      `${pages.map((page) => entries(page, publicUrl, directory)).join('\n')}\n</urlset>\n`,
  );
}

const known = eachUntilWritten<Buffer>([...withReferenced(eventKind), language.name], 4);

/** The addresses of all public pages in each language, read again only after one of them was written. */
export const sitemap = (publicUrl: string, stamps: ContentStamps): Promise<Buffer> =>
  known(stamps, publicUrl, () => write(publicUrl, stamps));
