import { spokenLanguage } from './useT';

/** A whole number as it is read, in digits that every reader of the console shares: '10,000'. */
export const wholeNumber = (count: number): string => count.toLocaleString(`${spokenLanguage()}-u-nu-latn`);
