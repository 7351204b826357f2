import { turnOf } from './turn.js';

const noRepository = () => {
  throw new Error('not a git repository');
};

test('takes the number of a run from TURN', () => {
  expect(turnOf('12', () => '7')).toBe(12);
});

test('takes the number of commits as the number of a run without TURN', () => {
  expect(turnOf(undefined, () => '7\n')).toBe(7);
});

test('takes 0 as the number of a run outside a repository', () => {
  expect(turnOf(undefined, noRepository)).toBe(0);
});

test('refuses a TURN that is not a whole number', () => {
  expect(() => turnOf('last', () => '7')).toThrow("TURN is a whole number, not 'last'.");
});
