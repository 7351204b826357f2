/**
 * Height of a horizontal axis in pixels, with room for the tallest fonts. The default is so low that the labels of an
 * axis are left out where a font (Noto Sans) is taller than others.
 */
const LABELS_PX = 40;

/** A horizontal axis whose labels are shown in every font. */
export const horizontalAxis = <Axis extends object>(axis: Axis) => [{ ...axis, height: LABELS_PX }];
