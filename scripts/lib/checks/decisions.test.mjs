import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../project.mjs';

const FOLDER = 'docs/decisions';
const files = readdirSync(inRoot(FOLDER)).filter((name) => /^\d{4}-/.test(name));
const read = (name) => readFileSync(inRoot(`${FOLDER}/${name}`), 'utf8');

test('every decision is listed in docs/decisions/README.md by its title', () => {
  const index = read('README.md');
  const row = (name) => `- ${name.slice(0, 4)}: [${/^# \d+\. (.*)/.exec(read(name))?.[1]}](${name})`;
  expect(files.length).toBeGreaterThan(100);
  expect(files.map(row).filter((line) => !index.includes(line))).toEqual([]);
});

test('every decision has its context, the decision and its consequences', () => {
  const parts = ['## Context', '## Decision', '## Consequences'];
  const titles = (name) => read(name).match(/^## .*$/gm) ?? [];
  expect(files.filter((name) => parts.some((part) => !titles(name).includes(part)))).toEqual([]);
});
