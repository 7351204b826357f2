import { isArgumentElement, isLiteralElement, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parseMessage } from './parse.js';

/** What of a catalogue has names: its labels, and the texts of the console by their areas. */
export interface ConsoleGroups {
  readonly labels?: Readonly<Record<string, string>>;
  readonly console?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The messages of a catalogue by the names that the source has for them: 'labels.startDate', 'lists.saveView'. */
export const consoleMessages = ({ labels = {}, console = {} }: ConsoleGroups): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ labels, ...console }).flatMap(([area, texts]) =>
      Object.entries(texts).map(([key, message]) => [`${area}.${key}`, message] as const),
    ),
  );

/**
 * A message in the shortest form that is shown without a parser: a text, with parameters in braces; the parsed message as JSON
 * where it counts, or where a brace is text.
 */
export function compactMessage(message: string): string {
  const elements = parseMessage(message);
  const isSimple = (element: MessageFormatElement) =>
    isArgumentElement(element) || (isLiteralElement(element) && !/[{}]/.test(element.value));
  if (!elements.every(isSimple)) return JSON.stringify(elements);
  return elements
    .map((element) =>
      isArgumentElement(element) ? `{${element.value}}` : isLiteralElement(element) ? element.value : '',
    )
    .join('');
}
