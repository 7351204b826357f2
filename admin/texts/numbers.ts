import { consoleLanguage } from './useT';

/** Formats a whole number, with Latin digits in all languages: '10,000'. */
export const wholeNumber = (count: number): string => count.toLocaleString(`${consoleLanguage()}-u-nu-latn`);

/** Formats a share of a total, rounded down: '100%' says that nothing is missing. */
export const percent = (part: number, total: number): string =>
  (total === 0 ? 1 : Math.floor((100 * part) / total) / 100).toLocaleString(`${consoleLanguage()}-u-nu-latn`, {
    style: 'percent',
  });
