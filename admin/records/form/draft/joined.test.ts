import { joined } from './joined';

const base = { name: 'Fair', slug: 'fair', tags: ['a'] };

test('joining two drafts takes what only they typed into a draft, and leaves what only I typed', () => {
  const mine = { ...base, name: 'My fair' };
  const theirs = { ...base, slug: 'their-fair', tags: ['a', 'b'] };
  expect(joined({ base, mine, theirs })).toEqual({ onlyTheirs: { slug: 'their-fair', tags: ['a', 'b'] }, both: {} });
});

test('joining two drafts names what both typed into the same field, with their values', () => {
  const mine = { ...base, name: 'My fair' };
  const theirs = { ...base, name: 'Their fair' };
  expect(joined({ base, mine, theirs })).toEqual({ onlyTheirs: {}, both: { name: 'Their fair' } });
});

test('joining two drafts has nothing to decide where both typed the same', () => {
  const next = { ...base, name: 'Our fair' };
  expect(joined({ base, mine: next, theirs: next })).toEqual({ onlyTheirs: {}, both: {} });
});

test('joining two drafts ignores fields that the form does not have', () => {
  expect(joined({ base, mine: base, theirs: { ...base, removed: 'x' } })).toEqual({ onlyTheirs: {}, both: {} });
});
