import { PICTURE_MEGAPIXELS } from '@polyphony/domain/limits.js';
import type { VariantFormat } from '@polyphony/domain/pictures.js';
import sharp, { type Sharp } from 'sharp';

/** What one variant may take; a picture that needs longer stays as it is. */
const SECONDS = 30;

/** Smaller ones would be seen, larger ones not. AVIF beyond this effort takes ten times as long for a tenth less. */
const AS: Readonly<Record<VariantFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 76, effort: 4 }),
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80, progressive: true }),
};

/**
 * A picture in another width and format: upright, in the colours of the web (sRGB), and without what its camera noted, where
 * it was taken above all.
 */
export async function encode(bytes: Buffer, width: number, format: VariantFormat): Promise<Buffer> {
  const limitInputPixels = PICTURE_MEGAPIXELS * 1_000_000;
  const { pages = 1, format: from } = await sharp(bytes, { limitInputPixels }).metadata();
  // Only a WebP's variants move with it; of all else that moves there is the first frame.
  const animated = pages > 1 && from === 'webp' && format === 'webp';
  const picture = sharp(bytes, { limitInputPixels, animated, sequentialRead: true })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb');
  return AS[format](picture).toBuffer();
}
