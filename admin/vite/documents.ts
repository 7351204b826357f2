import { readFile } from 'node:fs/promises';
import { print, type DocumentNode } from 'graphql';
import type { Plugin } from 'vite';

const GENERATED = /\/generated\/typed\/graphql\.ts$/;
const IMPORT = /import \{([^}]*)\} from '([^']*generated\/typed\/graphql)';/g;
const DOCUMENT = /^export const (\w+) = (.*);$/gm;
const PART = '?document=';
/** The sign-in page sends the texts of its documents, and has no library that prints them. */
const SIGN_IN = /\/admin\/signIn\//;
const AS_TEXT = '&text';

/**
 * Splits the generated documents into a module each. Codegen writes one module, which would be in the chunk that every
 * page loads.
 */
export const documentsApart: Plugin = {
  name: 'documents-apart',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer) {
    const [file = '', name] = id.split(PART);
    if (!name || !importer) return null;
    const resolved = await this.resolve(file, importer);
    const form = SIGN_IN.test(importer) ? AS_TEXT : '';
    return resolved && { id: `${resolved.id}${PART}${name}${form}`, moduleSideEffects: false };
  },
  transform(code, id) {
    if (!/\.tsx?$/.test(id) || !code.includes('generated/typed/graphql')) return null;
    const split = code.replace(IMPORT, (_, names: string, from: string) => {
      const all = names.split(',').flatMap((name) => name.trim() || []);
      const documents = all.filter((name) => /^\w+Document$/.test(name));
      const others = all.filter((name) => !documents.includes(name));
      return [
        ...(others.length > 0 ? [`import { ${others.join(', ')} } from '${from}';`] : []),
        ...documents.map((name) => `import { ${name} } from '${from}${PART}${name}';`),
      ].join(' ');
    });
    return { code: split, map: null };
  },
  async load(id) {
    const [file = '', part] = id.split(PART);
    if (!part || !GENERATED.test(file)) return null;
    const name = part.replace(AS_TEXT, '');
    const documents = (await readFile(file, 'utf8')).matchAll(DOCUMENT);
    const [line] = [...documents].find(([, known]) => known === name) ?? [];
    if (line === undefined) throw new Error(`There is no document ${name} in ${file}.`);
    // Types are stripped here, because the module is loaded as JavaScript.
    const code = line.replace(/ as unknown as DocumentNode<.*>;$/, ';');
    return { code: part === name ? code : asText(name, code), moduleType: 'js', moduleSideEffects: false };
  },
};

/** A document as its text alone, where a parsed one has it. */
function asText(name: string, code: string): string {
  const document = JSON.parse(code.slice(code.indexOf('{'), -1)) as DocumentNode;
  return `export const ${name} = { kind: 'Document', definitions: [], loc: { source: { body: ${JSON.stringify(print(document))} } } };`;
}
