import {
  isLiteralElement,
  isPluralElement,
  isArgumentElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { messageTextsIn } from '../messages/messageTexts.js';
import type { MessageTexts } from '../messages/render.js';
import { SOURCE_LANGUAGE } from '../limits.js';
import { CATALOGUES } from './catalogues.js';
import { parseMessage, parseMessages, type ParsedMessages } from './parse.js';

/** What the console says in a language. */
export interface ConsoleTexts {
  /** Its texts by the English ones, which name them in the source: of one that counts, by its form for many. */
  readonly catalogue: ParsedMessages;
  readonly messages: MessageTexts;
}

/** A parsed message as the source has it, with parameters in braces. */
const written = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (isLiteralElement(element) || isArgumentElement(element)) {
        return isLiteralElement(element) ? element.value : `{${element.value}}`;
      }
      return isPluralElement(element) ? written(element.options['other']?.value ?? []) : '';
    })
    .join('');

/** Texts of the console by their paths: 'lists.saveView'. */
function pathsOf(groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {}): Map<string, string> {
  return new Map(
    Object.entries(groups).flatMap(([group, texts]) =>
      Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text] as const),
    ),
  );
}

/** The texts of the source, by their paths in the catalogues. */
export const sourceTexts = (): ReadonlyMap<string, string> =>
  new Map(
    [...pathsOf(CATALOGUES[SOURCE_LANGUAGE]?.console)].map(([path, text]) => [path, written(parseMessage(text))]),
  );

/**
 * What the console says in a language, each text in English where there is no translation. For builds and tests, because it
 * has all languages: browsers load one (admin/vite/consoleTexts.ts).
 */
export function consoleTextsIn(language: string): ConsoleTexts {
  const messages = messageTextsIn(language);
  if (language === SOURCE_LANGUAGE) return { catalogue: {}, messages };
  const own = pathsOf(CATALOGUES[language]?.console);
  const byEnglish = [...sourceTexts()].flatMap(([path, english]) => {
    const text = own.get(path);
    return text === undefined ? [] : [[english, text] as const];
  });
  return { catalogue: { ...messages.labels, ...parseMessages(Object.fromEntries(byEnglish), language) }, messages };
}
