import { inLanguage, languageRead, type Localized } from '@polyphony/domain/languages.js';

/** A post or an article as a test writes it; the rest follows. */
export interface TestStory {
  readonly kind: 'post' | 'article';
  readonly slug: string;
  readonly category: string;
  readonly title: Localized;
  readonly description?: Localized;
  readonly tags?: Readonly<Record<string, readonly string[]>>;
  readonly fields?: Readonly<Record<string, unknown>>;
}

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

/** The newest first. */
export const STORIES: readonly TestStory[] = [
  {
    kind: 'article',
    slug: 'doors-open',
    category: 'workshop',
    title: { en: 'The doors open again', ar: 'الأبواب تُفتح من جديد' },
    fields: { createdAt: '2027-03-03T20:00:00.000Z', updatedAt: '2027-03-03T20:00:00.000Z', featured: true },
  },
  {
    kind: 'post',
    slug: 'hundred-notebooks',
    category: 'craft',
    title: { en: 'What a hundred notebooks taught us' },
    description: {
      en: `<h3>Thread &amp; needle</h3><p>${words(300)}</p><h4>The third fold</h4><p>${words(300)}</p><h3>Paper</h3><p>${words(300)}</p><p><img src="/media/1/a.png" alt="A fold"></p><p><a href="https://elsewhere.example/">Elsewhere</a></p>`,
    },
    tags: { en: ['Bookbinding', 'Paper'], ar: ['تجليد'] },
    fields: {
      createdAt: '2027-03-01T08:00:00.000Z',
      updatedAt: '2027-03-02T08:00:00.000Z',
      source: 'The workshop',
      metaDescription: 'Thread tears at the third fold.',
      bannerImageFile: {
        url: '/media/000000000000000000000001/token/banner.png?v=1',
        fileType: 'image/png',
        width: 1300,
        height: 650,
        placeholder: null,
        focusX: 0.5,
        focusY: 0.5,
        altText: 'Notebooks on a shelf',
      },
      metaImageFile: {
        url: '/media/000000000000000000000002/token/meta.png?v=1',
        fileType: 'image/png',
        width: 200,
        height: 200,
        placeholder: null,
        focusX: 0.5,
        focusY: 0.5,
        altText: null,
      },
    },
  },
  {
    kind: 'post',
    slug: 'glue',
    category: 'craft',
    title: { en: 'Five kinds of glue' },
    tags: { en: ['paper'] },
    fields: { createdAt: '2027-02-01T08:00:00.000Z', updatedAt: '2027-02-01T08:00:00.000Z' },
  },
];

const CATEGORIES: Readonly<Record<string, { readonly kind: TestStory['kind']; readonly name: Localized }>> = {
  workshop: { kind: 'article', name: { en: 'Around the workshop', ar: 'حول الورشة' } },
  craft: { kind: 'post', name: { en: 'Craft' } },
};

interface StoryListArguments {
  readonly page: number;
  readonly pageSize: number;
  readonly filter?: {
    readonly searchName?: string | null;
    readonly lang?: string | null;
    readonly tag?: string | null;
    readonly postCategorySlug?: string | null;
    readonly articleCategorySlug?: string | null;
  } | null;
}

/** Resolves the visitors' root fields of posts and articles from memory, like the API. */
export function storyRootOf(stories: readonly TestStory[], defaultCode: string) {
  const textIn = (text: Localized | undefined, requested: string) =>
    inLanguage(text, { requested, default: defaultCode });
  const inLang =
    (text: Localized | undefined) =>
    ({ lang }: { lang: string }) =>
      textIn(text, lang);
  const fallbacksOf =
    (texts: Readonly<Record<string, unknown>>) =>
    ({ lang }: { lang: string }) =>
      Object.entries(texts).flatMap(([field, text]) => {
        const read = languageRead(text as Localized | undefined, { requested: lang, default: defaultCode });
        return read === null || read === lang ? [] : [{ field, lang: read }];
      });
  const category = (slug: string) => {
    const found = CATEGORIES[slug];
    return found
      ? {
          slug,
          name: inLang(found.name),
          titleLanguages: Object.keys(found.name),
          fallbacks: fallbacksOf({ name: found.name }),
          children: [],
          parent: null,
        }
      : null;
  };
  const record = ({ slug, title, description, tags, category: of, fields }: TestStory) => {
    const summary: Localized = { en: `About ${slug}.` };
    return {
      id: slug,
      slug,
      featured: false,
      isFormActive: false,
      ...fields,
      title: inLang(title),
      shortDescription: inLang(summary),
      description: inLang(description),
      tags: ({ lang }: { lang: string }) => tags?.[lang] ?? tags?.['en'] ?? [],
      category: category(of),
      titleLanguages: Object.keys(title),
      fallbacks: fallbacksOf({ title, shortDescription: summary, description, tags }),
    };
  };
  const row = (story: TestStory | undefined) =>
    story ? { post: null, article: null, [story.kind]: record(story) } : null;
  const one =
    (kind: TestStory['kind']) =>
    ({ slug }: { slug: string }) =>
      stories.filter((story) => story.kind === kind && story.slug === slug).map(record)[0] ?? null;
  const categoriesOf = (kind: TestStory['kind']) => () => ({
    rows: Object.keys(CATEGORIES)
      .filter((slug) => CATEGORIES[slug]?.kind === kind)
      .map(category),
  });
  const fits = ({ filter }: StoryListArguments, { kind, title, tags, category: of }: TestStory): boolean => {
    const { searchName, lang, tag, postCategorySlug, articleCategorySlug } = filter ?? {};
    const slug = postCategorySlug ?? articleCategorySlug;
    return (
      (!slug || (of === slug && kind === (postCategorySlug ? 'post' : 'article'))) &&
      (!tag || Object.values(tags ?? {}).some((all) => all.some((each) => each.toLowerCase() === tag.toLowerCase()))) &&
      (textIn(title, lang ?? '') ?? '').toLowerCase().includes((searchName ?? '').toLowerCase())
    );
  };
  return {
    publishedStories: (args: StoryListArguments) => {
      const found = stories.filter((story) => fits(args, story));
      const { page, pageSize } = args;
      return {
        rows: found.slice((page - 1) * pageSize, page * pageSize).map(row),
        pageInfo: {
          currentPage: page,
          currentLimit: pageSize,
          totalPages: Math.ceil(found.length / pageSize),
          totalItemsCount: found.length,
        },
      };
    },
    publishedStoriesAround: ({ post, article }: { post?: string; article?: string }) => {
      const at = stories.findIndex((story) => story.slug === (post ?? article));
      return {
        newer: row(stories[at - 1]),
        older: row(stories[at + 1]),
        related: stories.filter((story, place) => place !== at && story.category === stories[at]?.category).map(row),
      };
    },
    publishedBlogPost: one('post'),
    publishedNewsArticle: one('article'),
    publishedBlogCategories: categoriesOf('post'),
    publishedNewsCategories: categoriesOf('article'),
    publishedBlogCategory: ({ slug }: { slug?: string }) =>
      slug !== undefined && CATEGORIES[slug]?.kind === 'post' ? category(slug) : null,
    publishedNewsCategory: ({ slug }: { slug?: string }) =>
      slug !== undefined && CATEGORIES[slug]?.kind === 'article' ? category(slug) : null,
  };
}
