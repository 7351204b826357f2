import { abandonUnsaved, hasUnsaved, holdUnsaved } from './unsaved';

test('a page has unsaved changes until the last holder releases it', () => {
  expect(hasUnsaved()).toBe(false);
  const first = holdUnsaved();
  const second = holdUnsaved();
  first();
  expect(hasUnsaved()).toBe(true);
  second();
  expect(hasUnsaved()).toBe(false);
});

test('abandoned changes do not hold the page, and those of the next page do', () => {
  const release = holdUnsaved();
  abandonUnsaved();
  expect(hasUnsaved()).toBe(false);
  release();
  const next = holdUnsaved();
  expect(hasUnsaved()).toBe(true);
  next();
});
