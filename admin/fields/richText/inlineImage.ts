import { INLINE_IMAGE_BYTES } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { INLINE_IMAGE_TYPES } from '@polyphony/domain/richText/richText.js';
import { UserFacingError } from '../../platform/failure';
import type { PickedImage } from './RichTextInput';

const read = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new UserFacingError(messages.uploadMalformed));
    reader.readAsDataURL(file);
  });

/** Its dimensions in pixels; null if the browser cannot decode it. */
const sizeOf = (src: string): Promise<{ width: number; height: number } | null> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = src;
  });

const typeAllowed = ({ type }: File) => (INLINE_IMAGE_TYPES as readonly string[]).includes(type);

/** The images among pasted or dropped data. */
export const picturesAmong = (data: DataTransfer | null): File[] => [...(data?.files ?? [])].filter(typeAllowed);

/**
 * An image embedded in the text as a data URL, until saving moves it to the library.
 * @throws UserFacingError if it is too large or not an accepted image
 */
export async function inlineImage(file: File): Promise<PickedImage> {
  if (file.size > INLINE_IMAGE_BYTES)
    throw new UserFacingError(messages.fileTooLarge(INLINE_IMAGE_BYTES / 1024 / 1024));
  if (!typeAllowed(file)) throw new UserFacingError(messages.invalid('labels.thePicture'));
  const src = await read(file);
  const size = await sizeOf(src);
  if (!size) throw new UserFacingError(messages.invalid('labels.thePicture'));
  return { src, alt: '', ...size };
}
