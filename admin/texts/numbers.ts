import { spokenLanguage } from './useT';

/** Formats a whole number, with Latin digits in all languages: '10,000'. */
export const wholeNumber = (count: number): string => count.toLocaleString(`${spokenLanguage()}-u-nu-latn`);
