import { messages } from '@polyphony/domain/messages/messages.js';
import { picture } from '../../testing/files/fileParts.js';
import { inspect } from '../inspect/inspect.js';
import { bytesSource } from '../inspect/inspection.js';
import { PicturesBusy, PIXELS_AT_ONCE, pictureWork } from './pictureWork.js';

/** Occupies all slots until the returned function is called. */
function hold(): () => Promise<void> {
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  const blockingWork = pictureWork(PIXELS_AT_ONCE, () => until);
  return () => {
    release();
    return blockingWork;
  };
}

test('background work runs after all foreground work', async () => {
  const release = hold();
  const order: string[] = [];
  const work = (name: string, background = false) =>
    pictureWork(PIXELS_AT_ONCE, async () => void order.push(name), { background });
  const all = [work('behind', true), work('first'), work('second')];
  await release();
  await Promise.all(all);
  expect(order).toEqual(['first', 'second', 'behind']);
});

test('images processed concurrently do not exceed the pixel limit together', async () => {
  let pixels = 0;
  let most = 0;
  const each = PIXELS_AT_ONCE / 2 + 1;
  const work = async () => {
    pixels += each;
    most = Math.max(most, pixels);
    await new Promise((resolve) => setImmediate(resolve));
    pixels -= each;
  };
  await Promise.all(Array.from({ length: 10 }, () => pictureWork(each, work)));
  expect(most).toBe(each);
});

test('failed work frees its slot', async () => {
  await expect(pictureWork(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await pictureWork(PIXELS_AT_ONCE, async () => 'done')).toBe('done');
});

test('a full queue refuses work: the registration tells the client to retry, and the upload stays', async () => {
  const release = hold();
  const waiting = Array.from({ length: 500 }, () => pictureWork(1, async () => undefined));
  await expect(pictureWork(1, async () => undefined)).rejects.toThrow(PicturesBusy);
  const source = bytesSource(await picture(8, 8).png().toBuffer());
  expect(await inspect(source, { name: 'a.png', type: 'image/png' })).toEqual({
    refusal: messages.uploadsBusy,
    again: true,
  });
  await release();
  await Promise.all(waiting);
  expect(await inspect(source, { name: 'a.png', type: 'image/png' })).toMatchObject({ width: 8 });
});
