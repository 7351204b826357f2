import type { MessageOrText } from '@polyphony/domain/messages/messages.js';
import { createContext, use } from 'react';
import { ENGLISH } from './catalogue';
import { type Translate, translator, type Values } from './translate';

export const english = translator(ENGLISH);

export const TextsContext = createContext<Translate>(english);

/** The translator of the console's language: `t('Save view')`. */
export const useT = (): Translate => use(TextsContext);

let current = english;

/** Sets the translator for `text`. */
export function setTranslator(t: Translate): void {
  current = t;
}

/** Translates a text outside of components, such as that of a toast, when it is raised. */
export const text = (words: MessageOrText, values?: Values): string => current(words, values);

/** The same for a name within a sentence. */
export const inSentence = (english: string): string => current.inSentence(english);

/** The current language of the console. */
export const consoleLanguage = (): string => current.language;
