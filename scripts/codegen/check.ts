import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files below `paths` that are missing, superfluous or different in `actual`, compared with `expected`. */
export function differencesBetween(expected: string, actual: string, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const names = new Set([...filesBelow(join(expected, path)), ...filesBelow(join(actual, path))]);
    return [...names]
      .map((name) => join(path, name))
      .filter((file) => contentOf(join(expected, file)) !== contentOf(join(actual, file)))
      .sort();
  });
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [''];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1));
}

const contentOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
