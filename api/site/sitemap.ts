import { cmsPage } from '@polyphony/domain/kinds/cmsPage.js';
import { withReferenced } from '@polyphony/domain/kinds/index.js';
import { language } from '@polyphony/domain/kinds/language.js';
import { languagesOf, pageLanguage, pageLanguages } from '@polyphony/domain/languages.js';
import { unlistedPaths } from '@polyphony/public-site';
import type { Types } from 'mongoose';
import { blogCategoryStore } from '../modules/blog/blogCategory.js';
import { blogPostStore } from '../modules/blog/blogPost.js';
import { careerStore } from '../modules/careers/career.js';
import { courseStore } from '../modules/courses/course.js';
import { eventStore } from '../modules/events/event.js';
import { eventCategoryStore } from '../modules/events/eventCategory.js';
import { languageDirectory, type LanguageDirectory } from '../modules/languages/languageDirectory.js';
import { newsArticleStore } from '../modules/news/newsArticle.js';
import { newsCategoryStore } from '../modules/news/newsCategory.js';
import { cmsPageStore } from '../modules/pages/cmsPageStore.js';
import { databaseAvailability } from '../platform/database/availability.js';
import type { ContentStamps } from '../platform/cache/contentStamps.js';
import { memoEachUntilWrite } from '../platform/cache/memoUntilWrite.js';
import type { RecordStore } from '../records/store/recordStore.js';
import type { TreeStore } from '../records/store/treeStore.js';
import type { StoredRecord } from '../records/schema/record.js';
import { escaped } from '../platform/html.js';

/** Addresses of each kind, and of all of them: a sitemap holds 50,000 at most. */
const KIND_MAX = 20_000;
const ADDRESSES_MAX = 50_000;

/** Records with a page each: where it is, and which of them visitors reach. */
interface Listed {
  readonly under: string;
  readonly store: RecordStore;
  readonly ids: (stamps: ContentStamps) => Promise<readonly Types.ObjectId[]>;
}

const visible = (under: string, store: RecordStore): Listed => ({
  under,
  store,
  ids: (stamps) => store.visibleIds(null, stamps),
});

const reachable = (under: string, store: TreeStore): Listed => ({
  under,
  store,
  ids: (stamps) => store.reachable(stamps),
});

/** Categories first: where there are more addresses than fit, the oldest records are left out. */
const LISTED: readonly Listed[] = [
  reachable('/event/category/', eventCategoryStore),
  reachable('/news/category/', newsCategoryStore),
  reachable('/blog/category/', blogCategoryStore),
  visible('/event/', eventStore),
  visible('/courses/', courseStore),
  visible('/news/', newsArticleStore),
  visible('/blog/', blogPostStore),
  visible('/careers/', careerStore),
];

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
  /** Codes of the languages that its record has a title in; null: a page without a record. */
  readonly written: readonly string[] | null;
  readonly changed?: Date;
}

/** A page in each of its languages, each with links to the others, as the heads of the pages name them. */
function entries(
  { path, changed, written }: Page,
  publicUrl: string,
  { active, default: first, base }: LanguageDirectory,
): string {
  const languages = { active: active.map(({ code }) => code), default: first, base };
  const own = pageLanguages(written, languages);
  const addressIn = (code: string) =>
    escaped(`${publicUrl}${path}${code === first ? '' : `?lang=${encodeURIComponent(code)}`}`);
  const alternates =
    own.length < 2
      ? ''
      : [...own.map((code) => [code, code] as const), ['x-default', pageLanguage(first, own, languages)] as const]
          .map(([name, code]) => `<xhtml:link rel="alternate" hreflang="${escaped(name)}" href="${addressIn(code)}"/>`)
          .join('');
  const modified = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return own.map((code) => `<url><loc>${addressIn(code)}</loc>${modified}${alternates}</url>`).join('\n');
}

async function pagesOf({ under, store, ids }: Listed, stamps: ContentStamps): Promise<Page[]> {
  const { titleField } = store.kind;
  const rows = await store.model
    .find({ _id: { $in: (await ids(stamps)).slice(0, KIND_MAX) } }, { slug: 1, updatedAt: 1, [titleField]: 1 })
    .sort({ _id: -1 })
    .lean<(StoredRecord & { slug: string })[]>();
  return rows.map((row) => ({
    path: `${under}${encodeURIComponent(row.slug)}`,
    changed: row.updatedAt,
    written: languagesOf(row[titleField]),
  }));
}

async function write(publicUrl: string, stamps: ContentStamps): Promise<Buffer> {
  databaseAvailability.check();
  const [directory, hidden, ...kinds] = await Promise.all([
    languageDirectory(stamps),
    cmsPageStore.hiddenPaths(stamps),
    ...LISTED.map((listed) => pagesOf(listed, stamps)),
  ]);
  const all: Page[] = [
    ...[
      '/',
      '/about-us',
      '/event',
      '/event/category',
      '/offers',
      '/courses',
      '/news',
      '/careers',
      '/contact-us',
      '/privacy',
    ]
      .filter((path) => !hidden.includes(path))
      .map((path) => ({ path, written: null })),
    ...kinds.flat(),
  ];
  const pages = all.slice(0, Math.floor(ADDRESSES_MAX / directory.active.length));
  return Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
      `${pages.map((page) => entries(page, publicUrl, directory)).join('\n')}\n</urlset>\n`,
  );
}

const listedKinds = new Set([
  ...LISTED.flatMap(({ store }) => withReferenced(store.kind)),
  cmsPage.name,
  language.name,
]);
const known = memoEachUntilWrite<Buffer>([...listedKinds], 4);

/** The addresses of all public pages in each language, read again only after one of them was written. */
export const sitemap = async (publicUrl: string, stamps: ContentStamps): Promise<Buffer> =>
  known(stamps, publicUrl, () => write(publicUrl, stamps));
