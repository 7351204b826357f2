import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot, workspaces } from '../project.mjs';

/** More files than these hide what a folder is about (ADR-0086): group them by concern. */
const MOST_FILES = 25;

const notOurs = new Set(['node_modules', 'dist', 'coverage', 'artefacts', 'generated']);

/** A folder and those below it: `{folder, files}`, `files` how many it has of its own. */
function foldersFrom(folder) {
  const entries = readdirSync(inRoot(folder), { withFileTypes: true }).filter(
    ({ name }) => !notOurs.has(name) && !name.startsWith('.'),
  );
  const [folders, files] = [true, false].map((wanted) => entries.filter((entry) => entry.isDirectory() === wanted));
  return [{ folder, files: files.length }, ...folders.flatMap(({ name }) => foldersFrom(join(folder, name)))];
}

const folders = [...workspaces, 'scripts'].flatMap(foldersFrom);

test('no source folder has more than 25 files of its own', () => {
  expect(folders.length).toBeGreaterThan(100);
  expect(folders.filter(({ files }) => files > MOST_FILES)).toEqual([]);
});

/** The embedded database describes itself, the benchmarks are one folder, and a folder for each area follows from a registry. */
const ELSEWHERE = /^(?:embedded-mongo|bench)\/|^(?:admin\/screens|api\/modules)$/;

test('docs/architecture.md says what each folder of a workspace is for', () => {
  const rows = readFileSync(inRoot('docs/architecture.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const documented = new Set(
    rows.flatMap((row) => {
      const [first, ...others] = [...row.matchAll(/`([\w./-]+)\/`/g)].map(([, path]) => path);
      // A row names its folder by the whole path, and its neighbours and parts by their names.
      const short = others.flatMap((name) => [`${first}/${name}`, `${dirname(first ?? '')}/${name}`, name]);
      return [first, ...short];
    }),
  );
  const own = folders.map(({ folder }) => folder).filter((folder) => /^[^/]+\/[^/]+$/.test(folder));
  expect(own.length).toBeGreaterThan(50);
  expect(own.filter((folder) => !documented.has(folder) && !ELSEWHERE.test(folder))).toEqual([]);
});
