/** The product's logo: three voices, one above the other. The only definition of its shapes and colours. */
export const LOGO = {
  size: 32,
  radius: 9,
  ground: '#405189',
  strokeWidth: 2.4,
  voices: [
    { path: 'M6 11c3.5-4 6.5-4 10 0s6.5 4 10 0', colour: '#ffffff' },
    { path: 'M6 16.5c3.5-4 6.5-4 10 0s6.5 4 10 0', colour: '#f2b35d' },
    { path: 'M6 22c3.5-4 6.5-4 10 0s6.5 4 10 0', colour: '#b9c4ec' },
  ],
} as const;

/** The voices as SVG elements. */
const voices = LOGO.voices.map(({ path, colour }) => `<path d="${path}" stroke="${colour}"/>`).join('');

/**
 * The elements of the logo, to be placed in an SVG. @param radius corner radius; 0 where the system rounds corners
 * itself
 */
export const logoElements = (radius: number = LOGO.radius): string =>
  `<rect width="${LOGO.size}" height="${LOGO.size}" rx="${radius}" fill="${LOGO.ground}"/>` +
  `<g fill="none" stroke-width="${LOGO.strokeWidth}" stroke-linecap="round">${voices}</g>`;

/** The logo as an SVG document. */
export const logoSvg = (radius?: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO.size} ${LOGO.size}">${logoElements(radius)}</svg>`;
