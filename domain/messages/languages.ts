import { BASE_LANGUAGE } from '../limits.js';
import type { Label, Message } from './messages.js';
import { arabic } from './arabic.js';
import { render, type MessageCatalogue } from './render.js';

/** The languages with texts besides English: to add one, create its file and add it here. */
const catalogues: Readonly<Record<string, MessageCatalogue>> = { ar: arabic };

/**
 * Renders a message in a language; in English if there are no texts in it. For servers, because it includes all
 * languages.
 */
export function renderMessage(message: Message, language: string): string {
  const catalogue = Object.hasOwn(catalogues, language) ? catalogues[language] : undefined;
  return catalogue ? render(message, language, catalogue) : render(message, BASE_LANGUAGE, null);
}

/** Human-readable name of a field or a kind in a language; in English if there are no texts in it. */
export function labelIn(label: Label, language: string): string {
  const catalogue = Object.hasOwn(catalogues, language) ? catalogues[language] : undefined;
  return catalogue?.labels[label] ?? label;
}

/** The English text of a message, for logs and for clients without a language. */
export const inEnglish = (message: Message): string => render(message, BASE_LANGUAGE, null);
