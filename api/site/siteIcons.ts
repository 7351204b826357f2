import { LOGO, logoElements, logoSvg } from '@polyphony/domain/brand/logo.js';
import { SHARED_DEFAULT } from '@polyphony/domain/brand/shared.js';
import sharp from 'sharp';

/** A file besides the pages for browsers, phones and link previews. */
export interface SiteFile {
  readonly type: string;
  readonly bytes: Buffer;
}

const PNG = 'image/png';

const png = async (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / LOGO.size })
    .resize(size, size)
    .png()
    .toBuffer();

/** An ICO file that holds one PNG: a directory of one entry, then the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** The picture of pages that have none of their own: the mark over lines that meet and part. */
function sharedSvg(): string {
  const { width, height } = SHARED_DEFAULT;
  const lines = Array.from({ length: 9 }, (_, line) => {
    const [y, swing] = [150 + line * 42, 150 - Math.abs(line - 4) * 26];
    const colour = line % 3 === 2 ? '#f2b35d' : '#ffffff';
    return `<path d="M-20 ${y}C180 ${y - swing} 360 ${y + swing} 600 ${y}S1020 ${y - swing} 1220 ${y}" stroke="${colour}"/>`;
  }).join('');
  const scale = 8;
  const [x, y] = [(width - LOGO.size * scale) / 2, (height - LOGO.size * scale) / 2];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    '<defs><radialGradient id="a" cx="0.85" cy="0" r="0.8"><stop offset="0" stop-color="#8a6a5a"/><stop offset="1" stop-color="#35447a"/></radialGradient></defs>' +
    `<rect width="${width}" height="${height}" fill="url(#a)"/><g fill="none" stroke-width="2" opacity="0.4">${lines}</g>` +
    `<g transform="translate(${x} ${y}) scale(${scale})">${logoElements()}</g></svg>`
  );
}

/** Manifest with what a phone shows of the site that is installed as an app. */
export const manifestOf = (name: string): string =>
  JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: LOGO.ground,
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: PNG })),
  });

const FAVICON_PX = 32;

/** The files by their path. Systems round the corners of a touch icon themselves. */
const files: Readonly<Record<string, () => Promise<SiteFile> | SiteFile>> = {
  '/favicon.svg': () => ({ type: 'image/svg+xml', bytes: Buffer.from(logoSvg()) }),
  '/favicon.ico': async () => ({ type: 'image/x-icon', bytes: ico(await png(logoSvg(), FAVICON_PX), FAVICON_PX) }),
  '/icon-192.png': async () => ({ type: PNG, bytes: await png(logoSvg(), 192) }),
  '/icon-512.png': async () => ({ type: PNG, bytes: await png(logoSvg(), 512) }),
  '/apple-touch-icon.png': async () => ({ type: PNG, bytes: await png(logoSvg(0), 180) }),
  [SHARED_DEFAULT.path]: async () => ({ type: PNG, bytes: await sharp(Buffer.from(sharedSvg())).png().toBuffer() }),
};

const drawn = new Map<string, Promise<SiteFile>>();

/** The file at a path, drawn once; null where there is none. */
export function siteIcon(path: string): Promise<SiteFile> | null {
  const known = drawn.get(path);
  if (known) return known;
  const draw = Object.hasOwn(files, path) ? files[path] : undefined;
  if (!draw) return null;
  const file = Promise.resolve(draw());
  drawn.set(path, file);
  file.catch(() => drawn.delete(path));
  return file;
}
