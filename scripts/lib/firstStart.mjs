import { existsSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

/** The folder in which the embedded database of an installation is, below its data folder. */
const DATABASE = 'mongo';

/** Whether an installation has no database yet. */
const isNew = (folder) => !existsSync(`${folder}/${DATABASE}`) || readdirSync(`${folder}/${DATABASE}`).length === 0;

const isBlank = (value) => value === undefined || value.trim() === '';

/**
 * Whether a person has to choose between demo content and an empty site: at the first start of a new installation with a database of
 * its own, at a terminal, where no setting says it.
 */
export const needsChoice = ({ env, isTerminal, folder }) =>
  isTerminal && isBlank(env.CI) && isBlank(env.MONGODB_URI) && isBlank(env.DEMO_CONTENT) && isNew(folder);

/** The value of DEMO_CONTENT that a typed line means; null for one that means neither. Demo content is the default. */
export function choiceOf(line) {
  const typed = line.trim().toLowerCase();
  if (typed === '' || typed === '1' || 'demo'.startsWith(typed)) return '1';
  return typed === '2' || 'empty'.startsWith(typed) ? '0' : null;
}

const QUESTION = `
  This is a new site. What should it begin with?

    1  demo content: events, courses, news and pages to look around in; it can be removed later
    2  an empty site

  1 or 2 (Enter for 1): `;

async function chosen() {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and Ctrl-D end the start, with nothing begun.
  terminal.on('close', () => process.exit(130));
  try {
    for (;;) {
      const choice = choiceOf(await terminal.question(QUESTION));
      if (choice !== null) return choice;
    }
  } finally {
    terminal.removeAllListeners('close');
    terminal.close();
  }
}

/** Settles in the environment what a new site begins with, by `--empty` or by a choice. @throws TypeError for another option */
export async function settleFirstContent(args, env) {
  const { values } = parseArgs({ args, options: { empty: { type: 'boolean' } } });
  if (values.empty) env.DEMO_CONTENT = '0';
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  if (needsChoice({ env, isTerminal, folder: env.DATA_DIR || '.data' })) env.DEMO_CONTENT = await chosen();
}
