import { validate } from '../../validation/fieldErrors.js';
import { factsOf } from '../../validation/fieldFacts.js';
import { IMAGE_SIZES } from '../../limits.js';
import { inEnglish } from '../../messages/languages.js';
import { messages } from '../../messages/messages.js';
import type { ContentField } from '../fields.js';
import { flatKeysOf } from '../flat.js';
import { rulesOf, sectionName } from '../section.js';
import { sectionsOf, sitePages } from './index.js';

const fieldOf = (slug: string, key: string): ContentField | undefined => sectionsOf(slug)?.fields[key];
const section = (slug: string, id: string) => sectionsOf(slug)?.sections.find((one) => one.id === id);

/** Copied from the specification. */
const NAMED = [
  ['CMS-002', 'about-us', 'about-us-section-1-banner-image', 'image'],
  ['CMS-003', 'about-us', 'about-us-section-1-banner-heading', 'text'],
  ['CMS-004', 'about-us', 'about-us-section-1-banner-sub-heading', 'text'],
  ['CMS-005', 'about-us', 'about-us-section-3-image', 'image'],
  ['CMS-006', 'about-us', 'about-us-section-3-heading', 'text'],
  ['CMS-007', 'about-us', 'about-us-section-4-heading', 'text'],
  ['CMS-008', 'about-us', 'about-us-section-4-background-image', 'image'],
  ['CMS-009', 'about-us', 'about-us-section-4-image', 'image'],
  ['CMS-010', 'about-us', 'about-us-section-4-description', 'text'],
  ['CMS-011', 'offers', 'offers-section-1-banner-image-1', 'image'],
  ['CMS-012', 'offers', 'offers-section-1-banner-image-2', 'image'],
  ['CMS-013', 'contact-us', 'contact-us-section-1-title', 'text'],
  ['CMS-014', 'contact-us', 'contact-us-section-1-heading', 'text'],
  ['CMS-015', 'contact-us', 'contact-us-section-1-sub-heading', 'text'],
  ['CMS-016', 'news-and-blogs', 'news-and-blogs-section-1-title', 'text'],
  ['CMS-017', 'news-and-blogs', 'news-and-blogs-section-1-heading', 'text'],
  ['CMS-018', 'news-and-blogs', 'news-and-blogs-section-1-sub-heading', 'text'],
  ['CMS-019', 'home', 'home-section-1-banner-heading', 'text'],
] as const;

test.each(NAMED)('%s: page %s has the key %s, which holds a %s', (_, slug, key, holds) => {
  expect(fieldOf(slug, key)?.holds).toBe(holds);
  expect(Object.keys(section(slug, key.slice(slug.length + 1).slice(0, 'section-1'.length))?.fields ?? {})).toContain(
    key,
  );
});

/** Fields that each editor has to offer, in the words of the specification and of SPEC-D80 and SPEC-D81. */
const BOOKING = ['title', 'heading', 'sub-heading', 'description', 'image', 'button-label', 'button-link'];
const CARD = ['icon', 'title', 'description'];
const INTRO = ['title', 'heading', 'sub-heading'];
const EDITORS: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['CMS-024', 'home', 'section-1', ['banner-heading', 'banner-sub-heading', 'banner-image']],
  ['CMS-025', 'home', 'section-3', [...INTRO, 'description', 'image', 'partner-image']],
  ['CMS-026', 'home', 'section-4', [...INTRO, 'description', 'image', 'button-label', 'button-link']],
  ['CMS-027', 'home', 'section-5', [...INTRO, ...CARD.map((field) => `card-${field}`)]],
  ['CMS-028', 'home', 'section-6', INTRO],
  ['CMS-029', 'home', 'section-7', INTRO],
  ['CMS-030', 'home', 'section-8', ['heading', 'card-image']],
  ['CMS-031', 'home', 'section-9', BOOKING],
  ['CMS-032', 'about-us', 'section-1', ['banner-image', 'banner-heading', 'banner-sub-heading']],
  ['CMS-033', 'about-us', 'section-2', [0, 1, 2].map((at) => `widget-card-description-${at}`)],
  ['CMS-034', 'about-us', 'section-3', ['image', 'heading']],
  ['CMS-035', 'about-us', 'section-4', ['heading', 'background-image', 'image', 'description']],
  ['CMS-036', 'about-us', 'section-5', ['heading', 'image', 'description']],
  ['CMS-037', 'about-us', 'section-6', ['heading', 'sub-heading', 'image', ...CARD.map((field) => `card-${field}`)]],
  ['CMS-038', 'about-us', 'section-7', ['heading', 'sub-headings']],
  ['CMS-039', 'about-us', 'section-8', BOOKING],
  ['CMS-040', 'careers', 'section-1', INTRO],
  ['CMS-041', 'careers', 'section-2', BOOKING],
  ['CMS-042', 'courses', 'section-1', INTRO],
  ['CMS-043', 'courses', 'section-2', BOOKING],
  ['CMS-044', 'offers', 'section-1', ['banner-image-1', 'banner-image-2']],
  ['CMS-045', 'offers', 'section-2', ['title', 'heading', 'description', 'button-label', 'button-link']],
  ['CMS-046', 'contact-us', 'section-1', INTRO],
  ['CMS-047', 'news-and-blogs', 'section-1', INTRO],
  ['CMS-048', 'news-and-blogs', 'section-2', ['category-title', 'news-blogs-title']],
  ['SPEC-D80', 'event', 'section-1', INTRO],
  ['SPEC-D80', 'event', 'section-2', BOOKING],
];

test.each(EDITORS)('%s: %s %s has the fields %j', (_, slug, id, names) => {
  const keys = flatKeysOf(section(slug, id)?.fields ?? {});
  expect(keys).toEqual(expect.arrayContaining(names.map((name) => `${slug}-${id}-${name}`)));
});

test('the pages with an editor are those of the specification, and home has no second section (CMS-021, CMS-022)', () => {
  expect(sitePages.map(({ slug }) => slug).sort()).toEqual([
    'about-us',
    'careers',
    'contact-us',
    'courses',
    'event',
    'home',
    'news-and-blogs',
    'offers',
  ]);
  // The order of the sections is a section of ours.
  expect(sectionsOf('home')?.sections.map(({ id }) => id)).toEqual(
    [1, 3, 4, 5, 6, 7, 8, 9, 0].map((at) => `section-${at}`),
  );
  expect(sectionsOf('terms-of-use')).toBeNull();
});

test('every key is {page}-{section}-{field} in kebab case, and no two are alike (CMS-020)', () => {
  const keys = sitePages.flatMap(({ slug, fields }) => flatKeysOf(fields).map((key) => [slug, key] as const));
  for (const [slug, key] of keys) expect(key).toMatch(new RegExp(`^${slug}-section-\\d(-[a-z]+|-\\d)+$`));
  expect(new Set(keys.map(([, key]) => key)).size).toBe(keys.length);
});

test('a section is named with its words capitalised (CMS-023)', () => {
  expect(sectionName('section-1')).toBe('Section 1');
});

test('offers section-2 is the same in every language, courses section-1 is not (CMS-042, CMS-049)', () => {
  expect(section('offers', 'section-2')?.translatable).toEqual([]);
  expect(section('courses', 'section-1')?.translatable).toHaveLength(3);
});

test('pictures and links are the same in every language (SPEC-D32)', () => {
  for (const { fields, translatable } of sitePages)
    for (const key of translatable) expect([key, factsOf(fields[key]?.rule).reference]).toEqual([key, undefined]);
  expect(section('careers', 'section-2')?.translatable).not.toContain('careers-section-2-button-link');
});

test('lists of cards show three at first, the gallery twelve (CMS-050, CMS-051)', () => {
  const initialCounts = Object.fromEntries(
    sitePages.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([key, field]) => (field.holds === 'cards' ? [[key, field.initialCount]] : [])),
    ),
  );
  expect(initialCounts).toEqual({
    'home-section-3-partner': 3,
    'home-section-5-card': 3,
    'home-section-8-card': 12,
    'about-us-section-6-card': 3,
  });
});

test('pictures say how large they should be (CMS-052, CMS-053)', () => {
  expect(factsOf(fieldOf('about-us', 'about-us-section-1-banner-image')?.rule).imageSize).toMatchObject({
    width: 1300,
    height: 650,
  });
  expect(IMAGE_SIZES.card).toMatchObject({ width: 40, height: 40 });
  for (const key of ['home-section-5-card', 'about-us-section-6-card']) {
    const field = fieldOf(key.startsWith('home') ? 'home' : 'about-us', key);
    const icon = field?.holds === 'cards' ? field.fields['icon'] : undefined;
    expect(factsOf(icon?.rule).imageSize).toBe(IMAGE_SIZES.card);
  }
});

test.each([
  ['/courses', true],
  ['/news/tag/paper?page=2', true],
  ['https://example.org/offer', true],
  ['', true],
  ['javascript:alert(1)', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['http://example.org', false],
  ['courses', false],
])('a button can lead to %j: %s', async (value, fits) => {
  const key = 'careers-section-2-button-link';
  const { errors } = await validate(rulesOf({ [key]: fieldOf('careers', key)! }), { [key]: value });
  expect(errors?.map(({ message }) => inEnglish(message)) ?? []).toEqual(
    fits ? [] : [inEnglish(messages.linkFormat('labels.buttonLink'))],
  );
});
