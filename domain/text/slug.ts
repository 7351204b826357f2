import transliterate from '@sindresorhus/transliterate';

/** Replaces characters that a slug cannot contain: the letter r, literally in the specification. */
export const SLUG_REPLACEMENT = 'r';

/**
 * Derives a slug from a name or title while a record is created: 'Café & Bar' becomes 'cafe-r-bar'. Accented letters
 * and other scripts are transliterated first, so that they do not all become `r`.
 */
export function deriveSlug(name: string): string {
  return transliterate(name)
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, SLUG_REPLACEMENT)
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
