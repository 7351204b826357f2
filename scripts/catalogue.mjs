#!/usr/bin/env node
// npm run catalogue -- export LANGUAGE FILE.po: writes the texts of a language for translators.
// npm run catalogue -- import LANGUAGE FILE.po: stores their translations in domain/catalogues/LANGUAGE.json, all or none.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format } from 'prettier';
import { poOf, withTranslations } from './lib/catalogues/poFile.mjs';
import { buildStale } from './lib/build/builds.mjs';
import { inRoot } from './lib/project.mjs';

const [action, language, path] = process.argv.slice(2);
if (!['export', 'import'].includes(action) || !/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(language ?? '') || !path) {
  console.error('usage: npm run catalogue -- export|import LANGUAGE FILE.po');
  process.exit(2);
}
const file = resolve(process.env.INIT_CWD ?? process.cwd(), path);
const catalogueFile = (code) => inRoot('domain/catalogues', `${code}.json`);
const catalogueOf = (code) =>
  existsSync(catalogueFile(code)) ? JSON.parse(readFileSync(catalogueFile(code), 'utf8')) : {};
const [english, own] = [catalogueOf('en'), catalogueOf(language)];

if (action === 'export') {
  writeFileSync(file, poOf(language, own, english));
  console.log(`Wrote ${file}.`);
} else {
  await buildStale(({ name }) => name === 'domain');
  const { parametersOf } = await import('@polyphony/domain/catalogues/parameters.js');
  const { catalogue, changed, problems } = withTranslations(readFileSync(file, 'utf8'), { own, english, parametersOf });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error(`Nothing was stored: ${problems.length} of the texts cannot be used.`);
    process.exit(1);
  }
  writeFileSync(
    catalogueFile(language),
    await format(JSON.stringify(catalogue, null, 2), { parser: 'json', printWidth: 120 }),
  );
  console.log(`${changed} texts of ${language} have changed. Now: npm test -- domain/catalogues`);
}
