import { BACK, disc, down, line, path, pick, range, rect, scene, SCENE, times } from './drawing.js';

const { width: W } = SCENE;

/** A hand press with a sheet on its bed. */
const press = scene(
  down('#f3e4cd', '#dcc09a'),
  BACK,
  rect(0, 760, W, 140, '#7a4a2f'),
  rect(470, 250, 70, 520, '#27445c'),
  rect(1060, 250, 70, 520, '#27445c'),
  rect(430, 190, 740, 90, '#1f3b57', 'rx="16"'),
  rect(760, 270, 80, 190, '#c79a62'),
  rect(620, 450, 360, 60, '#3a4f63', 'rx="8"'),
  rect(540, 560, 520, 50, '#5f3722'),
  rect(600, 536, 400, 26, '#fffaf0'),
  times(7, (i) => rect(630 + i * 52, 542, 34, 8, pick(['#20242c', '#a33b32', '#20242c'], i))),
  line('M800 230Q1200 120 1330 330', '#a37a45', 26),
  disc(1330, 336, 34, '#a33b32'),
  times(3, (i) => rect(90 + i * 18, 560 - i * 60, 280, 34, pick(['#fffaf0', '#f2b35d', '#8fb0c0'], i), 'rx="6"')),
  rect(60, 594, 350, 170, '#8a5a3a'),
);

/** A bench with tools, and books in a press. */
const bench = scene(
  down('#e6efe9', '#cfd9c4'),
  BACK,
  rect(0, 640, W, 60, '#8a5a3a'),
  rect(0, 700, W, 200, '#6b4329'),
  times(6, (i) =>
    rect(
      250 + i * 52,
      360 + (i % 3) * 30,
      44,
      280 - (i % 3) * 30,
      pick(['#a33b32', '#2d6e73', '#d99a2b', '#405189', '#7a4a86', '#3f7a52'], i),
      'rx="5"',
    ),
  ),
  times(6, (i) => rect(250 + i * 52, 410 + (i % 3) * 30, 44, 10, '#f3dfc1')),
  rect(214, 600, 380, 40, '#5f3722'),
  rect(820, 560, 460, 60, '#fffaf0', 'rx="6"'),
  times(6, (i) => line(`M830 ${570 + i * 8}H1270`, '#d8cbb2', 2)),
  line('M900 556C960 420 1060 420 1090 552', '#a33b32', 5),
  line('M1090 552L1120 470', '#9aa4ad', 8),
  line('M1340 620L1440 380', '#f3dfc1', 26),
  disc(180, 610, 30, '#d99a2b'),
  line('M150 600Q180 580 210 600', '#a37a45', 5),
  rect(700, 160, 220, 150, '#fff7e2', 'rx="10"'),
  rect(724, 184, 172, 102, '#8fc3d6'),
  path('M724 286L790 220L840 262L896 214V286Z', '#5b9568'),
);

/** A path up to a pass with flags, and a walker's stick and bag. */
const guide = scene(
  down('#bfe0ee', '#fbeccb'),
  BACK,
  disc(1250, 220, 80, '#f7b648'),
  range([470, 300, 420, 250, 400, 320, 470], '#90a4b8'),
  range([600, 520, 570, 470, 560, 500, 600], '#6f9a78', true),
  path(
    'M760 900C720 760 900 700 800 600C740 540 820 500 830 470L850 474C850 510 790 550 850 600C980 700 860 760 960 900Z',
    '#e6d3a8',
  ),
  line('M500 330Q800 430 1130 300', '#7a4a2f', 4),
  times(10, (i) =>
    rect(
      530 + i * 60,
      352 + Math.round(44 * Math.sin(((i + 0.5) / 10) * Math.PI)),
      34,
      38,
      pick(['#3f6fb5', '#f7f3ea', '#c8413b', '#3f8f5f', '#e9b949'], i),
    ),
  ),
  line('M1180 880L1300 520', '#7a4a2f', 18),
  rect(1240, 690, 210, 180, '#a33b32', 'rx="40"'),
  rect(1280, 650, 130, 60, '#8a2f28', 'rx="26"'),
  rect(1282, 770, 128, 70, '#d99a2b', 'rx="14"'),
);

/** The pictures of vacancies: drawn for this product, as those of events. */
export const careerScenes = { press, bench, guide } as const;
