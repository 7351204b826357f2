import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { consoleTextsIn, type ConsoleTexts } from '@polyphony/domain/catalogues/consoleTexts.js';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import type { Plugin } from 'vite';
import { byBuiltNames } from './textNames.ts';

const IMPORT = /import \{ consoleTextsIn(, type ConsoleTexts)? \} from '[^']*';\n/;
const CALL = /consoleTextsIn\('(\w+)'\)/;
const OWN_TEXTS = /\/admin\/texts\/.*\.ts$/;
const PARAMETERS = /\/catalogues\/generated\/messages\.ts$/;

/** Folders of the sources that can raise a message in a browser: the console's, and those of the rules. */
const SOURCES = ['..', '../../domain'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const NO_SOURCE = /(^|\/)(node_modules|dist|generated)\/|\.test\.tsx?$/;

let used: ReadonlySet<string> | null = null;

/** The codes of the messages that these sources name; all others are of the server, which responds with texts. */
function usedCodes(): ReadonlySet<string> {
  used ??= new Set(
    SOURCES.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !NO_SOURCE.test(path))
        .flatMap((path) => [...readFileSync(`${folder}/${path}`, 'utf8').matchAll(/\bmessages\s*\.\s*(\w+)/g)])
        .flatMap(([, code]) => code ?? []),
    ),
  );
  return used;
}

/** What a build needs of the texts of a language: English comes with the names (textNames.ts). */
const neededOf = ({ language, texts, messages }: ConsoleTexts): ConsoleTexts => ({
  language,
  texts: language === SOURCE_LANGUAGE ? {} : byBuiltNames(texts),
  messages: Object.fromEntries(Object.entries(messages).filter(([code]) => usedCodes().has(code))),
});

let isBuild = true;

/**
 * Has a module hold the console's texts in one language, parsed, in place of `consoleTextsIn('ar')`, which has all languages and
 * needs the parser. A build leaves out the messages of the server alone, there and of the parameters of messages.
 */
export const textsOfOneLanguage: Plugin = {
  name: 'texts-of-one-language',
  enforce: 'pre',
  configResolved({ command }) {
    isBuild = command === 'build';
  },
  transform(code, id) {
    if (isBuild && PARAMETERS.test(id)) {
      const needed = code.replace(/^ {2}(\w+): \[.*\],\n/gm, (line, name: string) =>
        usedCodes().has(name) ? line : '',
      );
      return { code: needed, map: null };
    }
    const [, language] = (OWN_TEXTS.test(id) && CALL.exec(code)) || [];
    if (language === undefined) return null;
    const texts = consoleTextsIn(language);
    // Browsers read JSON twice as fast as the same as a literal.
    const literal = `JSON.parse(${JSON.stringify(JSON.stringify(isBuild ? neededOf(texts) : texts))})`;
    return { code: code.replace(IMPORT, '').replace(CALL, () => literal), map: null };
  },
};
