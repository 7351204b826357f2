import type { Message } from '@polyphony/domain/messages/messages.js';
import { createContext, use } from 'react';
import { ENGLISH } from './catalogue';
import { type TextName, type Translate, type TranslateName, translator, type Values } from './translate';

export const english = translator(ENGLISH);

export const TextsContext = createContext<Translate>(english);

/** The translator of the console's language: `t('lists.saveView')`. */
export const useT = (): Translate => use(TextsContext);

let current = english;

/** Sets the translator for `text`. */
export function setTranslator(t: Translate): void {
  current = t;
}

/** Translates a text outside of components, such as that of a toast, when it is raised. */
export const text: Pick<Translate, 'words'> & TranslateName = Object.assign(
  (words: Message | string, values?: Values) => current.words(words, values),
  { words: (words: Message | string) => current.words(words) },
);

/** The same for a name within a sentence. */
export const inSentence = (name: TextName): string => current.inSentence(name);

/** The current language of the console. */
export const consoleLanguage = (): string => current.language;
