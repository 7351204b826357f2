import { jest } from '@jest/globals';
import { LIVE_BEAT_MS } from '@polyphony/domain/limits.js';
import { REST_MS, Watcher } from './watcher';

/** A list whose requests the test completes. */
function list() {
  const requests: { readonly succeed: () => void; readonly fail: () => void }[] = [];
  const fetch = () =>
    new Promise<void>((resolve, reject) => {
      requests.push({ succeed: resolve, fail: () => reject(new Error('The connection was lost.')) });
    });
  const end = async (how: 'succeed' | 'fail') => {
    requests.at(-1)?.[how]();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { requests, end, watcher: new Watcher(['event'], 0, fetch) };
}

describe('a list that is watched for changes', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('sends one request for the first of many changes, and one for all later ones after a rest', async () => {
    const { watcher, requests, end } = list();
    for (let change = 0; change < 10; change += 1) watcher.changed();
    expect(requests).toHaveLength(1);
    await end('succeed');
    watcher.changed();
    await jest.advanceTimersByTimeAsync(REST_MS - 1);
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    await end('succeed');
    await jest.advanceTimersByTimeAsync(10 * REST_MS);
    expect(requests).toHaveLength(2);
  });

  test('sends its request at once for a change after the rest', async () => {
    const { watcher, requests, end } = list();
    watcher.changed();
    await end('succeed');
    await jest.advanceTimersByTimeAsync(REST_MS);
    expect(requests).toHaveLength(1);
    watcher.changed();
    expect(requests).toHaveLength(2);
  });

  test('retries a failed request after 15 seconds', async () => {
    const { watcher, requests, end } = list();
    watcher.changed();
    await end('fail');
    await jest.advanceTimersByTimeAsync(LIVE_BEAT_MS - 1);
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
  });

  test('sends no request once it is stopped', async () => {
    const { watcher, requests, end } = list();
    watcher.changed();
    watcher.changed();
    watcher.stop();
    await end('succeed');
    await jest.advanceTimersByTimeAsync(LIVE_BEAT_MS);
    watcher.changed();
    expect(requests).toHaveLength(1);
  });
});
