import { hasTextsIn } from '../catalogues/catalogues.js';
import { textsOfGroup } from '../catalogues/groups.js';
import type { ParsedMessages } from '../catalogues/parse.js';
import { SOURCE_LANGUAGE } from '../limits.js';
import type { MessageTexts } from './render.js';

type Labels = Readonly<Record<string, string>>;

/** The texts of messages in a language, by their codes; each in English where there is no translation. */
export const messagesIn = textsOfGroup<ParsedMessages>('messages');
const labelsByKey = textsOfGroup<Labels>('labels');

const labels = new Map<string, Labels>();

/**
 * Labels in a language by their names, and by their English texts: messages that were stored before labels had names have those.
 */
function labelsIn(language: string): Labels {
  const own = labelsByKey(language);
  const known =
    labels.get(language) ??
    Object.fromEntries(
      Object.entries(labelsByKey(SOURCE_LANGUAGE)).flatMap(([key, english]) => {
        const label = own[key] ?? english;
        return [[english, label] as const, [`labels.${key}`, label] as const];
      }),
    );
  labels.set(language, known);
  return known;
}

/**
 * What messages are written with in a language; each in English where there is no translation. For servers: it has all
 * languages.
 */
export function messageTextsIn(requested: string): MessageTexts {
  const language = hasTextsIn(requested) ? requested : SOURCE_LANGUAGE;
  return { language, messages: messagesIn(language), labels: labelsIn(language) };
}
