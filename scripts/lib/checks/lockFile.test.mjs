import { readFileSync } from 'node:fs';
import { inRoot } from '../project.mjs';

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));

/** Search of Node for a package from `from`: beside it, then in each node_modules above. */
function found(from, name) {
  for (let at = from; ; at = at.slice(0, at.lastIndexOf('/node_modules/'))) {
    if (packages[`${at}${at && '/'}node_modules/${name}`]) return true;
    if (!at.includes('/node_modules/')) return Boolean(packages[`node_modules/${name}`]);
  }
}

// `npm ci` refuses an incomplete lock file, and an existing installation hides that: the first to notice would be a new
// clone. Entries are missing when a version has no package for some operating system in the registry.
test('the lock file has every package that its packages need, those for other operating systems included', () => {
  // npm tolerates missing dependencies of optional packages.
  const needed = Object.entries(packages).filter(([, { optional }]) => !optional);
  const holes = needed.flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !found(path, name))
      .map((name) => `${name}, for ${path || 'the root'}`),
  );
  expect(holes).toEqual([]);
});

test('the lock file names no registry, so that whichever is set up serves', () => {
  expect(Object.values(packages).filter(({ resolved }) => /^https?:/.test(resolved ?? ''))).toEqual([]);
});
