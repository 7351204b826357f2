import { BACK, disc, down, line, path, pick, range, rect, scene, times } from '../drawing.js';

/** Twelve things of a workshop, each on a ground of its own: the gallery of the home page. They are in the middle, for it is square. */

const ring = (x: number, y: number, radius: number, stroke: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

const notebook = scene(
  down('#f6e3c5', '#eac494'),
  BACK,
  rect(560, 250, 480, 420, '#7a3b4b', 'rx="18"'),
  rect(590, 232, 450, 420, '#fffaf0', 'rx="10"'),
  times(9, (at) => line(`M650 ${300 + at * 36}h320`, '#d9c7a8', 5)),
  times(6, (at) => disc(590, 270 + at * 66, 9, '#7a3b4b')),
  path('M1010 560l150-210 44 30-150 210-60 26z', '#e0a03c'),
  path('M1010 560l44 30-60 26z', '#3a2b25'),
);

const lantern = scene(
  down('#1d2450', '#54356b'),
  BACK,
  times(26, (at) => disc(90 + ((at * 331) % 1420), 60 + ((at * 197) % 500), 3 + (at % 3), '#f8e7bf', 'opacity="0.7"')),
  line('M800 0V190', '#f3dfc1', 6),
  '<ellipse cx="800" cy="430" rx="190" ry="230" fill="#f0a13c"/><ellipse cx="800" cy="430" rx="110" ry="228" fill="#f7c15c"/><ellipse cx="800" cy="430" rx="42" ry="226" fill="#fbdc8c"/>',
  rect(700, 186, 200, 34, '#8a2f3f', 'rx="10"'),
  rect(700, 640, 200, 34, '#8a2f3f', 'rx="10"'),
  times(5, (at) => line(`M${740 + at * 30} 676v${70 + (at % 2) * 34}`, '#f3dfc1', 6)),
);

const bowl = scene(
  down('#dfe9e4', '#a9c6bf'),
  BACK,
  rect(0, 640, 1600, 260, '#7f5a41'),
  path('M500 400H1100C1090 590 970 680 800 680S510 590 500 400Z', '#2f6f73'),
  '<ellipse cx="800" cy="400" rx="300" ry="62" fill="#1f4f54"/><ellipse cx="800" cy="408" rx="262" ry="44" fill="#f4ead4"/>',
  times(7, (at) => path(`M${560 + at * 72} 470l36 44-36 44-36-44z`, pick(['#f2b35d', '#f4ead4'], at))),
  rect(700, 672, 200, 22, '#1f4f54', 'rx="8"'),
);

const loom = scene(
  down('#f4d9d0', '#e3a896'),
  BACK,
  rect(470, 140, 40, 640, '#6b4226', 'rx="10"'),
  rect(1090, 140, 40, 640, '#6b4226', 'rx="10"'),
  rect(440, 150, 720, 44, '#7d5130', 'rx="10"'),
  rect(440, 720, 720, 44, '#7d5130', 'rx="10"'),
  times(24, (at) => line(`M${530 + at * 24} 196V720`, '#fff6ea', 5)),
  times(13, (at) =>
    rect(522, 430 + at * 22, 560, 18, pick(['#a33b32', '#e9b949', '#27445c', '#f3ead2'], at), 'rx="6"'),
  ),
  path('M610 392h360l40 20-40 20H610l-40-20z', '#3a2b25'),
);

const kite = scene(
  down('#8fd0ea', '#e9f6f6'),
  BACK,
  times(
    4,
    (at) =>
      `<ellipse cx="${260 + at * 390}" cy="${170 + (at % 2) * 420}" rx="150" ry="44" fill="#ffffff" opacity="0.75"/>`,
  ),
  path('M820 120L1040 360L820 680L600 360Z', '#d8503f'),
  path('M820 120L1040 360H820Z', '#f2b35d'),
  path('M820 680L600 360H820Z', '#3f6fb5'),
  line('M820 680C760 760 900 800 800 890', '#f7f3ea', 7),
  times(3, (at) => path(`M${806 - at * 8} ${730 + at * 56}l44-20v40z`, pick(['#3f8f5f', '#e9b949', '#d8503f'], at))),
);

const drum = scene(
  down('#3b2440', '#7c3f4d'),
  BACK,
  disc(800, 450, 290, '#b5502f'),
  disc(800, 450, 240, '#f3e2bd'),
  ring(800, 450, 176, '#b5502f', 8),
  times(12, (at) => {
    const angle = (at * Math.PI) / 6;
    return disc(800 + 176 * Math.cos(angle), 450 + 176 * Math.sin(angle), 22, pick(['#27445c', '#e9b949'], at));
  }),
  path('M800 350l34 66 74 10-54 52 13 74-67-36-67 36 13-74-54-52 74-10z', '#27445c'),
);

const teapot = scene(
  down('#eef0d5', '#c9d6a3'),
  BACK,
  rect(0, 660, 1600, 240, '#a8895f'),
  path('M560 660C520 470 620 360 800 360S1080 470 1040 660Z', '#4c6b8a'),
  path('M1030 470C1150 420 1160 380 1220 350l34 36C1210 430 1190 560 1040 590Z', '#4c6b8a'),
  `<path d="M570 450C440 430 430 620 566 610" fill="none" stroke="#4c6b8a" stroke-width="40"/>`,
  rect(700, 326, 200, 40, '#3a5470', 'rx="20"'),
  disc(800, 312, 26, '#e0a03c'),
  times(3, (at) => line(`M${700 + at * 90} 250c-30-50 30-70 0-130`, '#ffffff', 10, 'opacity="0.7"')),
  times(6, (at) => disc(640 + at * 64, 540, 20, pick(['#f3ead2', '#e0a03c'], at))),
);

const boat = scene(
  down('#f9c48b', '#f6e6c4'),
  BACK,
  disc(1080, 300, 120, '#f0804f'),
  path('M800 160L800 560H520Z', '#fffaf0'),
  path('M824 220L1050 560H824Z', '#e9d6b0'),
  rect(798, 140, 14, 470, '#5f3722'),
  path('M470 590H1130C1100 690 1030 720 960 720H640C560 720 500 690 470 590Z', '#7a3b2b'),
  times(5, (row) =>
    line(`M-20 ${730 + row * 40}${times(9, (at) => `q100 ${at % 2 ? 26 : -26} 200 0`)}`, '#2f7f95', 14),
  ),
);

const stars = scene(
  down('#0f1c3f', '#35508a'),
  BACK,
  times(40, (at) => disc(40 + ((at * 397) % 1520), 30 + ((at * 151) % 420), 2 + (at % 4), '#fdf3d0')),
  path('M840 110l24 50 54 8-39 38 9 54-48-26-48 26 9-54-39-38 54-8z', '#f7d774'),
  range([620, 470, 590, 380, 560, 450, 610], '#24365f'),
  range([740, 640, 700, 600, 720, 650, 760], '#17264a'),
  path('M700 720l100-150 100 150z', '#e2603f'),
  path('M760 720l40-70 40 70z', '#f7d774'),
);

const leaf = scene(
  down('#f3f1e3', '#dfe3c2'),
  BACK,
  path('M560 720C500 420 700 200 1060 170C1080 520 900 740 560 720Z', '#4f8a57'),
  line('M540 760C680 560 820 400 1020 220', '#e5efd3', 12),
  times(6, (at) => line(`M${640 + at * 58} ${650 - at * 66}l${150 - at * 12} ${18 - at * 6}`, '#e5efd3', 8)),
  times(6, (at) => line(`M${640 + at * 58} ${650 - at * 66}l${-6 + at * 10} ${-150 + at * 10}`, '#e5efd3', 8)),
);

const letter = scene(
  down('#cfd8ec', '#9fb0d6'),
  BACK,
  rect(470, 250, 660, 420, '#fffaf0', 'rx="14"'),
  path('M470 264L800 500L1130 264', '#efe3cb'),
  line('M480 262L800 492L1120 262', '#d3c09a', 8),
  disc(800, 500, 64, '#a33b32'),
  path('M800 462l14 26 30 4-22 20 6 30-28-15-28 15 6-30-22-20 30-4z', '#e9b949'),
  times(3, (at) => line(`M540 ${560 + at * 30}h150`, '#d3c09a', 8)),
);

const threads = scene(
  down('#f7efe2', '#ead7bd'),
  BACK,
  times(5, (at) => {
    const x = 420 + at * 190;
    const colour = pick(['#a33b32', '#27445c', '#e0a03c', '#46704f', '#6b3f63'], at);
    return (
      rect(x - 70, 240, 140, 34, '#8a6a48', 'rx="12"') +
      rect(x - 52, 274, 104, 330, colour, 'rx="22"') +
      times(8, (row) => line(`M${x - 52} ${300 + row * 38}l104-18`, '#ffffff', 4, 'opacity="0.35"')) +
      rect(x - 70, 604, 140, 34, '#8a6a48', 'rx="12"')
    );
  }),
  line('M420 640C560 800 900 690 1180 800', '#a33b32', 8),
);

export const motifs = {
  notebook,
  lantern,
  bowl,
  loom,
  kite,
  drum,
  teapot,
  boat,
  stars,
  leaf,
  letter,
  threads,
} as const;
export type MotifName = keyof typeof motifs;
