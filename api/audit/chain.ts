import { createHash } from 'node:crypto';

/** One field that a write changed; the values as JSON, null for none. Secrets read '[redacted]'. */
export interface AuditChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The outcome of the audited action: unknown if the process was killed meanwhile. */
export const AUDIT_OUTCOMES = ['DONE', 'REFUSED', 'UNKNOWN'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** The content of an entry, without its position in the chain. */
export interface AuditFacts {
  readonly at: Date;
  /** 'CREATE', 'UPDATE', 'DELETE', 'TOGGLE', 'SIGN_IN', … */
  readonly action: string;
  readonly outcome: AuditOutcome;
  /** Null without a session. Name and role are those at that time. */
  readonly actor: { readonly id: string; readonly name: string; readonly role: string | null } | null;
  readonly target: { readonly kind: string; readonly id: string | null; readonly label: string };
  readonly from: { readonly ip: string; readonly userAgent: string | null; readonly requestId: string };
  readonly changes: readonly AuditChange[];
}

export interface ChainedEntry extends AuditFacts {
  /** 1, 2, 3 … without a gap. */
  readonly seq: number;
  readonly previousHash: string;
  readonly hash: string;
  /** Whether what names a person was removed from it since: its hash is that of what it said before. */
  readonly redacted?: boolean;
}

/** The previous hash of the first entry. */
export const CHAIN_START = '0'.repeat(64);

/** The text that an entry's hash is computed from: every fact in a fixed order, independent of the stored form. */
function canonical(seq: number, previousHash: string, facts: AuditFacts): string {
  const { at, action, outcome, actor, target, from, changes } = facts;
  return JSON.stringify([
    seq,
    previousHash,
    at.toISOString(),
    action,
    outcome,
    actor && [actor.id, actor.name, actor.role],
    [target.kind, target.id, target.label],
    [from.ip, from.userAgent, from.requestId],
    changes.map(({ field, before, after }) => [field, before, after]),
  ]);
}

/** SHA-256, hexadecimal, over the entry and the hash of the one before it. */
export const entryHash = (seq: number, previousHash: string, facts: AuditFacts): string =>
  createHash('sha256')
    .update(canonical(seq, previousHash, facts))
    .digest('hex');

/** The action of an entry that says which entries were redacted, and what they say since. */
export const REDACTION = 'REDACT';
/** The field of such an entry's changes. */
export const REDACTED_ENTRIES = 'entries';

/** Position of an entry, and the hash that it would have now. */
export type RedactedEntry = readonly [seq: number, hash: string];

/** Text of an entry about redacted ones: '17:9f86… 18:60303a…'. */
export const redactionText = (entries: readonly RedactedEntry[]): string =>
  entries.map(([seq, hash]) => `${seq}:${hash}`).join(' ');

function redactionsIn({ action, changes }: AuditFacts): RedactedEntry[] {
  if (action !== REDACTION) return [];
  const text = changes.find(({ field }) => field === REDACTED_ENTRIES)?.after ?? '';
  return [...text.matchAll(/(\d+):([0-9a-f]{64})/g)].map(([, seq, hash = '']) => [Number(seq), hash] as const);
}

export interface ChainVerdict {
  /** Entries read. */
  readonly entries: number;
  /** Those among them that were redacted, each as a later entry says. */
  readonly redacted: number;
  /** The last sound entry: compare it with one noted elsewhere to know that none was cut off the end. */
  readonly head: { readonly seq: number; readonly hash: string };
  /** The first inconsistency; null for a valid chain. */
  readonly fault: string | null;
}

/**
 * Reads a chain in order of `seq`, to its end, and detects entries that were changed, removed or inserted. A redacted entry
 * is sound if a later one says what it says now.
 */
export async function verifyChain(
  entries: AsyncIterable<ChainedEntry> | Iterable<ChainedEntry>,
): Promise<ChainVerdict> {
  let head = { seq: 0, hash: CHAIN_START };
  let count = 0;
  let redacted = 0;
  let fault: string | null = null;
  /** By its place, the hash that each redacted entry would have now, until a later entry says so. */
  const unexplained = new Map<number, string>();
  for await (const entry of entries) {
    count += 1;
    fault ??= faultOf(entry, head);
    if (fault) continue;
    head = { seq: entry.seq, hash: entry.hash };
    if (entry.redacted) {
      redacted += 1;
      unexplained.set(entry.seq, entryHash(entry.seq, entry.previousHash, entry));
    }
    for (const [seq, hash] of redactionsIn(entry)) if (unexplained.get(seq) === hash) unexplained.delete(seq);
  }
  const [forged] = unexplained.keys();
  if (forged !== undefined) fault ??= `Entry ${forged} was changed.`;
  return { entries: count, redacted, head, fault };
}

function faultOf(entry: ChainedEntry, before: { seq: number; hash: string }): string | null {
  const next = before.seq + 1;
  if (entry.seq !== next) return `Entry ${next} is missing: after ${before.seq} comes ${entry.seq}.`;
  if (entry.previousHash !== before.hash) return `Entry ${entry.seq} does not follow from the entry before it.`;
  const changed = !entry.redacted && entryHash(entry.seq, entry.previousHash, entry) !== entry.hash;
  return changed ? `Entry ${entry.seq} was changed.` : null;
}
