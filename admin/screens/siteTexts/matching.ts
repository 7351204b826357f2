import { hasWords, searchWords } from '@polyphony/domain/text/folded.js';
import type { SiteTextsQuery, TextOfSiteFragment } from '../../graphql/generated/typed/graphql';

export type TextPage = SiteTextsQuery['siteTexts'][number];

/** Which texts a list has: all, those that editors wrote, or those that the language has not. */
export const CHOICES = ['all', 'edited', 'missing'] as const;
export type Choice = (typeof CHOICES)[number];

/** What narrows the list. */
export interface Narrowing {
  readonly search: string;
  /** The name of a page; '' for all. */
  readonly page: string;
  readonly choice: Choice;
}

const isChosen = ({ text, standard }: TextOfSiteFragment, choice: Choice): boolean => {
  if (choice === 'edited') return text !== null;
  return choice === 'all' || (text === null && standard === null);
};

/** The pages with the texts that match; pages without any are left out. */
export function matching(pages: readonly TextPage[], { search, page, choice }: Narrowing): readonly TextPage[] {
  const words = searchWords(search);
  const isFound = ({ path, source, standard, text }: TextOfSiteFragment) =>
    hasWords([path, source, standard, text].join(' '), words);
  return pages
    .filter(({ name }) => page === '' || name === page)
    .map((one) => ({ ...one, texts: one.texts.filter((text) => isChosen(text, choice) && isFound(text)) }))
    .filter(({ texts }) => texts.length > 0);
}

/** Number of the texts of pages. */
export const countTexts = (pages: readonly TextPage[]): number =>
  pages.reduce((sum, { texts }) => sum + texts.length, 0);
