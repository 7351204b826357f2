import { isLiteralElement } from '@formatjs/icu-messageformat-parser';
import type { AnyText } from '@polyphony/domain/catalogues/parse.js';
import { format, formatParts } from '@polyphony/domain/catalogues/text.js';
import { fill, pluralForm, type PluralForms } from '@polyphony/domain/messages/plurals.js';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import { isMessage, type MessageOrText } from '@polyphony/domain/messages/messages.js';
import { render } from '@polyphony/domain/messages/render.js';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { ConsoleTexts } from '@polyphony/domain/catalogues/consoleTexts.js';

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
  /** Translates a name within a sentence: 'Delete the event'. */
  inSentence(english: string): string;
  /** Translates a text with elements in place of `{names}`. */
  parts(english: string, values: Readonly<Record<string, ReactNode>>): ReactNode[];
  /** The language of the result: English if there is no translation for the selected one. */
  readonly language: string;
}

/** Languages that write nouns with a capital everywhere. */
const CAPITAL_NOUNS = new Set(['de']);

/** A text with parameters, its values filled in; a parameter without a value is left in braces, as it is in English. */
function filled(text: AnyText, values: Values): string {
  const names = text.message.flatMap((element) =>
    isLiteralElement(element) || !('value' in element) ? [] : [String(element.value)],
  );
  return format(text, { ...Object.fromEntries(names.map((name) => [name, `{${name}}`])), ...values });
}

/** Creates the translator of a language. */
export function translator({ catalogue, messages }: ConsoleTexts): Translate {
  const { language } = messages;
  let anyCase: ReadonlyMap<string, string | AnyText> | null = null;

  /** Looks up a text regardless of case: names are lower-cased within sentences, as in 'the event category'. */
  const inAnyCase = (english: string): string | AnyText | undefined => {
    anyCase ??= new Map(Object.entries(catalogue).map(([key, text]) => [key.toLowerCase(), text] as const));
    return anyCase.get(english.toLowerCase());
  };

  const found = (english: string): string | AnyText | undefined => {
    if (language === SOURCE_LANGUAGE) return undefined;
    return Object.hasOwn(catalogue, english) ? catalogue[english] : inAnyCase(english);
  };

  const translate = (words: MessageOrText, values: Values = {}): string => {
    if (isMessage(words)) return render(words, messages);
    const text = found(words) ?? words;
    return typeof text === 'string' ? fill(text, values) : filled(text, values);
  };

  return Object.assign(translate, {
    language,
    plural(english: PluralForms, count: number, values: Values = {}) {
      const text = found(english.other) ?? pluralForm(english, count, SOURCE_LANGUAGE);
      return typeof text === 'string' ? fill(text, { count, ...values }) : filled(text, { count, ...values });
    },
    inSentence(english: string) {
      const name = translate(english);
      return CAPITAL_NOUNS.has(language) ? name : name.toLocaleLowerCase(language);
    },
    parts(english: string, values: Readonly<Record<string, ReactNode>>) {
      const text = found(english) ?? english;
      const parts =
        typeof text === 'string'
          ? text.split(/(\{\w+\})/).map((part) => {
              const name = /^\{(\w+)\}$/.exec(part)?.[1];
              return name !== undefined && Object.hasOwn(values, name) ? values[name] : part;
            })
          : formatParts<Values, ReactNode>(text, values);
      return parts
        .filter((part) => part !== '')
        .map((part, index) => (isValidElement(part) ? cloneElement(part, { key: index }) : part));
    },
  });
}
