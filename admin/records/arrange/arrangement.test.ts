import {
  arrangementOf,
  changedPlaces,
  dropped,
  isSameOrder,
  rowsOf,
  stepped,
  type Arrangement,
  type Step,
  type Target,
} from './arrangement';

/** 'a .a1 .a2 b' as records in tree order. */
const parsed = (text: string) => {
  const path: string[] = [];
  return text.split(' ').map((word) => {
    const depth = word.lastIndexOf('.') + 1;
    const id = word.slice(depth);
    path.length = depth;
    const parentId = path.at(-1) ?? null;
    path.push(id);
    return { id, parentId };
  });
};
const tree = (text: string) => arrangementOf(parsed(text));
const format = (arrangement: Arrangement | null) =>
  arrangement &&
  rowsOf(arrangement)
    .map(({ id, depth }) => '.'.repeat(depth) + id)
    .join(' ');

const TREE = 'a .a1 .a2 b .b1 c';

test.each<[id: string, Step, string | null]>([
  ['a', 'up', null],
  ['b', 'up', 'b .b1 a .a1 .a2 c'],
  ['a2', 'up', 'a .a2 .a1 b .b1 c'],
  ['a', 'down', 'b .b1 a .a1 .a2 c'],
  ['c', 'down', null],
  ['b', 'in', 'a .a1 .a2 .b ..b1 c'],
  ['a', 'in', null],
  ['a1', 'in', null],
  ['a2', 'in', 'a .a1 ..a2 b .b1 c'],
  ['a1', 'out', 'a .a2 a1 b .b1 c'],
  ['b', 'out', null],
])('%s moves one step %s: %s', (id, step, expected) => {
  expect(format(stepped(tree(TREE), id, step))).toBe(expected);
});

test.each<[id: string, Target['side'], target: string, string | null]>([
  ['c', 'before', 'a', 'c a .a1 .a2 b .b1'],
  ['c', 'after', 'a', 'a .a1 .a2 c b .b1'],
  ['a', 'after', 'c', 'b .b1 c a .a1 .a2'],
  ['c', 'inside', 'a', 'a .a1 .a2 .c b .b1'],
  ['c', 'before', 'a2', 'a .a1 .c .a2 b .b1'],
  ['a1', 'inside', 'a', 'a .a2 .a1 b .b1 c'],
  ['a', 'inside', 'a1', null],
  ['a', 'before', 'a2', null],
  ['a', 'inside', 'a', null],
])('%s is dropped %s %s: %s', (id, side, target, expected) => {
  expect(format(dropped(tree(TREE), id, { id: target, side }))).toBe(expected);
});

test('nothing comes below the fifth level', () => {
  const deep = tree('0 .1 ..2 ...3 ....4 x .y');
  expect(stepped(deep, 'x', 'in')).not.toBeNull();
  expect(dropped(deep, 'x', { id: '4', side: 'after' })).toBeNull();
  expect(dropped(deep, 'y', { id: '4', side: 'inside' })).toBeNull();
  expect(dropped(deep, 'y', { id: '4', side: 'after' })).not.toBeNull();
});

test.each([
  ['nothing was moved', TREE, []],
  ['roots have another order', 'b .b1 a .a1 .a2 c', ['b null', 'a null', 'c null']],
  ['one came to another parent, which the old one need not be written for', 'a .a1 b .b1 .a2 c', ['b1 b', 'a2 b']],
  ['a root came below another one', 'a .a1 .a2 .c b .b1', ['a1 a', 'a2 a', 'c a']],
])('when %s, these places are written: %s', (_, after, expected) => {
  expect(changedPlaces(tree(TREE), tree(after)).map(({ id, parentId }) => `${id} ${parentId}`)).toEqual(expected);
});

test.each([
  ['nothing differs', TREE, true],
  ['siblings have another order', 'a .a2 .a1 b .b1 c', false],
  ['a record has another parent', 'a .a1 b .a2 .b1 c', false],
  ['a record is missing', 'a .a1 .a2 b .b1', false],
  ['the only child is missing', 'a .a1 .a2 b c', false],
  ['a record is new', 'a .a1 .a2 b .b1 c d', false],
])('two orders are compared: when %s', (_, other, same) => {
  expect(isSameOrder(tree(TREE), tree(other))).toBe(same);
});
