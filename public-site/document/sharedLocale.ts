/** The regions whose way of writing the site follows; other languages take the region where most of their speakers live. */
const REGIONS: Readonly<Record<string, string>> = { en: 'GB', ar: 'AR' };

/** A language as Open Graph names it, with a region: `en_GB`. The bare code where no region is known. */
export function sharedLocale(code: string): string {
  try {
    const region = REGIONS[code] ?? new Intl.Locale(code).maximize().region;
    return region ? `${code}_${region}` : code;
  } catch {
    // A code is any one or two letters (SPEC-D30); Intl throws for invalid language tags.
    return code;
  }
}
