import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { dateLocale } from '../text/clock.js';

/**
 * A text with parameters in one language: an ICU message, parsed. It is no string, so that it cannot be shown without its
 * values. Plain data: it travels to scripts in the browser as JSON.
 */
export interface Text<Values> {
  /** The language that the text is in, which its plural forms and numbers follow. */
  readonly language: string;
  readonly message: readonly MessageFormatElement[];
  /** Only a type: the values that the text needs. */
  readonly values?: (values: Values) => void;
}

/** What a parameter of a text can be. */
export type TextValue = string | number;

/** Creating a format takes much longer than formatting. The catalogues are loaded once, so their texts are as well. */
const formats = new WeakMap<readonly MessageFormatElement[], IntlMessageFormat>();

function formatOf({ language, message }: Text<never>): IntlMessageFormat {
  const cached = formats.get(message);
  if (cached) return cached;
  // Latin digits in every language, as everywhere else on the site.
  const locale = `${dateLocale(language)}-u-nu-latn`;
  const format = new IntlMessageFormat([...message], locale, undefined, { ignoreTag: true });
  formats.set(message, format);
  return format;
}

/** Fills the parameters of a text: `format(texts.book.placesLeft, { count: 3 })`. */
export const format = <Values extends Readonly<Record<string, TextValue>>>(
  text: Text<Values>,
  values: Values,
): string => String(formatOf(text).format(values));

/**
 * The parts of a text, in order, with elements in place of some of its parameters: the texts between them are strings.
 * `formatParts(texts.careers.closes, { date: <time>…</time> })`
 */
export const formatParts = <Values extends Readonly<Record<string, TextValue>>, Element>(
  text: Text<Values>,
  values: { readonly [Name in keyof Values]: TextValue | Element },
): readonly (string | Element)[] =>
  formatOf(text)
    .formatToParts<Element>(values)
    .map(({ value }) => value);
