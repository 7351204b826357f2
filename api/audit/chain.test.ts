import {
  CHAIN_START,
  entryHash,
  REDACTED_ENTRIES,
  REDACTION,
  redactionText,
  verifyChain,
  type AuditFacts,
  type ChainedEntry,
  type RedactedEntry,
} from './chain.js';
import { changesBetween, REDACTED } from './changes.js';

function chainOf(length: number): ChainedEntry[] {
  const chain: ChainedEntry[] = [];
  for (let seq = 1; seq <= length; seq += 1) {
    const facts: AuditFacts = {
      at: new Date(Date.UTC(2026, 0, seq)),
      action: 'UPDATE',
      outcome: 'DONE',
      actor: { id: 'a1', name: 'Ada', role: 'Admin' },
      target: { kind: 'role', id: `r${seq}`, label: 'Editor' },
      from: { ip: '10.0.0.1', userAgent: null, requestId: `request-${seq}` },
      changes: [{ field: 'name', before: '"old"', after: '"new"' }],
    };
    const previousHash = chain.at(-1)?.hash ?? CHAIN_START;
    chain.push({ ...facts, seq, previousHash, hash: entryHash(seq, previousHash, facts) });
  }
  return chain;
}

const changed = (chain: ChainedEntry[], index: number, part: Partial<ChainedEntry>) =>
  chain.map((entry, i) => (i === index ? { ...entry, ...part } : entry));

test('an unmodified chain is valid, with its head', async () => {
  const chain = chainOf(5);
  expect(await verifyChain(chain)).toEqual({
    entries: 5,
    redacted: 0,
    head: { seq: 5, hash: chain[4]?.hash },
    fault: null,
  });
  expect((await verifyChain([])).fault).toBeNull();
});

const edits: [string, Partial<ChainedEntry>][] = [
  ['its time', { at: new Date(0) }],
  ['who did it', { actor: { id: 'b2', name: 'Ada', role: 'Admin' } }],
  ['what was done', { action: 'DELETE' }],
  ['its outcome', { outcome: 'REFUSED' }],
  ['to what', { target: { kind: 'role', id: 'r3', label: 'Author' } }],
  ['from where', { from: { ip: '10.0.0.2', userAgent: null, requestId: 'request-3' } }],
  ['a value', { changes: [{ field: 'name', before: '"old"', after: '"other"' }] }],
];
test.each(edits)('an entry that was changed in %s is found', async (_what, part) => {
  expect((await verifyChain(changed(chainOf(5), 2, part))).fault).toBe('Entry 3 was changed.');
});

test('an entry rewritten together with its hash no longer leads to the next', async () => {
  const chain = chainOf(5);
  const third = { ...(chain[2] as ChainedEntry), action: 'DELETE' };
  const forged = changed(chain, 2, { action: 'DELETE', hash: entryHash(3, third.previousHash, third) });
  expect((await verifyChain(forged)).fault).toBe('Entry 4 does not follow from the entry before it.');
});

test('an entry taken out, at the start, in the middle or twice over, is missed', async () => {
  const chain = chainOf(5);
  expect((await verifyChain(chain.slice(1))).fault).toBe('Entry 1 is missing: after 0 comes 2.');
  expect((await verifyChain(chain.toSpliced(2, 1))).fault).toBe('Entry 3 is missing: after 2 comes 4.');
  expect((await verifyChain(chain.toSpliced(2, 0, chain[1] as ChainedEntry))).fault).toContain('Entry 3 is missing');
});

test('a cut-off end shows by the head that was noted before', async () => {
  const chain = chainOf(5);
  const verdict = await verifyChain(chain.slice(0, 4));
  expect([verdict.fault, verdict.head.seq]).toEqual([null, 4]);
});

describe('what an entry keeps of a change', () => {
  test('only the fields that differ, as JSON', () => {
    expect(changesBetween({ name: 'A', active: true }, { name: 'B', active: true })).toEqual([
      { field: 'name', before: '"A"', after: '"B"' },
    ]);
  });

  test.each(['password', 'passwordHash', 'apiToken', 'smtpSecret', 'S3_SECRET_ACCESS_KEY', 'verificationCode'])(
    'of %s, that it changed but never what it is',
    (field) => {
      const text = JSON.stringify(changesBetween({ [field]: 'tiger' }, { [field]: 'lion' }));
      expect(text).toContain(REDACTED);
      expect(text).not.toMatch(/tiger|lion/);
    },
  );

  test('a secret inside a value is redacted too, and a field that is no secret is not', () => {
    const [change] = changesBetween(null, { mail: { host: 'h', password: 'tiger' }, code: 'dz' });
    expect(change?.after).toBe(`{"host":"h","password":"${REDACTED}"}`);
  });
});

describe('an entry from which what names a person was removed', () => {
  const nameless = (entry: ChainedEntry): ChainedEntry => ({
    ...entry,
    actor: { id: 'a1', name: '', role: 'Admin' },
    redacted: true,
  });
  const withRedaction = (chain: readonly ChainedEntry[], redactedEntries: readonly RedactedEntry[]): ChainedEntry[] => {
    const last = chain.at(-1) as ChainedEntry;
    const facts: AuditFacts = {
      ...last,
      action: REDACTION,
      changes: [{ field: REDACTED_ENTRIES, before: null, after: JSON.stringify(redactionText(redactedEntries)) }],
    };
    const seq = last.seq + 1;
    const { redacted: _, ...entry } = { ...last, ...facts, seq, previousHash: last.hash };
    return [...chain, { ...entry, hash: entryHash(seq, last.hash, facts) }];
  };
  const second = nameless(chainOf(5)[1] as ChainedEntry);
  const redactedEntry: RedactedEntry = [2, entryHash(2, second.previousHash, second)];

  test('is sound when a later entry says what it says now', async () => {
    const chain = withRedaction(changed(chainOf(5), 1, second), [redactedEntry]);
    expect(await verifyChain(chain)).toMatchObject({ entries: 6, redacted: 1, fault: null });
    // It is written before the entry is redacted.
    expect(await verifyChain(withRedaction(chainOf(5), [redactedEntry]))).toMatchObject({ redacted: 0, fault: null });
  });

  test('is found when no later entry says so, or another thing', async () => {
    const forged = changed(chainOf(5), 1, second);
    const other: RedactedEntry = [2, entryHash(2, second.previousHash, { ...second, action: 'DELETE' })];
    for (const chain of [forged, withRedaction(forged, [other]), withRedaction(forged, [[3, redactedEntry[1]]])])
      expect((await verifyChain(chain)).fault).toBe('Entry 2 was changed.');
  });

  test('is found when it says more than was redacted', async () => {
    const chain = withRedaction(changed(chainOf(5), 1, { ...second, action: 'DELETE' }), [redactedEntry]);
    expect((await verifyChain(chain)).fault).toBe('Entry 2 was changed.');
  });
});
