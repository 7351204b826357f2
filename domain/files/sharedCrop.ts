import { cropRectangle, focusPercent, type FocalPoint, type Size } from './focalPoint.js';
import { variantFormats, type FocusedPicture, type PlainPicture } from './pictures.js';

/** The size in which services show a shared page (Open Graph); they crop whatever has other proportions at its middle. */
const SHARED: Size = { width: 1200, height: 630 };

/** Narrower crops are shown small beside the title, where the whole picture says more. */
const SHARED_MIN_WIDTH = 600;

/** The part of a picture for services that show shared pages, and its size there: never enlarged. */
export interface SharedCrop extends Size {
  readonly part: ReturnType<typeof cropRectangle>;
}

/** Null for pictures without variants, and for those that are too small. */
export function sharedCrop(type: string, picture: Size, focus: FocalPoint): SharedCrop | null {
  if (!variantFormats(type).includes('jpg')) return null;
  const part = cropRectangle(picture, SHARED, focus);
  if (part.width < SHARED_MIN_WIDTH) return null;
  return { part, ...(part.width > SHARED.width ? SHARED : { width: part.width, height: part.height }) };
}

/** The last part of the address of that crop: 'shared-30-70.jpg'. It names the focal point, so that it can be cached. */
export const sharedCropName = ({ x, y }: FocalPoint): string => `shared-${focusPercent(x)}-${focusPercent(y)}.jpg`;

/** Pattern of the names of such crops, of whatever focal point. */
export const SHARED_CROP_NAME = /^shared-\d{1,3}-\d{1,3}\.jpg$/;

/** The crop with its address and size; null where a picture has none. */
export function sharedPictureOf(picture: FocusedPicture): PlainPicture | null {
  const { url, fileType, width, height, focusX: x, focusY: y } = picture;
  const crop = width && height ? sharedCrop(fileType, { width, height }, { x, y }) : null;
  return (
    crop && {
      url: url.replace(/\/[^/?]*(?=\?|$)/, `/${sharedCropName({ x, y })}`),
      width: crop.width,
      height: crop.height,
    }
  );
}
