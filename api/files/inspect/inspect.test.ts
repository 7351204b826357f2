import { Readable } from 'node:stream';
import { fileKindOf, maxBytesOf } from '@polyphony/domain/files/files.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { benignFiles } from '../../testing/files/benignFiles.js';
import { animatedPng, picture, type SentFile } from '../../testing/files/fileParts.js';
import { ACTING_SVGS, hostileFiles } from '../../testing/files/hostileFiles.js';
import { inspect } from './inspect.js';
import { bytesSource, type FileSource } from './inspection.js';

const inspected = ({ name, type, bytes }: SentFile) => inspect(bytesSource(bytes), { name, type });
const benign = await benignFiles();
const hostile = await hostileFiles();

test.each(benign.map((file) => [file.title, file] as const))(
  'FILES-064: %s is detected correctly',
  async (_title, file) => {
    const result = await inspected(file);
    expect(result).toMatchObject({ type: expect.any(String) });
    if ('refusal' in result) return;
    expect(result.kind).toBe(fileKindOf(result.type));
    const isPicture = result.kind === 'images' && !file.title.includes('animated') && !file.title.includes('SVG');
    if (isPicture) expect([result.width, result.height]).toEqual([60, 40]);
    if (isPicture) expect(result.placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]{20,980}$/);
  },
);

test.each(hostile.map((file) => [file.title, file] as const))('%s is refused', async (_title, file) => {
  expect(await inspected(file)).toEqual({ refusal: expect.objectContaining({ code: expect.any(String) }) });
});

test.each(ACTING_SVGS.map((file) => [file.title, file] as const))(
  'FILES-057: %s is taken out of an SVG',
  async (_title, file) => {
    const result = await inspected(file);
    const text = 'refusal' in result ? '' : String(result.replacement);
    expect(text).toMatch(/^<svg .*<rect width="4" height="3"\/><\/svg>$/);
    expect(text).not.toMatch(/script|onload|foreign|href|evil|import/i);
  },
);

test('frames of an animation are measured individually', async () => {
  const sizes = await Promise.all(benign.filter(({ title }) => title.includes('animated')).map(inspected));
  expect(sizes).toEqual(Array(4).fill(expect.objectContaining({ width: 8, height: 6 })));
});

test('an animated PNG is a PNG, whatever its client calls it', async () => {
  const bytes = await animatedPng(3, 8, 6);
  for (const type of ['image/png', 'image/apng', 'image/vnd.mozilla.apng'])
    expect(await inspected({ title: '', name: 'a.png', type, bytes })).toMatchObject({
      type: 'image/png',
      kind: 'images',
      replacement: null,
    });
});

test('a transparent image has no placeholder', async () => {
  const bytes = await picture(20, 20).ensureAlpha(0.5).png().toBuffer();
  expect(await inspected({ title: '', name: 'a.png', type: 'image/png', bytes })).toMatchObject({
    placeholder: null,
    width: 20,
  });
});

/** A file of zeros that counts the bytes read. */
function zeros(size: number, first: Buffer): { readonly source: FileSource; readonly read: () => number } {
  let read = 0;
  return {
    read: () => read,
    source: {
      size,
      read: async ({ start, end } = { start: 0, end: size - 1 }) => {
        const bytes = Buffer.alloc(end - start + 1);
        if (start < first.length) first.copy(bytes, 0, start);
        read += bytes.length;
        return Readable.from([bytes]);
      },
    },
  };
}

test.each<[string, string, string, string, number]>([
  ['FILES-025', 'a.gif', 'image/gif', 'GIF89a', 10],
  ['FILES-026', 'a.mp4', 'video/mp4', '\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isomiso2', 50],
  ['FILES-027', 'a.pdf', 'application/pdf', '%PDF-1.4\n%\x00', 20],
  ['FILES-028', 'a.mp3', 'audio/mpeg', 'ID3\x04\x00\x00\x00\x00\x00\x00', 100],
])('%s: %s is refused above its limit, before it is read', async (_id, name, type, first, megabytes) => {
  const { source, read } = zeros(maxBytesOf(fileKindOf(type)) + 1, Buffer.from(first, 'latin1'));
  expect(await inspect(source, { name, type })).toEqual({ refusal: messages.fileTooLarge(megabytes) });
  expect(read()).toBeLessThan(100_000);
});

test('only the two ends of a large file are read, unless it is an image', async () => {
  const { source, read } = zeros(maxBytesOf('other'), Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x00', 'latin1'));
  expect(await inspect(source, { name: 'a.mp3', type: 'audio/mpeg' })).toMatchObject({
    type: 'audio/mpeg',
    kind: 'other',
  });
  expect(read()).toBeLessThan(400_000);
});
