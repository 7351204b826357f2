import { disc, gradient, ground, path, range, scene, times } from './drawing.js';

/** A river between birches and green hills. */
export const river = scene(
  gradient('day', [
    [0, '#bfe3ee'],
    [1, '#f6f1d5'],
  ]) +
    gradient('water', [
      [0, '#8fc9d6'],
      [1, '#2f7d93'],
    ]),
  ground('url(#day)'),
  disc(1240, 190, 86, '#fff3bf'),
  range([430, 330, 410, 290, 400, 340, 420], '#a8cbb5'),
  range([500, 450, 490, 420, 500, 450, 510], '#7fb08b', true),
  range([590, 560, 600, 540, 590, 560, 590], '#5b9568', true),
  path(
    'M820 590C700 640 1120 660 960 720C800 780 520 800 420 900H1260C1200 800 1330 740 1180 690C1080 650 880 640 900 590Z',
    'url(#water)',
  ),
  times(
    6,
    (i) =>
      `<path d="M${640 + i * 70} ${850 - i * 34}q40 -10 80 0" fill="none" stroke="#e9f7f8" stroke-width="5" stroke-linecap="round" opacity="0.8"/>`,
  ),
  range([790, 850, 880, 900, 900, 900, 860, 820, 780], '#3f7a52', true),
  ...[90, 190, 300, 1400, 1500].map(
    (x, i) =>
      `<rect x="${x}" y="${360 + (i % 3) * 40}" width="18" height="460" fill="#f5f1e8"/>` +
      times(9, (k) => `<path d="M${x} ${420 + k * 44}h${7 + ((k * 5) % 8)}" stroke="#4b4a45" stroke-width="5"/>`) +
      disc(x + 10, 340 + (i % 3) * 40, 92, '#6fa65a', 'opacity="0.92"') +
      disc(x - 40, 400 + (i % 3) * 40, 60, '#82b765', 'opacity="0.9"') +
      disc(x + 58, 396 + (i % 3) * 40, 66, '#5d964f', 'opacity="0.9"'),
  ),
);
