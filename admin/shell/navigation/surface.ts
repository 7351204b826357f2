import type { Preferences, ValueOf } from '../../theme/preferences';
import { SURFACE_COLOURS } from '../../theme/colours';

/** White text has enough contrast on all of them (WCAG 2.2, 1.4.3: at least 4.5 to 1 at both ends). */
const GRADIENTS: Readonly<Record<ValueOf<'gradient'>, string>> = {
  'gradient-bg-color-1': 'linear-gradient(160deg, #405189, #6f4f9a)',
  'gradient-bg-color-2': 'linear-gradient(160deg, #066b5e, #2a5fc1)',
  'gradient-bg-color-3': 'linear-gradient(160deg, #1b2233, #405189)',
  'gradient-bg-color-4': 'linear-gradient(160deg, #5147A3, #9c3f7c)',
};

/** A faint shade of the text colour, over the sidebar's background. */
const INK = 'color-mix(in srgb, currentColor 7%, transparent)';
const dot = (at: string, radius: string) =>
  `radial-gradient(circle at ${at}, ${INK} ${radius}, transparent calc(${radius} + 1px))`;
const IMAGES: Readonly<Record<ValueOf<'sidebarImage'>, object>> = {
  none: {},
  snow: {
    backgroundImage: [
      dot('20% 15%', '3px'),
      dot('70% 40%', '2px'),
      dot('40% 75%', '4px'),
      dot('85% 90%', '2px'),
    ].join(),
    backgroundSize: '90px 110px',
  },
  office: {
    backgroundImage: [
      `linear-gradient(${INK}, ${INK})`,
      `linear-gradient(${INK}, ${INK})`,
      `linear-gradient(${INK}, ${INK})`,
      `linear-gradient(${INK}, ${INK})`,
    ].join(),
    backgroundSize: '22% 34%, 20% 20%, 26% 46%, 18% 27%',
    backgroundPosition: '4% 100%, 34% 100%, 64% 100%, 98% 100%',
    backgroundRepeat: 'no-repeat',
  },
  pattern: {
    backgroundImage: `repeating-linear-gradient(45deg, ${INK} 0 2px, transparent 2px 14px)`,
  },
  bubble: {
    backgroundImage: [dot('15% 20%', '26px'), dot('80% 55%', '40px'), dot('35% 88%', '18px')].join(),
    backgroundSize: '240px 320px',
  },
};

type Chosen = Pick<Preferences, 'sidebarColor' | 'gradient' | 'sidebarImage'>;

/** The navigation's styles: background, text colour, and the image between them. */
export function navigationSurface({ sidebarColor, gradient, sidebarImage }: Chosen): object {
  const image = { content: '""', position: 'absolute', inset: 0, pointerEvents: 'none', ...IMAGES[sidebarImage] };
  const picture = sidebarImage === 'none' ? {} : { '&::before': image };
  if (sidebarColor === 'light-bg-color') {
    return { color: 'text.primary', backgroundColor: 'background.default', ...picture };
  }
  if (sidebarColor === 'gradient-bg-color') return { color: '#fff', backgroundImage: GRADIENTS[gradient], ...picture };
  return { color: SURFACE_COLOURS.text.dark, backgroundColor: SURFACE_COLOURS.page.dark, ...picture };
}
