import { readFileSync } from 'node:fs';
import { inRoot } from '../project.mjs';

const read = (path) => readFileSync(inRoot(path), 'utf8');
const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

/** The sections of .env.example whose heading marks them as not implemented yet. */
const [now, coming] = read('.env.example')
  .split(/^(?=# --- )/m)
  .reduce(
    ([a, b], part) => (part.startsWith('# ---') && /coming/.test(part.split('\n')[0]) ? [a, b + part] : [a + part, b]),
    ['', ''],
  );

const settings = namesIn(read('api/platform/settings.ts'), /^ {2}([A-Z][A-Z0-9_]+): /gm);
const setting = /^# ([A-Z][A-Z0-9_]+)=/gm;

test('.env.example explains exactly the settings that are read', () => {
  expect(settings).toContain('PORT');
  expect(namesIn(now, setting)).toEqual([...new Set(settings)]);
});

test('a setting that is read is not marked as not implemented', () => {
  expect(namesIn(coming, setting).filter((name) => settings.includes(name))).toEqual([]);
});
