import { plainNumber } from '../text/digits.js';

/** Country codes of one and two digits (ITU-T E.164); all others have three, and none begins with another one. */
const SHORT_CODES = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * A phone number as people and browsers write it in the form that enquiries take: '+97517123456', '00975 17-12-34-56' and
 * '+975 (0)17123456' are '+975 17123456'. What has no country code stays as it is: which one is meant is not known.
 */
export function withCountryCode(typed: string): string {
  const plain = plainNumber(typed).replace(/^00/, '+').replace('(0)', '');
  if (!/^\+[\d\s().\u2010-\u2015/-]+$/u.test(plain)) return typed;
  const digits = plain.replace(/\D/g, '');
  const [, parted] = /^\+(\d{1,4})[\s(]/.exec(plain) ?? [];
  const code = parted ?? SHORT_CODES.exec(digits)?.[0] ?? digits.slice(0, 3);
  return `+${code} ${digits.slice(code.length)}`;
}
