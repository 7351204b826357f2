import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import * as templates from './kindTemplates.mjs';

/** Something the caller can mend; its message is one line. */
export class NewKindError extends Error {}

const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const words = (camel) => camel.replace(/[A-Z]/g, ' $&').toLowerCase();

function pluralOf(noun) {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** What one and many are called, by language: `{ ar: 'الشريك,الشركاء' }`. */
function namesInLanguages(options) {
  const languages = templates.CATALOGUE_LANGUAGES.filter(
    (language) => language !== 'en' && options[language] !== undefined,
  );
  return Object.fromEntries(
    languages.map((language) => {
      const [one, many] = options[language].split(',').map((word) => word.trim());
      if (!one || !many || /['"{}]/.test(options[language])) {
        throw new NewKindError(
          `--${language} says what one and many are called in that language, such as --ar='الشريك,الشركاء'.`,
        );
      }
      return [language, { one, many }];
    }),
  );
}

/**
 * All names derived from a kind's name.
 * @param {string | undefined} name camelCase singular: 'partner', 'eventPrice'
 * @param {{ plural?: string, area?: string, group?: string, ar?: string }} options a language other than English has what
 * one and many are called in it
 */
export function kindNames(name, { plural, area, group = 'setup', ...options } = {}) {
  if (!name || !/^[a-z][a-zA-Z]{1,39}$/.test(name)) {
    throw new NewKindError('NAME is a camelCase singular of letters, such as partner or eventPrice.');
  }
  const translations = namesInLanguages(options);
  const many = plural ?? pluralOf(name);
  const upper = (camel) => words(camel).replace(/ /g, '_').toUpperCase();
  return {
    name,
    plural: many,
    type: capitalize(name),
    types: capitalize(many),
    area: area ?? many,
    group,
    noun: words(name),
    label: capitalize(words(name)),
    labels: capitalize(words(many)),
    one: upper(name),
    many: upper(many),
    path: words(name).replace(/ /g, '-'),
    translations,
  };
}

/** The files of a kind, by their path. */
const filesOf = (names) => ({
  [`domain/kinds/${names.name}.ts`]: templates.domainKind(names),
  [`api/modules/${names.area}/${names.name}.ts`]: templates.apiModule(names),
  [`api/modules/${names.area}/rest/${names.plural}.ts`]: templates.restTable(names),
  [`admin/screens/${names.area}/${names.name}.list.ts`]: templates.listScreen(names),
  [`admin/screens/${names.area}/${names.name}.form.tsx`]: templates.formScreen(names),
});

/** The lines of a kind in the registries: after which text each goes in, and before which. */
const registrationsOf = (names) => [
  { path: 'domain/kinds/names.ts', edits: [{ before: '] as const', text: `  '${names.name}',\n` }] },
  {
    path: 'domain/kinds/index.ts',
    edits: [
      { before: '\n/** The only list', text: `import { ${names.name} } from './${names.name}.js';\n` },
      { before: '} as const satisfies', text: `  ${names.name},\n` },
    ],
  },
  {
    path: 'api/modules/index.ts',
    edits: [
      {
        before: '\n/** A record kind on the API',
        text: `import { ${names.type}Resolver, ${names.name}Store } from './${names.area}/${names.name}.js';\nimport { ${names.plural} } from './${names.area}/rest/${names.plural}.js';\n`,
      },
      {
        beforeLast: '];',
        text: `  { store: ${names.name}Store, resolvers: [${names.type}Resolver], rest: ${names.plural} },\n`,
      },
    ],
  },
  { path: 'admin/screens/index.ts', edits: [{ beforeLast: '];', text: templates.screenEntry(names) }] },
];

function insert(text, { before, beforeLast, text: added }, path) {
  const at = before ? text.indexOf(before) : text.lastIndexOf(beforeLast);
  if (at < 0)
    throw new NewKindError(`${path} is not as expected: there is no '${(before ?? beforeLast).trim()}' in it.`);
  return text.slice(0, at) + added + text.slice(at);
}

/** The catalogues with the texts of a kind, in English and in the languages that it is named in, by their path. */
async function cataloguesWith(names, root) {
  const changed = {};
  for (const [language, words] of Object.entries({
    en: { one: names.label, many: names.labels },
    ...names.translations,
  })) {
    const path = `domain/catalogues/${language}.json`;
    const catalogue = JSON.parse(await readFile(join(root, path), 'utf8'));
    const own = templates.catalogueTexts(language, names, words);
    // What a catalogue has already stays.
    const more = {
      ...catalogue,
      labels: { ...own.labels, ...catalogue.labels },
      console: { ...catalogue.console, words: { ...own.words, ...catalogue.console.words } },
    };
    changed[path] = await format(JSON.stringify(more, null, 2), { parser: 'json', printWidth: 120 });
  }
  return changed;
}

/**
 * Writes the files of a kind and its lines in the registries; all or nothing.
 * @returns {Promise<string[]>} the paths written, below `root`
 * @throws {NewKindError} when one of its files exists or a registry is not as expected
 */
export async function writeKind(names, root) {
  const files = filesOf(names);
  const existing = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (existing) throw new NewKindError(`${existing} exists already.`);

  const changed = { ...files, ...(await cataloguesWith(names, root)) };
  for (const { path, edits } of registrationsOf(names)) {
    const before = await readFile(join(root, path), 'utf8');
    changed[path] = edits.reduce((text, edit) => insert(text, edit, path), before);
  }
  for (const [path, text] of Object.entries(changed)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return Object.keys(changed);
}
