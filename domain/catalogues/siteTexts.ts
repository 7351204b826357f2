import { BASE_LANGUAGE } from '../limits.js';
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import type { SiteTexts } from './generated/siteTexts.js';
import { parseTexts, withFallback, type Parsed, type Written } from './parse.js';

export type { SiteTexts };

/** The catalogues, by their languages. To add one, create its file and add it here. */
const CATALOGUES: Readonly<Record<string, { readonly site: Written }>> = { en, ar, de, es, fr, pt };

/** Whether the site has its own texts in a language. */
export const hasTextsIn = (language: string): boolean => Object.hasOwn(CATALOGUES, language);

const loaded = new Map<string, Parsed>();

/** Parses a catalogue when its language is first read. */
function load(language: string): Parsed {
  const known = loaded.get(language);
  if (known) return known;
  const own = parseTexts(CATALOGUES[language]?.site ?? {}, language);
  const texts = language === BASE_LANGUAGE ? own : withFallback(own, load(BASE_LANGUAGE));
  loaded.set(language, texts);
  return texts;
}

/** The site's own texts in a language, each in English where there is no translation. For servers: it has all languages. */
export function siteTextsIn(language: string): SiteTexts {
  // Only languages with a catalogue are cached, because the code comes from the request.
  const texts = load(hasTextsIn(language) ? language : BASE_LANGUAGE);
  // The type is generated from the base catalogue, whose names the texts have.
  return texts as unknown as SiteTexts;
}
