import { coloursOf, contrastOf, lightnessOf, mixed, shadeOf, TEXT_CONTRAST, textOn } from './colours.js';
import type { Look } from './looks.js';

/** The colours of the settings by their keys; '' or nothing for those of the site's own design. */
export type ChosenColours = Readonly<Record<string, string | undefined>>;

/** The pages' ground, by the scheme that a visitor's device prefers. */
const GROUNDS = { light: '#ffffff', dark: '#12151f' } as const;
export type Scheme = keyof typeof GROUNDS;

type Shades = Readonly<Record<string, string>>;

/** A colour that reads as text on every ground of a page, tinted ones too. */
const asText = (colour: string, scheme: Scheme): string =>
  shadeOf(colour, ({ l, c }) =>
    scheme === 'light' ? { l: Math.min(l, 0.46) } : { l: Math.max(l, 0.8), c: Math.min(c, 0.11) },
  );

/** A light or dark ground with a breath of the colour. */
const asTint = (colour: string, scheme: Scheme): string =>
  shadeOf(colour, ({ c }) =>
    scheme === 'light' ? { l: 0.95, c: Math.min(c, 0.018) } : { l: 0.28, c: Math.min(c, 0.038) },
  );

/** Lightness from which on a colour is bright: it stays as it is, with dark text on it. */
const BRIGHT = 0.66;

/** What the main colour brings along: a dark ground for the foot of a page, and the texts and lines on it. */
function primaryShades(primary: string, scheme: Scheme): Shades {
  const of = (l: number, most: number) => shadeOf(primary, ({ c }) => ({ l, c: Math.min(c, most) }));
  const [band, onBand] = [scheme === 'light' ? of(0.29, 0.085) : of(0.235, 0.06), of(0.975, 0.012)];
  return {
    '--link': asText(primary, scheme),
    '--tint': asTint(primary, scheme),
    '--band': band,
    '--on-band': onBand,
    '--on-band-muted': of(0.83, 0.03),
    '--band-line': mixed(band, onBand, 0.22),
  };
}

/** What the second colour brings along: a ground for what calls for attention, and its text elsewhere. */
function accentShades(accent: string, scheme: Scheme): Shades {
  const isBright = lightnessOf(accent) >= BRIGHT;
  const ground = isBright
    ? accent
    : shadeOf(accent, ({ l }) => ({ l: scheme === 'light' ? Math.min(l, 0.53) : Math.min(Math.max(l, 0.46), 0.53) }));
  return {
    '--accent': accent,
    '--accent-ground': ground,
    '--on-accent': textOn([ground]),
    '--accent-text': asText(accent, scheme),
  };
}

/** Fraction of black or white in the main colour below the pointer, where no colour is chosen for that. */
const HOVER = 0.13;

/** The main colour as a ground; on dark pages no darker than the page, or nothing of it would be seen. */
function mainGround(primary: string, hover: string | undefined, scheme: Scheme): Shades {
  const ground = scheme === 'light' || lightnessOf(primary) >= 0.46 ? primary : shadeOf(primary, () => ({ l: 0.46 }));
  const text = textOn([ground]);
  const strong = hover || mixed(ground, text === '#ffffff' ? '#000000' : '#ffffff', HOVER);
  return {
    '--primary': ground,
    '--primary-strong': strong,
    // The grounds of letters and days on cards, which the text on the primary colour can be read on as well.
    '--cover-1': `linear-gradient(135deg, ${ground}, ${strong})`,
    '--cover-2': `linear-gradient(135deg, ${strong}, ${ground})`,
    '--cover-3': strong,
    '--on-primary': textOn([ground, strong]),
  };
}

/** The style variables that the chosen colours set, for one scheme; what is not chosen is left to the site's look. */
export function colourVariables(colours: ChosenColours, scheme: Scheme): Shades {
  const {
    primary_color: primary,
    primary_hover_color: hover,
    secondary_color: secondary,
    secondary_hover_color: secondaryHover,
    gradient_color: gradient,
    toploader_color: loader,
  } = colours;
  return {
    ...(primary && { ...mainGround(primary, hover, scheme), ...primaryShades(primary, scheme) }),
    ...(secondary && accentShades(secondary, scheme)),
    ...(secondaryHover && { '--accent-strong': secondaryHover }),
    ...(gradient && {
      '--gradient': `linear-gradient(120deg, ${coloursOf(gradient).join(', ')})`,
      '--on-gradient': textOn(coloursOf(gradient)),
      '--gradient-button': textOn([textOn(coloursOf(gradient))]),
    }),
    ...(loader && { '--loader': loader }),
  };
}

/** The variables of a look whose colours nobody has replaced: its style sheet has them, once for both schemes. */
export const lookVariables = ({ primary, accent }: Look, scheme: Scheme): Shades =>
  colourVariables({ primary_color: primary, secondary_color: accent }, scheme);

/** Colours that are hard to read together. */
export interface ContrastProblem {
  /** The key whose colour it is. */
  readonly key: string;
  /** Text in the colour on a page's ground, or text on the colour. */
  readonly as: 'link' | 'ground';
  /** Their contrast, 1 to 21. */
  readonly contrast: number;
}

/** The chosen colours that are harder to read than they should be. */
export function contrastProblems(colours: ChosenColours): ContrastProblem[] {
  const { primary_color: primary, primary_hover_color: hover, gradient_color: gradient } = colours;
  const onAll = (key: string, all: readonly string[]): ContrastProblem[] => {
    const text = textOn(all);
    const contrast = Math.min(...all.map((one) => contrastOf(text, one)));
    return contrast < TEXT_CONTRAST ? [{ key, as: 'ground', contrast }] : [];
  };
  const link = primary ? contrastOf(primary, GROUNDS.light) : TEXT_CONTRAST;
  return [
    ...(link < TEXT_CONTRAST ? [{ key: 'primary_color', as: 'link', contrast: link } as const] : []),
    ...(primary && hover ? onAll('primary_hover_color', [primary, hover]) : []),
    ...(gradient ? onAll('gradient_color', coloursOf(gradient)) : []),
  ];
}
