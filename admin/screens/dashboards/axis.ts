/**
 * Height of a horizontal axis in pixels, with room for the tallest fonts. With the default, labels are omitted in tall
 * fonts such as Noto Sans.
 */
const LABELS_PX = 40;

/** A horizontal axis with labels in every font. */
export const horizontalAxis = <Axis extends object>(axis: Axis) => [{ ...axis, height: LABELS_PX }];
