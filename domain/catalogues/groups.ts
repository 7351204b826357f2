import { SOURCE_LANGUAGE } from '../limits.js';
import { CATALOGUES, hasTextsIn } from './catalogues.js';
import { parseTexts, withFallback, type Parsed } from './parse.js';

/**
 * Reads a group of the catalogues: its texts in a language, each in English where there is no translation. Each language is
 * parsed when it is first read. For servers: it has all languages.
 */
export function textsOfGroup<Texts>(group: 'site' | 'mails' | 'messages' | 'labels'): (language: string) => Texts {
  const loaded = new Map<string, Parsed>();
  const load = (language: string): Parsed => {
    const known = loaded.get(language);
    if (known) return known;
    const own = parseTexts(CATALOGUES[language]?.[group] ?? {}, language);
    const texts = language === SOURCE_LANGUAGE ? own : withFallback(own, load(SOURCE_LANGUAGE));
    loaded.set(language, texts);
    return texts;
  };
  // Only languages with a catalogue are cached, because the code comes from the request. The type is generated from the base
  // catalogue, whose names the texts have.
  return (language) => load(hasTextsIn(language) ? language : SOURCE_LANGUAGE) as Texts;
}
