import { kinds } from '@polyphony/domain/kinds/index.js';
import fc from 'fast-check';
import { storedRecord, storeOf } from '../../testing/records/records.js';
import { SEED } from '../../testing/runs/seed.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { searchCondition, type Condition } from '../read/listQuery.js';
import { lettersOf, mayHold, SEARCH_KEYS } from '../../platform/searchKeys.js';
import { searchKeysOf } from './searchKeys.js';

/** A search by the index finds what looking at every name finds: a part of it, whatever its case. */
const kind = kinds.eventDifficulty;

/** What a search was before there was an index, and what it is to mean. */
const pattern = (text: string) => ({ $regex: text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' });

/** Letters that fold into others, in strange ways too, of several scripts, and what means something in a pattern. */
const LETTERS = [
  ...'aAbßẞsSſiIİıéÉÅkKσςΣµΜǆǅθϑᾳᾼ',
  '\u0301',
  '\u0345',
  ...'ابتأُة',
  ...'語の',
  '𝒜',
  '🙂',
  '\ud800',
  ...' .*+?^${}()|[]\\/-_09\n\t',
];
const letter = fc.constantFrom(...LETTERS);
const text = (maxLength: number) => fc.array(letter, { minLength: 1, maxLength }).map((letters) => letters.join(''));

const allOf = ({ $and = [] }: Condition) =>
  ($and as readonly Readonly<Record<string, { readonly $in: readonly (RegExp | null)[] }>>[]).map(
    (condition) => condition[SEARCH_KEYS]?.$in ?? [],
  );
const finds = (part: string, keys: readonly string[]) =>
  allOf(mayHold(part)).every((any) => any.some((begins) => begins && keys.some((key) => begins.test(key))));

describe('keys', () => {
  test('of a name lead to it by every part of it, in whatever case', () => {
    const cases = fc.record({ en: text(40), ar: text(10), at: fc.nat(), length: fc.integer({ min: 1, max: 45 }) });
    fc.assert(
      fc.property(cases, ({ en, ar, at, length }) => {
        const keys = searchKeysOf(kind, { name: { ar, en } });
        const letters = [...en];
        const part = letters
          .slice(at % letters.length)
          .slice(0, length)
          .join('');
        for (const typed of [part, part.toUpperCase(), part.toLowerCase(), ar]) {
          // What the exact check refuses need not be found.
          const matches = [en, ar].some((name) => new RegExp(pattern(typed).$regex, 'iu').test(name));
          if (matches) expect(finds(typed, keys)).toBe(true);
        }
        expect(finds(part, keys)).toBe(true);
      }),
      { seed: SEED, numRuns: 3000 },
    );
  });

  test('take for the same every two letters that ignoring case takes for the same', () => {
    const cased = Array.from({ length: 0x11_0000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((char) => char.toLowerCase() !== char || char.toUpperCase() !== char);
    const all = cased.join('');
    const wrong = cased.flatMap((char) =>
      (all.match(new RegExp(char, 'giu')) ?? [])
        .filter((same) => lettersOf(same).join('') !== lettersOf(char).join(''))
        .map((same) => [char, same]),
    );
    expect(cased.length).toBeGreaterThan(2500);
    expect(wrong).toEqual([]);
  });

  test('are half as many as letters, and a part of two letters or more narrows', () => {
    expect(searchKeysOf(kind, { name: { en: 'Level 12345' } })).toEqual([
      'level 12345',
      'vel 12345',
      'l 12345',
      '12345',
      '345',
      '5',
    ]);
    expect(searchKeysOf(kinds.language, { name: 'Ärger' })).toEqual(['ärger', 'ger', 'r']);
    expect(searchKeysOf(kind, { name: null })).toEqual([]);
    expect(allOf(mayHold('C+'))).toEqual([[/^c /, /^ /, null]]);
    expect(mayHold('x')).toEqual({});
    expect(mayHold('\u064b\u064b')).toEqual({});
    const long = allOf(mayHold('Introduction to quantum fields'));
    expect(long.map(([begins]) => begins)).toEqual([/^introduction t/, /^ quantum field/]);
  });
});

describe('in the database', () => {
  let api: TestApi;
  const { model } = storeOf(kind);
  const NAMES = 2_000;
  beforeAll(async () => {
    api = await startTestApi();
    const words = [
      'Level',
      'Übung',
      'LEVEL',
      'straße',
      'STRASSE',
      'Ίσος',
      'ΊΣΟΣ',
      'مستوى',
      'مُستوى',
      '級別',
      'C++',
      '50%',
      'a.b',
      '(x)',
      'back\\slash',
      '🙂🙃',
      'İstanbul',
      'ısı',
      'Kelvin',
    ];
    const word = (at: number) => words[at % words.length] ?? '';
    const documents = Array.from({ length: NAMES }, (_, at) => {
      const name = {
        en: `${word(at)} ${at} ${word(at * 7 + 3)}`,
        ...(at % 3 === 0 && { ar: `${word(at * 5 + 1)} ${at * 3}` }),
        ...(at % 5 === 0 && { fr: `${word(at * 11 + 2)} niveau` }),
      };
      return {
        ...storedRecord(kind, { name, orderNumber: (at % 97) + 1, createdAt: new Date(at) }),
        slug: `level-${at}`,
      };
    });
    await model.collection.insertMany(documents);
    // Some whose keys are not made yet.
    await model.collection.updateMany({ orderNumber: { $gt: 90 } }, { $unset: { [SEARCH_KEYS]: 1 } });
    await api.services.stamps.changed(kind.name);
  });
  afterAll(() => api.close());

  const parts = fc.oneof(
    text(4),
    fc.constantFrom(
      'level',
      'EVEL',
      'strasse',
      'STRAẞE',
      'straße',
      'ίσος',
      'σ',
      'ستو',
      'مُس',
      '別',
      '++',
      '%',
      '.',
      'a.b',
      '(x',
      '\\',
      '🙂',
      'i',
      'kelvin',
      '12',
      '1',
      'vel 12',
      'l 3',
      'niveau',
    ),
    fc
      .tuple(fc.nat(NAMES), fc.nat(18), fc.integer({ min: 1, max: 30 }))
      .map(([at, from, length]) => `${at} level ${at}`.slice(from, from + length)),
  );

  test('a search finds the same as looking at every name', async () => {
    await fc.assert(
      fc.asyncProperty(parts, fc.constantFrom('en', 'ar', 'fr', 'de'), async (part, lang) => {
        const typed = part.trim();
        if (!typed || typed.includes('\ud800')) return;
        const looked = { $or: [...new Set([lang, 'en'])].map((code) => ({ [`name.${code}`]: pattern(typed) })) };
        const ids = async (condition: Condition) =>
          (
            await model.collection
              .find(condition, { projection: { _id: 1 } })
              .sort({ _id: 1 })
              .toArray()
          ).map(({ _id }) => String(_id));
        expect(await ids(searchCondition(kind, part, lang))).toEqual(await ids(looked));
      }),
      { seed: SEED, numRuns: 250 },
    );
  });

  interface Explained {
    readonly queryPlanner: { readonly winningPlan: object };
    readonly executionStats: { readonly totalDocsExamined: number; readonly nReturned: number };
  }
  const explain = async (part: string): Promise<Explained> =>
    (await model.collection
      .find(searchCondition(kind, part, 'en'))
      .sort({ orderNumber: -1, createdAt: -1, _id: -1 })
      .limit(21)
      .explain('executionStats')) as unknown as Explained;

  test.each(['Level 1216', 'evel 1216', '1216 س', 'STRASSE 1219', `Level ${'x'.repeat(40)}`])(
    'the index leaves few names to check for %s',
    async (part) => {
      const { queryPlanner, executionStats } = await explain(part);
      expect(JSON.stringify(queryPlanner.winningPlan)).toContain(`"${SEARCH_KEYS}_1"`);
      const unmade = await model.collection.countDocuments({ [SEARCH_KEYS]: null });
      expect(executionStats.totalDocsExamined).toBeLessThan(unmade + 30);
    },
  );

  test.each(['e', 'LEVEL'])('of many matches those of the page are found without all others: %s', async (part) => {
    const { executionStats } = await explain(part);
    expect(executionStats.nReturned).toBe(21);
    expect(executionStats.totalDocsExamined).toBeLessThan(300);
  });

  test('who writes a record writes its keys, and a search finds it by what it is called now', async () => {
    const list = async (searchName: string) =>
      (
        await api.admin.ask<{ pageInfo: { totalItemsCount: number } }>(
          'query ($s: String) { eventDifficulties(filter: { searchName: $s }) { pageInfo { totalItemsCount } } }',
          { s: searchName },
        )
      ).pageInfo.totalItemsCount;
    await api.admin.ask(
      'mutation { createEventDifficulty(input: { name: "Before it all", slug: "before" }) { success } }',
    );
    expect([await list('fore it'), await list('after')]).toEqual([1, 0]);
    const found = await model.collection.findOne({ slug: 'before' });
    const id = String(found?._id);
    await api.admin.ask(`mutation { updateEventDifficulty(id: "${id}", input: { name: "After it all" }) { success } }`);
    expect([await list('fore it'), await list('AFTER')]).toEqual([0, 1]);
    expect((await model.collection.findOne({ slug: 'before' }))?.[SEARCH_KEYS]).toEqual(
      searchKeysOf(kind, { name: { en: 'After it all' } }),
    );
    await api.admin.ask(`mutation { deleteEventDifficulty(id: "${id}") { success } }`);
    expect(await list('AFTER')).toBe(0);
  });
});
