import { messages } from '@polyphony/domain/messages.js';
import { picture } from '../../testing/fileParts.js';
import { inspect } from '../inspect/inspect.js';
import { bytesSource } from '../inspect/inspection.js';
import { PicturesBusy, PIXELS_AT_ONCE, pictureWork } from './pictureWork.js';

/** Holds all turns until it is told to let go. */
function hold(): () => Promise<void> {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  const held = pictureWork(PIXELS_AT_ONCE, () => until);
  return () => {
    letGo();
    return held;
  };
}

test('what nobody waits for comes after all that somebody waits for', async () => {
  const letGo = hold();
  const order: string[] = [];
  const work = (name: string, background = false) =>
    pictureWork(PIXELS_AT_ONCE, async () => void order.push(name), { background });
  const all = [work('behind', true), work('first'), work('second')];
  await letGo();
  await Promise.all(all);
  expect(order).toEqual(['first', 'second', 'behind']);
});

test('pictures worked on at once have no more pixels together than are allowed', async () => {
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

test('work that fails gives its turn on', async () => {
  await expect(pictureWork(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await pictureWork(PIXELS_AT_ONCE, async () => 'done')).toBe('done');
});

test('beyond 500 that wait nothing is taken: who uploads is asked to come again, and the upload stays', async () => {
  const letGo = hold();
  const waiting = Array.from({ length: 500 }, () => pictureWork(1, async () => undefined));
  await expect(pictureWork(1, async () => undefined)).rejects.toThrow(PicturesBusy);
  const source = bytesSource(await picture(8, 8).png().toBuffer());
  expect(await inspect(source, { name: 'a.png', type: 'image/png' })).toEqual({
    refusal: messages.uploadsBusy,
    again: true,
  });
  await letGo();
  await Promise.all(waiting);
  expect(await inspect(source, { name: 'a.png', type: 'image/png' })).toMatchObject({ width: 8 });
});
