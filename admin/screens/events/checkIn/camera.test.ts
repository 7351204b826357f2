import { jest } from '@jest/globals';
import { watchFor } from './camera';

const SECOND = 1_000;

/** Scans a video that shows `shown.code`; `told` collects the reported codes. */
function watch(takes: (told: number) => boolean = () => true) {
  const shown: { code?: string } = {};
  const told: string[] = [];
  const detect = jest.fn(() => Promise.resolve(shown.code ? [{ rawValue: shown.code }] : []));
  const stopping = new AbortController();
  const tell = (code: string) => Promise.resolve(takes(told.push(code)));
  void watchFor({ detect }, {} as HTMLVideoElement, tell, stopping.signal);
  return { shown, told, detect, stop: () => stopping.abort() };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('reports a ticket once, however long it is in view', async () => {
  const { shown, told, detect, stop } = watch();
  shown.code = 'AAAA';
  await jest.advanceTimersByTimeAsync(20 * SECOND);
  expect(told).toEqual(['AAAA']);
  expect(detect.mock.calls.length).toBeGreaterThan(20);
  stop();
});

test('reads a ticket again when it comes back after more than three seconds, or after another one', async () => {
  const { shown, told, stop } = watch();
  shown.code = 'AAAA';
  await jest.advanceTimersByTimeAsync(SECOND);
  delete shown.code;
  await jest.advanceTimersByTimeAsync(2 * SECOND);
  shown.code = 'AAAA';
  await jest.advanceTimersByTimeAsync(SECOND);
  expect(told).toEqual(['AAAA']);
  delete shown.code;
  await jest.advanceTimersByTimeAsync(4 * SECOND);
  for (const code of ['AAAA', 'BBBB', 'AAAA']) {
    shown.code = code;
    await jest.advanceTimersByTimeAsync(SECOND);
  }
  expect(told).toEqual(['AAAA', 'AAAA', 'BBBB', 'AAAA']);
  stop();
});

test('reports a ticket again while the server could not process it', async () => {
  const { shown, told, stop } = watch((count) => count === 3);
  shown.code = 'AAAA';
  await jest.advanceTimersByTimeAsync(10 * SECOND);
  expect(told).toEqual(['AAAA', 'AAAA', 'AAAA']);
  stop();
});

test('continues after an unreadable frame, and stops when aborted', async () => {
  const { shown, told, detect, stop } = watch();
  detect.mockRejectedValueOnce(new Error('no frame yet'));
  shown.code = 'AAAA';
  await jest.advanceTimersByTimeAsync(SECOND);
  expect(told).toEqual(['AAAA']);
  stop();
  shown.code = 'BBBB';
  await jest.advanceTimersByTimeAsync(SECOND);
  expect(told).toEqual(['AAAA']);
  expect(jest.getTimerCount()).toBe(0);
});
