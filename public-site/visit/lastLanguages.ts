import type { SiteLanguage } from './language.js';

/** The languages of each site of this process, by its address, as they were last read: few, and never stale for long. */
const lastRead = new Map<string, readonly SiteLanguage[]>();

/** Remembers the languages of a site, for the page that says that they cannot be read. */
export function rememberLanguages(publicUrl: string, languages: readonly SiteLanguage[]): readonly SiteLanguage[] {
  lastRead.set(publicUrl, languages);
  return languages;
}

/** The languages that a site had when they were last read; none before that. */
export const lastLanguages = (publicUrl: string): readonly SiteLanguage[] => lastRead.get(publicUrl) ?? [];
