import { channelsOfOklch, type Oklch, oklchOf } from './oklch.js';

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The fewest and the most colours of a gradient. */
const GRADIENT_COLOURS = { min: 2, max: 5 } as const;

/** Whether a text is a colour: '#0b6e4f', '#fff'. */
export const isColour = (text: string): boolean => HEX.test(text);

/** The colours of a gradient: '#0b6e4f,#2f9e77'. */
export const coloursOf = (gradient: string): string[] => gradient.split(',').map((colour) => colour.trim());

/** Whether a text is a gradient. One colour is none. */
export function isGradient(text: string): boolean {
  const colours = coloursOf(text);
  return (
    colours.length >= GRADIENT_COLOURS.min &&
    colours.length <= GRADIENT_COLOURS.max &&
    colours.every((one) => isColour(one))
  );
}

/** Red, green and blue of a colour, 0 to 1. */
function channelsOf(colour: string): readonly [number, number, number] {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const at = (from: number) => Number.parseInt(full.slice(from, from + 2), 16) / 255;
  return [at(0), at(2), at(4)];
}

/** Brightness of a colour, 0 to 1 (WCAG 2.2, relative luminance). */
function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [bright = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

/** A colour that is `part` of the way from one to another, 0 to 1. */
export function mixed(from: string, to: string, part: number): string {
  const target = channelsOf(to);
  return hexOf(channelsOf(from).map((channel, at) => channel + ((target[at] ?? 0) - channel) * part));
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The colour with another lightness, or less chroma, as `change` says: its hue stays. */
export const shadeOf = (colour: string, change: (from: Oklch) => Partial<Oklch>): string => {
  const from = oklchOf(channelsOf(colour));
  return hexOf(channelsOfOklch({ ...from, ...change(from) }));
};

/** Lightness of a colour as people see it, 0 to 1. */
export const lightnessOf = (colour: string): number => oklchOf(channelsOf(colour)).l;

/** The contrast that text needs (WCAG 2.2, level AA). */
export const TEXT_CONTRAST = 4.5;

/** Black or white, whichever is easier to read on all of the colours. */
export function textOn(colours: readonly string[]): '#ffffff' | '#000000' {
  const least = (text: string) => Math.min(...colours.map((colour) => contrastOf(text, colour)));
  return least('#ffffff') >= Math.min(TEXT_CONTRAST, least('#000000')) ? '#ffffff' : '#000000';
}
