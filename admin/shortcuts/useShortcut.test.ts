import { answer, listen, nextPlace } from './useShortcut';

test('of two writes that are pending, the key that undoes reaches the one that began last, whichever is saved first', () => {
  const undone: string[] = [];
  const older = nextPlace();
  const newer = nextPlace();
  const waiting = listen('undo', () => undefined, newer);
  const leaveOlder = listen('undo', () => void undone.push('older'), older);
  answer('undo');
  expect(undone).toEqual([]);
  const leaveNewer = listen('undo', () => void undone.push('newer'), newer);
  waiting();
  answer('undo');
  leaveNewer();
  answer('undo');
  leaveOlder();
  expect(undone).toEqual(['newer', 'older']);
  expect(answer('undo')).toBe(false);
});

test('a handler without a place is called before all that were added before it', () => {
  const called: string[] = [];
  const stop = [
    listen('undo', () => void called.push('page')),
    listen('undo', () => (called.push('dialog'), false as const)),
  ];
  answer('undo');
  for (const end of stop) end();
  expect(called).toEqual(['dialog', 'page']);
});
