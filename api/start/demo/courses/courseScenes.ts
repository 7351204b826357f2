import { BACK, disc, down, line, path, pick, range, rect, scene, SCENE, times } from '../drawing.js';

const { width: W, height: H } = SCENE;

/** The light that a scene is drawn in. */
export const LIGHTS = ['day', 'dusk', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

/** The colours of a light: of the sky from above, of what is far, and of what is near. */
interface Colours {
  readonly top: string;
  readonly bottom: string;
  readonly far: string;
  readonly near: string;
  readonly paper: string;
  readonly ink: string;
}

const COLOURS: Readonly<Record<Light, Colours>> = {
  day: { top: '#cfe6ef', bottom: '#fbf3dc', far: '#a9c6b4', near: '#5f7f5a', paper: '#fffaf0', ink: '#1f3b57' },
  dusk: { top: '#f4b183', bottom: '#fce8c3', far: '#b5776b', near: '#6d3f4c', paper: '#fff1dc', ink: '#4a2347' },
  night: { top: '#141a44', bottom: '#4b3b74', far: '#2c2f62', near: '#171a3d', paper: '#f1ecff', ink: '#0f1233' },
};

type Draw = (colours: Colours) => string;
const back = ({ top, bottom }: Colours) => [down(top, bottom), BACK] as const;
const WARM = ['#c8413b', '#e9b949', '#2d6e73', '#8f5a86', '#d97843'];

/** A press on its table, with a sheet that has just been printed. */
const press: Draw = (c) =>
  scene(
    ...back(c),
    rect(0, 690, W, H, c.near),
    rect(470, 250, 70, 450, '#3a3f52'),
    rect(1060, 250, 70, 450, '#3a3f52'),
    rect(430, 210, 740, 80, '#2b2f40', 'rx="14"'),
    rect(770, 290, 60, 170, '#5b6178'),
    rect(590, 450, 420, 56, '#2b2f40', 'rx="8"'),
    rect(520, 590, 560, 40, '#8a6a48'),
    rect(600, 540, 400, 52, c.paper),
    times(4, (i) => rect(640, 552 + i * 9, 300 - i * 34, 5, c.ink)),
    line('M830 330L1290 230', '#8a6a48', 26),
    disc(1290, 230, 34, '#c8413b'),
    times(6, (i) => rect(150 + i * 46, 640 - (i % 3) * 26, 36, 60 + (i % 3) * 26, pick(WARM, i))),
  );

/** Dyed cloths above their vats. */
const vats: Draw = (c) =>
  scene(
    ...back(c),
    range([560, 480, 540, 470, 550, 500, 560], c.far, true),
    rect(0, 720, W, H, c.near),
    line('M-20 170Q800 250 1620 150', '#7a4a2f', 12),
    times(6, (i) => {
      const x = 120 + i * 236;
      const y = 186 + 22 * Math.sin(((i + 0.5) / 6) * Math.PI);
      return path(
        `M${x} ${y}h150v330q-38 40-75 0t-75 0Z`,
        pick(['#27408b', '#8f5a86', '#c8413b', '#e9b949', '#2d6e73'], i),
      );
    }),
    times(3, (i) => {
      const x = 250 + i * 420;
      return (
        path(`M${x} 690h260l-30 150h-200Z`, '#6b4a33') +
        `<ellipse cx="${x + 130}" cy="690" rx="130" ry="30" fill="${pick(['#27408b', '#c8413b', '#2d6e73'], i)}"/>`
      );
    }),
  );

/** A car on a road by the sea. */
const road: Draw = (c) =>
  scene(
    ...back(c),
    disc(1240, 220, 90, c.paper, 'opacity="0.9"'),
    times(7, (i) => rect(140 + i * 170, 300 + (i % 3) * 60, 90 - (i % 2) * 20, 300, c.far)),
    rect(0, 560, W, H, c.near),
    path(`M0 900L560 560H860L1600 900Z`, '#3d4152'),
    times(4, (i) =>
      path(`M${716 - i * 10} ${590 + i * 78}h${16 + i * 14}l${10 + i * 6} 50h-${30 + i * 24}Z`, '#f7f3ea'),
    ),
    path('M890 690q20-90 90-96h210q80 6 130 96Z', '#e8eef5'),
    rect(850, 682, 520, 110, '#c8413b', 'rx="42"'),
    disc(960, 796, 56, '#1d2030'),
    disc(1260, 796, 56, '#1d2030'),
    disc(960, 796, 24, '#d7dbe6'),
    disc(1260, 796, 24, '#d7dbe6'),
    rect(1330, 712, 40, 24, '#f7e3a1', 'rx="8"'),
  );

/** Sheets of paper on a line, and the vat they came from. */
const sheets: Draw = (c) =>
  scene(
    ...back(c),
    range([470, 380, 450, 350, 440, 370, 470], c.far),
    rect(0, 700, W, H, c.near),
    times(2, (row) => line(`M60 ${150 + row * 270}H1540`, '#7a4a2f', 10)),
    times(2, (row) =>
      times(6, (i) =>
        rect(
          110 + i * 236,
          158 + row * 270,
          170,
          210,
          c.paper,
          `transform="rotate(${((i + row) % 3) - 1} ${195 + i * 236} 160)"`,
        ),
      ),
    ),
    rect(420, 690, 760, 150, '#8a6a48', 'rx="12"'),
    rect(450, 700, 700, 50, '#cfe0da'),
    rect(620, 670, 360, 44, '#5f3722', 'rx="6"'),
    rect(640, 680, 320, 24, c.paper),
  );

/** Strokes of a reed pen, and its ink. */
const strokes: Draw = (c) =>
  scene(
    ...back(c),
    rect(210, 110, 1180, 680, c.paper, 'rx="10"'),
    line('M1240 330C1040 560 900 240 760 400S520 560 360 340', c.ink, 46),
    line('M1180 560C1060 700 900 540 800 640', '#c8413b', 26),
    times(3, (i) =>
      rect(900 + i * 60, 210 + i * 14, 34, 34, c.ink, `transform="rotate(45 ${917 + i * 60} ${227 + i * 14})"`),
    ),
    path('M300 830L640 560L664 590L340 866Z', '#b98b4e'),
    path('M640 560L690 520L664 590Z', c.ink),
    rect(1260, 690, 170, 130, '#2b2f40', 'rx="18"'),
    `<ellipse cx="1345" cy="694" rx="85" ry="22" fill="${c.ink}"/>`,
    `<ellipse cx="1345" cy="694" rx="62" ry="13" fill="#565d78"/>`,
  );

/** A tent below the peaks. */
const peaks: Draw = (c) =>
  scene(
    ...back(c),
    disc(320, 200, 70, c.paper, 'opacity="0.85"'),
    range([520, 200, 430, 150, 400, 230, 520], c.far),
    path('M250 216L330 300H180Z M790 160L900 270H690Z', '#ffffff', 'opacity="0.9"'),
    range([690, 610, 680, 590, 660, 620, 700], c.near, true),
    rect(0, 690, W, H, c.near),
    path('M620 760L850 470L1080 760Z', '#d97843'),
    path('M850 470L930 760H780Z', '#5f2f24'),
    line('M850 470V430', '#5f2f24', 8),
    times(7, (i) => path(`M${840 - i * 96} ${436 + i * 16}h70l-35 52Z`, pick(WARM, i))),
    line('M850 430L180 560', '#5f3722', 4),
  );

export const courseScenes = { press, vats, road, sheets, strokes, peaks } as const;
export type CourseScene = keyof typeof courseScenes;

/** A scene in a light, as SVG. */
export const drawnIn = (name: CourseScene, light: Light): string => courseScenes[name](COLOURS[light]);
