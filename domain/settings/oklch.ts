/**
 * A colour by how people see it: lightness 0 to 1, chroma from 0 (grey) up, hue in degrees. Steps of lightness look equal for
 * every hue. Source: Björn Ottosson, "A perceptual color space for image processing"; CSS Color 4, section 9.2.
 */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

const product = (rows: readonly Triple[], [x, y, z]: Triple): Triple => {
  const [first = 0, second = 0, third = 0] = rows.map(([a, b, c]) => a * x + b * y + c * z);
  return [first, second, third];
};

const LINEAR_TO_CONES: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const CONES_TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const LAB_TO_CONES: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const CONES_TO_LINEAR: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** @param channels red, green and blue, 0 to 1 */
export function oklchOf(channels: Triple): Oklch {
  const [red, green, blue] = channels;
  const [x, y, z] = product(LINEAR_TO_CONES, [toLinear(red), toLinear(green), toLinear(blue)]);
  const [l, a, b] = product(CONES_TO_LAB, [Math.cbrt(x), Math.cbrt(y), Math.cbrt(z)]);
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

function linearOf({ l, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180;
  const [x, y, z] = product(LAB_TO_CONES, [l, c * Math.cos(angle), c * Math.sin(angle)]);
  return product(CONES_TO_LINEAR, [x ** 3, y ** 3, z ** 3]);
}

/** How far a channel may lie outside 0 to 1 by rounding. */
const ROUNDING = 0.0005;
const isInGamut = (linear: Triple): boolean => linear.every((part) => part >= -ROUNDING && part <= 1 + ROUNDING);

/** So many bisections find the chroma to a thousandth. */
const BISECTIONS = 12;

/** Red, green and blue of a colour, 0 to 1; where a screen cannot show its chroma, with the highest chroma that it can. */
export function channelsOfOklch(colour: Oklch): Triple {
  let [possible, tooMuch] = [0, colour.c];
  if (isInGamut(linearOf(colour))) possible = colour.c;
  else
    for (let step = 0; step < BISECTIONS; step += 1) {
      const middle = (possible + tooMuch) / 2;
      if (isInGamut(linearOf({ ...colour, c: middle }))) possible = middle;
      else tooMuch = middle;
    }
  const [red, green, blue] = linearOf({ ...colour, c: possible });
  const channel = (part: number) => fromLinear(Math.min(1, Math.max(0, part)));
  return [channel(red), channel(green), channel(blue)];
}
