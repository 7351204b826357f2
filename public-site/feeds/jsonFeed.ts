import type { Feed, FeedEntry, FeedFormat } from './feed.js';

const itemOf = (entry: FeedEntry) => ({
  id: entry.id,
  url: entry.address,
  title: entry.title,
  // One of the two contents is required.
  ...(entry.content === null ? { content_text: entry.summary ?? entry.title } : { content_html: entry.content }),
  summary: entry.summary ?? undefined,
  image: entry.image ?? undefined,
  date_published: entry.published.toISOString(),
  date_modified: entry.updated.toISOString(),
  authors: entry.author === null ? undefined : [{ name: entry.author }],
  tags: entry.tags.length > 0 ? entry.tags : undefined,
  language: entry.language ?? undefined,
});

/** JSON Feed 1.1 (jsonfeed.org). */
export const jsonFeed: FeedFormat = {
  type: 'application/feed+json',
  write: (feed: Feed): string =>
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      description: feed.description,
      home_page_url: feed.page,
      feed_url: feed.address,
      language: feed.language,
      authors: [{ name: feed.author }],
      items: feed.entries.map(itemOf),
    }),
};
