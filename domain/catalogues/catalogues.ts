import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import type { Written } from './parse.js';
import type { ReadingWords } from './reading.js';

/** What the product says in a language, by where it is said. A group that a language lacks is shown in English. */
export interface Catalogue {
  readonly direction: string;
  readonly site: Written;
  readonly mails?: Written;
  readonly messages?: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, string>>;
  readonly reading: ReadingWords;
  readonly console?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The catalogues, by their languages. To add one, create its file and add it here. */
export const CATALOGUES: Readonly<Record<string, Catalogue>> = { en, ar, de, es, fr, pt };

/** The direction in which a language is written that has a catalogue. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  CATALOGUES[language]?.direction === 'rtl' ? 'rtl' : 'ltr';

/** Whether the product has texts of its own in a language. */
export const hasTextsIn = (language: string): boolean => Object.hasOwn(CATALOGUES, language);
