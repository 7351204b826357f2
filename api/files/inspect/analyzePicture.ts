import { PICTURE_FRAMES, PICTURE_MEGAPIXELS } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { beginsAsScript, holdsPage } from './foreignContent.js';
import type { InspectionRefusal } from './inspection.js';
import { stripMetadata } from './stripMetadata.js';

export interface Picture {
  /** As displayed: after the rotation in its metadata. */
  readonly width: number;
  readonly height: number;
  readonly placeholder: string | null;
  /** The image without its metadata; null if it has none. */
  readonly replacement: Buffer | null;
}

const MAX_PIXELS = PICTURE_MEGAPIXELS * 1_000_000;
const SECONDS = 20;

/** Size of the placeholder, which is displayed enlarged and blurred. */
const PLACEHOLDER_SIDE = 16;
const PLACEHOLDER_MAX = 1_000;

/** sharp's names of the accepted formats. */
const FORMATS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
};

/** Whether an image is complete, in formats with an end marker. Some decoders show truncated parts as grey. */
function isWhole(type: string, bytes: Buffer): boolean {
  if (type === 'image/jpeg') return bytes.includes(Buffer.from([0xff, 0xd9]), Math.floor(bytes.length / 2));
  if (type === 'image/png') return bytes.includes('IEND', Math.max(0, bytes.length - 1_000_000));
  if (type === 'image/gif') return bytes.subarray(-64).includes(0x3b);
  // The size of what follows the first eight bytes, padded to an even number.
  return type !== 'image/webp' || Math.abs(bytes.readUInt32LE(4) + 8 - bytes.length) <= 1;
}

const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 }).timeout({
    seconds: SECONDS,
  });

function refusalOf({ width, height, pages = 1 }: Metadata): Message | null {
  if (width * height > MAX_PIXELS) return messages.pictureTooLarge(PICTURE_MEGAPIXELS);
  return pages > PICTURE_FRAMES ? messages.pictureTooLong(PICTURE_FRAMES) : null;
}

/** A tiny blurred preview; null for transparent images. */
async function placeholderOf(bytes: Buffer): Promise<string | null> {
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const clear = info.channels === 4 && data.some((value, at) => at % 4 === 3 && value < 255);
  if (clear) return null;
  const small = await sharp(data, { raw }).removeAlpha().webp({ quality: 40, effort: 6 }).toBuffer();
  const address = `data:image/webp;base64,${small.toString('base64')}`;
  return address.length < PLACEHOLDER_MAX ? address : null;
}

/** Encoders with qualities at which a re-encoded image looks the same. */
const AGAIN: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 92, mozjpeg: false }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 92 }),
  'image/avif': (picture) => picture.avif({ quality: 80, effort: 2 }),
};

/**
 * The image without its metadata, above all the GPS position; its colour profile stays. Pixels are not re-encoded,
 * except those of a rotated image: without its orientation tag it has to be stored upright.
 */
async function withoutNotes(bytes: Buffer, type: string, metadata: Metadata): Promise<Buffer | null> {
  const { orientation = 1, pages = 1, space } = metadata;
  const write = AGAIN[type];
  const isTurned = orientation > 1 && type !== 'image/avif';
  const stripped = isTurned && pages === 1 ? null : stripMetadata(bytes, type);
  if (stripped !== null || !write) return stripped === bytes ? null : stripped;
  const picture = sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    animated: pages > 1,
  })
    .timeout({ seconds: SECONDS })
    .autoOrient();
  // Converts CMYK to sRGB.
  return write(space === 'cmyk' ? picture : picture.keepIccProfile()).toBuffer();
}

/** Inspects an image of at most that many pixels; null if it has more. Runs in a process of its own (`isolated`). */
export async function analyzePicture(
  bytes: Buffer,
  type: string,
  maxPixels: number,
): Promise<Picture | InspectionRefusal | null> {
  if (beginsAsScript(bytes) || holdsPage(bytes)) return { refusal: messages.fileHidesOther };
  if (!isWhole(type, bytes)) return { refusal: messages.fileDamaged };
  let metadata: Metadata;
  try {
    // Reads the header only: nothing is decoded, whatever the dimensions.
    metadata = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
  } catch {
    return { refusal: messages.fileDamaged };
  }
  if (metadata.format !== FORMATS[type]) return { refusal: messages.fileNotAsDeclared };
  const refusal = refusalOf(metadata);
  if (refusal) return { refusal };
  if (metadata.width * metadata.height > maxPixels) return null;
  // Animation frames are not rotated.
  const { width, height } = (metadata.pages ?? 1) > 1 ? metadata : metadata.autoOrient;
  try {
    const placeholder = await placeholderOf(bytes);
    return { width, height, placeholder, replacement: await withoutNotes(bytes, type, metadata) };
  } catch {
    // libvips's messages are meant for developers; users get one message for all.
    return { refusal: messages.fileDamaged };
  }
}
