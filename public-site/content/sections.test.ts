import { ARRANGEMENT, partsIn } from '@polyphony/domain/content/arrangement.js';
import type { ContentField } from '@polyphony/domain/content/fields.js';
import { sitePages } from '@polyphony/domain/content/pages/index.js';
import type { Section } from '@polyphony/domain/content/section.js';
import { textsIn } from '../texts/texts.js';
import { siteOver, type PictureOfPage } from '../testing/site.js';

/** Every field that editors fill in is on the page of the site: the table is made of the declarations themselves. */

interface Filled {
  /** As clients send it, by flat keys. */
  readonly content: Readonly<Record<string, string | readonly string[]>>;
  /** The texts, addresses and pictures that the page has to have, by their flat keys. */
  readonly expected: Readonly<Record<string, readonly string[]>>;
}

const isLink = (key: string): boolean => key.endsWith('-link');

/** Text that fills a field: one that no other field has. */
const wordsOf = (key: string): string => (isLink(key) ? `/to-${key}` : `Words of ${key}.`);
const addressOf = (key: string): string => `/media/${key}/token/picture.svg?v=1`;

function fill(key: string, field: ContentField): Filled {
  if (field.holds === 'image') return { content: { [key]: key }, expected: { [key]: [`src="${addressOf(key)}"`] } };
  if (field.holds === 'text')
    return {
      content: { [key]: wordsOf(key) },
      expected: { [key]: [isLink(key) ? `href="${wordsOf(key)}"` : wordsOf(key)] },
    };
  if (field.holds === 'texts') {
    const texts = [wordsOf(`first-${key}`), wordsOf(`second-${key}`)];
    return { content: { [key]: texts }, expected: { [key]: texts } };
  }
  const columns = Object.entries(field.fields).map(([name, inner]) => fill(`${key}-${name}`, inner));
  return {
    content: Object.fromEntries(
      columns.flatMap(({ content }) => Object.entries(content).map(([k, one]) => [k, [one].flat()])),
    ),
    expected: Object.assign({}, ...columns.map(({ expected }) => expected)) as Filled['expected'],
  };
}

const filledSection = ({ fields }: Pick<Section, 'fields'>): Filled => {
  const all = Object.entries(fields).map(([key, field]) => fill(key, field));
  return {
    content: Object.assign({}, ...all.map(({ content }) => content)) as Filled['content'],
    expected: Object.assign({}, ...all.map(({ expected }) => expected)) as Filled['expected'],
  };
};

/** The picture that fills a field, under the field's own key. */
const pictureOf = (id: string): PictureOfPage => ({
  id,
  url: addressOf(id),
  fileType: 'image/svg+xml',
  width: 800,
  height: 400,
  placeholder: null,
  focusX: 0.5,
  focusY: 0.5,
  altText: null,
});

const sections = sitePages.flatMap((page) =>
  page.sections
    .filter(({ id }) => id !== ARRANGEMENT)
    .map((section) => [page.slug, section.id, page.path, section] as const),
);

test.each(sections)(
  'the page %s shows every field of %s once editors have filled it in',
  async (slug, _, path, section) => {
    const { content, expected } = filledSection(section);
    const pictures = Object.keys(expected).map(pictureOf);
    const { status, body } = await siteOver({ pages: { [slug]: content }, pictures }).get(path);
    const missing = Object.entries(expected).flatMap(([key, parts]) =>
      parts.every((part) => body.includes(part)) ? [] : [key],
    );
    expect({ status, missing }).toEqual({ status: 200, missing: [] });
  },
);

const arrangedPages = sitePages.filter((page) => partsIn(page).length > 0);

test.each(arrangedPages.map((page) => [page.slug, page] as const))(
  'the page %s has its parts in the order of its editor, without those that are hidden',
  async (slug, page) => {
    const filled = page.sections.filter(({ id }) => id !== ARRANGEMENT).map(filledSection);
    const content = Object.assign({}, ...filled.map((one) => one.content)) as Filled['content'];
    const pictures = Object.keys(Object.assign({}, ...filled.map(({ expected }) => expected)) as object).map(pictureOf);
    /** The sections of which the page has words, in the order that it has them. */
    const listed = async (order: string) => {
      const pages = { [slug]: { ...content, [`${slug}-${ARRANGEMENT}-order`]: order } };
      const { body } = await siteOver({ pages, pictures }).get(page.path);
      const found = [...body.matchAll(new RegExp(`Words of (?:first-)?${slug}-(section-\\d)`, 'g'))].map(
        ([, id]) => id,
      );
      return [...new Set(found)];
    };
    const usual = await listed('');
    expect(usual.length).toBeGreaterThan(5);
    const [first, ...others] = usual;
    const reversed = partsIn(page)
      .map(({ id }) => id)
      .reverse();
    expect(await listed(reversed.join(' '))).toEqual([first, ...others.toReversed()]);
    const [hidden] = others;
    expect(await listed(`-${hidden ?? ''}`)).toEqual([first, ...others.slice(1)]);
    expect(await listed(reversed.map((id) => `-${id}`).join(' '))).toEqual([first]);
  },
);

test.each([
  ['/about-us', 'about-us-section-2-widget-card-description-1'],
  ['/news', 'news-and-blogs-section-2-category-title'],
  ['/news', 'news-and-blogs-section-2-news-blogs-title'],
] as const)('%s shows the setting %s where the page has no text of its own (CMS-033, CMS-048)', async (path, key) => {
  const slug = key.slice(0, key.indexOf('-section'));
  const settings = { [key]: 'Words of the settings' };
  expect((await siteOver({ settings }).get(path)).body).toContain('Words of the settings');
  const own = siteOver({ settings, pages: { [slug]: { [key]: 'Words of the page' } } });
  const { body } = await own.get(path);
  expect([body.includes('Words of the page'), body.includes('Words of the settings')]).toEqual([true, false]);
});

test('testimonials and news have their usual words until editors write others', async () => {
  const { body } = await siteOver().get('/');
  for (const { title, lead } of [textsIn('en').testimonials, textsIn('en').news]) {
    expect(body).toContain(`>${title}</h2>`);
    expect(body).toContain(lead);
  }
});

test.each([
  [12, [0, 7]],
  [11, []],
])(
  'of %i pictures of the gallery those at %j are requested in twice the width, as they are shown',
  async (count, large) => {
    const images = Array.from({ length: count }, (_, at) => `tile-${at}`);
    const pictures = images.map((id) => ({
      ...pictureOf(id),
      url: `/media/${id}/token/picture.jpg?v=1`,
      fileType: 'image/jpeg',
    }));
    const home = { 'home-section-8-heading': 'Memories', 'home-section-8-card-image': images };
    const { body } = await siteOver({ pages: { home }, pictures }).get('/');
    const sizes = [...body.matchAll(/<picture>.*?<\/picture>/gs)].flatMap(([picture]) => {
      const at = /\/media\/tile-(\d+)\//.exec(picture)?.[1];
      return at === undefined
        ? []
        : [{ at: Number(at), widest: /(\w+)"/.exec(/sizes="[^"]*"/.exec(picture)?.[0] ?? '')?.[1] }];
    });
    expect(sizes).toHaveLength(count);
    expect(sizes.filter(({ widest }) => widest === '25rem').map(({ at }) => at)).toEqual(large);
  },
);
