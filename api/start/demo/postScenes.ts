import { BACK, disc, down, glow, line, path, pick, range, rect, scene, SCENE, times } from './drawing.js';

const { width: W, height: H } = SCENE;

const COVERS = ['#27445c', '#a33b32', '#46704f', '#d99a2b', '#6b3f63', '#2f7d93'];

/** Notebooks in a row, spine to spine. */
const notebooks = scene(
  down('#f7ecd8', '#e6cba4'),
  BACK,
  rect(0, 700, W, H, '#7a4a2f'),
  times(16, (i) => {
    const height = 300 + ((i * 67) % 130);
    const x = 110 + i * 88;
    return (
      rect(x, 700 - height, 80, height, pick(COVERS, i * 5), 'rx="6"') +
      rect(x, 740 - height, 80, 12, '#f7ecd8', 'opacity="0.7"') +
      rect(x + 22, 800 - height, 36, 60, '#f7ecd8', 'rx="4" opacity="0.85"')
    );
  }),
  line('M150 700C400 610 520 830 760 760S1180 640 1450 770', '#a33b32', 5),
);

/** A path in bends up a hillside. */
const uphill = scene(
  down('#cfe6ee', '#f7efd9') + glow('sun', '#fff3c2'),
  BACK,
  disc(1250, 200, 260, 'url(#sun)'),
  range([470, 380, 430, 300, 250, 330, 440, 380, 460], '#9fbfc0'),
  range([620, 560, 590, 480, 400, 480, 560, 600, 640], '#6f9f86', true),
  path('M0 900V720C300 620 560 560 800 380C980 520 1300 600 1600 760V900Z', '#4c7f5c'),
  line(
    'M420 900C560 820 900 820 960 760S640 690 640 640S920 600 920 560S720 520 730 480S820 440 805 396',
    '#f3e2bd',
    22,
  ),
  times(14, (i) => path(`M${90 + i * 108} ${830 + ((i * 41) % 50)}l26 -70l26 70z`, '#2f5b43')),
);

/** A vat with foam, and the cloth that comes out of it. */
const vat = scene(
  down('#efe3cc', '#cfae7d'),
  BACK,
  path('M470 430H1130L1070 860H530Z', '#5f3722'),
  rect(440, 400, 720, 60, '#7a4a2f', 'rx="30"'),
  `<ellipse cx="800" cy="420" rx="330" ry="44" fill="#16224f"/>`,
  times(26, (i) =>
    disc(
      520 + ((i * 97) % 560),
      404 + ((i * 31) % 34),
      6 + ((i * 13) % 13),
      pick(['#3a63b8', '#28459b', '#8fa9dd'], i),
    ),
  ),
  path('M640 60C620 180 700 300 660 424H900C930 300 860 180 900 60Z', '#28459b'),
  times(6, (i) =>
    line(
      `M${676 + i * 38} 80C${660 + i * 38} 200 ${720 + i * 34} 290 ${690 + i * 36} 400`,
      '#eef2fb',
      4,
      'opacity="0.6"',
    ),
  ),
  rect(560, 40, 420, 20, '#6f5636', 'rx="10"'),
);

/** One large letter with its guide lines. */
const letter = scene(
  down('#fffaf0', '#f0e2c6'),
  BACK,
  times(5, (i) => line(`M160 ${210 + i * 130}H1440`, '#c9b28a', 3, 'stroke-dasharray="4 14"')),
  line('M520 730C620 560 700 320 860 190C900 340 960 560 1100 730', '#27445c', 54),
  line('M640 540C760 500 900 500 1010 560', '#27445c', 30),
  line('M420 700C320 600 420 470 520 520', '#a33b32', 14),
  line('M1180 700C1290 620 1220 480 1110 540', '#a33b32', 14),
  disc(860, 190, 26, '#d99a2b'),
);

/** Sheets of paper that dry among leaves. */
const sheets = scene(
  down('#dfeee3', '#a9c9ad'),
  BACK,
  times(
    5,
    (i) =>
      `<g transform="rotate(${i * 5 - 10} 800 1200)">${rect(250 + i * 224, 210, 200, 440, '#fffaf0', 'rx="4"')}${times(40, (k) => disc(268 + i * 224 + ((k * 61) % 166), 230 + ((k * 89) % 400), 2 + (k % 3), '#cbb890', 'opacity="0.7"'))}</g>`,
  ),
  times(26, (i) => {
    const [x, y] = [((i * 211) % 1560) + 20, 700 + ((i * 57) % 170)];
    return path(
      `M${x} ${y}q60 -70 120 0q-60 70 -120 0z`,
      pick(['#3f7a52', '#5b9568', '#2f5b43'], i),
      `transform="rotate(${((i * 47) % 90) - 45} ${x + 60} ${y})"`,
    );
  }),
);

/** Bowls on a long table. */
const supper = scene(
  down('#3b2a4a', '#8a4a52') + glow('lamp', '#ffd58a'),
  BACK,
  times(
    3,
    (i) => disc(400 + i * 400, 160, 300, 'url(#lamp)', 'opacity="0.8"') + disc(400 + i * 400, 160, 38, '#ffe3a6'),
  ),
  rect(0, 600, W, 300, '#5f3722'),
  rect(0, 600, W, 18, '#7a4a2f'),
  times(5, (i) => {
    const x = 190 + i * 305;
    return (
      path(
        `M${x - 105} 560H${x + 105}C${x + 96} 660 ${x - 96} 660 ${x - 105} 560Z`,
        pick(['#2f7d93', '#d99a2b', '#a33b32', '#46704f', '#f3dfc1'], i),
      ) +
      `<ellipse cx="${x}" cy="560" rx="105" ry="26" fill="#f7ecd8"/>` +
      line(
        `M${x - 30} 520C${x - 50} 470 ${x - 10} 440 ${x - 30} 390M${x + 24} 520C${x + 4} 470 ${x + 44} 440 ${x + 24} 390`,
        '#ffffff',
        6,
        'opacity="0.45"',
      )
    );
  }),
);

const gear = (x: number, y: number, radius: number, teeth: number, fill: string, hole: string) =>
  times(teeth, (i) =>
    rect(
      x - radius * 0.12,
      y - radius * 1.18,
      radius * 0.24,
      radius * 0.4,
      fill,
      `rx="6" transform="rotate(${(360 / teeth) * i} ${x} ${y})"`,
    ),
  ) +
  disc(x, y, radius, fill) +
  disc(x, y, radius * 0.45, hole);

/** The wheels of a printing press. */
const wheels = scene(
  down('#20323d', '#101c24'),
  BACK,
  gear(560, 470, 250, 18, '#c79a62', '#17252e'),
  gear(1010, 330, 160, 12, '#8d959c', '#17252e'),
  gear(1090, 690, 190, 14, '#a33b32', '#17252e'),
  times(6, (i) =>
    line(
      `M560 470L${560 + 230 * Math.cos((i * Math.PI) / 3)} ${470 + 230 * Math.sin((i * Math.PI) / 3)}`,
      '#7d5a33',
      18,
    ),
  ),
  disc(560, 470, 60, '#f3dfc1'),
);

/** Steps across snow towards a ridge. */
const steps = scene(
  down('#dbe8f2', '#ffffff'),
  BACK,
  range([420, 300, 390, 220, 330, 260, 380, 300, 420], '#a9bfd2'),
  range([560, 500, 540, 470, 520, 480, 540, 500, 560], '#d3e0ea', true),
  times(13, (i) => {
    const scale = 1 - i * 0.062;
    const [x, y] = [520 + i * 44 + (i % 2) * 90 * scale, 850 - i * 30];
    return `<ellipse cx="${x}" cy="${y}" rx="${26 * scale}" ry="${44 * scale}" fill="#7f9ab3" transform="rotate(28 ${x} ${y})"/>`;
  }),
  line('M1180 300V150l90 34l-90 34', '#a33b32', 10),
);

/** Lanterns that wind through the dark. */
const nightWalk = scene(
  down('#0e1433', '#2c2450') + glow('flame', '#ffc45e'),
  BACK,
  times(70, (i) =>
    disc((i * 389 + i * i * 7) % W, (i * 197 + i * i * 11) % 430, 1 + (i % 3), '#fdf3d8', 'opacity="0.7"'),
  ),
  range([560, 470, 540, 430, 520, 450, 560], '#241d45', true),
  range([700, 640, 690, 600, 680, 630, 700], '#181233', true),
  times(18, (i) => {
    const [x, y] = [180 + i * 72, 760 - 190 * Math.sin((i / 17) * Math.PI) + (i % 2) * 14];
    return disc(x, y, 62, 'url(#flame)') + disc(x, y, 11, '#ffe9b5');
  }),
);

const THREADS = ['#a33b32', '#d99a2b', '#27445c', '#46704f', '#f3dfc1'];

/** A woven pattern on its warp. */
const loom = scene(
  down('#f3dfc1', '#d9b98c'),
  BACK,
  times(64, (i) => line(`M${30 + i * 24.5} 0V${H}`, '#b48a55', 3, 'opacity="0.55"')),
  times(12, (row) =>
    times(20, (column) => {
      const [x, y] = [column * 80 + 40, 60 + row * 52];
      const middle = Math.abs(((column + row) % 8) - 4) + (row % 3);
      return path(`M${x} ${y}l40 26l-40 26l-40 -26z`, pick(THREADS, middle), row > 9 ? 'opacity="0.35"' : '');
    }),
  ),
  rect(0, 706, W, 26, '#5f3722', 'rx="13"'),
);

/** Twelve stools around a table, from above. */
const circle = scene(
  down('#e7efe6', '#c5d8c7'),
  BACK,
  disc(800, 450, 190, '#c79a62'),
  disc(800, 450, 160, '#d9b17c'),
  times(12, (i) => {
    const angle = (i * Math.PI) / 6;
    return disc(800 + 310 * Math.cos(angle), 450 + 310 * Math.sin(angle), 54, pick(COVERS, i));
  }),
  times(12, (i) => rect(790, 330, 20, 44, '#fffaf0', `rx="3" transform="rotate(${i * 30 + 15} 800 450)"`)),
);

/** Cards on a board, three columns. */
const board = scene(
  down('#32546b', '#22394a'),
  BACK,
  rect(190, 130, 1220, 640, '#e6cba4', 'rx="16"'),
  times(3, (column) =>
    times(4 - column, (row) => {
      const [x, y] = [250 + column * 390, 190 + row * 138];
      return `<g transform="rotate(${((row * 5 + column * 3) % 5) - 2} ${x} ${y})">${rect(x, y, 320, 112, '#fffaf0', 'rx="6"')}${rect(x + 24, y + 28, 200, 16, pick(COVERS, row + column), 'rx="8"')}${rect(x + 24, y + 62, 260 - row * 30, 12, '#cbb890', 'rx="6"')}</g>${disc(x + 160, y + 8, 11, '#a33b32')}`;
    }),
  ),
);

/** The pictures of posts: drawn for this product, so that no licence travels with them. */
export const postScenes = {
  notebooks,
  uphill,
  vat,
  letter,
  sheets,
  supper,
  wheels,
  steps,
  nightWalk,
  loom,
  circle,
  board,
} as const;
