import { INLINE_IMAGE_BYTES } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages.js';
import { INLINE_IMAGE_TYPES } from '@polyphony/domain/richText.js';
import { SaidFailure } from '../../platform/failure';
import type { PickedImage } from '../RichTextInput';

const read = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new SaidFailure(messages.uploadMalformed));
    reader.readAsDataURL(file);
  });

/** Its size in pixels; none when the browser cannot draw it. */
const sizeOf = (src: string): Promise<{ width: number; height: number } | null> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = src;
  });

const typeAllowed = ({ type }: File) => (INLINE_IMAGE_TYPES as readonly string[]).includes(type);

/** The pictures among what was pasted or dropped. */
export const picturesAmong = (data: DataTransfer | null): File[] => [...(data?.files ?? [])].filter(typeAllowed);

/**
 * A picture as a part of the text, until saving moves it to the library.
 * @throws SaidFailure
 */
export async function inlineImage(file: File): Promise<PickedImage> {
  if (file.size > INLINE_IMAGE_BYTES) throw new SaidFailure(messages.fileTooLarge(INLINE_IMAGE_BYTES / 1024 / 1024));
  if (!typeAllowed(file)) throw new SaidFailure(messages.invalid('The picture'));
  const src = await read(file);
  const size = await sizeOf(src);
  if (!size) throw new SaidFailure(messages.invalid('The picture'));
  return { src, alt: '', ...size };
}
