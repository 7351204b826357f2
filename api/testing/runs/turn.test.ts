import { turnOf } from './turn.js';

const noRepository = () => {
  throw new Error('not a git repository');
};

test('a run takes its number from TURN', () => {
  expect(turnOf('12', () => '7')).toBe(12);
});

test('a run takes the number of commits as its number without TURN', () => {
  expect(turnOf(undefined, () => '7\n')).toBe(7);
});

test('a run takes 0 as its number outside a repository', () => {
  expect(turnOf(undefined, noRepository)).toBe(0);
});

test('a run refuses a TURN that is not a whole number', () => {
  expect(() => turnOf('last', () => '7')).toThrow("TURN is a whole number, not 'last'.");
});
