import type { Localized } from '@polyphony/domain/languages.js';
import { inLanguage } from '@polyphony/domain/languages.js';

/** A category as a test writes it; the rest follows. */
export interface TestCategory {
  readonly slug: string;
  readonly name: Localized;
  readonly description?: Localized;
  readonly parent?: string;
  readonly featured?: boolean;
  readonly metaTitle?: string;
}

export interface TestLanguage {
  readonly code: string;
  readonly name: string;
  readonly rtl: boolean;
  readonly default: boolean;
}

export const ENGLISH_AND_ARABIC: readonly TestLanguage[] = [
  { code: 'en', name: 'English', rtl: false, default: true },
  { code: 'ar', name: 'Arabic', rtl: true, default: false },
];

export const CATEGORIES: readonly TestCategory[] = [
  {
    slug: 'workshops',
    name: { en: 'Workshops', ar: 'ورش العمل' },
    description: { en: 'Learn by doing.', ar: 'تعلّم بالممارسة.' },
    featured: true,
  },
  { slug: 'pottery', name: { en: 'Pottery', ar: 'الفخار' }, parent: 'workshops' },
  { slug: 'glazing', name: { en: 'Glazing' }, parent: 'pottery' },
  { slug: 'walks', name: { en: 'Walks' }, metaTitle: 'Walks with a guide' },
];

interface ListArguments {
  readonly page: number;
  readonly pageSize: number;
  readonly filter?: { readonly searchName?: string; readonly lang?: string } | null;
}

/** Answers the visitors' root fields from memory, in the asked language, as the API does. */
export function rootOf(categories: readonly TestCategory[], languages: readonly TestLanguage[]) {
  const defaultCode = languages.find((language) => language.default)?.code ?? 'en';
  const say = (text: Localized | undefined, asked: string) => inLanguage(text, { asked, default: defaultCode });
  const record = (category: TestCategory): Record<string, unknown> => ({
    id: category.slug,
    slug: category.slug,
    parentId: category.parent ?? null,
    featured: category.featured ?? false,
    metaTitle: category.metaTitle ?? null,
    metaDescription: null,
    name: ({ lang }: { lang: string }) => say(category.name, lang),
    description: ({ lang }: { lang: string }) => say(category.description, lang),
    parent: () => categories.filter(({ slug }) => slug === category.parent).map(record)[0] ?? null,
    children: () => categories.filter(({ parent }) => parent === category.slug).map(record),
  });

  return {
    publishedLanguages: languages,
    publishedEventCategory: ({ slug }: { slug: string }) =>
      categories.filter((category) => category.slug === slug).map(record)[0] ?? null,
    publishedEventCategories: ({ page, pageSize, filter }: ListArguments) => {
      const searched = filter?.searchName?.toLowerCase();
      const found = categories.filter(({ parent, name }) =>
        searched ? (say(name, filter?.lang ?? '') ?? '').toLowerCase().includes(searched) : !parent,
      );
      return {
        rows: found.slice((page - 1) * pageSize, page * pageSize).map(record),
        descendants: searched ? [] : categories.filter(({ parent }) => parent).map(record),
        pageInfo: {
          currentPage: page,
          currentLimit: pageSize,
          totalPages: Math.ceil(found.length / pageSize),
          totalItemsCount: found.length,
        },
      };
    },
  };
}
