#!/usr/bin/env node
// npm run audit:verify [-- [FILE] [--export=FILE] [--head=SEQ:HASH]]
import { existsSync } from 'node:fs';
import { inRoot } from './lib/project.mjs';
import { staleBuilds } from './lib/build/builds.mjs';
import { runNode } from './lib/run.mjs';

if (staleBuilds().length > 0) await runNode([inRoot('scripts/build.mjs')], { inheritOutput: true });
process.chdir(inRoot());
if (existsSync('.env')) process.loadEnvFile('.env');
const { auditVerify } = await import('../api/dist/start/auditVerify.js');
process.exitCode = await auditVerify(process.argv.slice(2), process.env, (line) => console.log(line));
