import { open, type FileHandle } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { verifyChain, type ChainedEntry } from '../audit/chain.js';
import { lineOf, storedTrail, trailInFile } from '../audit/trailFile.js';
import { connectDatabase } from '../platform/database/database.js';
import { readSettings } from '../platform/settings.js';
import { errorOf } from '../platform/values.js';

const USAGE = `Usage: npm run audit:verify [-- [FILE] [--export=FILE] [--head=SEQ:HASH]]
  Verifies the audit trail of the database (MONGODB_URI, or DATA_DIR while the server is stopped), or of an exported FILE.
  --export  also writes the trail to a file, one entry a line
  --head    an entry noted earlier: fails when the trail does not hold it any more, its end having been cut off, say`;

/** Passes entries on, writing each to the file, those after a fault as well. @param see is called with each */
async function* watched(
  entries: AsyncIterable<ChainedEntry>,
  see: (entry: ChainedEntry) => void,
  file: FileHandle | undefined,
) {
  for await (const entry of entries) {
    await file?.appendFile(lineOf(entry));
    see(entry);
    yield entry;
  }
}

/** @returns the exit code: 0 for a whole trail, 1 for one that is not, 2 when it could not be read */
export async function auditVerify(
  args: string[],
  env: NodeJS.ProcessEnv,
  report: (line: string) => void,
): Promise<number> {
  const options = { export: { type: 'string' }, head: { type: 'string' }, help: { type: 'boolean' } } as const;
  let close: () => Promise<void> = () => Promise.resolve();
  let exported: FileHandle | undefined;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (values.help) {
      report(USAGE);
      return 0;
    }
    const [file] = positionals;
    if (file === undefined) {
      const settings = await readSettings(env);
      const database = await connectDatabase({
        ...(settings.MONGODB_URI && { uri: settings.MONGODB_URI }),
        dataDir: settings.DATA_DIR,
      });
      close = () => database.close();
    }
    const entries = file === undefined ? storedTrail() : trailInFile(file);
    if (values.export !== undefined) exported = await open(values.export, 'wx');
    let found = values.head === undefined;
    const see = ({ seq, hash }: ChainedEntry) => (found ||= `${seq}:${hash}` === values.head);
    const verdict = await verifyChain(watched(entries, see, exported));
    if (verdict.fault) {
      report(`The audit trail is broken. ${verdict.fault}`);
      return 1;
    }
    if (!found) throw new Error(`The trail does not hold the entry ${values.head} any more.`);
    report(
      `The audit trail is whole: ${verdict.entries} entries, the last one ${verdict.head.seq}:${verdict.head.hash}`,
    );
    if (verdict.redacted > 0)
      report(`Of ${verdict.redacted} of them, what named a person was removed; later entries say which.`);
    report('Keep that line somewhere else: with --head it shows later that nothing was cut off.');
    return 0;
  } catch (error) {
    report(`The audit trail could not be verified: ${errorOf(error).message}`);
    return 2;
  } finally {
    await exported?.close();
    await close();
  }
}
