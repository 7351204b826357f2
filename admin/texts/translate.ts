import { isLiteralElement } from '@formatjs/icu-messageformat-parser';
import type { ConsoleTexts } from '@polyphony/domain/catalogues/consoleTexts.js';
import type { TextName, TextValues } from '@polyphony/domain/catalogues/generated/textNames.js';
import { textNamed } from '@polyphony/domain/catalogues/named.js';
import type { AnyText } from '@polyphony/domain/catalogues/parse.js';
import { format, formatParts } from '@polyphony/domain/catalogues/text.js';
import { fill } from '@polyphony/domain/messages/fill.js';
import { isMessage, type Message } from '@polyphony/domain/messages/messages.js';
import { render } from '@polyphony/domain/messages/render.js';
import { cloneElement, isValidElement, type ReactNode } from 'react';

export type { TextName, TextValues };

/** The names of texts with parameters: 'permissions.viewAllWhat'. */
export type FilledName = keyof TextValues;

/** What says something to people: the name of a text, a message, or nothing. */
export type Words = TextName | Message | '';

/** The names of texts whose parameters are among these: `NamesOf<'who' | 'what'>`. */
export type NamesOf<Value extends string> = {
  [Name in FilledName]: keyof TextValues[Name] extends Value ? Name : never;
}[FilledName];

export type Values = Readonly<Record<string, string | number>>;

/** Turns names into texts. */
export interface TranslateName {
  /** The text of a name, or of a message: `t('lists.saveView')`. */
  (words: Words): string;
  /** The text of a name that has parameters: `t('lists.countRecordsSelected', { count })`. */
  <Name extends FilledName>(name: Name, values: TextValues[Name]): string;
}

/** Translates the console's texts to one language. */
export interface Translate extends TranslateName {
  /** The same where it can be a text of the server, which is in the language of the reader: that stays as it is. */
  words(words: Message | string, values?: Values): string;
  /** A name within a sentence: 'Delete the event'. */
  inSentence(name: TextName | ''): string;
  /** A text with elements in place of its parameters. */
  parts<Name extends FilledName>(
    name: Name,
    values: { readonly [Value in keyof TextValues[Name]]: ReactNode },
  ): ReactNode[];
  /** The language of the result: English if there is no translation for the selected one. */
  readonly language: string;
}

/** Languages that write nouns with a capital everywhere. */
const CAPITAL_NOUNS = new Set(['de']);

/** A text with parameters, its values filled in; a parameter without a value is left in braces. */
function filled(text: string | AnyText, values: Values): string {
  if (typeof text === 'string') return fill(text, values);
  const names = text.message.flatMap((element) =>
    isLiteralElement(element) || !('value' in element) ? [] : [String(element.value)],
  );
  return format(text, { ...Object.fromEntries(names.map((name) => [name, `{${name}}`])), ...values });
}

/** Creates the translator of a language. */
export function translator({ language, texts, messages }: ConsoleTexts): Translate {
  const found = (name: string) => textNamed(name, texts) ?? name;
  const translate = (words: Message | string, values: Values = {}): string =>
    isMessage(words) ? render(words, { language, messages, labels: texts }) : filled(found(words), values);

  return Object.assign(translate, {
    language,
    words: translate,
    inSentence(name: TextName | '') {
      const text = translate(name);
      return CAPITAL_NOUNS.has(language) ? text : text.toLocaleLowerCase(language);
    },
    parts(name: FilledName, values: Readonly<Record<string, ReactNode>>) {
      const text = found(name);
      const parts =
        typeof text === 'string'
          ? text.split(/(\{\w+\})/).map((part) => {
              const value = /^\{(\w+)\}$/.exec(part)?.[1];
              return value !== undefined && Object.hasOwn(values, value) ? values[value] : part;
            })
          : formatParts<Values, ReactNode>(text, values);
      return parts
        .filter((part) => part !== '')
        .map((part, index) => (isValidElement(part) ? cloneElement(part, { key: index }) : part));
    },
  });
}
