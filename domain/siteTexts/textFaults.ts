import {
  isDateElement,
  isPluralElement,
  isTimeElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { parametersOf, elementsOf } from '../catalogues/parameters.js';
import { parseMessage } from '../catalogues/parse.js';
import { messages, type Message } from '../messages/messages.js';

/** Characters of a text of the site. */
export const SITE_TEXT_MAX = 2000;

/** Names in braces, as an editor types them. */
const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

type Read = { readonly elements: readonly MessageFormatElement[] } | { readonly fault: Message };

/** The elements of a message, those within plural forms included, or why it cannot be read. */
function readText(text: string): Read {
  try {
    return { elements: elementsOf(parseMessage(text)) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { fault: error.message === 'MISSING_OTHER_CLAUSE' ? messages.textWithoutOther : messages.textUnreadable };
  }
}

/** Plural forms that the language has not; a form of one number, '=0', is of every language. */
function foreignForms(elements: readonly MessageFormatElement[], language: string): readonly string[] {
  return elements.filter(isPluralElement).flatMap(({ options, pluralType }) => {
    const { pluralCategories } = new Intl.PluralRules(language, { type: pluralType ?? 'cardinal' }).resolvedOptions();
    const known: readonly string[] = pluralCategories;
    return Object.keys(options).filter((form) => !form.startsWith('=') && !known.includes(form));
  });
}

/**
 * Why a text cannot take the place of one of the catalogue; null when it can.
 * @param source the English text, whose placeholders it needs
 */
export function faultOfText(text: string, source: string, language: string): Message | null {
  if (text.length > SITE_TEXT_MAX) return messages.maxLength('labels.text', SITE_TEXT_MAX);
  if (/<\/?[a-z!]/i.test(text)) return messages.textWithMarkup;
  const parsed = readText(text);
  if ('fault' in parsed) return parsed.fault;
  const { elements } = parsed;
  // Values are texts and numbers, which no format of a date can show.
  if (elements.some((element) => isDateElement(element) || isTimeElement(element))) return messages.textUnreadable;
  const [own, needed] = [parametersOf(text), parametersOf(source)];
  const unknown = [...own.keys()].filter((name) => !needed.has(name));
  if (unknown.length > 0) return messages.textUnknownPlaceholder(inBraces(unknown));
  const lost = [...needed.keys()].filter((name) => !own.has(name));
  if (lost.length > 0) return messages.textLostPlaceholder(inBraces(lost));
  const [form] = foreignForms(elements, language);
  return form === undefined ? null : messages.textForeignForm(form);
}
