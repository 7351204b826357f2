import type { Label } from '../messages/messages.js';
import { textOn } from './colours.js';

/** Parts of every page that a look may colour. */
export type LookPart = 'header' | 'footer';

/** How the public site looks: its typefaces, corners, density, header and footer. Colours of the settings replace its own. */
export interface Look {
  readonly label: Label;
  /** What it is like and for whom: a text of the console. */
  readonly summary: Label;
  /** Its colours where the settings have none. */
  readonly primary: string;
  readonly accent: string;
  /** What header and foot lie on, which decides the logo there: the page, its dark band, or the main colour. */
  readonly grounds: Readonly<Record<LookPart, 'page' | 'band' | 'primary'>>;
  /** Typefaces: families of the files that a page needs first, by script. */
  readonly fonts: { readonly latin: readonly string[]; readonly arabic: readonly string[] };
}

/** The looks to choose from, in the order of the choice. */
export const LOOK_NAMES = ['atelier', 'campus', 'quiet'] as const;
export type LookName = (typeof LOOK_NAMES)[number];

/** That of a site that has chosen none. */
export const DEFAULT_LOOK: LookName = LOOK_NAMES[0];

export const LOOKS: Readonly<Record<LookName, Look>> = {
  atelier: {
    label: 'labels.lookAtelier',
    summary: 'labels.lookAtelierSummary',
    primary: '#1f4f4a',
    accent: '#c2572b',
    grounds: { header: 'page', footer: 'band' },
    fonts: { latin: ['newsreader', 'instrument-sans'], arabic: ['vazirmatn'] },
  },
  campus: {
    label: 'labels.lookCampus',
    summary: 'labels.lookCampusSummary',
    primary: '#2438c9',
    accent: '#ffb81f',
    grounds: { header: 'primary', footer: 'primary' },
    fonts: { latin: ['bricolage-grotesque', 'hanken-grotesk'], arabic: ['alexandria', 'readex-pro'] },
  },
  quiet: {
    label: 'labels.lookQuiet',
    summary: 'labels.lookQuietSummary',
    primary: '#22262b',
    accent: '#b3402a',
    grounds: { header: 'page', footer: 'page' },
    fonts: { latin: ['geist'], arabic: ['vazirmatn'] },
  },
};

/** The look of this name; where there is none, that of a site that has chosen none. */
export const lookNamed = (name: string): LookName => LOOK_NAMES.find((known) => known === name) ?? DEFAULT_LOOK;

/** Where a logo lies: on a page that is light or dark as the visitor's device is, or on a ground that is always one of them. */
export function groundUnder(part: LookPart, look: Look, primary: string): 'page' | 'dark' | 'light' {
  const ground = look.grounds[part];
  if (ground === 'primary') return textOn([primary || look.primary]) === '#ffffff' ? 'dark' : 'light';
  return ground === 'band' ? 'dark' : 'page';
}
