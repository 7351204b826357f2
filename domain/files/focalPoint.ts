/** A point of a picture that crops keep in view: fractions of its width and height, from its upper left corner. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The coordinate of a picture's middle, which is its focal point until a user chooses another one. */
export const FOCUS_MIDDLE = 0.5;

/** Rounds a coordinate to hundredths, as it is stored and as style sheets and addresses name it. */
export const roundFocus = (coordinate: number): number => Math.round(coordinate * 100) / 100;

/** The coordinate in whole percents, 0 to 100. */
export const focusPercent = (coordinate: number): number => Math.round(coordinate * 100);

/** The coordinate for a person: '30%'. */
export const focusText = (coordinate: number): string => `${focusPercent(coordinate)}%`;

/** The value of `object-position` in CSS: '30% 70%'. */
export const focusPosition = ({ x, y }: FocalPoint): string => `${focusText(x)} ${focusText(y)}`;

/** Width and height, in pixels or in any other unit. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture in whole pixels, from its upper left corner. */
export interface CropRectangle extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * The largest part of a picture with the proportions of `shape`. The focal point is as far across the part as it is
 * across the picture, so that it is never cut off: the rule of `object-position` in CSS, so that crops made by the server
 * and by browsers look the same.
 */
export function cropRectangle(picture: Size, shape: Size, focus: FocalPoint): CropRectangle {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
  const within = (length: number, most: number) => Math.min(most, Math.max(1, Math.round(length * scale)));
  const width = within(shape.width, picture.width);
  const height = within(shape.height, picture.height);
  return {
    left: Math.round((picture.width - width) * focus.x),
    top: Math.round((picture.height - height) * focus.y),
    width,
    height,
  };
}
