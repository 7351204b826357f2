import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { staleBuilds } from './build/builds.mjs';
import { inRoot } from './project.mjs';
import { runNode } from './run.mjs';

/**
 * Prepares a command on the installation that the settings name: what is stale is built, and `.env` is read.
 * @returns its arguments, paths among them as they were meant where npm was started
 */
export async function siteCommand() {
  const from = process.env.INIT_CWD ?? process.cwd();
  if (staleBuilds().length > 0) await runNode([inRoot('scripts/build.mjs')], { inheritOutput: true });
  process.chdir(inRoot());
  // The environment takes precedence over .env.
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.argv.slice(2).map((arg) => (arg.startsWith('-') ? arg : resolve(from, arg)));
}
