import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const GENERATED = /\/generated\/typed\/graphql\.ts$/;
const DOCUMENT = /^export const (\w+) = (.*);$/gm;
const PART = '?document=';

/**
 * Makes a module of each generated document. They are generated as one module, which would stand in the chunk that every
 * page starts with, with what every screen asks; by themselves they go with the screen that asks it.
 */
export const documentsApart: Plugin = {
  name: 'documents-apart',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id.includes(PART) ? { id, moduleSideEffects: false } : null),
  async load(id) {
    const [file = '', name] = id.split(PART);
    if (!GENERATED.test(file)) return null;
    const documents = [...(await readFile(file, 'utf8')).matchAll(DOCUMENT)];
    const code = name
      ? documents.filter(([, known]) => known === name).map(([line]) => line)
      : documents.map(([, known]) => `export { ${known} } from '${file}${PART}${known}';`);
    // The types are gone by now: what a document is said to be stands behind `as`.
    const plain = code.map((line) => line.replace(/ as unknown as DocumentNode<.*>;$/, ';'));
    return { code: plain.join('\n'), moduleType: 'js', moduleSideEffects: false };
  },
};
