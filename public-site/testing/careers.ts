import { inLanguage, languageRead, type Localized } from '@polyphony/domain/languages.js';

/** A vacancy for tests. */
export interface TestCareer {
  readonly slug: string;
  readonly jobName: Localized;
  readonly jobDescription: Localized;
  readonly fields?: Readonly<Record<string, unknown>>;
}

export interface TestTestimonial {
  readonly id: string;
  readonly name: Localized;
  readonly designation?: Localized;
  readonly message: Localized;
  readonly rating?: number | null;
}

export const CAREERS: readonly TestCareer[] = [
  {
    slug: 'printer',
    jobName: { en: 'Letterpress printer', ar: 'طابع بالحروف' },
    jobDescription: { en: '<p>You run two presses.</p><h2>What you bring</h2>', ar: '<p>تشغّل آلتين.</p>' },
    fields: { jobVacancies: 2, closesOn: '2027-05-31', applyLink: 'jobs@example.org', featured: true },
  },
  {
    slug: 'guide',
    jobName: { en: 'Mountain guide' },
    jobDescription: { en: '<p>You know the paths.</p>' },
    fields: { applyLink: 'https://example.org/guides' },
  },
];

export const TESTIMONIALS: readonly TestTestimonial[] = [
  {
    id: 'deki',
    name: { en: 'Deki Wangmo', ar: 'ديكي وانغمو' },
    designation: { en: 'Teacher' },
    message: { en: 'I left with a book.', ar: 'عدت بكتاب.' },
    rating: 4.5,
  },
  { id: 'class', name: { en: 'A class of eighteen' }, message: { en: 'We liked the lanterns.' } },
];

interface Args {
  readonly lang?: string;
}

/** Resolvers of a record's texts, and of the list of those that are read in another language. */
function localized(texts: Readonly<Record<string, Localized | undefined>>, first: string) {
  const choiceOf = ({ lang }: Args) => ({ requested: lang ?? first, default: first });
  const resolvers = Object.entries(texts).map(
    ([name, text]) => [name, (args: Args) => (text ? inLanguage(text, choiceOf(args)) : null)] as const,
  );
  return {
    ...Object.fromEntries(resolvers),
    titleLanguages: Object.keys(Object.values(texts)[0] ?? {}),
    fallbacks: (args: Args) =>
      Object.entries(texts).flatMap(([field, text]) => {
        const lang = text && languageRead(text, choiceOf(args));
        return lang && lang !== choiceOf(args).requested ? [{ field, lang }] : [];
      }),
  };
}

const pageOf = <Row>(rows: readonly Row[], { page = 1, pageSize = 20 }: { page?: number; pageSize?: number }) => ({
  rows: rows.slice((page - 1) * pageSize, page * pageSize),
  pageInfo: {
    currentPage: page,
    currentLimit: pageSize,
    totalPages: Math.ceil(rows.length / pageSize),
    totalItemsCount: rows.length,
  },
});

/** The root of a schema whose vacancies and testimonials are these. @param first code of the default language */
export function careerRootOf(careers: readonly TestCareer[], testimonials: readonly TestTestimonial[], first: string) {
  const vacancies = careers.map(({ slug, jobName, jobDescription, fields }) => ({
    id: slug,
    slug,
    featured: false,
    createdAt: '2027-03-01T08:00:00.000Z',
    firstPublishedAt: '2027-03-02T08:00:00.000Z',
    ...localized({ jobName, jobDescription }, first),
    ...fields,
  }));
  const testimonialRecords = testimonials.map(({ id, rating = null, name, designation, message }) => ({
    id,
    rating,
    ...localized({ name, designation, message }, first),
  }));
  return {
    publishedCareers: (args: { page?: number; pageSize?: number }) => pageOf(vacancies, args),
    publishedCareer: ({ slug }: { slug?: string }) => vacancies.find((one) => one.slug === slug) ?? null,
    publishedTestimonials: (args: { page?: number; pageSize?: number }) => pageOf(testimonialRecords, args),
  };
}
