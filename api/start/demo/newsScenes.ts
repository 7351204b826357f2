import { BACK, disc, down, glow, line, path, pick, range, rect, scene, SCENE, times } from './drawing.js';

const { width: W, height: H } = SCENE;

/** A house with its door open. */
const openDoor = scene(
  down('#f9d9a8', '#f3ead2') + glow('inside', '#fff1c4'),
  BACK,
  range([520, 450, 500, 430, 480, 440, 520], '#c9b58a', true),
  rect(0, 740, W, 200, '#7f9a5a'),
  rect(480, 380, 640, 370, '#fbf1e2'),
  path('M420 390L800 190L1180 390Z', '#a33b32'),
  rect(480, 400, 640, 24, '#d99a2b'),
  rect(710, 520, 180, 230, '#f2b35d'),
  disc(800, 640, 180, 'url(#inside)', 'opacity="0.9"'),
  path('M710 520L620 556V770L710 750Z', '#5f3722'),
  times(2, (i) => rect(540 + i * 430, 500, 90, 110, '#27445c', 'rx="4"')),
  path('M710 750H890L980 900H620Z', '#f3e2bd'),
);

/** Lanterns below a full moon. */
const moonlit = scene(
  down('#1b1f4d', '#5a3564') + glow('halo', '#fff3c4'),
  BACK,
  disc(1130, 240, 260, 'url(#halo)', 'opacity="0.6"'),
  disc(1130, 240, 116, '#fff3d0'),
  line('M-20 180Q800 420 1620 120', '#f3dfc1', 4),
  times(9, (i) => {
    const x = 90 + i * 178;
    const y = 176 + 128 * Math.sin(((i + 0.5) / 9) * Math.PI) + 40;
    return `<ellipse cx="${x}" cy="${y + 52}" rx="46" ry="58" fill="${pick(['#f7b648', '#ef7355', '#e58bb0'], i)}"/>${line(`M${x - 46} ${y + 52}h92`, '#8a2f3f', 4)}${line(`M${x} ${y + 110}v36`, '#f3dfc1', 4)}`;
  }),
  range([760, 700, 750, 690, 740, 700, 760], '#191434', true),
);

/** A bridge over a river. */
const bridge = scene(
  down('#cdeaf0', '#f5f2dc'),
  BACK,
  range([420, 340, 400, 300, 390, 330, 420], '#9cc3ae'),
  range([560, 520, 550, 500, 540, 510, 560], '#6ea37c', true),
  path('M560 620C700 700 640 800 520 900H1180C1080 800 980 700 1040 620Z', '#5fb0c4'),
  line('M200 560Q800 690 1400 560', '#7a4a2f', 20),
  line('M200 430Q800 620 1400 430', '#5f3722', 8),
  times(13, (i) => {
    const t = i / 12;
    const x = 200 + t * 1200;
    return line(`M${x} ${430 + 380 * t * (1 - t)}V${560 + 260 * t * (1 - t)}`, '#5f3722', 5);
  }),
  times(2, (i) => rect(176 + i * 1200, 380, 48, 330, '#8a6a48')),
  times(9, (i) =>
    rect(
      330 + i * 110,
      486 + Math.round(90 * (1 - ((i - 4) / 4.6) ** 2)),
      36,
      40,
      pick(['#3f6fb5', '#f7f3ea', '#c8413b', '#3f8f5f', '#e9b949'], i),
    ),
  ),
);

/** Rolls of paper on shelves. */
const shelves = scene(
  down('#efe6d6', '#d8c3a0'),
  BACK,
  times(4, (row) => rect(180, 250 + row * 160, 1240, 18, '#7a4a2f')),
  times(4, (row) =>
    times(15, (column) => {
      const [x, y] = [222 + column * 82, 214 + row * 160];
      const paper = pick(['#f7ecd8', '#d95f43', '#2d6e73', '#f2b35d', '#8f5a86', '#1f3b57'], row * 7 + column * 5);
      return disc(x, y, 34, paper) + disc(x, y, 22, '#fffaf0', 'opacity="0.45"') + disc(x, y, 9, '#5f3722');
    }),
  ),
  rect(150, 110, 30, 680, '#5f3722'),
  rect(1420, 110, 30, 680, '#5f3722'),
);

/** A bus on the road to the mountains. */
const bus = scene(
  down('#ffe2b8', '#f7f0dc'),
  BACK,
  disc(350, 240, 90, '#f7b648'),
  range([460, 360, 440, 310, 420, 350, 460], '#b68f8a'),
  range([600, 540, 590, 520, 580, 550, 600], '#8aa36b', true),
  path('M0 720C400 660 1200 660 1600 740V900H0Z', '#6b6f78'),
  times(8, (i) => rect(60 + i * 210, 786, 110, 12, '#f3dfc1', 'rx="6"')),
  rect(560, 470, 560, 220, '#c8413b', 'rx="34"'),
  rect(560, 590, 560, 26, '#f7ecd8'),
  times(5, (i) => rect(600 + i * 102, 508, 80, 66, '#cfe6ee', 'rx="10"')),
  times(2, (i) => disc(690 + i * 300, 700, 56, '#20242c') + disc(690 + i * 300, 700, 24, '#c9ced6')),
);

/** A shoot that grows out of an open book. */
const sprout = scene(
  down('#e3f0e0', '#f7f3dc'),
  BACK,
  rect(0, 740, W, 200, '#8a5a3a'),
  path(
    'M420 690C560 610 700 620 800 680C900 620 1040 610 1180 690V760C1040 690 900 690 800 750C700 690 560 690 420 760Z',
    '#fffaf0',
  ),
  path(
    'M420 760C560 690 700 690 800 750C900 690 1040 690 1180 760V784C1040 716 900 716 800 776C700 716 560 716 420 784Z',
    '#a33b32',
  ),
  line('M800 690C800 560 780 470 800 300', '#3f7a52', 14),
  path('M800 470C700 470 620 400 610 310C720 310 790 380 800 470Z', '#5b9568'),
  path('M800 390C880 390 960 320 970 230C870 230 808 300 800 390Z', '#6fae6a'),
  disc(800, 290, 22, '#e9b949'),
);

/** A large wheel, half restored. */
const flywheel = scene(
  down('#efe2cf', '#c8a97c'),
  BACK,
  `<circle cx="800" cy="450" r="330" fill="none" stroke="#3a2a20" stroke-width="60"/>`,
  `<path d="M800 120A330 330 0 0 1 800 780" fill="none" stroke="#c79a62" stroke-width="60"/>`,
  times(8, (i) =>
    line(
      `M800 450L${800 + 300 * Math.cos((i * Math.PI) / 4)} ${450 + 300 * Math.sin((i * Math.PI) / 4)}`,
      i % 8 < 2 || i > 5 ? '#a37a45' : '#4a372a',
      26,
    ),
  ),
  disc(800, 450, 84, '#27445c'),
  disc(800, 450, 34, '#f3dfc1'),
  rect(0, 800, W, 100, '#5f3722'),
);

/** A workshop in the snow, its window lit. */
const winter = scene(
  down('#7f97b8', '#dfe9f2') + glow('window', '#ffd58a'),
  BACK,
  range([430, 330, 410, 280, 390, 320, 430], '#b9cadb'),
  path('M0 720C400 640 1100 640 1600 730V900H0Z', '#ffffff'),
  rect(600, 470, 400, 240, '#7a4a2f'),
  path('M550 490L800 330L1050 490Z', '#ffffff'),
  path('M586 490L800 356L1014 490Z', '#5f3722'),
  disc(800, 590, 150, 'url(#window)'),
  rect(740, 540, 120, 100, '#ffd58a'),
  line('M800 540V640M740 590H860', '#5f3722', 8),
  times(70, (i) =>
    disc((i * 389 + i * i * 7) % W, (i * 197 + i * i * 11) % H, 4 + (i % 5), '#ffffff', 'opacity="0.85"'),
  ),
);

/** The pictures of articles: drawn for this product, so that no licence travels with them. */
export const newsScenes = {
  openDoor,
  moonlit,
  bridge,
  shelves,
  bus,
  sprout,
  flywheel,
  winter,
} as const;
