/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { watch } from './changes';

/** The streams that were opened, and a way to dispatch an event on the last of them. */
const opened: Stream[] = [];
class Stream extends EventTarget {
  onerror: (() => void) | null = null;
  close = () => undefined;
  constructor(readonly url: string) {
    super();
    opened.push(this);
  }
}
const dispatch = (type: string, data: string) => opened.at(-1)?.dispatchEvent(new MessageEvent(type, { data }));

beforeAll(() => void Object.assign(globalThis, { EventSource: Stream }));
beforeEach(() => {
  opened.length = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

const look = () => watch(['event'], 0, () => Promise.resolve());

test('the console reconnects after the server closed the stream while there are watchers', () => {
  const leave = look();
  dispatch('bye', '1');
  jest.advanceTimersByTime(2_000);
  expect(opened).toHaveLength(2);
  leave();
});

test('the console reconnects for the next watcher after the server closed the stream without watchers, as after signing out', () => {
  look()();
  dispatch('bye', '1');
  jest.advanceTimersByTime(2_000);
  expect(opened).toHaveLength(1);
  const leave = look();
  expect(opened).toHaveLength(2);
  leave();
});
