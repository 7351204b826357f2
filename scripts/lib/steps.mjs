import { CommandFailed, stopCommands } from './run.mjs';
import { duration, green, grey, red } from './terminal.mjs';

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const tailLines = 30;
const heartbeat = 20_000;

/** Where a human watches, one line turns until the step is done; in a log, a line now and then shows that it lives. */
function showProgress(title, started) {
  const elapsed = () => grey(duration(performance.now() - started));
  if (!process.stdout.isTTY || process.env.CI) {
    console.log(`  ${title} …`);
    const timer = setInterval(() => console.log(`  ${title}, ${elapsed()} so far`), heartbeat);
    return () => clearInterval(timer);
  }
  let frame = 0;
  const draw = () => process.stdout.write(`\r\u001b[2K${frames[frame++ % frames.length]} ${title} ${elapsed()}`);
  draw();
  const timer = setInterval(draw, 100);
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\u001b[2K');
  };
}

/** Prints a line while a step may be turning. */
export const printLine = (line) => console.log(process.stdout.isTTY ? `\r\u001b[2K${line}` : line);

/** The last lines of a command's output, indented. */
export const tail = (output) =>
  output
    .trimEnd()
    .split('\n')
    .slice(-tailLines)
    .map((line) => `    ${line}`)
    .join('\n');

/** Explanation of a failure: the command's last words, or our own fault's stack. */
export function explain(error) {
  if (error instanceof CommandFailed) return `${tail(error.output)}\n    ${error.message}`;
  return tail(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Does `work`, showing meanwhile that it runs. */
export async function progress(title, work) {
  const finish = showProgress(title, performance.now());
  try {
    return await work();
  } finally {
    finish();
  }
}

/** Does `work` under a title, showing that it runs and then how long it took; a failure is passed on. */
export async function step(title, work) {
  const started = performance.now();
  const report = (mark) => console.log(`${mark} ${title} ${grey(duration(performance.now() - started))}`);
  try {
    const result = await progress(title, work);
    report(green('✓'));
    return result;
  } catch (error) {
    report(red('✗'));
    throw error;
  }
}

/** The frame of every script: a failed step shows its last output and ends with code 1; Ctrl-C ends the children too. */
export async function script(main) {
  let stopping = false;
  const stop = (signal) => {
    if (stopping) return;
    stopping = true;
    void stopCommands(signal).then(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    await main({ releaseSignals: () => void process.off('SIGINT', stop).off('SIGTERM', stop) });
  } catch (error) {
    if (stopping) return;
    await stopCommands();
    console.error(explain(error));
    process.exit(1);
  }
}
