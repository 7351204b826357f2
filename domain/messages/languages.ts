import { BASE_LANGUAGE } from '../limits.js';
import type { Message } from '../messages.js';
import { arabic } from './arabic.js';
import { render, type MessageCatalogue } from './render.js';

/** The languages that messages are written in besides English: another one is a file, and a line here. */
const catalogues: Readonly<Record<string, MessageCatalogue>> = { ar: arabic };

/** The text of a message in a language; English where there are no texts in it. For the servers, which hold them all. */
export function renderMessage(message: Message, language: string): string {
  const catalogue = Object.hasOwn(catalogues, language) ? catalogues[language] : undefined;
  return catalogue ? render(message, language, catalogue) : render(message, BASE_LANGUAGE, null);
}

/** A message's text for logs and for clients that asked for no language. */
export const inEnglish = (message: Message): string => render(message, BASE_LANGUAGE, null);
