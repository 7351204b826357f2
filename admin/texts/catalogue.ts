import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import { consoleTextsIn, type ConsoleTexts } from '@polyphony/domain/catalogues/consoleTexts.js';
import type { GridLocaleText } from '@mui/x-data-grid';
import { use } from 'react';
import { suspending } from '../platform/suspending';

/** Texts of the console in a language, loaded by those who read it. */
export interface LanguageTexts extends ConsoleTexts {
  /** Built-in texts of the component library, as its locales have them: merged into the theme. */
  readonly components: readonly object[];
  /** Built-in texts of tables; loaded by them, so that nothing else waits for the table. */
  readonly loadGridWords: (() => Promise<Partial<GridLocaleText>>) | null;
}

/** The languages of the console besides English: another one is a file in `languages` and in `gridWords`, and a line here. */
const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly texts: LanguageTexts }>>> = {
  ar: () => import('./languages/ar'),
  de: () => import('./languages/de'),
  es: () => import('./languages/es'),
  fr: () => import('./languages/fr'),
  pt: () => import('./languages/pt'),
};

/** Whether the console has words in a language. */
export const supportsLanguage = (language: string): boolean =>
  language === SOURCE_LANGUAGE || Object.hasOwn(LANGUAGES, language);

/** The languages that the console has words in. */
export const consoleLanguages = (): readonly string[] => [SOURCE_LANGUAGE, ...Object.keys(LANGUAGES)];

/** Milliseconds before a failed load of words is retried. */
const RETRY_MS = 3000;

export const ENGLISH: LanguageTexts = { ...consoleTextsIn('en'), components: [], loadGridWords: null };

const loading = new Map([[SOURCE_LANGUAGE, suspending(Promise.resolve(ENGLISH))]]);

/** A language's words; English ones where the console has none, or where they could not be loaded. The same promise each time. */
export function loadTexts(language: string): Promise<LanguageTexts> {
  const known = loading.get(language);
  if (known) return known;
  const load = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined;
  const texts = suspending(
    load
      ? load().then(
          ({ texts: found }) => found,
          (error: unknown) => {
            console.error(`The console's words in '${language}' could not be loaded.`, error);
            // Back off: every render requests the words.
            setTimeout(() => loading.delete(language), RETRY_MS);
            return ENGLISH;
          },
        )
      : Promise.resolve(ENGLISH),
  );
  loading.set(language, texts);
  return texts;
}

/** A language's words. Suspends only while they are loaded. */
export const useTexts = (language: string): LanguageTexts => use(loadTexts(language));
