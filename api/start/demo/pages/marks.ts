import { disc, path, rect, times } from '../drawing.js';

const sized = (width: number, height: number, ...elements: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${elements.join('')}</svg>`;

/** The mark of a partner: a sign and two bars in place of a name. */
const mark = (colour: string, sign: string, long: number) =>
  sized(
    360,
    150,
    rect(0, 0, 360, 150, '#f5f6fb'),
    `<g fill="${colour}">${sign}</g>`,
    rect(150, 50, long, 20, colour, 'rx="10"'),
    rect(150, 86, long * 0.6, 14, colour, 'rx="7" opacity="0.55"'),
  );

export const partnerMarks = {
  press: mark('#405189', '<path d="M30 30h80v90H30zM44 46h52v8H44zM44 64h52v8H44z" fill-rule="evenodd"/>', 160),
  river: mark(
    '#2d6e73',
    times(3, (at) => `<path d="M26 ${48 + at * 26}q22-22 44 0t44 0v12q-22 22-44 0t-44 0z"/>`),
    130,
  ),
  guild: mark('#a3502f', '<path d="M70 24l46 27v52l-46 27-46-27V51z"/>', 180),
  school: mark('#6b3f63', '<path d="M70 30l56 28-56 28-56-28zM38 82v24q32 24 64 0V82l-32 16z"/>', 140),
  garden: mark('#46704f', '<path d="M66 124V84q-44 0-44-44 44 0 46 34 4-44 48-46 0 50-42 54v42z"/>', 150),
} as const;
export type PartnerName = keyof typeof partnerMarks;

/** A sign for a card. */
const sign = (ground: string, ...shapes: readonly string[]) => sized(160, 160, rect(0, 0, 160, 160, ground), ...shapes);

export const signs = {
  people: sign(
    '#405189',
    disc(58, 60, 22, '#fff'),
    disc(104, 66, 18, '#f2b35d'),
    path('M22 130q0-42 36-42t36 42z', '#fff'),
    path('M98 130q2-22-8-34 42-10 48 34z', '#f2b35d'),
  ),
  tool: sign(
    '#2d6e73',
    path('M44 116L102 58l-8-26 26 8 10 10-34 8-60 60z', '#fff'),
    path('M36 124l14-18 10 10z', '#f2b35d'),
  ),
  open: sign(
    '#8a5a9e',
    rect(48, 34, 64, 96, '#fff', 'rx="6"'),
    path('M48 34l40 16v96l-40-16z', '#f2b35d'),
    disc(80, 92, 5, '#5a3564'),
  ),
  care: sign('#a3502f', path('M80 126C20 88 36 40 64 44q12 2 16 16 4-14 16-16c28-4 44 44-16 82z', '#fff')),
  time: sign('#46704f', disc(80, 80, 46, '#fff'), path('M76 48h8v34l24 14-4 8-28-18z', '#46704f')),
  word: sign(
    '#35447a',
    path('M30 40h100v66H84l-26 24v-24H30z', '#fff'),
    times(3, (at) => rect(46, 54 + at * 16, 68 - at * 14, 7, '#f2b35d')),
  ),
} as const;
export type SignName = keyof typeof signs;
