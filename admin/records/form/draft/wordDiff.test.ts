import { wordDiff } from './wordDiff';

const shown = (before: string, after: string) =>
  wordDiff(before, after).map(({ in: where, text }) => (where === 'both' ? text : `[${where}: ${text}]`));

test.each([
  ['One word of many', 'One word of a few', ['One word of ', '[before: many]', '[after: a few]']],
  ['يوم واحد', 'يوم واحد طويل', ['يوم واحد', '[after:  طويل]']],
  ['', 'New', ['[after: New]']],
  ['Gone', '', ['[before: Gone]']],
  ['Same', 'Same', ['Same']],
])('the words of %j that differ from those of %j are marked', (before, after, expected) => {
  expect(shown(before, after)).toEqual(expected);
});

test('both texts can be read from the marked words', () => {
  const [before, after] = ['a b c d e f', 'b x c f g'];
  const runs = wordDiff(before, after);
  const without = (side: string) =>
    runs
      .filter((run) => run.in !== side)
      .map(({ text }) => text)
      .join('');
  expect([without('after'), without('before')]).toEqual([before, after]);
});

test('texts that are too long to compare are shown as replaced', () => {
  const long = 'word '.repeat(2_000);
  expect(wordDiff(long, `${long}more`)).toHaveLength(2);
});
