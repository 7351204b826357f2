import { validate } from '../validation/fieldErrors.js';
import { arrangedParts, arrangement, arrangementText, partsIn, type PagePart } from './arrangement.js';
import { home } from './pages/home.js';
import { rulesOf } from './section.js';

const part = (id: string): PagePart => ({ id, label: 'labels.banner' });
const PARTS = ['a', 'b', 'c', 'd'].map(part);

/** 'b -a c d' */
const arranged = (value: string | null) =>
  arrangedParts(PARTS, value)
    .map(({ id, isVisible }) => (isVisible ? id : `-${id}`))
    .join(' ');

test.each([
  ['nothing stored', null, 'a b c d'],
  ['an empty text', '', 'a b c d'],
  ['another order', 'd c b a', 'd c b a'],
  ['hidden parts', 'a -b c -d', 'a -b c -d'],
  ['an order of before there were more parts', 'd b', 'a d b c'],
  ['a part of a later release that is first', 'b c d', 'a b c d'],
  ['a part that there is no more', 'gone d a b c', 'd a b c'],
])('the parts of a page are arranged by %s', (_name, value, expected) => expect(arranged(value)).toBe(expected));

test('what is stored gives the same parts again, and so does the order of the page itself', () => {
  for (const value of ['d c b a', 'a -b c -d', 'b a c d'])
    expect(arrangementText(arrangedParts(PARTS, value))).toBe(value);
  expect(arrangementText(arrangedParts(PARTS, null))).toBe('a b c d');
});

test.each([
  ['', true],
  ['d -a', true],
  ['a a', false],
  ['a -a', false],
  ['e', false],
  ['--a', false],
  ['a,b', false],
  ['<script>', false],
  ['a '.repeat(300), false],
])('the rule lets %j be an arrangement: %s', async (order, is) => {
  const { fields } = arrangement(PARTS);
  const { errors } = await validate(rulesOf(fields), { order });
  expect(errors === null).toBe(is);
});

test('the home page lets editors arrange all that is below its banner', () => {
  expect(partsIn(home).map(({ id }) => id)).toEqual([
    ...['events', 'section-3', 'section-4', 'categories', 'section-5'],
    ...['section-6', 'section-7', 'section-8', 'section-9'],
  ]);
});
