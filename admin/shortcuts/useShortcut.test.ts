import { handleShortcut, listen, nextPlace } from './useShortcut';

test('of two writes that are pending, the key that undoes reaches the one that began last, whichever is saved first', () => {
  const undone: string[] = [];
  const older = nextPlace();
  const newer = nextPlace();
  const waiting = listen('undo', () => undefined, newer);
  const leaveOlder = listen('undo', () => void undone.push('older'), older);
  handleShortcut('undo');
  expect(undone).toEqual([]);
  const leaveNewer = listen('undo', () => void undone.push('newer'), newer);
  waiting();
  handleShortcut('undo');
  leaveNewer();
  handleShortcut('undo');
  leaveOlder();
  expect(undone).toEqual(['newer', 'older']);
  expect(handleShortcut('undo')).toBe(false);
});

test('a handler without a place is called before all that were added before it', () => {
  const called: string[] = [];
  const stop = [
    listen('undo', () => void called.push('page')),
    listen('undo', () => (called.push('dialog'), false as const)),
  ];
  handleShortcut('undo');
  for (const end of stop) end();
  expect(called).toEqual(['dialog', 'page']);
});
