import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { zip } from './zip.js';

/** A file to upload, as a client describes it. */
export interface SentFile {
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Creates a file to upload. */
export const sent = (title: string, name: string, type: string, bytes: Buffer | string): SentFile => ({
  title,
  name,
  type,
  bytes: Buffer.from(bytes),
});

/** An image with gradients and noise, so that it does not compress to nothing. */
export function picture(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0, seed = 1; at < pixels.length; at += 3) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    const pixel = at / 3;
    pixels[at] = ((pixel % width) * 255) / width;
    pixels[at + 1] = (Math.floor(pixel / width) * 255) / height;
    pixels[at + 2] = (seed >> 16) & 0x3f;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** An animation with clearly different frames. */
export async function animation(frames: number, width: number, height: number): Promise<Sharp> {
  const pictures = Array.from({ length: frames }, (_, at) =>
    picture(width, height)
      .modulate({ hue: at * 90 })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(pictures), { join: { animated: true } });
}

/** A chunk of a PNG: length, name, content and checksum. */
export const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG with any dimensions in its header, black as far as its data goes. */
export function pngOf(width: number, height: number, data: Buffer, more: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const chunks = [chunk('IHDR', header), ...more, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([PNG_SIGNATURE, ...chunks]);
}

const uint32 = (...numbers: readonly number[]): Buffer =>
  Buffer.concat(
    numbers.map((number) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(number);
      return bytes;
    }),
  );

/** The pixel data of a PNG, as it is compressed. */
function dataOf(png: Buffer): Buffer {
  const data: Buffer[] = [];
  for (let at = PNG_SIGNATURE.length; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  return Buffer.concat(data);
}

/** An animated PNG (PNG, third edition, 11.3.6), which sharp does not write: of as many frames, each different. */
export async function animatedPng(frames: number, width: number, height: number): Promise<Buffer> {
  const header = Buffer.concat([uint32(width, height), Buffer.from([8, 2, 0, 0, 0])]);
  const chunks = [chunk('IHDR', header), chunk('acTL', uint32(frames, 0))];
  let sequence = 0;
  for (let at = 0; at < frames; at += 1) {
    const frame = picture(width, height).modulate({ hue: at * 90 });
    const data = dataOf(await frame.png({ palette: false }).toBuffer());
    // A tenth of a second, over the frame before it.
    chunks.push(
      chunk('fcTL', Buffer.concat([uint32(sequence++, width, height, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])])),
    );
    chunks.push(at === 0 ? chunk('IDAT', data) : chunk('fdAT', Buffer.concat([uint32(sequence++), data])));
  }
  return Buffer.concat([PNG_SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

const box = (name: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), ...content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
};

export const MP4 = Buffer.concat([
  box('ftyp', Buffer.from('isom\x00\x00\x02\x00isomiso2avc1mp41', 'latin1')),
  box('moov', box('mvhd', Buffer.alloc(100))),
  box('mdat', Buffer.alloc(64)),
]);
export const WEBM = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806780', 'hex'),
  Buffer.alloc(32),
]);
/** Ten frames of silence, 128 kbit/s. */
export const MP3 = Buffer.concat(
  Array.from({ length: 10 }, () => Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)])),
);

export const PDF = Buffer.from(
  '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  'latin1',
);
export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect width="40" height="20" fill="url(#a)"/><text x="2" y="9">Hello</text></svg>';

export const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
/** An Office document: an archive with the part that identifies its type. */
export const document = (part: string, more: Readonly<Record<string, string>> = {}) =>
  zip({ '[Content_Types].xml': '<Types/>', [part]: '<x/>', ...more });
