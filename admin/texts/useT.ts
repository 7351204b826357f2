import type { Said } from '@polyphony/domain/messages.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { createContext, use } from 'react';
import { type Translate, translator, type Values } from './translate';

export const english = translator(BASE_LANGUAGE, null);

export const TextsContext = createContext<Translate>(english);

/** What says the console's texts in the language it is read in: `t('Save view')`. */
export const useT = (): Translate => use(TextsContext);

let spoken = english;

/** Makes `text` speak as the console does. */
export function speak(t: Translate): void {
  spoken = t;
}

/** A text outside of components, as the console says it now: for toasts and the like, when they are raised. */
export const text = (words: Said, values?: Values): string => spoken(words, values);

/** The language that the console speaks now. */
export const spokenLanguage = (): string => spoken.language;
