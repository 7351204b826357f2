import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, passedAlready } from './embeddedMongo.mjs';

/** A checkout with a few files, whose suites have passed. */
let root;
const write = (path, text) => writeFileSync(join(root, path), text);
const lockOf = (bson) => JSON.stringify({ packages: { 'node_modules/bson': { version: bson } } });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'polyphony-passed-'));
  for (const folder of ['store', 'tests', 'bench', 'dist'])
    mkdirSync(join(root, 'embedded-mongo', folder), { recursive: true });
  write('.swcrc', '{}');
  write('package-lock.json', lockOf('7.0.0'));
  write('embedded-mongo/store/lock.ts', 'one');
  write('embedded-mongo/tests/lock.test.ts', 'one');
  write('embedded-mongo/README.md', 'one');
  write('embedded-mongo/passed.json', JSON.stringify({ digest: digestOf(root), tests: 7 }));
});
afterEach(() => rmSync(root, { recursive: true }));

test('the suites of the embedded database are left out while nothing that they test has changed', () => {
  expect(passedAlready(root)).toEqual({ tests: 7 });
  write('embedded-mongo/README.md', 'two');
  write('embedded-mongo/bench/bench.ts', 'one');
  write('embedded-mongo/dist/index.js', 'one');
  expect(passedAlready(root)).toEqual({ tests: 7 });
});

test.each([
  ['a changed source', () => write('embedded-mongo/store/lock.ts', 'two')],
  ['a changed test', () => write('embedded-mongo/tests/lock.test.ts', 'two')],
  ['a new file', () => write('embedded-mongo/store/index.ts', '')],
  ['a removed file', () => rmSync(join(root, 'embedded-mongo/tests/lock.test.ts'))],
  [
    'a moved file',
    () => cpSync(join(root, 'embedded-mongo/store/lock.ts'), join(root, 'embedded-mongo/store/locks.ts')),
  ],
  ['another version of a package that it loads', () => write('package-lock.json', lockOf('7.0.1'))],
  ['a missing record', () => rmSync(join(root, 'embedded-mongo/passed.json'))],
  ['a record that cannot be read', () => write('embedded-mongo/passed.json', '{')],
])('the suites of the embedded database run after %s', (_what, change) => {
  change();
  expect(passedAlready(root)).toBeNull();
});
