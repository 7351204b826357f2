import { messages } from '@polyphony/domain/messages/messages.js';
import { UserFacingError } from '../../platform/failure';
import { UploadQueue, type GoEnd } from './queue';

class Refusal extends Error {}

/** A queue whose steps the test completes one by one. */
function queued() {
  const steps = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const calls: string[] = [];
  const step = (name: string, signal?: AbortSignal) => {
    calls.push(name);
    return new Promise<string>((resolve, reject) => {
      steps.set(name, { resolve: () => resolve(name), reject });
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  const ends: GoEnd<string>[] = [];
  const progress = new Map<string, (sent: number) => void>();
  const queue = new UploadQueue<string, string>(
    {
      send: (file, { signal, onProgress }) => {
        progress.set(file.name, onProgress);
        return step(`send ${file.name}`, signal);
      },
      register: (sent) => step(sent.replace('send', 'register')),
      isRefusal: (error) => error instanceof Refusal,
    },
    { onChange: () => undefined, onEnd: (end) => ends.push(end) },
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    queue,
    calls,
    ends,
    progress,
    add: (...names: string[]) => queue.add(names.map((name) => new File(['0123456789'], name))),
    pass: async (name: string) => (steps.get(name)?.resolve(), settle()),
    fail: async (name: string, error: Error) => (steps.get(name)?.reject(error), settle()),
    states: () => queue.uploads.map(({ file, state }) => `${file.name} ${state}`),
  };
}

test('FILES-016, FILES-031 each file is sent, then registered, and completion is reported once', async () => {
  const { queue, add, pass, states, ends } = queued();
  add('a', 'b');
  expect(states()).toEqual(['a sending', 'b sending']);
  await pass('send a');
  expect(states()).toEqual(['a registering', 'b sending']);
  await pass('register a');
  expect(ends).toHaveLength(0);
  await pass('send b');
  await pass('register b');
  expect(ends.map(({ done }) => done.map(({ result }) => result))).toEqual([['register a', 'register b']]);
  expect(queue.underWay).toEqual([]);
});

test('three are sent concurrently, in the order in which they were chosen', async () => {
  const { add, pass, calls } = queued();
  add('a', 'b', 'c', 'd');
  expect(calls).toEqual(['send a', 'send b', 'send c']);
  await pass('send b');
  expect(calls.at(-1)).toBe('register b');
  await pass('register b');
  expect(calls.at(-1)).toBe('send d');
});

test('uploads twenty files that were chosen at once in batches of ten, and reports completion once', async () => {
  const { add, pass, calls, states, ends } = queued();
  const names = Array.from({ length: 20 }, (_, index) => `f${index}`);
  add(...names);
  expect(states().filter((state) => state.endsWith('queued'))).toHaveLength(10);
  for (const name of names) {
    expect(states().filter((state) => / (waiting|sending|registering)$/.test(state)).length).toBeLessThanOrEqual(10);
    await pass(`send ${name}`);
    await pass(`register ${name}`);
  }
  expect(calls.filter((step) => step.startsWith('send'))).toEqual(names.map((name) => `send ${name}`));
  expect(ends.map(({ done, failed }) => [done.length, failed.length])).toEqual([[20, 0]]);
});

test('the queue cancels a file that waits for the next batch', () => {
  const { queue, add, states } = queued();
  const added = add(...Array.from({ length: 11 }, (_, index) => `f${index}`));
  queue.cancel(added[10]?.id ?? 0);
  expect(states()[10]).toBe('f10 cancelled');
});

test('a failed upload does not block the others, and can be retried', async () => {
  const { queue, add, pass, fail, states, ends } = queued();
  const [a] = add('a', 'b');
  await fail('send a', new UserFacingError('The line was cut.'));
  await pass('send b');
  await pass('register b');
  expect(states()).toEqual(['a failed', 'b done']);
  expect(queue.uploads[0]?.problem).toBe('The line was cut.');
  expect(ends.map(({ done, failed }) => [done.length, failed.length])).toEqual([[1, 1]]);
  queue.retry(a?.id ?? 0);
  await pass('send a');
  await pass('register a');
  expect(states()).toEqual(['a done', 'b done']);
  expect(ends.map(({ done, failed }) => [done.length, failed.length])).toEqual([
    [1, 1],
    [1, 0],
  ]);
});

test('a file in the storage is not sent again, unless it was refused', async () => {
  const { queue, add, pass, fail, calls } = queued();
  const [a] = add('a');
  const id = a?.id ?? 0;
  await pass('send a');
  await fail('register a', new UserFacingError('The line was cut.'));
  queue.retry(id);
  expect(calls).toEqual(['send a', 'register a', 'register a']);
  await fail('register a', new Refusal('Not a picture.'));
  queue.retry(id);
  expect(calls.at(-1)).toBe('send a');
});

test('cancelling an upload aborts its request, without a report', async () => {
  const { queue, add, pass, states, ends } = queued();
  const [a] = add('a', 'b');
  queue.cancel(a?.id ?? 0);
  expect(states()).toEqual(['a cancelled', 'b sending']);
  await pass('send b');
  await pass('register b');
  expect(ends.map(({ done, failed }) => [done.length, failed.length])).toEqual([[1, 0]]);
});

test('the queue does not report completion when every upload was cancelled', async () => {
  const { queue, add, ends } = queued();
  const [a] = add('a');
  queue.cancel(a?.id ?? 0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(ends).toEqual([]);
});

test('FILES-030 progress counts all bytes of the run', () => {
  const { queue, add, progress } = queued();
  add('a', 'b');
  expect(queue.percent).toBe(0);
  progress.get('a')?.(10);
  expect(queue.percent).toBe(50);
  progress.get('b')?.(5);
  expect(queue.percent).toBe(75);
});

test('refused files are shown with their reason, and never sent', () => {
  const { queue, calls } = queued();
  queue.add([new File([], 'empty')]);
  expect(queue.uploads.map(({ state, problem }) => [state, problem])).toEqual([['refused', messages.fileEmpty]]);
  expect(calls).toEqual([]);
  queue.dismiss(queue.uploads[0]?.id ?? 0);
  expect(queue.uploads).toEqual([]);
});

test('stopping cancels running uploads without a report', async () => {
  const { queue, add, ends } = queued();
  add('a');
  queue.stop();
  await new Promise((resolve) => setTimeout(resolve));
  expect(ends).toEqual([]);
});
