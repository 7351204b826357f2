import { SOURCE_LANGUAGE } from '../limits.js';
import { CATALOGUES } from './catalogues.js';
import type { Written } from './parse.js';

/** How many texts there are, and how many of them a language has. */
export interface TextCount {
  readonly total: number;
  readonly translated: number;
}

/** The paths of the texts of a group. */
const pathsOf = (texts: Written, path = ''): string[] =>
  typeof texts === 'string'
    ? [path]
    : Object.entries(texts).flatMap(([name, inner]) => pathsOf(inner, `${path}.${name}`));

/** What visitors read that nobody has written: the texts of the site and of its mails. */
const ofVisitors = (language: string): string[] => {
  const { site = {}, mails = {} } = CATALOGUES[language] ?? {};
  return [...pathsOf(site, 'site'), ...pathsOf(mails, 'mails')];
};

/** How many of the texts of the site and its mails there are in a language. */
export function siteTextCount(language: string): TextCount {
  const all = ofVisitors(SOURCE_LANGUAGE);
  const own = new Set(ofVisitors(language));
  return { total: all.length, translated: all.filter((path) => own.has(path)).length };
}
