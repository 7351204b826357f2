import { inEnglish } from '@polyphony/domain/messages/languages.js';
import sharp, { type Sharp } from 'sharp';
import { animatedPng, animation, chunk, picture } from '../../testing/files/fileParts.js';
import { inspect } from './inspect.js';
import { bytesSource, type Inspection } from './inspection.js';
import { stripMetadata } from './stripMetadata.js';

const EXIF = {
  IFD0: { Artist: 'Jane Secret', Software: 'Secret camera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 28/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '89/1 38/1 0/1' },
};
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>Secret</exif:GPSLatitude></x:xmpmeta>';

/** An image like a camera's, 60 by 40 as displayed. */
const photograph = (write: (picture: Sharp) => Sharp, orientation = 1): Promise<Buffer> =>
  write(orientation > 4 ? picture(40, 60) : picture(60, 40))
    .withIccProfile('p3')
    .withExif(EXIF)
    .withXmp(XMP)
    .withMetadata({ orientation })
    .toBuffer();

const segment = (marker: number, content: string): Buffer => {
  const body = Buffer.from(content, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

async function inspectFile(bytes: Buffer, type: string): Promise<Inspection> {
  const result = await inspect(bytesSource(bytes), { name: `a.${type.slice('image/'.length)}`, type });
  if ('refusal' in result) throw new Error(inEnglish(result.refusal));
  return result;
}
const pixels = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer();

/** Checks that no text of the metadata is left, in any encoding. */
function expectNoNotes(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  for (const note of ['Secret', 'S\0e\0c\0r', 'xmpmeta', 'photoshop', 'GPS']) expect(text).not.toContain(note);
}

const FORMATS: [string, (picture: Sharp) => Sharp][] = [
  ['image/jpeg', (each) => each.jpeg()],
  ['image/png', (each) => each.png()],
  ['image/webp', (each) => each.webp()],
  ['image/avif', (each) => each.avif({ effort: 0 })],
];

describe.each(FORMATS)('%s', (type, write) => {
  test('loses its GPS position and author, and keeps its pixels and its colour profile', async () => {
    const original = await photograph(write);
    expect(original.toString('latin1')).toContain('Secret');
    const { replacement, width, height } = await inspectFile(original, type);
    if (!replacement) throw new Error('Nothing was taken out.');
    expectNoNotes(replacement);
    const [before, after] = await Promise.all([original, replacement].map((bytes) => sharp(bytes).metadata()));
    expect([width, height, after?.width, after?.height]).toEqual([60, 40, 60, 40]);
    expect(after?.icc).toEqual(before?.icc);
    expect((await pixels(replacement)).equals(await pixels(original))).toBe(true);
    // Stripping is idempotent.
    expect((await inspectFile(replacement, type)).replacement).toBeNull();
  });

  test('is unchanged without metadata', async () => {
    const plain = await write(picture(60, 40)).toBuffer();
    expect((await inspectFile(plain, type)).replacement).toBeNull();
  });

  test('is upright after its orientation tag is removed', async () => {
    const original = await photograph(write, 6);
    const { replacement, width, height } = await inspectFile(original, type);
    const stored = replacement ?? original;
    expectNoNotes(stored);
    const { autoOrient, orientation, icc } = await sharp(stored).metadata();
    expect([width, height, autoOrient]).toEqual([60, 40, { width: 60, height: 40 }]);
    expect([orientation ?? 1, icc === undefined]).toEqual([1, false]);
    const [upright, storedPixels] = await Promise.all(
      [original, stored].map((bytes) => sharp(bytes).autoOrient().resize(6, 4).removeAlpha().raw().toBuffer()),
    );
    storedPixels?.forEach((value, at) => expect(Math.abs(value - (upright?.[at] ?? 0))).toBeLessThan(24));
  });
});

test('a JPEG loses metadata of every kind, and the bytes after its end', async () => {
  const jpeg = await picture(60, 40).jpeg({ progressive: true }).toBuffer();
  const notes = [
    segment(0xed, 'Photoshop 3.0\0photoshop Secret'),
    segment(0xe2, 'MPF\0Secret'),
    segment(0xe0, 'JFXX\0Secret'),
    segment(0xe7, 'Secret'),
    segment(0xfe, 'Secret'),
  ];
  const original = Buffer.concat([jpeg.subarray(0, 2), ...notes, jpeg.subarray(2), Buffer.from('Secret film')]);
  expect((await inspectFile(original, 'image/jpeg')).replacement?.equals(jpeg)).toBe(true);
});

test('a JPEG in CMYK keeps its colours', async () => {
  const jpeg = await picture(60, 40).toColourspace('cmyk').jpeg().withExif(EXIF).toBuffer();
  const { replacement } = await inspectFile(jpeg, 'image/jpeg');
  expectNoNotes(replacement ?? jpeg);
  expect((await sharp(replacement ?? jpeg).metadata()).space).toBe('cmyk');
});

test('a PNG loses its texts, its time and unknown chunks', async () => {
  const png = await picture(60, 40).png().toBuffer();
  const end = png.length - 12;
  const notes = ['tEXt', 'iTXt', 'zTXt', 'tIME', 'caBX'].map((name) => chunk(name, Buffer.from('Comment\0Secret')));
  const original = Buffer.concat([png.subarray(0, end), ...notes, png.subarray(end)]);
  expect((await inspectFile(original, 'image/png')).replacement?.equals(png)).toBe(true);
});

test('an animated PNG keeps its frames, and loses its texts', async () => {
  const png = await animatedPng(3, 8, 6);
  const end = png.length - 12;
  const original = Buffer.concat([
    png.subarray(0, end),
    chunk('tEXt', Buffer.from('Comment\0Secret')),
    png.subarray(end),
  ]);
  expect((await inspectFile(original, 'image/png')).replacement?.equals(png)).toBe(true);
});

test('an animated WebP keeps its frames', async () => {
  const original = await (await animation(3, 8, 6)).webp().withExif(EXIF).toBuffer();
  const { replacement, width, height } = await inspectFile(original, 'image/webp');
  if (!replacement) throw new Error('Nothing was taken out.');
  expectNoNotes(replacement);
  expect([width, height, (await sharp(replacement).metadata()).pages]).toEqual([8, 6, 3]);
  expect((await pixels(replacement)).equals(await pixels(original))).toBe(true);
});

test.each(FORMATS)('%s that is truncated anywhere is not modified', async (type, write) => {
  const original = await photograph(write);
  for (let length = 16; length < original.length; length += 7) {
    const stripped = stripMetadata(original.subarray(0, length), type);
    expect((stripped ?? original).length).toBeLessThanOrEqual(original.length);
  }
});
