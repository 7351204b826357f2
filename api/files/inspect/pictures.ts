import { PICTURE_MEGAPIXELS } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { isolated, PictureProcessEnded } from '../images/isolated.js';
import { PicturesBusy, PIXELS_AT_ONCE, PIXELS_EACH, pictureWork } from '../images/pictureWork.js';
import { headOf, type FileSource, type InspectionRefusal } from './inspection.js';
import type { Picture } from './analyzePicture.js';

/**
 * Measures an image and decodes its (first) frame, so that truncated or damaged files are detected. Its bytes are in
 * memory only while its work runs, not while it waits in the queue. An image that ends the process that decodes it
 * counts as damaged, unless the process was stopped, as all of a service are.
 */
export async function inspectPicture(source: FileSource, type: string): Promise<Picture | InspectionRefusal> {
  const look = async (maxPixels: number) => isolated('analyze', await headOf(source, source.size), type, maxPixels);
  try {
    const looked = await pictureWork(PIXELS_EACH, () => look(PIXELS_EACH));
    const found = looked ?? (await pictureWork(PIXELS_AT_ONCE, () => look(PICTURE_MEGAPIXELS * 1_000_000)));
    return found ?? { refusal: messages.pictureTooLarge(PICTURE_MEGAPIXELS) };
  } catch (error) {
    if (error instanceof PicturesBusy) return { refusal: messages.uploadsBusy, again: true };
    if (error instanceof PictureProcessEnded)
      return error.stopped ? { refusal: messages.uploadsStopped, again: true } : { refusal: messages.fileDamaged };
    throw error;
  }
}
