import { AuditEntryModel } from '../../audit/auditEntry.js';
import { storedTrail } from '../../audit/trailFile.js';
import { fillTrailKeys, trailKeysOf } from '../../audit/trailKeys.js';
import { verifyChain } from '../../audit/chain.js';
import { SEARCH_KEYS } from '../../platform/searchKeys.js';
import { hasWords, searchWords } from '@polyphony/domain/text/folded.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { nameCondition } from './readable.js';

/** The search of a long trail: by an index, with the results that looking at every entry has. */

const ENTRIES = 2_000;
const PEOPLE = ['Super Admin', 'Pema Lhamo', 'Dawa Wangdi', 'سونام وانغمو', 'Zoë Straße', 'İpek Öz'];
const LABELS = ['Bookbinding weekend', 'TXN-7KQ2M9XH4RTV', 'رحلة جبلية', 'a.b*c(d)', 'pema@example.org', 'STRASSE'];
const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';

let api: TestApi;
const { collection } = AuditEntryModel;
const READABLE = new Set(['event', 'session']);

beforeAll(async () => {
  api = await startTestApi();
  await collection.insertMany(
    Array.from({ length: ENTRIES }, (_, at) => {
      const facts = {
        actor: at % 11 === 0 ? null : { id: String(at % 7), name: pick(PEOPLE, at * 5), role: null },
        target: {
          kind: pick(['event', 'role', 'session'], at),
          id: String(at),
          label: `${pick(LABELS, at * 7)} ${at}`,
        },
      };
      const keys = at % 13 === 0 ? {} : trailKeysOf(facts);
      return {
        ...facts,
        seq: 1_000_000 + at,
        at: new Date(at),
        action: 'UPDATE',
        outcome: 'DONE',
        changes: [],
        ...keys,
      };
    }),
  );
});
afterAll(() => api.close());

const seqs = async (condition: object) =>
  (
    await collection
      .find(condition, { projection: { seq: 1 } })
      .sort({ seq: 1 })
      .toArray()
  ).map((entry) => Number(entry['seq']));

const looked = async (text: string) => {
  const words = searchWords(text);
  const entries = await collection.find({}, { sort: { seq: 1 } }).toArray();
  return entries
    .filter(({ actor, target }) => {
      const { name = '' } = (actor ?? {}) as { name?: string };
      const { kind, label } = target as { kind: string; label: string };
      return hasWords(name, words) || (READABLE.has(kind) && hasWords(label, words));
    })
    .map((entry) => Number(entry['seq']));
};

const TEXTS = [
  'pema',
  'EMA LH',
  'lhamo  pema',
  'zoe',
  'wangdi',
  'انغ',
  'straße',
  'strasse',
  'ipek',
  'x',
  '7KQ2',
  'a.b*c(d',
  'weekend 12',
  '.*',
  'none',
];

test.each(TEXTS)('%s finds the entries that looking at every name finds', async (text) => {
  await fillTrailKeys();
  expect(await seqs(nameCondition(READABLE, text))).toEqual(await looked(text));
});

test.each(['weekend 1204', 'nobody of this name', 'TXN-7KQ2M9XH4RTV 1303'])(
  'an index leaves few entries to check for %s',
  async (text) => {
    await fillTrailKeys();
    const { executionStats, queryPlanner } = await collection
      .find(nameCondition(READABLE, text))
      .sort({ seq: -1 })
      .limit(20)
      .explain('executionStats');
    expect(JSON.stringify(queryPlanner)).toContain(`"${SEARCH_KEYS}_1"`);
    expect((executionStats as { totalDocsExamined: number }).totalDocsExamined).toBeLessThan(40);
  },
);

test('entries from before there were keys get theirs, and every entry that is written has its own', async () => {
  await collection.updateMany({ seq: { $gte: 1_000_000 } }, { $unset: { [SEARCH_KEYS]: 1 } });
  await fillTrailKeys();
  expect(await collection.countDocuments({ [SEARCH_KEYS]: null })).toBe(0);
  const entry = await collection.findOne({ seq: 1_000_001 });
  expect(entry).toMatchObject(trailKeysOf({ actor: entry?.['actor'], target: entry?.['target'] }));
  await api.signIn.as('Staff without permissions');
  expect(await collection.countDocuments({ [SEARCH_KEYS]: null })).toBe(0);
});

test('keys are no part of what is chained', async () => {
  await collection.deleteMany({ seq: { $gte: 1_000_000 } });
  await collection.updateOne({ seq: 1 }, { $unset: { [SEARCH_KEYS]: 1 } });
  expect((await verifyChain(storedTrail())).fault).toBeNull();
  await fillTrailKeys();
  expect((await verifyChain(storedTrail())).fault).toBeNull();
});
