import { jest } from '@jest/globals';
import { watchFor } from './camera';

const SECOND = 1_000;

/** Scans a video that shows `shown.code`; `reported` collects the codes. */
function watch(takes: (count: number) => boolean = () => true) {
  const shown: { code?: string } = {};
  const reported: string[] = [];
  const detect = jest.fn(() => Promise.resolve(shown.code ? [{ rawValue: shown.code }] : []));
  const stopping = new AbortController();
  const onCode = (code: string) => Promise.resolve(takes(reported.push(code)));
  void watchFor({ detect }, {} as HTMLVideoElement, onCode, stopping.signal);
  return { shown, reported, detect, stop: () => stopping.abort() };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('reports a ticket once, however long it is in view', async () => {
  const { shown, reported, detect, stop } = watch();
  shown.code = 'AAAA';
  await jest.advanceTimersByTimeAsync(20 * SECOND);
  expect(reported).toEqual(['AAAA']);
  expect(detect.mock.calls.length).toBeGreaterThan(20);
  stop();
});

test('reads a ticket again when it comes back after more than three seconds, or after another one', async () => {
  const { shown, reported, stop } = watch();
  shown.code = 'AAAA';
  await jest.advanceTimersByTimeAsync(SECOND);
  delete shown.code;
  await jest.advanceTimersByTimeAsync(2 * SECOND);
  shown.code = 'AAAA';
  await jest.advanceTimersByTimeAsync(SECOND);
  expect(reported).toEqual(['AAAA']);
  delete shown.code;
  await jest.advanceTimersByTimeAsync(4 * SECOND);
  for (const code of ['AAAA', 'BBBB', 'AAAA']) {
    shown.code = code;
    await jest.advanceTimersByTimeAsync(SECOND);
  }
  expect(reported).toEqual(['AAAA', 'AAAA', 'BBBB', 'AAAA']);
  stop();
});

test('reports a ticket again while the server could not process it', async () => {
  const { shown, reported, stop } = watch((count) => count === 3);
  shown.code = 'AAAA';
  await jest.advanceTimersByTimeAsync(10 * SECOND);
  expect(reported).toEqual(['AAAA', 'AAAA', 'AAAA']);
  stop();
});

test('continues after an unreadable frame, and stops when aborted', async () => {
  const { shown, reported, detect, stop } = watch();
  detect.mockRejectedValueOnce(new Error('no frame yet'));
  shown.code = 'AAAA';
  await jest.advanceTimersByTimeAsync(SECOND);
  expect(reported).toEqual(['AAAA']);
  stop();
  shown.code = 'BBBB';
  await jest.advanceTimersByTimeAsync(SECOND);
  expect(reported).toEqual(['AAAA']);
  expect(jest.getTimerCount()).toBe(0);
});
