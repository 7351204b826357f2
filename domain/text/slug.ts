import transliterate from '@sindresorhus/transliterate';

/** Replaces characters that a slug cannot contain: the letter r, literally in the specification. */
export const SLUG_REPLACEMENT = 'r';

/** Letters that are left after transliteration: those of Chinese, Dzongkha or Hindi, say. */
const UNKNOWN_LETTER = /(?![a-z])\p{L}/iu;
const NOT_ASCII = /[^\x20-\x7e\s]/gu;

/**
 * Derives a slug from a name or title while a record is created: 'Café & Bar' becomes 'cafe-r-bar'. Accented letters
 * and other scripts are transliterated first, so that they do not all become `r`. Letters that cannot be are left out, as names
 * of such letters would all be alike: an empty slug is for the editor to write.
 */
export function deriveSlug(name: string): string {
  const latin = transliterate(name);
  const known = UNKNOWN_LETTER.test(latin) ? latin.replace(NOT_ASCII, '') : latin;
  // Of '瑜伽!' only the sign is left, which would make the same slug of all such names.
  if (known !== latin && !/[a-z0-9]/i.test(known)) return '';
  return known
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, SLUG_REPLACEMENT)
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
