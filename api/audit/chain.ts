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

export interface ChainVerdict {
  /** Entries read. */
  readonly entries: number;
  /** The last sound entry: compare it with one noted elsewhere to know that none was cut off the end. */
  readonly head: { readonly seq: number; readonly hash: string };
  /** The first inconsistency; null for a valid chain. */
  readonly fault: string | null;
}

/** Reads a chain in order of `seq`, to its end, and detects entries that were changed, removed or inserted. */
export async function verifyChain(
  entries: AsyncIterable<ChainedEntry> | Iterable<ChainedEntry>,
): Promise<ChainVerdict> {
  let head = { seq: 0, hash: CHAIN_START };
  let count = 0;
  let fault: string | null = null;
  for await (const entry of entries) {
    count += 1;
    fault ??= faultOf(entry, head);
    if (!fault) head = { seq: entry.seq, hash: entry.hash };
  }
  return { entries: count, head, fault };
}

function faultOf(entry: ChainedEntry, before: { seq: number; hash: string }): string | null {
  const next = before.seq + 1;
  if (entry.seq !== next) return `Entry ${next} is missing: after ${before.seq} comes ${entry.seq}.`;
  if (entry.previousHash !== before.hash) return `Entry ${entry.seq} does not follow from the entry before it.`;
  if (entryHash(entry.seq, entry.previousHash, entry) !== entry.hash) return `Entry ${entry.seq} was changed.`;
  return null;
}
