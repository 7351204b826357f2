#!/usr/bin/env node
// npm run kind-costs: counts the lines that each record kind has of its own, and writes the table of the document about kinds.
import { readFileSync, writeFileSync } from 'node:fs';
import { DOCUMENT, kindCostsTable, withTable } from './lib/kinds/kindCosts.mjs';
import { inRoot } from './lib/project.mjs';

const table = kindCostsTable();
writeFileSync(inRoot(DOCUMENT), withTable(readFileSync(inRoot(DOCUMENT), 'utf8'), table));
console.log(table);
