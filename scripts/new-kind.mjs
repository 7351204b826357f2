#!/usr/bin/env node
// npm run new:kind NAME -- [--ar='ONE,MANY' --es='ONE,MANY' … --area=AREA --plural=PLURAL --group=GROUP --root=FOLDER]
// Writes a record kind with a name, a slug and an order number: its files, its entries in the registries, its names
// in the catalogues of the languages that it is named in.
import { inRoot } from './lib/project.mjs';
import { kindNames, NewKindError, writeKind } from './lib/kinds/newKind.mjs';

const [name, ...flags] = process.argv.slice(2);
const options = Object.fromEntries(flags.map((flag) => flag.replace(/^--/, '').split('=')));

try {
  const names = kindNames(name, options);
  const written = await writeKind(names, options.root ?? inRoot());
  for (const path of written) console.log(`  ${path}`);
  console.log(`
  Next:
    - say what a ${names.noun} has: its rules in domain, its fields in api/modules, its inputs in admin/screens
    - npm run codegen and npm run kind-costs, then npm run validate: the contract suite already covers it, and the catalogues' test lists the
      texts that other languages lack`);
} catch (error) {
  if (!(error instanceof NewKindError)) throw error;
  console.error(`new:kind: ${error.message}`);
  process.exit(1);
}
