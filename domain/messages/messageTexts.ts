import { hasTextsIn } from '../catalogues/catalogues.js';
import { textsOfGroup } from '../catalogues/groups.js';
import type { ParsedMessages } from '../catalogues/parse.js';
import { SOURCE_LANGUAGE } from '../limits.js';
import type { MessageTexts } from './render.js';

type Labels = Readonly<Record<string, string>>;

const messagesIn = textsOfGroup<ParsedMessages>('messages');
const labelsByKey = textsOfGroup<Labels>('labels');

const labels = new Map<string, Labels>();

/** The names of fields and kinds in a language by the English ones, which rules have; null for English. */
export function labelsIn(language: string): Labels | null {
  if (language === SOURCE_LANGUAGE || !hasTextsIn(language)) return null;
  const own = labelsByKey(language);
  const known =
    labels.get(language) ??
    Object.fromEntries(
      Object.entries(labelsByKey(SOURCE_LANGUAGE)).map(([key, english]) => [english, own[key] ?? english]),
    );
  labels.set(language, known);
  return known;
}

/**
 * What messages are written with in a language; each in English where there is no translation. For servers: it has all
 * languages.
 */
export const messageTextsIn = (language: string): MessageTexts => ({
  language: hasTextsIn(language) ? language : SOURCE_LANGUAGE,
  messages: messagesIn(language),
  labels: labelsIn(language),
});
