import type { Localized } from '@polyphony/domain/languages.js';
import { inLanguage, languageRead } from '@polyphony/domain/languages.js';

/** A category as a test writes it; the rest follows. */
export interface TestCategory {
  readonly slug: string;
  readonly name: Localized;
  readonly description?: Localized;
  readonly parent?: string;
  readonly featured?: boolean;
  readonly default?: boolean;
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

/** An event for tests: localized texts by field name, and the values shared by all languages. */
export interface TestEvent {
  readonly slug: string;
  readonly category: string;
  readonly name: Localized;
  readonly texts?: Readonly<Record<string, Localized>>;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly prices?: readonly Readonly<Record<string, unknown>>[];
}

/** A day that lies so many days ahead, or behind. */
export const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const price = (nationality: string, priceType: string, amount: number, label: string) => ({
  id: `${label.replaceAll(' ', '-')}-${amount}`,
  nationality,
  priceType,
  amount,
  currency: nationality === 'BHUTANESE' ? 'BTN' : 'USD',
  label,
  fallbacks: [],
});

export const EVENTS: readonly TestEvent[] = [
  {
    slug: 'raku-weekend',
    category: 'pottery',
    name: { en: 'Raku weekend', ar: 'عطلة الراكو' },
    texts: {
      shortDescription: { en: 'Two days of fire and glaze.' },
      aboutDescription: { en: 'We fire in the open.' },
      infoAddressLabel: { en: 'The Old Kiln, Paro' },
    },
    fields: {
      featured: true,
      startsOn: '2087-05-15',
      endsOn: '2087-05-16',
      infoStartTime: '10:00',
      infoEndTime: '17:30',
      infoAddressUrl: 'https://maps.example/kiln?a=1&b=2',
      metaDescription: 'Raku in Paro.',
    },
    prices: [
      price('INTERNATIONAL', 'REVIEWER', 40, 'Regular'),
      price('BHUTANESE', 'FRESHER', 1500, 'Early bird'),
      price('BHUTANESE', 'REVIEWER', 125000, 'Regular'),
    ],
  },
  { slug: 'glaze-evening', category: 'glazing', name: { en: 'Glaze evening' }, fields: { startsOn: dayIn(-9) } },
  { slug: 'river-walk', category: 'walks', name: { en: 'River walk' }, fields: { infoDateRange: 'In spring' } },
];

interface ListArguments {
  readonly page: number;
  readonly pageSize: number;
  readonly filter?: {
    readonly searchName?: string | null;
    readonly lang?: string | null;
    readonly categorySlug?: string | null;
    readonly from?: string | null;
    readonly to?: string | null;
    readonly hasEvents?: boolean | null;
  } | null;
  readonly order?: string;
}

function isOnSomeDay(fields: Readonly<Record<string, unknown>>, from: string | null, to: string | null): boolean {
  if (from === null && to === null) return true;
  const first = typeof fields['startsOn'] === 'string' ? fields['startsOn'] : null;
  const last = typeof fields['endsOn'] === 'string' ? fields['endsOn'] : first;
  return first !== null && last !== null && first <= (to ?? first) && last >= (from ?? last);
}

/** Resolves the visitors' root fields from memory, in the requested language, like the API. */
export function rootOf(
  categories: readonly TestCategory[],
  events: readonly TestEvent[],
  languages: readonly TestLanguage[],
) {
  const defaultCode = languages.find((language) => language.default)?.code ?? 'en';
  const textIn = (text: Localized | undefined, requested: string) =>
    inLanguage(text, { requested, default: defaultCode });
  /** The fallback languages that the API reports for missing translations. */
  const fallbacksOf =
    (texts: Readonly<Record<string, Localized | undefined>>) =>
    ({ lang }: { lang: string }) =>
      Object.entries(texts).flatMap(([field, text]) => {
        const read = languageRead(text, { requested: lang, default: defaultCode });
        return read === null || read === lang ? [] : [{ field, lang: read }];
      });
  const holds = (above: TestCategory): boolean => events.some(({ category }) => isBelow(category, above.slug));
  const record = (category: TestCategory): Record<string, unknown> => ({
    id: category.slug,
    slug: category.slug,
    parentId: category.parent ?? null,
    featured: category.featured ?? false,
    default: category.default ?? false,
    hasEvents: holds(category),
    metaTitle: category.metaTitle ?? null,
    metaDescription: null,
    name: ({ lang }: { lang: string }) => textIn(category.name, lang),
    description: ({ lang }: { lang: string }) => textIn(category.description, lang),
    titleLanguages: Object.keys(category.name),
    fallbacks: fallbacksOf({ name: category.name, description: category.description }),
    parent: () => categories.filter(({ slug }) => slug === category.parent).map(record)[0] ?? null,
    children: () => categories.filter(({ parent }) => parent === category.slug).map(record),
  });

  const isBelow = (slug: string, above: string): boolean => {
    const parent = categories.find((category) => category.slug === slug)?.parent;
    return slug === above || (parent !== undefined && isBelow(parent, above));
  };
  const eventRecord = ({ slug, category, name, texts, fields, prices = [] }: TestEvent): Record<string, unknown> => ({
    id: slug,
    slug,
    featured: false,
    ...fields,
    ...Object.fromEntries(
      Object.entries({ name, ...texts }).map(([field, text]) => [
        field,
        ({ lang }: { lang: string }) => textIn(text, lang),
      ]),
    ),
    titleLanguages: Object.keys(name),
    fallbacks: fallbacksOf({ name, ...texts }),
    category: () => categories.filter((one) => one.slug === category).map(record)[0] ?? null,
    prices: [...prices].sort((a, b) => Number(a['amount']) - Number(b['amount'])),
  });
  const pageOf = <T>(found: readonly T[], { page, pageSize }: ListArguments) => ({
    rows: found.slice((page - 1) * pageSize, page * pageSize),
    pageInfo: {
      currentPage: page,
      currentLimit: pageSize,
      totalPages: Math.ceil(found.length / pageSize),
      totalItemsCount: found.length,
    },
  });

  return {
    publishedLanguages: languages.map((language) => ({ ...language, base: language.code === 'en' })),
    publishedEvent: ({ slug }: { slug: string }) =>
      events.filter((event) => event.slug === slug).map(eventRecord)[0] ?? null,
    publishedEvents: (args: ListArguments) => {
      const { searchName, lang, categorySlug, from, to } = args.filter ?? {};
      const found = events.filter(
        ({ category, name, fields }) =>
          isOnSomeDay(fields ?? {}, from ?? null, to ?? null) &&
          (!categorySlug || isBelow(category, categorySlug)) &&
          (textIn(name, lang ?? '') ?? '').toLowerCase().includes((searchName ?? '').toLowerCase()),
      );
      // By date, what is over comes last; the API's own tests show the rest of the order.
      const isPast = ({ fields }: TestEvent) => {
        const lastDay = fields?.['endsOn'] ?? fields?.['startsOn'];
        return typeof lastDay === 'string' && lastDay < dayIn(0);
      };
      const ordered =
        args.order === 'DATE' ? [...found.filter((event) => !isPast(event)), ...found.filter(isPast)] : found;
      return pageOf(ordered.map(eventRecord), args);
    },
    publishedEventCategory: ({ slug }: { slug: string }) =>
      categories.filter((category) => category.slug === slug).map(record)[0] ?? null,
    publishedEventCategories: (args: ListArguments) => {
      const { filter } = args;
      const searched = filter?.searchName?.toLowerCase();
      const offered = categories.filter((one) => !filter?.hasEvents || (holds(one) && !one.default));
      const found = offered.filter(({ parent, name }) =>
        searched ? (textIn(name, filter?.lang ?? '') ?? '').toLowerCase().includes(searched) : !parent,
      );
      return {
        ...pageOf(found.map(record), args),
        descendants: searched ? [] : offered.filter(({ parent }) => parent).map(record),
      };
    },
  };
}
