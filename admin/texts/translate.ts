import { fill, pluralForm, type PluralForms } from '@polyphony/domain/plurals.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { Catalogue } from './catalogue';

export type Values = Readonly<Record<string, string | number>>;

/** Says the console's texts in one language. */
export interface Translate {
  /** The text in the language, its `{names}` filled; English where the language has no words for it. */
  (english: string, values?: Values): string;
  /** The form of a text for a number, with `{count}` and other values filled. */
  plural(english: PluralForms, count: number, values?: Values): string;
  /** A text with elements in the place of `{names}`. */
  parts(english: string, values: Readonly<Record<string, ReactNode>>): ReactNode[];
  /** The language of the words: English where the console does not speak the chosen one. */
  readonly language: string;
}

/** Numbers in braces: such a text is also found with its values in place. */
const POSITIONAL = /\{\d+\}/;

interface Pattern {
  readonly expression: RegExp;
  readonly text: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The patterns of a catalogue, those with the most words of their own first. */
function patternsOf(catalogue: Catalogue): Pattern[] {
  return Object.entries(catalogue)
    .filter((entry): entry is [string, string] => POSITIONAL.test(entry[0]) && typeof entry[1] === 'string')
    .sort(([a], [b]) => b.replace(/\{\d+\}/g, '').length - a.replace(/\{\d+\}/g, '').length)
    .map(([english, text]) => ({
      expression: new RegExp(
        `^${english
          .split(/\{\d+\}/)
          .map(escaped)
          .join('(.+?)')}$`,
        's',
      ),
      text,
    }));
}

/** A translation by a catalogue; `language` chooses the plural forms. */
export function translator(language: string, catalogue: Catalogue): Translate {
  const speaks = Object.keys(catalogue).length > 0 ? language : BASE_LANGUAGE;
  let patterns: readonly Pattern[] | null = null;
  let nouns: ReadonlyMap<string, string> | null = null;

  const textFor = (english: string): string | null => {
    const found = Object.hasOwn(catalogue, english) ? catalogue[english] : undefined;
    return typeof found === 'string' ? found : null;
  };

  /** A label is at times written in small letters, inside a message: 'A default category cannot be deleted.' */
  const nounFor = (english: string): string | null => {
    nouns ??= new Map(
      Object.entries(catalogue).flatMap(([key, text]) =>
        typeof text === 'string' ? [[key.toLowerCase(), text] as const] : [],
      ),
    );
    return textFor(english) ?? nouns.get(english.toLowerCase()) ?? null;
  };

  const filledText = (english: string): string => {
    patterns ??= patternsOf(catalogue);
    for (const { expression, text } of patterns) {
      const values = expression
        .exec(english)
        ?.slice(1)
        .map((value) => nounFor(value) ?? value);
      if (values) return fill(text, Object.fromEntries(values.entries()));
    }
    return english;
  };

  const raw = (english: string): string => {
    if (speaks === BASE_LANGUAGE) return english;
    return nounFor(english) ?? filledText(english);
  };

  const translate = (english: string, values?: Values) => (values ? fill(raw(english), values) : raw(english));

  return Object.assign(translate, {
    language: speaks,
    plural(english: PluralForms, count: number, values: Values = {}) {
      const found = Object.hasOwn(catalogue, english.other) ? catalogue[english.other] : undefined;
      const form = typeof found === 'object' ? pluralForm(found, count, speaks) : pluralForm(english, count, 'en');
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
