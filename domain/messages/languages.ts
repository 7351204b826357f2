import { englishTexts } from '../catalogues/consoleTexts.js';
import type { TextName } from '../catalogues/generated/textNames.js';
import { SOURCE_LANGUAGE } from '../limits.js';
import type { Label, Message } from './messages.js';
import { messageTextsIn } from './messageTexts.js';
import { labelText, render } from './render.js';

/**
 * Renders a message in a language; in English if there are no texts in it. For servers, because it includes all
 * languages.
 */
export const renderMessage = (message: Message, language: string): string => render(message, messageTextsIn(language));

/** What people read for the name of a field or a kind in a language; in English if there are no texts in it. */
export const labelIn = (label: Label, language: string): string => labelText(label, messageTextsIn(language).labels);

/** The English text of a message, for logs and for clients without a language. */
export const inEnglish = (message: Message): string => renderMessage(message, SOURCE_LANGUAGE);

/** The English text of a name, for logs and for the descriptions of the API. */
export const textInEnglish = (name: TextName): string => englishTexts.get(name) ?? name;
