import { atom } from './atom.js';
import { withWholeAddresses, type Feed, type FeedEntry } from './feed.js';
import { jsonFeed } from './jsonFeed.js';

const ENTRY: FeedEntry = {
  id: 'tag:polyphony.example,2027-03-01:post/1/en',
  address: 'https://polyphony.example/blog/folding',
  title: 'Salt & <pepper>',
  summary: 'Both "at once"',
  content: '<p>Fold &amp; press.</p>',
  language: null,
  published: new Date('2027-03-01T08:00:00Z'),
  updated: new Date('2027-03-02T09:30:00Z'),
  author: 'The workshop',
  image: 'https://polyphony.example/media/1/a/1280.jpg?v=1',
  tags: ['Paper', 'Salt & pepper'],
};
const BARE: FeedEntry = {
  ...ENTRY,
  id: 'tag:polyphony.example,2027-02-01:article/2/en',
  language: 'ar',
  summary: null,
  content: null,
  author: null,
  image: null,
  tags: [],
  updated: new Date('2027-03-01T08:00:00Z'),
};
const FEED: Feed = {
  title: 'News · Polyphony',
  description: 'What is new.',
  language: 'en',
  address: 'https://polyphony.example/news/feed.xml',
  page: 'https://polyphony.example/news',
  author: 'Polyphony',
  entries: [ENTRY, BARE],
};

test('an Atom feed has what RFC 4287 requires of a feed and of its entries', () => {
  const xml = atom.write(FEED);
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom" xml:lang="en">/,
  );
  expect(xml).toContain('<id>https://polyphony.example/news/feed.xml</id>');
  expect(xml).toContain('<updated>2027-03-02T09:30:00.000Z</updated>');
  expect(xml).toContain('<author><name>Polyphony</name></author>');
  expect(xml).toContain(
    '<link rel="self" type="application/atom+xml" href="https://polyphony.example/news/feed.xml"/>',
  );
  expect(xml).toContain('<title>Salt &amp; &lt;pepper&gt;</title>');
  expect(xml).toContain('<content type="html">&lt;p&gt;Fold &amp;amp; press.&lt;/p&gt;</content>');
  expect(xml).toContain('<category term="Salt &amp; pepper"/>');
  expect(xml).toContain('<entry xml:lang="ar">');
  expect(xml.match(/<entry/g)).toHaveLength(2);
});

test('a feed without texts is a feed', () => {
  expect(atom.write({ ...FEED, entries: [] })).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  expect(JSON.parse(jsonFeed.write({ ...FEED, entries: [] }))).toMatchObject({ items: [] });
});

test('characters that XML does not have are left out of a feed', () => {
  const title = 'a\u0000b\u000bc\ud800d\uffffe\tf😀';
  expect(atom.write({ ...FEED, title })).toContain('<title>abcde\tf😀</title>');
});

test('a JSON feed has what version 1.1 requires of a feed and of its items', () => {
  const feed = JSON.parse(jsonFeed.write(FEED));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: FEED.title,
    home_page_url: FEED.page,
    feed_url: FEED.address,
    language: 'en',
    authors: [{ name: 'Polyphony' }],
  });
  expect(feed.items).toEqual([
    {
      id: ENTRY.id,
      url: ENTRY.address,
      title: ENTRY.title,
      content_html: ENTRY.content,
      summary: ENTRY.summary,
      image: ENTRY.image,
      date_published: '2027-03-01T08:00:00.000Z',
      date_modified: '2027-03-02T09:30:00.000Z',
      authors: [{ name: 'The workshop' }],
      tags: ['Paper', 'Salt & pepper'],
    },
    // Without a content of its own, an item has a text.
    expect.objectContaining({ content_text: BARE.title, language: 'ar' }),
  ]);
});

test.each([
  ['<img src="/media/1/a.png">', '<img src="https://a.example/media/1/a.png">'],
  ['<a href="/news">N</a>', '<a href="https://a.example/news">N</a>'],
  ['<a href="//b.example/x">B</a>', '<a href="https://b.example/x">B</a>'],
  ['<a href="#end">E</a>', '<a href="https://a.example/news/one?lang=ar#end">E</a>'],
  [
    '<a href="two">T</a><a href="../event">E</a>',
    '<a href="https://a.example/news/two">T</a><a href="https://a.example/event">E</a>',
  ],
  ['<a href="?page=2&amp;tag=a">P</a>', '<a href="https://a.example/news/one?page=2&amp;tag=a">P</a>'],
  ['<a href="mailto:a@b.example">M</a>', '<a href="mailto:a@b.example">M</a>'],
  ['<a href="https://[">M</a>', '<a href="https://[">M</a>'],
  ['<a href="https://b.example/x">B</a>', '<a href="https://b.example/x">B</a>'],
  ['<p>href="/x"</p>', '<p>href="/x"</p>'],
])('addresses relative to the page of an entry are whole ones: %s', (html, expected) =>
  expect(withWholeAddresses(html, 'https://a.example/news/one?lang=ar')).toBe(expected),
);
