import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { SOURCE_LANGUAGE } from '../limits.js';
import type { AnyText, ParsedMessages } from './parse.js';

/** What a build puts between the short name of a text and its English: no text has it. */
export const ENGLISH_FOLLOWS = '\u001f';

const parsed = new Map<string, AnyText>();

/** A text in its compact form (`compactMessage`), ready to be shown. */
function ready(text: string): string | AnyText {
  if (!text.startsWith('[{')) return text;
  const known = parsed.get(text) ?? {
    language: SOURCE_LANGUAGE,
    message: JSON.parse(text) as readonly MessageFormatElement[],
  };
  parsed.set(text, known);
  return known;
}

/**
 * The text of a name, by the texts of a language: 'lists.saveView'. In a build the name is the English text, or a code and that
 * text where it stands for several names, so that English needs no catalogue (admin/vite/textNames.ts). Undefined for what is
 * no name, and for a name that is its text.
 */
export function textNamed(name: string, texts: ParsedMessages): string | AnyText | undefined {
  const at = name.indexOf(ENGLISH_FOLLOWS);
  const key = at < 0 ? name : name.slice(0, at);
  const found = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (typeof found === 'object') return found;
  if (found !== undefined) return ready(found);
  return at < 0 ? undefined : ready(name.slice(at + 1));
}
