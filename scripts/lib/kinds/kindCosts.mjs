import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { inRoot } from '../project.mjs';
import { sourcesIn } from '../sources.mjs';

const linesOf = (path) => readFileSync(inRoot(path), 'utf8').trimEnd().split('\n');
const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The names of the kinds that a list of domain/kinds imports, in its order. */
const namesIn = (list) =>
  [
    ...linesOf(`domain/kinds/${list}`)
      .join('\n')
      .matchAll(/^import \{ (\w+) \} from '\.\/(\w+)\.js';$/gm),
  ]
    .filter(([, name, file]) => name === file)
    .map(([, name]) => name);

/** The kinds of domain/kinds/index.ts, in its order, with their plurals. */
export const kindsInIndex = () =>
  namesIn('index.ts').map((name) => {
    const plural = /plural: '(\w+)'/.exec(linesOf(`domain/kinds/${name}.ts`).join('\n'))?.[1];
    return { name, plural: plural ?? `${name}s` };
  });

/** The name, of those given, that a file is named after: the longest that its name begins with as a whole word. */
export function ownerOf(path, names) {
  const file = basename(path);
  const owners = names.filter((name) => new RegExp(`^${name}(?![a-z])`).test(file));
  return owners.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Lines of a registry that a kind needs: those that name it, and the block that begins with it. */
export function registryLines(lines, { name, plural }) {
  const type = capitalize(name);
  const names = new RegExp(`\\b(?:${name}|${name}Store|${type}Resolver|\\.\\.\\.${plural}|${plural} \\})(?!\\w)`);
  let block = false;
  return lines.filter((line) => {
    if (line.includes(`recordScreens('${name}'`)) block = true;
    const counted = block || (names.test(line) && !line.trimStart().startsWith('*'));
    if (block && /^ {2}\}\),/.test(line)) block = false;
    return counted;
  }).length;
}

const REGISTRIES = ['domain/kinds/names.ts', 'domain/kinds/index.ts', 'api/modules/index.ts', 'admin/screens/index.ts'];

/** Lines that each kind has of its own, by part. */
export function kindCosts() {
  const kinds = kindsInIndex();
  // A booking of an event is a kind by itself.
  const names = [...kinds.map(({ name }) => name), ...namesIn('readMostly/readMostlyKinds.ts')];
  const plurals = kinds.map(({ plural }) => plural);
  const files = ['domain/kinds', 'api/modules', 'api/identity', 'api/files', 'admin/screens'].flatMap(sourcesIn);
  const isRest = (path) => /\/rest\/|\/rest\.ts$/.test(path);
  // A module with one kind has its rows in rest.ts: the folder is named after the kind.
  const restName = (path) => (basename(path) === 'rest.ts' ? basename(dirname(path)) : basename(path));
  const sum = (paths) => paths.reduce((total, path) => total + linesOf(path).length, 0);
  return kinds.map((kind) => {
    const own = files.filter((path) => !isRest(path) && ownerOf(path, names) === kind.name);
    const rest = files.filter((path) => isRest(path) && ownerOf(restName(path), plurals) === kind.plural);
    const below = (folder) => sum(own.filter((path) => path.startsWith(folder)));
    const registries = REGISTRIES.reduce((total, path) => total + registryLines(linesOf(path), kind), 0);
    const parts = {
      domain: below('domain/'),
      api: below('api/'),
      rest: sum(rest),
      console: below('admin/'),
      registries,
    };
    return { name: kind.name, ...parts, all: Object.values(parts).reduce((total, lines) => total + lines, 0) };
  });
}

const columns = ['name', 'domain', 'api', 'rest', 'console', 'registries', 'all'];

/** The table of docs/adding-a-record-kind.md. */
export function kindCostsTable(costs = kindCosts()) {
  const rows = [
    ['kind', 'domain', 'API', 'REST', 'console', 'registries', 'all'],
    ...costs.map((cost) => columns.map((column) => String(cost[column]))),
  ];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index].length)));
  const [head, ...body] = rows.map(
    (row) =>
      `| ${row.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index]))).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [head, rule, ...body].join('\n');
}

export const DOCUMENT = 'docs/adding-a-record-kind.md';
const START = '<!-- kind costs: written by npm run kind-costs -->';
const END = '<!-- end of kind costs -->';

/** The document with the table in its place. */
export function withTable(text, table) {
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`${DOCUMENT} has no place for the table.`);
  return `${text.slice(0, start + START.length)}\n\n${table}\n\n${text.slice(end)}`;
}
