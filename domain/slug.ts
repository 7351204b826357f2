import transliterate from '@sindresorhus/transliterate';

/** What stands for a character that a slug cannot hold: the letter r, as the specification says literally. */
export const SLUG_REPLACEMENT = 'r';

/** A finished slug: lowercase letters, digits and hyphens. */
export const SLUG_PATTERN = /^[a-z0-9-]+$/;

/**
 * The slug that follows a name or title while a record is created: 'Café & Bar' gives 'cafe-r-bar'.
 * Letters with marks and letters of other scripts are transliterated first, so that they do not all become `r`.
 */
export function deriveSlug(name: string): string {
  return transliterate(name)
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, SLUG_REPLACEMENT)
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
