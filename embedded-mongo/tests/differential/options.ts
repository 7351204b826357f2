import { parseArgs } from 'node:util';
import { freshSeed, SEED, seedOf } from '../support/random.js';

export interface Options {
  readonly uri: string;
  readonly seed: number;
  readonly operations: number;
  /** Ends the run early; the result then says how far it got. */
  readonly budgetSeconds: number;
  /** Runs this one chunk again, as a difference's report names it. */
  readonly chunk: number | undefined;
  /** Goes on after a difference, and tells each unshrunk. */
  readonly all: boolean;
  /** Adds each difference, with MongoDB's response, to the record of fixed cases. */
  readonly record: boolean;
  /** Starts the real server anew when it has died: a command of the shell. */
  readonly revive: string | undefined;
  /** The server under proof, where it is not to be started here. */
  readonly server: string | undefined;
}

function whole(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`--${name} must be a whole number, not '${text}'`);
  return value;
}

/** Reads the command line; throws a clear line where it makes no sense. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      uri: option,
      seed: option,
      operations: option,
      'budget-seconds': option,
      chunk: option,
      all: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      server: option,
      revive: option,
    },
  });
  const uri = values.uri ?? env.MONGODB_TEST_URI;
  if (uri === undefined || uri === '')
    throw new Error('It needs a real MongoDB 7.0, a replica set, named by --uri or MONGODB_TEST_URI.');
  return {
    uri,
    seed: values.seed === 'random' ? freshSeed() : values.seed === undefined ? SEED : seedOf(values.seed),
    operations: whole('operations', values.operations) ?? 100_000,
    budgetSeconds: whole('budget-seconds', values['budget-seconds']) ?? Infinity,
    chunk: whole('chunk', values.chunk),
    all: values.all || values.record,
    record: values.record,
    server: values.server,
    revive: values.revive,
  };
}
