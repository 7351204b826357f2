import { inLanguage, type LanguageChoice, type Localized } from '@polyphony/domain/languages.js';
import { system } from '@polyphony/domain/settings/panels/system.js';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { panelNow } from './panels.js';

/** The name of the site, as its pages show it in a language. */
export async function siteName(language: LanguageChoice, stamps: ContentStamps): Promise<string> {
  const { frontend_website_name: name } = await panelNow(system, stamps);
  return inLanguage(name as Localized | null, language)?.trim() || 'Polyphony';
}
