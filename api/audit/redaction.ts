import { RETIRED_KEYS } from '../platform/searchKeys.js';
import { AuditEntryModel } from './auditEntry.js';
import {
  entryHash,
  REDACTED_ENTRIES,
  REDACTION,
  redactionText,
  type AuditFacts,
  type ChainedEntry,
  type RedactedEntry,
} from './chain.js';
import { byServer, entriesAdded, note } from './trail.js';
import { trailKeysOf } from './trailKeys.js';

/** Entries that one entry says were redacted. */
const BATCH = 100;

type Facts = Pick<AuditFacts, 'actor' | 'target' | 'from' | 'changes'>;

interface Redaction {
  readonly which: Readonly<Record<string, unknown>>;
  /** Content of an entry afterwards: a part of its facts, without what names the person. */
  readonly redact: (facts: ChainedEntry) => Partial<Facts>;
  /** The person whose data it was: their id. */
  readonly subject: AuditFacts['target'];
}

/**
 * Removes from entries of the trail what names a person. The entries stay in the chain with their hashes, and an entry at its
 * end says which ones were redacted and what they say now, so that nobody else can change one unnoticed (ADR-0139). That entry is
 * written first: what is cut off in between is done by the next call. Idempotent.
 */
export async function redactEntries({ which, redact, subject }: Redaction): Promise<void> {
  await entriesAdded();
  let batch: ChainedEntry[] = [];
  const write = async () => {
    if (batch.length === 0) return;
    const redacted = batch.map((now): RedactedEntry => [now.seq, entryHash(now.seq, now.previousHash, now)]);
    const changes = [{ field: REDACTED_ENTRIES, before: null, after: JSON.stringify(redactionText(redacted)) }];
    await note(byServer('erasure'), { action: REDACTION, actor: null, target: subject, changes });
    await AuditEntryModel.collection.bulkWrite(
      batch.map(({ seq, hash, actor, target, from, changes: left }) => ({
        updateOne: {
          filter: { seq, hash },
          update: {
            $set: { actor, target, from, changes: left, redacted: true, ...trailKeysOf({ actor, target }) },
            $unset: { [RETIRED_KEYS]: 1 },
          },
        },
      })),
      { ordered: false },
    );
    batch = [];
  };
  for await (const entry of AuditEntryModel.find(which).sort({ seq: 1 }).lean<ChainedEntry>().cursor()) {
    const now: ChainedEntry = { ...entry, ...redact(entry) };
    const { seq, previousHash } = entry;
    if (entryHash(seq, previousHash, now) === entryHash(seq, previousHash, entry)) continue;
    batch.push(now);
    if (batch.length === BATCH) await write();
  }
  await write();
}
