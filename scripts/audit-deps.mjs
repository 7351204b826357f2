#!/usr/bin/env node
// npm run audit:deps: asks the configured registry for advisories of what runs in production. Exit code 1 for high and
// critical ones alone: a registry that does not answer is said plainly, and is no finding.
import { judge, readAudit } from './lib/checks/advisories.mjs';
import { runNpm } from './lib/run.mjs';

const { output } = await runNpm(['audit', '--omit=dev', '--json', '--loglevel=silent'], { mayFail: true });
const { lines, ok } = judge(readAudit(output));
for (const line of lines) console.log(line);
process.exitCode = ok ? 0 : 1;
