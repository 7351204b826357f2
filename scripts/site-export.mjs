#!/usr/bin/env node
// npm run site:export -- FILE: writes the site into an archive.
import { readFileSync } from 'node:fs';
import { siteCommand } from './lib/siteCommand.mjs';

const args = await siteCommand();
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const { siteExport } = await import('../api/dist/start/transfer/siteExport.js');
process.exitCode = await siteExport(args, process.env, version, (line) => console.log(line));
