import { cpus } from 'node:os';
import { join } from 'node:path';
import { inRoot, workspaces } from '../project.mjs';
import { runNode } from '../run.mjs';
import { explain, progress, printLine } from '../steps.mjs';
import { sourcesIn } from '../sources.mjs';
import { duration, green, grey, red } from '../terminal.mjs';
import { checkClaims } from './uncheckedReads.mjs';

const tool = (path, ...args) => runNode([inRoot('node_modules', path), ...args]);

const CACHE = inRoot('node_modules/.cache/polyphony');

/**
 * Checks the types of a folder. The native compiler takes a third of the CPU time of the JavaScript one, which remains for
 * lint and codegen: only that has an API. What it stores of a check spares the next one the files that nothing changed.
 */
export const typesOf = (folder) =>
  tool(
    'typescript-native/bin/tsc',
    '-p',
    folder,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    join(CACHE, 'types', `${folder === '.' ? 'root' : folder.replaceAll('/', '-')}.tsbuildinfo`),
    '--singleThreaded',
    '--pretty',
    String(process.stdout.isTTY === true),
  );

/** The folders with types of their own; a workspace that has no TypeScript yet would fail for want of any. */
export const typed = [
  '.',
  'scripts/codegen',
  ...workspaces.filter((name) => sourcesIn(name).some((file) => /\.tsx?$/.test(file))),
];

/** Lints files or folders by .oxlintrc.json: rules that need types, React's own, and who may import whom. */
export const lint = (...paths) =>
  tool(
    'oxlint/bin/oxlint',
    '--type-aware',
    '--deny-warnings',
    '--report-unused-disable-directives',
    '--format',
    'unix',
    ...paths,
  );

/**
 * Checks the spelling of all that git does not ignore, by cspell.json; `project-words.txt` has the words of the project. A
 * cache, by content, leaves the files that have changed.
 */
const spelling = () =>
  tool(
    'cspell/bin.mjs',
    'lint',
    '--no-progress',
    '--no-summary',
    '--show-suggestions',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    join(CACHE, 'spelling'),
    '.',
  );

/** Checks the formats of all files, with a cache like that of spelling. */
const formats = () =>
  tool(
    'prettier/bin/prettier.cjs',
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    join(CACHE, 'formats'),
    '.',
  );

/** All checks besides the tests; slow ones first, so that the last one does not run alone. */
const checks = [
  { name: 'lint', check: () => lint('.') },
  {
    name: 'nothing is exported for nobody',
    check: () => tool('knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  },
  ...typed.map((folder) => ({
    name: `types of ${folder === '.' ? 'the root' : folder}`,
    check: () => typesOf(folder),
  })),
  { name: 'types that the API claims', check: async () => checkClaims() },
  { name: 'formats', check: formats },
  { name: 'spelling', check: spelling },
  { name: 'schema and codegen are fresh', check: () => runNode([inRoot('scripts/codegen.mjs'), '--check']) },
];

async function settle({ name, check }) {
  const started = performance.now();
  const error = await check().then(
    () => null,
    (reason) => reason,
  );
  const ms = performance.now() - started;
  printLine(`${error ? red('✗') : green('✓')} ${name} ${grey(duration(ms))}`);
  if (error) printLine(explain(error));
  return { name, ok: !error, ms };
}

/**
 * Runs the checks whose name begins with one of `wanted` (all when there is none), one a core at most.
 * @returns {Promise<{name: string, ok: boolean, ms: number}[]>}
 */
export async function runChecks(wanted = []) {
  const waiting = checks.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await settle(next));
  };
  await progress('Checking', () => Promise.all(Array.from({ length: Math.min(2, cpus().length) }, work)));
  return results;
}
