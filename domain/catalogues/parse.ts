import { isLiteralElement, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Text, TextValue } from './text.js';

/** A text whose parameters nothing types. */
export type AnyText = Text<Readonly<Record<string, TextValue>>>;

/** Texts as a catalogue file holds them: ICU messages, by name and in groups. */
export type Written = string | readonly Written[] | { readonly [name: string]: Written };

/** The same as they are shown: a string, or a `Text` where a message has parameters. */
export type Parsed = string | Text<never> | readonly Parsed[] | ParsedGroup;
interface ParsedGroup {
  readonly [name: string]: Parsed;
}

/** An ICU message, parsed; markup in it is text. Throws a SyntaxError where it cannot be read. */
export const parseMessage = (message: string): MessageFormatElement[] => parse(message, { ignoreTag: true });

function parsed(message: string, language: string): string | AnyText {
  const elements = parseMessage(message);
  return elements.every(isLiteralElement)
    ? elements.map(({ value }) => value).join('')
    : { language, message: elements };
}

/** Messages by their codes, ready to be shown: a string, or a `Text` where one has parameters. */
export type ParsedMessages = Readonly<Record<string, string | AnyText>>;

/** The messages of a group, ready to be shown. */
export const parseMessages = (written: Readonly<Record<string, string>>, language: string): ParsedMessages =>
  Object.fromEntries(Object.entries(written).map(([code, message]) => [code, parsed(message, language)]));

/** The texts of a catalogue, ready to be shown. */
export function parseTexts(written: Written, language: string): Parsed {
  if (typeof written === 'string') return parsed(written, language);
  if (Array.isArray(written)) return written.map((one: Written) => parseTexts(one, language));
  return Object.fromEntries(Object.entries(written).map(([name, inner]) => [name, parseTexts(inner, language)]));
}

const isList = (value: Parsed): value is readonly Parsed[] => Array.isArray(value);
const isText = (value: Text<never> | ParsedGroup): value is Text<never> => Array.isArray(value.message);
const isGroup = (value: Parsed): value is ParsedGroup => typeof value === 'object' && !isList(value) && !isText(value);

/** The texts of a language, and those of `base` in place of the ones that it lacks. */
export function withFallback(texts: Parsed | undefined, base: Parsed): Parsed {
  if (texts === undefined) return base;
  if (!isGroup(texts) || !isGroup(base)) return texts;
  return Object.fromEntries(Object.entries(base).map(([name, inner]) => [name, withFallback(texts[name], inner)]));
}

/** Texts with others in place of some of them, by their paths. @param path where `texts` are: 'site' */
export function withReplaced(texts: Parsed, replaced: ReadonlyMap<string, Parsed>, path: string): Parsed {
  const own = replaced.get(path);
  if (own !== undefined) return own;
  if (isList(texts)) return texts.map((inner, at) => withReplaced(inner, replaced, `${path}.${at}`));
  if (!isGroup(texts)) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([name, inner]) => [name, withReplaced(inner, replaced, `${path}.${name}`)]),
  );
}
