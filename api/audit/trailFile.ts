import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { FOLDED_NAMES, RETIRED_KEYS, SEARCH_KEYS } from '../platform/searchKeys.js';
import { AuditEntryModel } from './auditEntry.js';
import type { ChainedEntry } from './chain.js';
import { entriesAdded } from './trail.js';

/** The whole trail of the connected database, the oldest entry first, a batch in memory at a time. */
export async function* storedTrail(): AsyncGenerator<ChainedEntry> {
  await entriesAdded();
  const projection = { _id: 0, intentId: 0, [SEARCH_KEYS]: 0, [FOLDED_NAMES]: 0, [RETIRED_KEYS]: 0 };
  for await (const entry of AuditEntryModel.find({}, projection).sort({ seq: 1 }).lean<ChainedEntry>().cursor()) {
    yield entry;
  }
}

/** An entry as a line of a file. */
export const lineOf = (entry: ChainedEntry): string => `${JSON.stringify(entry)}\n`;

/**
 * A trail that was written to a file, a line an entry.
 * @throws Error naming the line that is no entry
 */
export async function* trailInFile(path: string): AsyncGenerator<ChainedEntry> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    number += 1;
    if (line === '') continue;
    try {
      // What a file says has no type; the check of the chain finds the entries that are not as they were written.
      const entry = JSON.parse(line) as ChainedEntry;
      yield { ...entry, at: new Date(entry.at) };
    } catch {
      throw new Error(`${path}, line ${number}: this is no entry of an audit trail.`);
    }
  }
}
