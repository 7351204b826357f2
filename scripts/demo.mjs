#!/usr/bin/env node
// npm run demo -- show | remove [--undo]: shows, removes and brings back the demo content.
import { siteCommand } from './lib/siteCommand.mjs';

await siteCommand();
const { demoCommand } = await import('../api/dist/start/demo/removal/command.js');
process.exitCode = await demoCommand(process.argv.slice(2), process.env, (line) => console.log(line));
