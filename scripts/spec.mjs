#!/usr/bin/env node
// npm run spec: which requirements the tests show, by module. A test shows a requirement by naming its id in its title.
// It loads every test file and runs none, so that titles count as they are registered, with what tables insert (a minute).
// npm run spec -- --missing MODULE: the requirements of a module (or of `all`) that no test shows.
import { relative } from 'node:path';
import { listTests } from './lib/suites/listing.mjs';
import { root } from './lib/project.mjs';
import { idsIn, readRequirements } from './lib/checks/requirements.mjs';
import { grey, padded, yellow } from './lib/terminal.mjs';

const requirements = readRequirements();
const known = new Set(requirements.map(({ id }) => id));
const covered = new Map();
const { titles, broken } = await listTests();
for (const { file, title } of titles) for (const id of idsIn(title)) covered.set(id, relative(root, file));

const missingOf = process.argv.indexOf('--missing');
if (missingOf === -1) printCoverage();
else printMissing(process.argv[missingOf + 1]?.toUpperCase() ?? 'ALL');

const unknown = [...covered].filter(([id]) => !known.has(id));
if (unknown.length > 0) {
  console.log(yellow('\nIds that tests name and the specification does not have:'));
  for (const [id, file] of unknown) console.log(`  ${id}  ${file}`);
}
if (broken.length > 0) {
  console.error(yellow('\nThe tests of files that do not load are not counted:'));
  for (const reason of broken) console.error(`  ${reason}`);
  process.exitCode = 1;
}

function printCoverage() {
  const modules = new Map();
  for (const row of requirements) modules.set(row.module, [...(modules.get(row.module) ?? []), row]);
  const line = (module, rows, count) =>
    `${padded(module, 10)}${String(rows).padStart(6)}${String(count).padStart(7)}${`${Math.floor((100 * count) / rows)}%`.padStart(7)}`;
  console.log(grey(`${padded('module', 10)}${'rows'.padStart(6)}${'shown'.padStart(7)}${'share'.padStart(7)}`));
  const countCovered = (rows) => rows.filter(({ id }) => covered.has(id)).length;
  for (const [module, rows] of modules) console.log(line(module, rows.length, countCovered(rows)));
  console.log(line('all', requirements.length, countCovered(requirements)));
}

function printMissing(module) {
  const rows = requirements.filter((row) => module === 'ALL' || row.module === module);
  if (rows.length === 0) {
    console.error(`The specification has no module ${module}.`);
    process.exitCode = 1;
  }
  for (const { id, requirement } of rows.filter((row) => !covered.has(row.id))) console.log(`${id}  ${requirement}`);
}
