import { coloursOf, contrastOf, mixed, TEXT_CONTRAST, textOn } from './colours.js';

/** The colours of the settings by their keys; '' or nothing for those of the site's own design. */
export type ChosenColours = Readonly<Record<string, string | undefined>>;

/** The pages' ground, by the scheme that a visitor's device prefers. */
const GROUNDS = { light: '#ffffff', dark: '#12151f' } as const;
export type Scheme = keyof typeof GROUNDS;

/** Fraction by which each step brings a colour nearer to black or white, and the maximum number of steps. */
const STEP = 0.06;
const STEPS = 17;

/** The colour, darkened or lightened until text in it can be read on the ground. */
export function readableOn(colour: string, ground: string): string {
  const target = textOn([ground]);
  let shade = colour;
  for (let step = 1; step <= STEPS && contrastOf(shade, ground) < TEXT_CONTRAST; step += 1)
    shade = mixed(colour, target, step * STEP);
  return shade;
}

/** The style variables that the chosen colours set, for one scheme; what is not chosen is left to the site's styles. */
export function colourVariables(colours: ChosenColours, scheme: Scheme): Readonly<Record<string, string>> {
  const {
    primary_color: primary,
    primary_hover_color: hover = primary,
    secondary_color: secondary,
    secondary_hover_color: secondaryHover,
    gradient_color: gradient,
    toploader_color: loader,
  } = colours;
  const strong = hover || primary || '';
  return {
    ...(primary && {
      '--primary': primary,
      '--primary-strong': strong,
      // The grounds of letters and days on cards, which the text on the primary colour can be read on as well.
      '--cover-1': `linear-gradient(135deg, ${primary}, ${strong})`,
      '--cover-2': `linear-gradient(135deg, ${strong}, ${primary})`,
      '--cover-3': strong,
      '--on-primary': textOn([primary, strong]),
      '--link': readableOn(primary, GROUNDS[scheme]),
    }),
    ...(secondary && { '--accent': secondary }),
    ...(secondaryHover && { '--accent-strong': secondaryHover }),
    ...(gradient && {
      '--gradient': `linear-gradient(120deg, ${coloursOf(gradient).join(', ')})`,
      '--on-gradient': textOn(coloursOf(gradient)),
    }),
    ...(loader && { '--loader': loader }),
  };
}

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
