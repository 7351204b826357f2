import { spawn } from 'node:child_process';
import { root } from './project.mjs';

/** A command that could not do its work; `code` is its exit code, null after a signal. */
export class CommandFailed extends Error {
  constructor(command, code, output) {
    super(`${command} ended with ${code === null ? 'a signal' : `exit code ${code}`}`);
    this.output = output;
    this.code = code;
  }
}

const running = new Set();

/**
 * Ends the running commands, by force after three seconds; for the shutdown of this process. Resolves when they have
 * exited, so that a restart does not collide with their writes.
 */
export async function stopCommands(signal = 'SIGTERM') {
  const children = [...running];
  for (const child of children) child.kill(signal);
  const force = setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), 3000);
  await Promise.all(children.map((child) => new Promise((resolve) => void child.once('close', resolve))));
  clearTimeout(force);
}

/** Tells `onLine` a stream's lines as they come. */
export function eachLine(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop();
    lines.forEach((line) => onLine(line));
  });
  stream.on('end', () => void (rest && onLine(rest)));
}

/**
 * Runs a command in the checkout and returns its standard output and errors together.
 * @param {string} command
 * @param {string[]} args
 * @param {{env?: Record<string, string | undefined>, cwd?: string, onLine?: (line: string) => void, mayFail?: boolean,
 * inheritOutput?: boolean, timeoutMs?: number}} options env is added to this process's own; onLine is called with every line;
 * mayFail returns failures instead of throwing; inheritOutput lets the command write to our terminal, and then no output is
 * returned; after timeoutMs the command is ended, with the code null
 * @returns {Promise<{code: number | null, output: string}>}
 * @throws {CommandFailed} when it cannot be started or ends with another code than 0
 */
export function run(
  command,
  args,
  { env = {}, cwd = root, onLine, mayFail = false, inheritOutput = false, timeoutMs } = {},
) {
  return new Promise((resolve, reject) => {
    const stdio = inheritOutput ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio, timeout: timeoutMs });
    const name = [command === process.execPath ? 'node' : command, ...args].join(' ');
    let output = '';
    running.add(child);
    for (const stream of inheritOutput ? [] : [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
      if (onLine) eachLine(stream, onLine);
    }
    child.on('error', (error) => reject(new CommandFailed(name, null, error.message)));
    child.on('close', (code) => {
      running.delete(child);
      if (code === 0 || mayFail) resolve({ code, output });
      else reject(new CommandFailed(name, code, output));
    });
  });
}

/** Runs a JavaScript file with this same Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs npm: the one that started us where there is one, so that no second version is needed on the path. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm ? runNode([npm, ...args], options) : run('npm', args, options);
}
