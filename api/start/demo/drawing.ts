/** The size of the demo pictures, in pixels. */
export const SCENE = { width: 1600, height: 900 } as const;

const { width: W, height: H } = SCENE;

type Stop = readonly [offset: number, colour: string];

export const gradient = (id: string, stops: readonly Stop[], direction = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${direction}>${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

export const glow = (id: string, colour: string): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

export const scene = (defs: string, ...elements: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><defs>${defs}</defs>${elements.join('')}</svg>`;

export const ground = (fill: string) => `<rect width="${W}" height="${H}" fill="${fill}"/>`;
export const disc = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A range of mountains from edge to edge, by its heights; rounded ones are hills. */
export function range(heights: readonly number[], fill: string, round = false): string {
  const step = W / (heights.length - 1);
  const points = heights.map((y, i) => [i * step, y] as const);
  const [[, first] = [0, 0]] = points;
  const line = points
    .slice(1)
    .map(([x, y], i) => {
      const [fromX, fromY] = points[i] ?? [0, 0];
      const middle = (fromX + x) / 2;
      return round ? `C${middle} ${fromY} ${middle} ${y} ${x} ${y}` : `L${x} ${y}`;
    })
    .join('');
  return path(`M0 ${first}${line}V${H}H0Z`, fill);
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const down = (top: string, bottom: string) =>
  gradient('back', [
    [0, top],
    [1, bottom],
  ]);
export const BACK = ground('url(#back)');
/** Of a few colours, the one at an index, over and over. */
export const pick = (colours: readonly string[], index: number) => colours[index % colours.length] ?? '';
