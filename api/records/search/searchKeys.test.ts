import { kinds } from '@polyphony/domain/kinds/index.js';
import fc from 'fast-check';
import { storedRecord, storeOf } from '../../testing/records/records.js';
import { SEED } from '../../testing/runs/seed.js';
import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { searchCondition, type Condition } from '../read/listQuery.js';
import { hasWords, searchWords } from '@polyphony/domain/text/folded.js';
import { FOLDED_NAMES, mayHold, RETIRED_KEYS, SEARCH_KEYS } from '../../platform/searchKeys.js';
import { fillDerived } from './derived.js';
import { RecordStores } from '../store/loaders.js';
import { searchKeysOf } from './searchKeys.js';

const COUNT = gql(`
  query CountBySearchName($searchName: String) {
    eventDifficulties(filter: {searchName: $searchName}) { pageInfo { totalItemsCount } }
  }
`);

/** A search by the index finds what looking at every name finds: all words of it, folded as people type them. */
const kind = kinds.eventDifficulty;

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
  allOf(mayHold(searchWords(part))).every((any) =>
    any.some((begins) => begins && keys.some((key) => begins.test(key))),
  );

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
          const matches = [en, ar].some((name) => hasWords(name, searchWords(typed)));
          if (matches) expect(finds(typed, keys)).toBe(true);
        }
        expect(finds(part, keys)).toBe(true);
      }),
      { seed: SEED, numRuns: 3000 },
    );
  });

  test('are half as many as letters, and a part of two letters or more narrows', () => {
    expect(searchKeysOf(kind, { name: { en: 'Level 12345' } })).toEqual(['level', 'vel', 'l', '12345', '345', '5']);
    expect(searchKeysOf(kinds.language, { name: 'Ärger' })).toEqual(['arger', 'ger', 'r']);
    expect(searchKeysOf(kind, { name: null })).toEqual([]);
    expect(allOf(mayHold(['c+']))).toEqual([[/^c /, /^ /, null]]);
    expect(mayHold(['x'])).toEqual({});
    expect(mayHold(searchWords('\u064b\u064b'))).toEqual({});
    const word = 'abcdefghijklmnopqr';
    const long = allOf(mayHold(['quantum', word]));
    expect(long.map(([begins]) => begins)).toEqual([
      new RegExp(`^${word.slice(0, 14)}`),
      new RegExp(`^${word.slice(3, 17)}`),
      /^quantum/,
    ]);
  });
});

describe('in the database', () => {
  let api: TestApi;
  const { model } = storeOf(kind);
  const NAMES = 2_000;
  interface NamedRecord {
    readonly id: string;
    readonly name: { readonly en: string; readonly ar?: string; readonly fr?: string };
  }
  let names: readonly NamedRecord[];
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
    names = (await model.collection.find<Pick<NamedRecord, 'name'> & { _id: unknown }>({}).toArray()).map(
      ({ _id, name }) => ({
        id: String(_id),
        name,
      }),
    );
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
        const words = searchWords(typed);
        const looked = names
          .filter(({ name }) => [name[lang as 'en'], name.en].some((each) => each && hasWords(each, words)))
          .map(({ id }) => id)
          .toSorted();
        const ids = async (condition: Condition) =>
          (
            await model.collection
              .find(condition, { projection: { _id: 1 } })
              .sort({ _id: 1 })
              .toArray()
          ).map(({ _id }) => String(_id));
        expect(await ids(searchCondition(kind, part, lang))).toEqual(looked);
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

  test.each(['Level 1216', 'evel 1216', '1216 س', 'STRASSE 1219', '1216  level', `Level ${'x'.repeat(40)}`])(
    'the index leaves few names to check for %s',
    async (part) => {
      const { queryPlanner, executionStats } = await explain(part);
      expect(JSON.stringify(queryPlanner.winningPlan)).toContain(`"${SEARCH_KEYS}_1"`);
      expect(executionStats.totalDocsExamined).toBeLessThan(30);
    },
  );

  test.each(['e', 'LEVEL'])('of many matches those of the page are found without all others: %s', async (part) => {
    const { executionStats } = await explain(part);
    expect(executionStats.nReturned).toBe(21);
    expect(executionStats.totalDocsExamined).toBeLessThan(300);
  });

  test('who writes a record writes its keys, and a search finds it by what it is called now', async () => {
    const list = async (searchName: string) =>
      (await api.admin.request(COUNT, { searchName })).pageInfo.totalItemsCount;
    await api.admin.request(
      'mutation { createEventDifficulty(input: { name: "Before it all", slug: "before" }) { success } }',
    );
    expect([await list('fore it'), await list('after')]).toEqual([1, 0]);
    const found = await model.collection.findOne({ slug: 'before' });
    const id = String(found?._id);
    await api.admin.request(
      `mutation { updateEventDifficulty(id: "${id}", input: { name: "After it all" }) { success } }`,
    );
    expect([await list('fore it'), await list('AFTER')]).toEqual([0, 1]);
    expect((await model.collection.findOne({ slug: 'before' }))?.[SEARCH_KEYS]).toEqual(
      searchKeysOf(kind, { name: { en: 'After it all' } }),
    );
    await api.admin.request(`mutation { deleteEventDifficulty(id: "${id}") { success } }`);
    expect(await list('AFTER')).toBe(0);
  });

  test('records that an older version stored are found before they are filled in, and as people type after', async () => {
    const { insertedId } = await model.collection.insertOne({
      ...storedRecord(kind, { name: { en: 'Tiger’s Café', ar: 'أُمسية' } }),
      slug: 'older',
      [RETIRED_KEYS]: ['tiger s café'],
    });
    await model.collection.updateOne({ _id: insertedId }, { $unset: { [SEARCH_KEYS]: 1, [FOLDED_NAMES]: 1 } });
    const found = async (text: string, lang = 'en') =>
      (await model.collection.find(searchCondition(kind, text, lang)).toArray()).map(({ slug }) => String(slug));
    expect([await found('tiger’s caf'), await found("cafe tiger's")]).toEqual([['older'], []]);
    await fillDerived(new RecordStores([storeOf(kind)]));
    expect([await found("cafe  tiger's"), await found('امسيه', 'ar')]).toEqual([['older'], ['older']]);
    expect(await model.collection.findOne({ _id: insertedId })).not.toHaveProperty(RETIRED_KEYS);
  });
});
