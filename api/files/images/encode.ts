import { PICTURE_MEGAPIXELS } from '@polyphony/domain/limits.js';
import type { VariantFormat } from '@polyphony/domain/files/pictures.js';
import sharp, { type Sharp } from 'sharp';
import type { Variant } from './variants.js';

/** Timeout of encoding one variant, in seconds. */
const SECONDS = 30;

/**
 * Lower qualities are visibly worse, higher ones look the same. AVIF with more effort takes ten times as long for a
 * tenth fewer bytes.
 */
const AS: Readonly<Record<VariantFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 76, effort: 4 }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80, progressive: true }),
};

/**
 * Encodes an image, or a part of it, in another width and format: upright, in sRGB, and without its metadata, above all the GPS position.
 */
export async function encode(bytes: Buffer, { width, format, crop }: Variant): Promise<Buffer> {
  const limitInputPixels = PICTURE_MEGAPIXELS * 1_000_000;
  const { pages = 1, format: from } = await sharp(bytes, { limitInputPixels }).metadata();
  // Only WebP variants of a WebP are animated; others show the first frame.
  const animated = pages > 1 && from === 'webp' && format === 'webp';
  const picture = sharp(bytes, { limitInputPixels, animated, sequentialRead: true })
    .timeout({ seconds: SECONDS })
    .autoOrient();
  const resized = crop
    ? picture.extract(crop.part).resize({ width: crop.width, height: crop.height, fit: 'fill' })
    : picture.resize({ width, withoutEnlargement: true });
  return AS[format](resized.toColourspace('srgb')).toBuffer();
}
