import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import type { MessageCatalogue } from '@polyphony/domain/messages/render.js';
import type { PluralForms } from '@polyphony/domain/messages/plurals.js';
import type { GridLocaleText } from '@mui/x-data-grid';
import { use } from 'react';

/** A language's words for the console: by the English text, which is written where it is used. Names in braces stand for values. */
export type Catalogue = Readonly<Record<string, string | PluralForms>>;

/** Texts of the console in a language, loaded by those who read it. */
export interface LanguageTexts {
  readonly catalogue: Catalogue;
  /** Catalogue that messages are written with; null for English. */
  readonly messages: MessageCatalogue | null;
  /** Built-in texts of the component library, as its locales have them: merged into the theme. */
  readonly components: readonly object[];
  /** Built-in texts of tables; loaded by them, so that nothing else waits for the table. */
  readonly loadGridWords: (() => Promise<Partial<GridLocaleText>>) | null;
}

/** The languages of the console besides English: another one is a file, and a line here. */
const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly texts: LanguageTexts }>>> = {
  ar: () => import('./ar'),
};

/** Whether the console has words in a language. */
export const supportsLanguage = (language: string): boolean =>
  language === BASE_LANGUAGE || Object.hasOwn(LANGUAGES, language);

/** Milliseconds before a failed load of words is retried. */
const RETRY_MS = 3000;

const ENGLISH: LanguageTexts = { catalogue: {}, messages: null, components: [], loadGridWords: null };

const loading = new Map<string, Promise<LanguageTexts>>([[BASE_LANGUAGE, Promise.resolve(ENGLISH)]]);
const loaded = new Map<string, LanguageTexts>([[BASE_LANGUAGE, ENGLISH]]);

/** A language's words; English ones where the console has none, or where they could not be loaded. The same promise each time. */
export function loadTexts(language: string): Promise<LanguageTexts> {
  const known = loading.get(language);
  if (known) return known;
  const load = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined;
  const texts = load
    ? load().then(
        ({ texts: found }) => {
          loaded.set(language, found);
          return found;
        },
        (error: unknown) => {
          console.error(`The console's words in '${language}' could not be loaded.`, error);
          // Back off: every render requests the words.
          setTimeout(() => loading.delete(language), RETRY_MS);
          return ENGLISH;
        },
      )
    : Promise.resolve(ENGLISH);
  loading.set(language, texts);
  return texts;
}

/** A language's words. Suspends only while they are loaded: a promise that has settled would suspend a first time, too. */
export const useTexts = (language: string): LanguageTexts => loaded.get(language) ?? use(loadTexts(language));
