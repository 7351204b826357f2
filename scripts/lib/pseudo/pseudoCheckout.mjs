import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inRoot, workspaces } from '../project.mjs';
import { pseudoCatalogue } from './pseudoText.mjs';

/**
 * The pseudo-languages, one of each direction, under codes of languages in other letters: dates and the texts of libraries then
 * are in those letters, and what is in Latin ones and outside of brackets is English that nobody can translate.
 * `material` and `grid` are the names of the locales of MUI.
 */
export const PSEUDO_LANGUAGES = [
  { code: 'el', direction: 'ltr', material: 'elGR', grid: 'elGR' },
  { code: 'he', direction: 'rtl', material: 'heIL', grid: 'heIL' },
];

/** Replaces what matches in a file of the copy; it must be there, or the copy would lack a language unnoticed. */
async function edit(file, pattern, replacement) {
  const source = await readFile(file, 'utf8');
  if (!pattern.test(source)) throw new Error(`${file} has nothing like ${pattern}.`);
  await writeFile(file, source.replace(pattern, replacement));
}

/** The packages of the checkout, in place in a copy; its workspaces are its own. */
async function linkPackages(folder, copy) {
  await mkdir(join(copy, folder), { recursive: true });
  for (const name of await readdir(inRoot(folder))) {
    if (name === '@polyphony')
      await cp(inRoot(folder, name), join(copy, folder, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.')) await symlink(inRoot(folder, name), join(copy, folder, name));
  }
}

/** Adds a language as docs/adding-a-language.md says. */
async function addLanguage(copy, english, { code, direction, material, grid }) {
  const inCopy = (...path) => join(copy, ...path);
  await writeFile(
    inCopy('domain/catalogues', `${code}.json`),
    JSON.stringify(pseudoCatalogue(english, direction), null, 2),
  );
  const catalogues = inCopy('domain/catalogues/catalogues.ts');
  await edit(catalogues, /^/, `import ${code} from './${code}.json' with { type: 'json' };\n`);
  await edit(catalogues, /(CATALOGUES: .* = \{)/, `$1 ${code},`);
  await edit(
    inCopy('admin/texts/catalogue.ts'),
    /(LANGUAGES: .* = \{)/,
    `$1\n  ${code}: () => import('./languages/${code}'),`,
  );
  for (const [folder, locale] of [
    ['languages', material],
    ['gridWords', grid],
  ]) {
    const sample = await readFile(inCopy('admin/texts', folder, 'ar.ts'), 'utf8');
    const own = sample
      .replaceAll(/\bar[A-Z]{2}\b/g, locale)
      .replaceAll("'ar'", `'${code}'`)
      .replace('gridWords/ar', `gridWords/${code}`);
    await writeFile(inCopy('admin/texts', folder, `${code}.ts`), own);
  }
}

/**
 * Copies the checkout as it is, without what git ignores, and adds the pseudo-languages to the copy. It is not built.
 * @param {string} copy a folder that does not exist yet
 */
export async function pseudoCheckout(copy) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot(),
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(inRoot(file), join(copy, file)).catch((error) => {
      // Deleted, and not committed yet.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  for (const folder of ['', ...workspaces]) {
    const packages = join(folder, 'node_modules');
    if ((await readdir(inRoot(folder))).includes('node_modules')) await linkPackages(packages, copy);
  }
  const english = JSON.parse(await readFile(inRoot('domain/catalogues/en.json'), 'utf8'));
  for (const language of PSEUDO_LANGUAGES) await addLanguage(copy, english, language);
}
