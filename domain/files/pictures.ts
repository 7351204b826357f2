/** Widths of image variants in pixels; only those not larger than the original are made. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920] as const;

/** Formats of variants, best first: file extension and MIME type. */
export const VARIANT_TYPES = { avif: 'image/avif', webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' } as const;
export type VariantFormat = keyof typeof VARIANT_TYPES;

/**
 * The variant formats of an image type. GIF and SVG have none, because they may be animated or scale to any size. A
 * WebP may be animated too, which its WebP variants preserve.
 */
export function variantFormats(type: string): readonly VariantFormat[] {
  if (type === 'image/webp') return ['webp', 'png', 'jpg'];
  // Transparent parts stay so in a PNG; a JPEG has no transparency.
  if (['image/png', 'image/avif'].includes(type)) return ['avif', 'webp', 'png', 'jpg'];
  return type === 'image/jpeg' ? ['avif', 'webp', 'jpg'] : [];
}

/** The widths of the variants of an image with this width. */
export const variantWidths = (width: number | null): readonly number[] =>
  PICTURE_WIDTHS.filter((each) => width !== null && each <= width);

/** An image of the library, as in visitors' queries. */
export interface Picture {
  /** Its address: …/media/<id>/<token>/<name>?v=<revision>. */
  readonly url: string;
  readonly fileType: string;
  readonly width?: number | null;
  readonly height?: number | null;
}

/** A picture with its focal point. */
export interface FocusedPicture extends Picture {
  readonly focusX: number;
  readonly focusY: number;
}

/** The address of a variant. */
export const variantUrl = ({ url }: Picture, width: number, format: VariantFormat): string =>
  url.replace(/\/[^/?]*(?=\?|$)/, `/${width}.${format}`);

export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}

/**
 * The sources of a picture element, best first; empty if the image has no variants.
 * @param maxWidth maximum width in pixels that it is displayed with
 */
export function pictureSources(picture: Picture, maxWidth: number): readonly PictureSource[] {
  const widths = variantWidths(picture.width ?? null).filter((width) => width <= maxWidth);
  if (widths.length === 0) return [];
  return variantFormats(picture.fileType)
    .filter((format) => format === 'avif' || format === 'webp')
    .map((format) => ({
      type: VARIANT_TYPES[format],
      srcSet: widths.map((width) => `${variantUrl(picture, width, format)} ${width}w`).join(', '),
    }));
}

export interface PlainPicture {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** A version that every program can display: a JPEG, on white, of at most this width, or the original. */
export const plainPicture = (picture: Picture, maxWidth: number): PlainPicture => plainAs(picture, maxWidth, 'jpg');

/** The same of a picture that is shown on a ground of any colour, such as a logo: a PNG, unless it is a photograph. */
export const transparentPicture = (picture: Picture, maxWidth: number): PlainPicture =>
  plainAs(picture, maxWidth, variantFormats(picture.fileType).includes('png') ? 'png' : 'jpg');

function plainAs(picture: Picture, maxWidth: number, format: VariantFormat): PlainPicture {
  const { url, fileType, width = null, height = null } = picture;
  const variantWidth = variantWidths(width)
    .filter((each) => each <= maxWidth)
    .at(-1);
  if (variantWidth === undefined || !width || !height || variantFormats(fileType).length === 0)
    return { url, width, height };
  return {
    url: variantUrl(picture, variantWidth, format),
    width: variantWidth,
    height: Math.round((height * variantWidth) / width),
  };
}
