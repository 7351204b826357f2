import { lastChanged, type Feed, type FeedEntry, type FeedFormat } from './feed.js';
import { element, type Xml } from './xml.js';

const optional = (value: string | null, of: (value: string) => Xml): Xml[] => (value ? [of(value)] : []);

const entryOf = (entry: FeedEntry): Xml =>
  element('entry', { 'xml:lang': entry.language }, [
    element('id', {}, entry.id),
    element('title', {}, entry.title),
    element('link', { rel: 'alternate', type: 'text/html', href: entry.address }),
    element('published', {}, entry.published.toISOString()),
    element('updated', {}, entry.updated.toISOString()),
    ...optional(entry.author, (name) => element('author', {}, [element('name', {}, name)])),
    ...entry.tags.map((term) => element('category', { term })),
    ...optional(entry.image, (href) => element('link', { rel: 'enclosure', href })),
    ...optional(entry.summary, (text) => element('summary', {}, text)),
    ...optional(entry.content, (html) => element('content', { type: 'html' }, html)),
  ]);

/** Atom (RFC 4287). */
export const atom: FeedFormat = {
  type: 'application/atom+xml',
  write: (feed: Feed): string => {
    const { xml } = element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language }, [
      element('id', {}, feed.address),
      element('title', {}, feed.title),
      element('subtitle', {}, feed.description),
      element('updated', {}, lastChanged(feed).toISOString()),
      element('author', {}, [element('name', {}, feed.author)]),
      element('link', { rel: 'self', type: 'application/atom+xml', href: feed.address }),
      element('link', { rel: 'alternate', type: 'text/html', href: feed.page }),
      ...feed.entries.map(entryOf),
    ]);
    return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
  },
};
