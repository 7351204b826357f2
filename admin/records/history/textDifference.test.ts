import { textDifference, textRuns, type TextPart } from './textDifference';

const marked = (parts: readonly TextPart[]) =>
  parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');

test.each([
  ['en', 'Mix the red clay.', 'Mix the white clay well.', 'Mix the [red] clay.', 'Mix the [white] clay[ well].'],
  ['ar', 'اخلط الطين الأحمر', 'اخلط الطين الأبيض', 'اخلط الطين [الأحمر]', 'اخلط الطين [الأبيض]'],
  ['en', '', 'New', '', '[New]'],
  ['en', 'Same', 'Same', 'Same', 'Same'],
  // SPEC-D30: no language that Intl knows.
  ['x', 'Red clay', 'White clay', '[Red] clay', '[White] clay'],
])('the comparison marks whole words of %s: %j and %j', (lang, before, after, old, now) => {
  const found = textDifference(before, after, lang);
  expect([marked(found.before), marked(found.after)]).toEqual([old, now]);
});

test('the pieces of each version are its text, spaces and line breaks included', () => {
  const [before, after] = ['One  two\n\nthree', 'One two\nthree  four'];
  const found = textDifference(before, after, 'en');
  expect([found.before, found.after].map((parts) => parts.map(({ text }) => text).join(''))).toEqual([before, after]);
});

test('texts that are too long to compare are shown as replaced', () => {
  const long = 'word '.repeat(6_000);
  expect(textRuns(long, `${long}more`, 'en').map((run) => run.in)).toEqual(['before', 'after']);
});
