import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textsIn } from './texts.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !/\/(node_modules|dist|generated)\//.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const names = new Set(source.match(/[A-Za-z_]\w*/g));

/** Names of groups and texts that the source of the site names nowhere: what is below them is not shown. */
function unused(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([name, inner]: [string, unknown]) => {
    const here = path ? `${path}.${name}` : name;
    if (!names.has(name)) return [here];
    const isGroup = typeof inner === 'object' && inner !== null && !Array.isArray(inner) && !('message' in inner);
    return isGroup ? unused(inner, here) : [];
  });
}

/** Groups whose texts are chosen by a value that the API sends. */
const CHOSEN_BY_VALUE: ReadonlySet<string> = new Set(['booking.lead', 'search.kinds']);

test('every text of the site is shown somewhere', () => {
  expect(unused(textsIn('en')).filter((path) => !CHOSEN_BY_VALUE.has(path.replace(/\.[^.]+$/, '')))).toEqual([]);
});
