import { variantFormats, variantUrl, variantWidths, type Picture } from '@polyphony/domain/files/pictures.js';

/** The address of an image for a card: its smallest variant, if it has any. */
export function smallVariant(picture: Picture): string {
  const [smallest] = variantWidths(picture.width ?? null);
  const hasVariant = smallest !== undefined && variantFormats(picture.fileType).includes('webp');
  return hasVariant ? variantUrl(picture, smallest, 'webp') : picture.url;
}
