import { PRODUCT_NAME } from '@polyphony/domain/brand/name.js';
import { inLanguage, type LanguageChoice } from '@polyphony/domain/languages.js';
import { system } from '@polyphony/domain/settings/panels/system.js';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { panelIfAny, panelNow } from './panels.js';

/** The first of names that is set, in a language; without any, the product's. */
const firstOf = (names: readonly Parameters<typeof inLanguage<string>>[0][], language: LanguageChoice): string =>
  names.map((name) => inLanguage(name, language)?.trim()).find(Boolean) ?? PRODUCT_NAME;

/**
 * The name of the installation itself, for its console, its mails and its calendars: without one, that of the site, and without that
 * the product's. A mail is part of a write, such as a booking, which does not fail for want of a name.
 */
export async function systemName(language: LanguageChoice, stamps: ContentStamps): Promise<string> {
  const settings = await panelIfAny(system, stamps);
  return firstOf([settings?.system_name, settings?.frontend_website_name], language);
}

/** The name that the settings give the site in a language: without one, that of the installation. */
export async function siteName(language: LanguageChoice, stamps: ContentStamps): Promise<string> {
  const settings = await panelNow(system, stamps);
  return firstOf([settings.frontend_website_name, settings.system_name], language);
}
