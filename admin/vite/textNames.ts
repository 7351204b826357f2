import { englishTexts } from '@polyphony/domain/catalogues/consoleTexts.js';
import { ENGLISH_FOLLOWS } from '@polyphony/domain/catalogues/named.js';
import type { ParsedMessages } from '@polyphony/domain/catalogues/parse.js';
import type { Plugin } from 'vite';

/** Short names of the texts, the same in every chunk of a build: their places in the order of their names. */
const shortNames: ReadonlyMap<string, string> = new Map(
  [...englishTexts.keys()].sort().map((name, index) => [name, index.toString(36)]),
);

/** Texts by their short names. */
export const byShortNames = (texts: ParsedMessages): ParsedMessages =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [shortNames.get(name) ?? name, text]));

/** What a build has in place of a name: its short name, and its English text. */
const builtName = (name: string): string => `${shortNames.get(name)}${ENGLISH_FOLLOWS}${englishTexts.get(name)}`;

const SOURCES = /\/(admin|domain)\/(?!node_modules\/).*\.tsx?$/;
const LITERAL = /(["'])([A-Za-z]+\.\w+)\1/g;

let isBuild = true;

/**
 * Replaces the names of texts in a build by short ones with their English text: `t('lists.saveView')` becomes
 * `t('4k␟Save view')`. English is loaded with the screens that show it, and needs no catalogue beside them.
 * It runs after the compiler, whose literals are plain strings.
 */
export const textNames: Plugin = {
  name: 'text-names',
  configResolved({ command }) {
    isBuild = command === 'build';
  },
  transform(code, id) {
    if (!isBuild || !SOURCES.test(id)) return null;
    const named = code.replace(LITERAL, (literal, _quote, name: string) =>
      shortNames.has(name) ? JSON.stringify(builtName(name)) : literal,
    );
    return named === code ? null : { code: named, map: null };
  },
};
