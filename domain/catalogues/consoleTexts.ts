import { messagesIn } from '../messages/messageTexts.js';
import { SOURCE_LANGUAGE } from '../limits.js';
import { CATALOGUES, hasTextsIn } from './catalogues.js';
import { parseMessages, type ParsedMessages } from './parse.js';
import { compactMessage, consoleMessages } from './textNames.js';

/** What the console says in a language. */
export interface ConsoleTexts {
  readonly language: string;
  /** Its labels and texts by their names, as far as the language has them; what it lacks is English. */
  readonly texts: ParsedMessages;
  readonly messages: ParsedMessages;
}

const englishMessages = consoleMessages(CATALOGUES[SOURCE_LANGUAGE] ?? {});

/** The English texts of the console by their names, in their compact form. */
export const englishTexts: ReadonlyMap<string, string> = new Map(
  [...englishMessages].map(([name, message]) => [name, compactMessage(message)]),
);

/**
 * What the console says in a language. For builds and tests, because it has all languages: browsers load one
 * (admin/vite/consoleTexts.ts).
 */
export function consoleTextsIn(language: string): ConsoleTexts {
  const english = Object.fromEntries(englishTexts);
  if (language === SOURCE_LANGUAGE || !hasTextsIn(language)) {
    return { language: SOURCE_LANGUAGE, texts: english, messages: messagesIn(SOURCE_LANGUAGE) };
  }
  const own = parseMessages(Object.fromEntries(consoleMessages(CATALOGUES[language] ?? {})), language);
  return { language, texts: { ...english, ...own }, messages: messagesIn(language) };
}
