import { consoleLanguage } from './useT';

/** Formats a whole number, with Latin digits in all languages: '10,000'. */
export const wholeNumber = (count: number): string => count.toLocaleString(`${consoleLanguage()}-u-nu-latn`);
