import { isPluralElement, isSelectElement, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { parseMessage } from './parse.js';

/** The elements of a message, those within plural forms and choices included. */
export const elementsOf = (elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] =>
  elements.flatMap((element) =>
    isPluralElement(element) || isSelectElement(element)
      ? [element, ...Object.values(element.options).flatMap(({ value }) => elementsOf(value))]
      : [element],
  );

/** The parameters of a message by name; whether it counts by one, which is a number then. */
export function parametersOf(message: string): ReadonlyMap<string, { readonly counts: boolean }> {
  const found = new Map<string, { readonly counts: boolean }>();
  for (const element of elementsOf(parseMessage(message))) {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
    const counts = isPluralElement(element) || element.type === TYPE.number;
    if (counts || !found.has(element.value)) found.set(element.value, { counts });
  }
  return found;
}
