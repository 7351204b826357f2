import { CATALOGUES, hasTextsIn, type Catalogue } from '../catalogues/catalogues.js';
import { parseMessages, type ParsedMessages } from '../catalogues/parse.js';
import { BASE_LANGUAGE } from '../limits.js';
import type { MessageTexts } from './render.js';

/** Texts by what they are in English, where that is what the source names them by; English ones where there are no others. */
export const byEnglish = (
  english: Readonly<Record<string, string>> = {},
  texts: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(english).map(([key, name]) => [name, texts[key] ?? name]));

const loaded = new Map<string, MessageTexts>();

function load(language: string): MessageTexts {
  const known = loaded.get(language);
  if (known) return known;
  const { messages = {}, labels }: Partial<Catalogue> = CATALOGUES[language] ?? {};
  const own: ParsedMessages = parseMessages(messages, language);
  const texts: MessageTexts =
    language === BASE_LANGUAGE
      ? { language, messages: own, labels: null }
      : {
          language,
          messages: { ...load(BASE_LANGUAGE).messages, ...own },
          labels: byEnglish(CATALOGUES[BASE_LANGUAGE]?.labels, labels),
        };
  loaded.set(language, texts);
  return texts;
}

/**
 * What messages are written with in a language; each in English where there is no translation. For servers: it has all
 * languages.
 */
export const messageTextsIn = (language: string): MessageTexts =>
  // Only languages with a catalogue are cached, because the code comes from the request.
  load(hasTextsIn(language) ? language : BASE_LANGUAGE);
