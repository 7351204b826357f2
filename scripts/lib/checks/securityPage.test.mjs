import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot, workspaces } from '../project.mjs';

const read = (path) => readFileSync(inRoot(path), 'utf8');
const sectionOf = (heading) =>
  read('docs/security.md')
    .split(/^## /m)
    .find((part) => part.startsWith(heading)) ?? '';
/** The cells of a section's table, without its head. */
const rowsOf = (heading) =>
  [...sectionOf(heading).matchAll(/^\| (.+) \|$/gm)]
    .map(([, row]) => row.split('|').map((cell) => cell.trim()))
    .filter(([first]) => !/^-+$/.test(first))
    .slice(1);

const files = rowsOf('What is tried').flatMap(([, cell]) => cell.split(/,\s*/));

test('every test that the table of vulnerability classes names is there', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !/\.test\.(ts|tsx|mjs)$/.test(file) || !existsSync(inRoot(file)))).toEqual([]);
});

test('every test under api/testing/security is named in it', () => {
  const tests = readdirSync(inRoot('api/testing/security')).filter((name) => name.endsWith('.test.ts'));
  expect(tests.length).toBeGreaterThan(10);
  expect(tests.map((name) => `api/testing/security/${name}`).filter((file) => !files.includes(file))).toEqual([]);
});

test('the table of production dependencies has each of them, with the version and licence that are installed', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const dependencies = workspaces
    .filter((name) => !['e2e', 'bench'].includes(name))
    .flatMap((workspace) =>
      Object.keys(JSON.parse(read(`${workspace}/package.json`)).dependencies ?? {})
        .filter((name) => !name.startsWith('@polyphony/'))
        .map((name) => [name, packages[`${workspace}/node_modules/${name}`] ?? packages[`node_modules/${name}`]]),
    );
  const expected = dependencies.map(([name, { version, license = 'MIT' }]) => `${name} ${version} ${license}`);
  const listed = rowsOf('Dependencies');
  expect(listed.map(([name, version, licence]) => `${name} ${version} ${licence}`)).toEqual(
    [...new Set(expected)].sort(),
  );
  expect(listed.filter(([, , , why]) => !why)).toEqual([]);
});
