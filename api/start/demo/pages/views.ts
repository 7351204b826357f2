import { BACK, disc, down, glow, line, path, pick, range, rect, scene, SCENE, times } from '../drawing.js';

const { width: W } = SCENE;

const house = (x: number, y: number, size: number, wall: string, roof: string) =>
  rect(x, y, size, size * 0.7, wall) +
  path(`M${x - size * 0.15} ${y}L${x + size / 2} ${y - size * 0.5}L${x + size * 1.15} ${y}Z`, roof) +
  rect(x + size * 0.4, y + size * 0.3, size * 0.2, size * 0.4, '#5f3722') +
  rect(x + size * 0.12, y + size * 0.2, size * 0.16, size * 0.18, '#f7d774') +
  rect(x + size * 0.72, y + size * 0.2, size * 0.16, size * 0.18, '#f7d774');

/** People seen from behind or from afar: a head and shoulders in a colour. */
const person = (x: number, y: number, size: number, coat: string, skin: string) =>
  disc(x, y, size * 0.32, skin) +
  path(
    `M${x - size * 0.62} ${y + size * 1.5}C${x - size * 0.62} ${y + size * 0.5} ${x - size * 0.3} ${y + size * 0.38} ${x} ${y + size * 0.38}S${x + size * 0.62} ${y + size * 0.5} ${x + size * 0.62} ${y + size * 1.5}Z`,
    coat,
  );

const COATS = ['#a33b32', '#27445c', '#e0a03c', '#46704f', '#6b3f63', '#3f6fb5', '#d8503f'];
const SKINS = ['#f0c8a0', '#c98f63', '#8a5a3c', '#e3b184'];

const lamp = (x: number) =>
  line(`M${x} 0V150`, '#3a2b25', 5) +
  path(`M${x - 70} 220L${x - 26} 150H${x + 26}L${x + 70} 220Z`, '#e0a03c') +
  disc(x, 222, 150, 'url(#lamp)');

/** People around a long table below lamps. */
const table = scene(
  down('#4a3156', '#8a4f5a') + glow('lamp', '#ffe7a8'),
  BACK,
  times(4, (at) => lamp(250 + at * 370)),
  times(6, (at) => person(190 + at * 245, 420 + (at % 2) * 16, 120, pick(COATS, at), pick(SKINS, at))),
  path('M60 640H1540L1640 900H-40Z', '#7a4a2f'),
  path('M60 640H1540L1548 668H52Z', '#94603d'),
  times(7, (at) =>
    rect(
      140 + at * 205,
      690 + (at % 3) * 44,
      130,
      84,
      pick(['#fffaf0', '#f3dfc1', '#f7ead2'], at),
      `transform="rotate(${((at * 23) % 17) - 8} ${205 + at * 205} 730)"`,
    ),
  ),
  times(5, (at) => disc(230 + at * 290, 850, 30, pick(COATS, at + 2))),
);

/** A village on a hill in the morning. */
const village = scene(
  down('#f7b27a', '#fdebc8') + glow('sun', '#fff6d6'),
  BACK,
  disc(1180, 260, 320, 'url(#sun)'),
  disc(1180, 260, 84, '#fff1c4'),
  range([480, 390, 460, 330, 430, 370, 470], '#d58f77'),
  range([640, 560, 600, 520, 600, 560, 640], '#8f9f6a', true),
  times(6, (at) =>
    house(
      180 + at * 220,
      560 + ((at * 37) % 70),
      110 + ((at * 29) % 50),
      '#fbf1e2',
      pick(['#a33b32', '#7d5130', '#27445c'], at),
    ),
  ),
  range([800, 740, 780, 720, 790, 750, 810], '#5f7d4a', true),
);

/** Someone at a bench by the window. */
const bench = scene(
  down('#f3dfc1', '#e0b98a'),
  BACK,
  rect(940, 110, 470, 430, '#bfe3ee', 'stroke="#7a4a2f" stroke-width="22"'),
  path('M940 540L1120 360L1240 460L1410 300V540Z', '#7fae83'),
  line('M1175 110V540M940 325H1410', '#7a4a2f', 14),
  person(560, 380, 190, '#46704f', '#c98f63'),
  rect(0, 660, W, 240, '#7a4a2f'),
  rect(0, 660, W, 26, '#94603d'),
  path('M640 640l210-60 20 60z', '#fffaf0'),
  times(4, (at) => rect(960 + at * 96, 590 - (at % 2) * 34, 60, 70 + (at % 2) * 34, pick(COATS, at), 'rx="10"')),
);

/** Shelves full of books and jars. */
const shelves = scene(
  down('#2f3f4f', '#1f2b38'),
  BACK,
  times(3, (row) => {
    const y = 90 + row * 270;
    return (
      rect(80, y + 200, 1440, 26, '#94603d') +
      times(22, (at) => {
        const height = 110 + ((at * 53 + row * 31) % 80);
        return rect(110 + at * 63, y + 200 - height, 46, height, pick([...COATS, '#f3dfc1'], at * 3 + row), 'rx="5"');
      })
    );
  }),
);

/** Hands that meet over a sheet. */
const hands = scene(
  down('#fbe6c6', '#f2c48f'),
  BACK,
  rect(430, 250, 740, 420, '#fffaf0', 'rx="14" transform="rotate(-3 800 460)"'),
  times(5, (at) => line(`M540 ${350 + at * 54}h${360 - at * 30}`, '#e0cda8', 8)),
  times(4, (at) => {
    const angle = at * 90 + 20;
    return `<g transform="rotate(${angle} 800 460)"><rect x="1000" y="414" width="520" height="92" rx="46" fill="${pick(COATS, at)}"/><rect x="930" y="422" width="120" height="76" rx="38" fill="${pick(SKINS, at)}"/></g>`;
  }),
);

/** Tents and a fire at night. */
const camp = scene(
  down('#1b2350', '#6a4a7e') + glow('fire', '#ffb45a'),
  BACK,
  times(30, (at) => disc(50 + ((at * 311) % 1500), 40 + ((at * 167) % 360), 2 + (at % 3), '#fdf3d0')),
  range([600, 520, 590, 480, 570, 520, 610], '#2a2f5c'),
  rect(0, 690, W, 210, '#1d2140'),
  ...[260, 640, 1150].map(
    (x, at) =>
      path(`M${x} 720l150-230 150 230z`, pick(['#d8503f', '#e0a03c', '#3f8f7f'], at)) +
      path(`M${x + 110} 720l40-120 40 120z`, '#14162c'),
  ),
  disc(1010, 740, 200, 'url(#fire)'),
  path('M980 770c-30-60 20-70 20-120 40 40 60 70 30 120z', '#f7b648'),
);

/** Sheets of colour that overlap: an empty workshop wall. */
const sheets = scene(
  down('#eef0f8', '#d5dbee'),
  BACK,
  times(16, (at) => {
    const [x, y] = [60 + (at % 4) * 390, 40 + Math.floor(at / 4) * 215];
    return rect(
      x,
      y,
      330,
      180,
      pick(['#405189', '#f2b35d', '#8a5a9e', '#6b9e8f', '#d98b73'], at * 2 + Math.floor(at / 4)),
      `rx="14" opacity="0.8" transform="rotate(${((at * 19) % 11) - 5} ${x + 165} ${y + 90})"`,
    );
  }),
);

export const views = { table, village, bench, shelves, hands, camp, sheets } as const;
export type ViewName = keyof typeof views;
