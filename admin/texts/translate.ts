import { fill, pluralForm, type PluralForms } from '@polyphony/domain/messages/plurals.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { isMessage, type MessageOrText } from '@polyphony/domain/messages/messages.js';
import { render } from '@polyphony/domain/messages/render.js';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { LanguageTexts } from './catalogue';

export type Values = Readonly<Record<string, string | number>>;

/** Translates the console's texts to one language. */
export interface Translate {
  /**
   * Translates a message, or an English text of the console, and fills in its `{names}`. Unknown texts are returned
   * unchanged.
   */
  (words: MessageOrText, values?: Values): string;
  /** Translates the plural form for a number, and fills in `{count}` and other values. */
  plural(english: PluralForms, count: number, values?: Values): string;
  /** Translates a text with elements in place of `{names}`. */
  parts(english: string, values: Readonly<Record<string, ReactNode>>): ReactNode[];
  /** The language of the result: English if there is no translation for the selected one. */
  readonly language: string;
}

/** Creates the translator of a language; without texts it returns English. `language` selects the plural forms. */
export function translator(language: string, texts: Pick<LanguageTexts, 'catalogue' | 'messages'> | null): Translate {
  const catalogue = texts?.catalogue ?? {};
  const resultLanguage = texts?.messages ? language : BASE_LANGUAGE;

  let anyCase: ReadonlyMap<string, string> | null = null;

  const found = (english: string) => (Object.hasOwn(catalogue, english) ? catalogue[english] : undefined);

  /** Looks up a text regardless of case: names are lower-cased within sentences, as in 'the event category'. */
  const inAnyCase = (english: string): string | undefined => {
    anyCase ??= new Map(
      Object.entries(catalogue).flatMap(([key, text]) =>
        typeof text === 'string' ? [[key.toLowerCase(), text] as const] : [],
      ),
    );
    return anyCase.get(english.toLowerCase());
  };

  const raw = (english: string): string => {
    if (resultLanguage === BASE_LANGUAGE) return english;
    const text = found(english);
    return typeof text === 'string' ? text : (inAnyCase(english) ?? english);
  };

  const translate = (words: MessageOrText, values?: Values): string => {
    if (isMessage(words)) return render(words, resultLanguage, texts?.messages ?? null);
    return values ? fill(raw(words), values) : raw(words);
  };

  return Object.assign(translate, {
    language: resultLanguage,
    plural(english: PluralForms, count: number, values: Values = {}) {
      const forms = found(english.other);
      const form =
        typeof forms === 'object' ? pluralForm(forms, count, resultLanguage) : pluralForm(english, count, 'en');
      return fill(form, { count, ...values });
    },
    parts(english: string, values: Readonly<Record<string, ReactNode>>) {
      return raw(english)
        .split(/(\{\w+\})/)
        .filter((part) => part !== '')
        .map((part, index) => {
          const name = /^\{(\w+)\}$/.exec(part)?.[1];
          if (name === undefined || !Object.hasOwn(values, name)) return part;
          const value = values[name];
          return isValidElement(value) ? cloneElement(value, { key: index }) : value;
        });
    },
  });
}
