import { plainText } from '@polyphony/domain/richText/richText.js';

const AFTER_BEGINNING = /<(?:h[1-6]|ul|ol)\b/i;

/** The text of a description before its first heading or list, or all of it where it begins with one. */
export function beginningOf(html: string | null | undefined): string {
  const beginning = html?.split(AFTER_BEGINNING)[0];
  return plainText(beginning) || plainText(html) || '';
}
