import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import type { MessageCatalogue } from '@polyphony/domain/messages/render.js';
import type { PluralForms } from '@polyphony/domain/plurals.js';

/** A language's words for the console: by the English text, which is written where it is used. Names in braces stand for values. */
export type Catalogue = Readonly<Record<string, string | PluralForms>>;

/** What the console says in a language, loaded by those who read it. */
export interface LanguageTexts {
  readonly catalogue: Catalogue;
  /** What messages are written with; null for English. */
  readonly messages: MessageCatalogue | null;
  /** What the component library says by itself, as its locales have it: merged into the theme. */
  readonly components: readonly object[];
}

/** The languages that the console speaks besides English: another one is a file, and a line here. */
const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly texts: LanguageTexts }>>> = {
  ar: () => import('./ar'),
};

/** Milliseconds before words that could not be loaded are asked for again. */
const AGAIN_MS = 3000;

const ENGLISH: LanguageTexts = { catalogue: {}, messages: null, components: [] };

const loading = new Map<string, Promise<LanguageTexts>>([[BASE_LANGUAGE, Promise.resolve(ENGLISH)]]);

/** A language's words; English ones where the console has none, or where they could not be loaded. The same promise each time. */
export function loadTexts(language: string): Promise<LanguageTexts> {
  const known = loading.get(language);
  if (known) return known;
  const load = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined;
  const texts = load
    ? load().then(
        (module) => module.texts,
        (error: unknown) => {
          console.error(`The console's words in '${language}' could not be loaded.`, error);
          // Not at once: whoever draws the page asks each time.
          setTimeout(() => loading.delete(language), AGAIN_MS);
          return ENGLISH;
        },
      )
    : Promise.resolve(ENGLISH);
  loading.set(language, texts);
  return texts;
}
