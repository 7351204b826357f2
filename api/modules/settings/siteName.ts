import { PRODUCT_NAME } from '@polyphony/domain/brand/name.js';
import { inLanguage, type LanguageChoice } from '@polyphony/domain/languages.js';
import { system } from '@polyphony/domain/settings/panels/system.js';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { panelIfAny, panelNow } from './panels.js';

/**
 * The name of the installation itself, for its console, its mails and its calendars; without one, that of the product. A mail is
 * part of a write, such as a booking, which does not fail for want of a name.
 */
export async function systemName(language: LanguageChoice, stamps: ContentStamps): Promise<string> {
  const name = (await panelIfAny(system, stamps))?.system_name;
  return inLanguage(name, language)?.trim() || PRODUCT_NAME;
}

/** The name that the settings give the site in a language; without one, that of the product. */
export async function siteName(language: LanguageChoice, stamps: ContentStamps): Promise<string> {
  const { frontend_website_name: name } = await panelNow(system, stamps);
  return inLanguage(name, language)?.trim() || PRODUCT_NAME;
}
