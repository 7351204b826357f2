import { jest } from '@jest/globals';
import { watchFor } from './camera';

const SECOND = 1_000;

/** Scans a video that shows `visible.code`; `reported` collects the codes. */
function watch(accepts: (count: number) => boolean = () => true) {
  const visible: { code?: string } = {};
  const reported: string[] = [];
  const detect = jest.fn(() => Promise.resolve(visible.code ? [{ rawValue: visible.code }] : []));
  const stopping = new AbortController();
  const onCode = (code: string) => Promise.resolve(accepts(reported.push(code)));
  void watchFor({ detect }, {} as HTMLVideoElement, onCode, stopping.signal);
  return { visible, reported, detect, stop: () => stopping.abort() };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the camera reports a ticket once, however long it is in view', async () => {
  const { visible, reported, detect, stop } = watch();
  visible.code = 'AAAA';
  await jest.advanceTimersByTimeAsync(20 * SECOND);
  expect(reported).toEqual(['AAAA']);
  expect(detect.mock.calls.length).toBeGreaterThan(20);
  stop();
});

test('the camera reads a ticket again when it comes back after more than three seconds, or after another one', async () => {
  const { visible, reported, stop } = watch();
  visible.code = 'AAAA';
  await jest.advanceTimersByTimeAsync(SECOND);
  delete visible.code;
  await jest.advanceTimersByTimeAsync(2 * SECOND);
  visible.code = 'AAAA';
  await jest.advanceTimersByTimeAsync(SECOND);
  expect(reported).toEqual(['AAAA']);
  delete visible.code;
  await jest.advanceTimersByTimeAsync(4 * SECOND);
  for (const code of ['AAAA', 'BBBB', 'AAAA']) {
    visible.code = code;
    await jest.advanceTimersByTimeAsync(SECOND);
  }
  expect(reported).toEqual(['AAAA', 'AAAA', 'BBBB', 'AAAA']);
  stop();
});

test('the camera reports a ticket again while the server could not process it', async () => {
  const { visible, reported, stop } = watch((count) => count === 3);
  visible.code = 'AAAA';
  await jest.advanceTimersByTimeAsync(10 * SECOND);
  expect(reported).toEqual(['AAAA', 'AAAA', 'AAAA']);
  stop();
});

test('the camera continues after an unreadable frame, and stops when aborted', async () => {
  const { visible, reported, detect, stop } = watch();
  detect.mockRejectedValueOnce(new Error('no frame yet'));
  visible.code = 'AAAA';
  await jest.advanceTimersByTimeAsync(SECOND);
  expect(reported).toEqual(['AAAA']);
  stop();
  visible.code = 'BBBB';
  await jest.advanceTimersByTimeAsync(SECOND);
  expect(reported).toEqual(['AAAA']);
  expect(jest.getTimerCount()).toBe(0);
});
