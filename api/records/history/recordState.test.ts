import fc from 'fast-check';
import { SEED } from '../../testing/runs/seed.js';
import { stateChanges, undone, type RecordState } from './recordState.js';

/** Changes of states, as a history stores them. */

const text = fc.string({ unit: 'grapheme', maxLength: 400 });
/** A long text and the same one with a part replaced, as an editor changes it. */
const edited = fc
  .record({ start: text, old: text, now: text, end: text, repeat: fc.integer({ min: 1, max: 20 }) })
  .map(({ start, old, now, end, repeat }) => {
    const long = start.repeat(repeat);
    return [long + old + end, long + now + end] as const;
  });
const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.array(text, { maxLength: 4 }), fc.constant(undefined));
const pair = fc.oneof(edited, fc.tuple(value, value));
const states = fc.dictionary(fc.constantFrom('title.en', 'title.ar', 'about.en', 'active', 'tags', 'cards'), pair);

const sideOf = (pairs: Readonly<Record<string, readonly [unknown, unknown]>>, side: 0 | 1): RecordState =>
  Object.fromEntries(
    Object.entries(pairs).flatMap(([path, both]) => (both[side] === undefined ? [] : [[path, both[side]]])),
  );

test('the state before a write follows from the one after it and what the write changed', () => {
  fc.assert(
    fc.property(states, (pairs) => {
      const [before, after] = [sideOf(pairs, 0), sideOf(pairs, 1)];
      const stored: unknown = JSON.parse(JSON.stringify(stateChanges(before, after)));
      expect(undone(after, stored as ReturnType<typeof stateChanges>)).toEqual(before);
    }),
    { seed: SEED, numRuns: 300 },
  );
});

test('a change within a long text is stored by the part that differs, without halves of characters', () => {
  const words = 'Glazes are mixed by weight. 🏺 '.repeat(2000);
  const before = { 'about.en': `${words}Kiln 🔥 hot.${words}` };
  const after = { 'about.en': `${words}Kiln 🧊 cold.${words}` };
  const changes = stateChanges(before, after);
  expect(changes).toEqual([
    { path: 'about.en', at: words.length + 'Kiln '.length, before: '🔥 hot', after: '🧊 cold' },
  ]);
});

test('a history that does not fit the text is reported, not applied', () => {
  const long = 'a'.repeat(300);
  const changes = stateChanges({ 'about.en': `${long}x${long}` }, { 'about.en': `${long}y${long}` });
  expect(() => undone({ 'about.en': `${long}z${long}` }, changes)).toThrow(/about\.en/);
});
