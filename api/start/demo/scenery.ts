import { keysOf } from '../../platform/values.js';
import { disc, glow, gradient, ground, path, range, scene, SCENE, times } from './drawing.js';

const { width: W, height: H } = SCENE;

/** A string of flags between two points that hangs through. */
function flags(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  colours: readonly string[],
) {
  const count = 17;
  const at = (t: number): [number, number] => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  const line = `M${times(41, (i) => `${i ? 'L' : ''}${at(i / 40).join(' ')}`)}`;
  const hung = times(count, (i) => {
    const [x, y] = at((i + 0.5) / count);
    return `<rect x="${x - 17}" y="${y}" width="34" height="44" rx="2" fill="${colours[i % colours.length] ?? ''}" transform="rotate(${((i * 37) % 9) - 4} ${x} ${y})"/>`;
  });
  return `<path d="${line}" fill="none" stroke="#f7efe2" stroke-width="2.5"/>${hung}`;
}

const FLAGS = ['#3f6fb5', '#f7f3ea', '#c8413b', '#3f8f5f', '#e9b949'];

const pine = (x: number, y: number, size: number, fill: string) =>
  path(
    `M${x} ${y - size}l${size * 0.24} ${size * 0.42}h-${size * 0.12}l${size * 0.22} ${size * 0.42}h-${size * 0.68}l${size * 0.22} -${size * 0.42}h-${size * 0.12}z`,
    fill,
  );

/** A closed book that lies on its side, seen from the spine. */
const lying = (x: number, y: number, length: number, height: number, fill: string, band: string) =>
  `<rect x="${x}" y="${y}" width="${length}" height="${height}" rx="10" fill="${fill}"/>` +
  `<rect x="${x + length * 0.12}" y="${y}" width="16" height="${height}" fill="${band}"/><rect x="${x + length * 0.82}" y="${y}" width="16" height="${height}" fill="${band}"/>` +
  `<rect x="${x + length * 0.3}" y="${y + height / 2 - 5}" width="${length * 0.36}" height="10" rx="5" fill="${band}" opacity="0.75"/>`;

const bookbinding = scene(
  gradient('wall', [
    [0, '#f3dfc1'],
    [1, '#e3b98a'],
  ]) + glow('light', '#fff6e3'),
  ground('url(#wall)'),
  disc(1240, 200, 620, 'url(#light)'),
  path('M980 0h420l160 640h-480z', '#fff6e3', 'opacity="0.35"'),
  path(`M0 690H${W}V${H}H0Z`, '#7a4a2f'),
  path(`M0 690H${W}V708H0Z`, '#5f3722'),
  lying(200, 608, 520, 82, '#27445c', '#e9b949'),
  lying(250, 528, 450, 80, '#a33b32', '#f3dfc1'),
  lying(222, 462, 470, 66, '#46704f', '#f3dfc1'),
  lying(280, 378, 380, 84, '#6b3f63', '#e9b949'),
  // An open notebook with its sewing.
  path('M860 640C980 590 1090 596 1170 640V800C1090 758 980 752 860 800Z', '#fffaf0'),
  path('M1480 640C1360 590 1250 596 1170 640V800C1250 758 1360 752 1480 800Z', '#f7ead2'),
  path(
    'M860 640C980 590 1090 596 1170 640C1250 596 1360 590 1480 640V664C1360 616 1250 618 1170 664C1090 618 980 616 860 664Z',
    '#ffffff',
    'opacity="0.6"',
  ),
  times(6, (i) => `<path d="M1170 ${652 + i * 25}v13" stroke="#a33b32" stroke-width="5" stroke-linecap="round"/>`),
  '<path d="M1170 650C1260 470 1320 420 1400 470" fill="none" stroke="#a33b32" stroke-width="4"/><path d="M1392 478l54-62" stroke="#8d959c" stroke-width="7" stroke-linecap="round"/>',
);

const dawn = scene(
  gradient('sky', [
    [0, '#2c2f63'],
    [0.45, '#8f5a86'],
    [0.72, '#f0906a'],
    [1, '#fbd38b'],
  ]) + glow('sun', '#ffe7a8'),
  ground('url(#sky)'),
  disc(520, 560, 420, 'url(#sun)'),
  disc(520, 560, 74, '#fff1c4'),
  range([520, 430, 560, 400, 520, 330, 470, 420, 540], '#7d5384'),
  range([640, 540, 610, 500, 620, 560, 470, 560, 520], '#553d70'),
  path('M1600 150L1420 240L1330 330L1240 350L1150 480L1120 640L1010 900H1600Z', '#342a55'),
  path('M1420 240L1330 330L1240 350L1150 480L1300 440L1420 470Z', '#44376a'),
  // The monastery on its ledge.
  ...[
    [1180, 416, 110, 70],
    [1278, 378, 92, 100],
    [1360, 402, 120, 82],
  ].map(
    ([x = 0, y = 0, w = 0, h = 0]) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fbf1e2"/><rect x="${x}" y="${y + 12}" width="${w}" height="14" fill="#a33b32"/>` +
      path(`M${x - 16} ${y}h${w + 32}l-26 -28h-${w - 20}z`, '#d99a2b') +
      times(3, (i) => `<rect x="${x + w * (0.16 + i * 0.28)}" y="${y + 40}" width="14" height="20" fill="#4b3553"/>`),
  ),
  path('M1140 486C1260 470 1420 470 1600 500V540H1130Z', '#2a2148'),
  range([760, 700, 770, 690, 760, 720, 800, 760, 820], '#241d40'),
  times(22, (i) => pine(i * 76 + ((i * 53) % 40), 850 + ((i * 29) % 50), 110 + ((i * 31) % 60), '#171430')),
  flags([-20, 250], [1190, 400], 120, FLAGS),
);

const TILES = ['#d95f43', '#f2b35d', '#f6efe0', '#2d6e73', '#1f3b57', '#e8c9a0'];

/** Printed sheets that hang to dry, each with one large shape. */
const presses = scene(
  gradient('room', [
    [0, '#17333f'],
    [1, '#0f232d'],
  ]),
  ground('url(#room)'),
  times(3, (row) =>
    times(7, (column) => {
      const [x, y] = [40 + column * 222 + (row % 2) * -60, 60 + row * 280];
      const pick = (row * 7 + column * 5) % 6;
      const paper = TILES[(pick + 2) % 6] ?? '';
      const ink = TILES[(pick + 5) % 6] ?? '';
      const second = TILES[(pick + 4) % 6] ?? '';
      const shapes = [
        disc(x + 98, y + 118, 66, ink),
        path(`M${x + 30} ${y + 190}L${x + 98} ${y + 50}L${x + 166} ${y + 190}Z`, ink),
        times(
          5,
          (i) =>
            `<rect x="${x + 32}" y="${y + 54 + i * 30}" width="${132 - ((i * 47) % 70)}" height="15" fill="${ink}"/>`,
        ),
        path(`M${x + 30} ${y + 190}a136 136 0 0 1 136 -136v136z`, ink),
        `<rect x="${x + 36}" y="${y + 56}" width="60" height="132" fill="${ink}"/>${disc(x + 128, y + 86, 32, second)}`,
        `${disc(x + 76, y + 96, 44, ink)}${disc(x + 120, y + 150, 44, second, 'style="mix-blend-mode:multiply"')}`,
      ];
      return (
        `<g transform="rotate(${((row * 3 + column * 7) % 5) - 2} ${x + 98} ${y})"><rect x="${x}" y="${y}" width="196" height="246" rx="3" fill="${paper}"/>${shapes[(row * 2 + column) % 6] ?? ''}</g>` +
        `<rect x="${x + 88}" y="${y - 14}" width="20" height="34" rx="3" fill="#c79a62"/>`
      );
    }),
  ),
  times(
    3,
    (row) =>
      `<path d="M0 ${58 + row * 280}Q800 ${74 + row * 280} ${W} ${58 + row * 280}" fill="none" stroke="#c79a62" stroke-width="3"/>`,
  ),
);

const indigo = scene(
  gradient('yard', [
    [0, '#f4ead8'],
    [1, '#dcc7a3'],
  ]),
  ground('url(#yard)'),
  range([770, 740, 780, 750, 780], '#b59a6d', true),
  '<path d="M-10 120Q800 190 1610 110" fill="none" stroke="#6f5636" stroke-width="8"/>',
  ...['#1d2f6f', '#28459b', '#16224f', '#3a63b8', '#20367f'].map((cloth, i) => {
    const x = 70 + i * 304;
    const top = 138 + Math.sin((i / 4) * Math.PI) * 28;
    const body = `M${x} ${top}H${x + 256}C${x + 240} 380 ${x + 276} 520 ${x + 248} 720C${x + 180} 744 ${x + 90} 700 ${x + 6} 726C${x + 24} 500 ${x - 14} 350 ${x} ${top}Z`;
    const ring = (cx: number, cy: number, r: number) =>
      times(
        3,
        (k) =>
          `<circle cx="${cx}" cy="${cy}" r="${r - k * r * 0.3}" fill="none" stroke="#eef2fb" stroke-width="${9 - k * 2}" stroke-dasharray="${i % 2 ? '3 13' : '22 7'}" stroke-linecap="round" opacity="0.9"/>`,
      );
    const dye = [
      times(6, (k) => ring(x + 74 + (k % 2) * 112, top + 110 + Math.floor(k / 2) * 180, 58)),
      times(
        9,
        (k) =>
          `<path d="M${x + 8} ${top + 70 + k * 58}q62 -44 124 0t124 0" fill="none" stroke="#eef2fb" stroke-width="7" opacity="0.85"/>`,
      ),
      ring(x + 128, top + 290, 116),
      times(36, (k) => disc(x + 40 + (k % 6) * 36, top + 60 + Math.floor(k / 6) * 92, 8, '#eef2fb')),
      times(
        7,
        (k) =>
          `<path d="M${x + 22 + k * 36} ${top + 20}v520" stroke="#eef2fb" stroke-width="5" stroke-dasharray="30 12" opacity="0.85"/>`,
      ),
    ];
    return `<clipPath id="cloth${i}"><path d="${body}"/></clipPath>${path(body, cloth)}<g clip-path="url(#cloth${i})">${dye[i] ?? ''}</g>`;
  }),
);

const lantern = (x: number, y: number, size: number, colour: keyof typeof LANTERNS) =>
  disc(x, y, size * 2.6, `url(#${colour})`) +
  `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 1.12}" fill="${LANTERNS[colour]}"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="${size * 0.45}" ry="${size * 1.12}" fill="#fff5d6" opacity="0.5"/>` +
  `<path d="M${x} ${y - size * 1.1}V0" stroke="#0d1330" stroke-width="2"/>`;

const LANTERNS = { amber: '#f7b648', coral: '#ef7355', rose: '#e58bb0' } as const;

const lanterns = scene(
  gradient('night', [
    [0, '#141a45'],
    [0.6, '#3a2a63'],
    [1, '#7a3f6b'],
  ]) +
    Object.entries(LANTERNS)
      .map(([id, colour]) => glow(id, colour))
      .join(''),
  ground('url(#night)'),
  times(60, (i) => disc((i * 263) % W, (i * 151) % 520, 1 + (i % 3), '#fdf3d8', 'opacity="0.7"')),
  range([690, 640, 700, 620, 690, 640, 700], '#2b2150', true),
  ...keysOf(LANTERNS).flatMap((colour, k) =>
    Array.from({ length: 6 }, (_, i) =>
      lantern(120 + i * 270 + k * 92, 170 + ((i * 97 + k * 140) % 380), 30 + ((i * 13 + k * 17) % 34), colour),
    ),
  ),
  range([790, 760, 790, 755, 785, 765, 790], '#171234', true),
  times(34, (i) => {
    const [x, y] = [i * 49 + ((i * 17) % 22), 790 + ((i * 37) % 46)];
    return disc(x, y, 22, '#0c0a20') + path(`M${x - 38} 900q4 -86 38 -86t38 86z`, '#0c0a20');
  }),
);

const river = scene(
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

const letters = scene(
  gradient('desk', [
    [0, '#efe6f6'],
    [1, '#c9b6e4'],
  ]),
  ground('url(#desk)'),
  '<rect x="330" y="130" width="940" height="590" rx="30" fill="#2a2350"/><rect x="362" y="162" width="876" height="526" rx="12" fill="#fffaf0"/>',
  path('M600 720h400l60 110h-520z', '#1d1840'),
  // A capital letter with a tendril, as it is drawn in the session.
  '<path d="M700 580L800 250L900 580M740 470H860" fill="none" stroke="#8a2f3f" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"/>',
  '<path d="M560 600C460 520 520 380 620 420S640 540 570 500S520 300 680 260" fill="none" stroke="#2f7d62" stroke-width="10" stroke-linecap="round"/><path d="M1040 600C1140 520 1080 380 980 420S960 540 1030 500S1080 300 920 260" fill="none" stroke="#2f7d62" stroke-width="10" stroke-linecap="round"/>',
  times(8, (i) => disc(480 + i * 92, 640 - Math.abs(3.5 - i) * 10, 12, i % 2 ? '#e9b949' : '#3a63b8')),
  times(
    4,
    (i) =>
      `<rect x="1120" y="${196 + i * 84}" width="88" height="66" rx="10" fill="${TILES[i] ?? ''}"/>${disc(1164, 222 + i * 84, 15, '#2a2350')}${path(`M1136 ${262 + i * 84}q28 -40 56 0z`, '#2a2350')}`,
  ),
  '<path d="M1290 690L1450 330" stroke="#8a5a2b" stroke-width="26" stroke-linecap="round"/><path d="M1284 704l-14 62l40 -50z" fill="#2a2350"/>',
);

/** The demo pictures, as SVG documents: drawn for this product, so that no licence travels with them. */
export const scenes = { bookbinding, dawn, presses, indigo, lanterns, river, letters } as const;

export type SceneName = keyof typeof scenes;
