import { disc, line, path, rect } from './drawing.js';

/** The side of a portrait, in pixels. */
const SIDE = 480;

interface Person {
  readonly back: string;
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  readonly style: 'long' | 'short' | 'scarf' | 'bun' | 'bald';
  readonly glasses?: boolean;
  readonly beard?: boolean;
}

/** The parts behind the head: long hair, a scarf, a bun. */
function behind({ style, hair }: Person): string {
  if (style === 'long') return path('M130 250C120 90 360 90 350 250L372 400H108Z', hair);
  if (style === 'scarf')
    return path('M122 240C122 80 358 80 358 240C362 320 392 390 404 430H76C88 390 118 320 122 240Z', hair);
  return style === 'bun' ? disc(240, 92, 42, hair) : '';
}

/** The parts on the head. */
function above({ style, hair }: Person): string {
  if (style === 'scarf') return path('M146 236C138 120 342 120 334 236C310 150 170 150 146 236Z', hair);
  if (style === 'bald')
    return path('M152 236C150 216 152 204 158 192L168 232ZM328 236C330 216 328 204 322 192L312 232Z', hair);
  const fringe = style === 'short' ? 'C300 176 214 164 148 222' : 'C318 170 240 150 214 172C190 194 160 200 146 246';
  return path(`M146 246C130 96 350 96 334 246${fringe}Z`, hair);
}

/** A person from the front, in a few shapes. */
export function portrait(person: Person): string {
  const { back, skin, hair, cloth, glasses = false, beard = false } = person;
  const dark = '#3a2a28';
  const drawing = [
    rect(0, 0, SIDE, SIDE, back),
    disc(240, 250, 216, '#fff', 'opacity="0.22"'),
    behind(person),
    path('M60 480C70 384 150 356 240 356C330 356 410 384 420 480Z', cloth),
    path('M198 300H282V366C270 396 210 396 198 366Z', skin),
    path('M198 338C222 358 258 358 282 338V352C258 374 222 374 198 352Z', dark, 'opacity="0.14"'),
    `<ellipse cx="240" cy="236" rx="90" ry="106" fill="${skin}"/>`,
    beard
      ? path(
          'M152 250C156 340 200 352 240 352C280 352 324 340 328 250C316 300 296 292 240 292C184 292 164 300 152 250Z',
          hair,
        )
      : '',
    above(person),
    disc(206, 236, 8, dark),
    disc(274, 236, 8, dark),
    line('M190 214Q206 204 222 212', dark, 5),
    line('M258 212Q274 204 290 214', dark, 5),
    line('M240 240Q232 264 244 266', dark, 4, 'opacity="0.5"'),
    line('M212 288Q240 312 268 288', beard ? '#fff' : '#9a3b3b', 6),
    glasses
      ? `<g fill="none" stroke="${dark}" stroke-width="5"><circle cx="206" cy="238" r="28"/><circle cx="274" cy="238" r="28"/><path d="M234 236h12M178 232l-20-6M302 232l20-6"/></g>`
      : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${drawing.join('')}</svg>`;
}
