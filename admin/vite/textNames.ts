import { englishTexts } from '@polyphony/domain/catalogues/consoleTexts.js';
import { ENGLISH_FOLLOWS } from '@polyphony/domain/catalogues/named.js';
import type { ParsedMessages } from '@polyphony/domain/catalogues/parse.js';
import type { Plugin } from 'vite';

const english = [...englishTexts.values()];
const isPlain = (text: string) => !text.startsWith('[{') && english.indexOf(text) === english.lastIndexOf(text);

/**
 * What a build has in place of each name, the same in every chunk. The English text, where it stands for one name alone: a code
 * besides it weighs more than all that the library of files may still load. Else its place in the order of names, and the text.
 */
const builtNames: ReadonlyMap<string, { readonly key: string; readonly literal: string }> = new Map(
  [...englishTexts.keys()].sort().map((name, index) => {
    const text = englishTexts.get(name) ?? '';
    const key = isPlain(text) ? text : index.toString(36);
    return [name, { key, literal: key === text ? text : `${key}${ENGLISH_FOLLOWS}${text}` }];
  }),
);

/** Texts by what a build has for their names. */
export const byBuiltNames = (texts: ParsedMessages): ParsedMessages =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [builtNames.get(name)?.key ?? name, text]));

const SOURCES = /\/(admin|domain)\/(?!node_modules\/).*\.tsx?$/;
const LITERAL = /(["'])([A-Za-z]+\.\w+)\1/g;

let isBuild = true;

/**
 * Replaces the names of texts in a build by their English text: `t('lists.saveView')` becomes `t('Save view')`. English is
 * loaded with the screens that show it, and needs no catalogue beside them; another language has its texts by the same.
 * It runs after the compiler, whose literals are plain strings.
 */
export const textNames: Plugin = {
  name: 'text-names',
  configResolved({ command }) {
    isBuild = command === 'build';
  },
  transform(code, id) {
    if (!isBuild || !SOURCES.test(id)) return null;
    const named = code.replace(LITERAL, (literal, _quote, name: string) => {
      const built = builtNames.get(name);
      return built ? JSON.stringify(built.literal) : literal;
    });
    return named === code ? null : { code: named, map: null };
  },
};
