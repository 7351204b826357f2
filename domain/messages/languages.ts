import { SOURCE_LANGUAGE } from '../limits.js';
import type { Label, Message } from './messages.js';
import { labelsIn, messageTextsIn } from './messageTexts.js';
import { render } from './render.js';

/**
 * Renders a message in a language; in English if there are no texts in it. For servers, because it includes all
 * languages.
 */
export const renderMessage = (message: Message, language: string): string => render(message, messageTextsIn(language));

/** Human-readable name of a field or a kind in a language; in English if there are no texts in it. */
export const labelIn = (label: Label, language: string): string => labelsIn(language)?.[label] ?? label;

/** The English text of a message, for logs and for clients without a language. */
export const inEnglish = (message: Message): string => renderMessage(message, SOURCE_LANGUAGE);
