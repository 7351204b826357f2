import { abandonUnsaved, hasUnsaved, holdUnsaved } from './unsaved';

test('a page is held by each who has something unsaved, until the last has it no more', () => {
  expect(hasUnsaved()).toBe(false);
  const first = holdUnsaved();
  const second = holdUnsaved();
  first();
  expect(hasUnsaved()).toBe(true);
  second();
  expect(hasUnsaved()).toBe(false);
});

test('what was given up holds nothing, and the next page’s is held again', () => {
  const release = holdUnsaved();
  abandonUnsaved();
  expect(hasUnsaved()).toBe(false);
  release();
  const next = holdUnsaved();
  expect(hasUnsaved()).toBe(true);
  next();
});
