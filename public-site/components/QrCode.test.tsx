import decodeQR from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { QrCode } from './QrCode.js';

const markup = (value: string, description?: string) =>
  renderToStaticMarkup(
    <QrCode value={value} title="Your ticket" {...(description !== undefined && { description })} />,
  );

/** Pixels of a module when it is drawn. */
const SCALE = 5;

/** Renders the SVG to pixels: each of its paths consists of rectangles. */
function drawn(svg: string): { width: number; height: number; data: Uint8ClampedArray } {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const side = size * SCALE;
  // The page under it is dark.
  const data = new Uint8ClampedArray(side * side * 4).map((_, index) => (index % 4 === 3 ? 255 : 20));
  for (const [, fill, d = ''] of svg.matchAll(/<path fill="(#fff|#000)" d="([^"]*)"/g)) {
    const rectangles = [...d.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)(?:h-\3|H0)z/g)];
    expect(rectangles.map(([text]) => text).join('')).toBe(d);
    for (const [x = 0, y = 0, width = 0, height = 0] of rectangles.map(([, ...numbers]) => numbers.map(Number))) {
      for (let row = y * SCALE; row < (y + height) * SCALE; row += 1)
        for (let column = x * SCALE; column < (x + width) * SCALE; column += 1)
          data.fill(fill === '#fff' ? 255 : 0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}

test.each(['7KQ2M9XH4RTVBCDE', 'https://polyphony.example/account/bookings/65f0c0ffee0c0ffee0c0ffee?lang=ar', 'تذكرة'])(
  'the code drawn for %j decodes to it',
  (value) => {
    expect(decodeQR(drawn(markup(value)))).toBe(value);
  },
);

test('a QR code has a quiet zone of four light modules, even on a dark page', () => {
  const { width, data } = drawn(markup('7KQ2M9XH4RTVBCDE'));
  const dark = Array.from({ length: width * width }, (_, pixel) => pixel).filter((pixel) => data[pixel * 4] !== 255);
  const places = dark.flatMap((pixel) => [pixel % width, Math.floor(pixel / width)]);
  expect(Math.min(...places)).toBe(4 * SCALE);
  expect(Math.max(...places)).toBe(width - 4 * SCALE - 1);
});

test('a QR code has an accessible name, and contains no scripts or external resources', () => {
  const svg = markup('x"><script>', 'Or say the number <below>.');
  const id = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(svg)?.[1];
  expect(svg).toContain('role="img"');
  expect(svg).toContain(`<title id="${id('aria-labelledby')}">Your ticket</title>`);
  expect(svg).toContain(`<desc id="${id('aria-describedby')}">Or say the number &lt;below&gt;.</desc>`);
  expect(svg).not.toMatch(/<script|<image|href|style=|currentColor/);
  expect(markup('x')).not.toMatch(/desc/);
});
