#!/usr/bin/env node
// npm run site:import -- FILE [--check]: makes the site of an archive in this installation.
import { siteCommand } from './lib/siteCommand.mjs';

const args = await siteCommand();
const { siteImport } = await import('../api/dist/start/transfer/siteImport.js');
process.exitCode = await siteImport(args, process.env, (line) => console.log(line));
