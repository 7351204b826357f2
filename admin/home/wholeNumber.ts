import { spokenLanguage } from '../texts/useT';

/** A count as it is read, in digits that every reader of the console shares: '10,000'. */
export const wholeNumber = (count: number): string => count.toLocaleString(`${spokenLanguage()}-u-nu-latn`);
