/** Widths that pictures of pages are made in, in pixels; no other one is, and none larger than the picture. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920] as const;

/** What variants are made as, the best first: its ending in an address, and its type. */
export const VARIANT_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type VariantFormat = keyof typeof VARIANT_TYPES;

/**
 * What a picture is made as. A GIF and an SVG are shown as they are: one moves, one is sharp at any size. A WebP may move
 * too, and its variants with it, which no other format here would.
 */
export function variantFormats(type: string): readonly VariantFormat[] {
  if (type === 'image/webp') return ['webp', 'jpg'];
  return ['image/jpeg', 'image/png', 'image/avif'].includes(type) ? ['avif', 'webp', 'jpg'] : [];
}

/** The widths that a picture of this width is made in. */
export const variantWidths = (width: number | null): readonly number[] =>
  PICTURE_WIDTHS.filter((each) => width !== null && each <= width);

/** A picture of the library, as visitors' queries give it. */
export interface Picture {
  /** Its address: …/media/<id>/<token>/<name>?v=<revision>. */
  readonly url: string;
  readonly fileType: string;
  readonly width?: number | null;
  readonly height?: number | null;
}

/** The address of a picture in another width and format. */
export const variantUrl = ({ url }: Picture, width: number, format: VariantFormat): string =>
  url.replace(/\/[^/?]*(?=\?|$)/, `/${width}.${format}`);

export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}

/**
 * What a browser may choose from, the best first; empty where the picture is shown as it is.
 * @param maxWidth pixels beyond which no screen shows it here
 */
export function pictureSources(picture: Picture, maxWidth: number): readonly PictureSource[] {
  const widths = variantWidths(picture.width ?? null).filter((width) => width <= maxWidth);
  if (widths.length === 0) return [];
  return variantFormats(picture.fileType)
    .filter((format) => format !== 'jpg')
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

/** The one that every program shows: a JPEG of at most this width, or the picture itself. */
export function plainPicture(picture: Picture, maxWidth: number): PlainPicture {
  const { url, fileType, width = null, height = null } = picture;
  const made = variantWidths(width)
    .filter((each) => each <= maxWidth)
    .at(-1);
  if (made === undefined || !width || !height || variantFormats(fileType).length === 0) return { url, width, height };
  return { url: variantUrl(picture, made, 'jpg'), width: made, height: Math.round((height * made) / width) };
}
