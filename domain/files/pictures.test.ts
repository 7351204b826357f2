import { pictureSources, plainPicture, transparentPicture, variantWidths } from './pictures.js';

const URL = 'https://files.example/media/64b000000000000000000001/my%20photo.jpg?v=3';
const picture = { url: URL, fileType: 'image/jpeg', width: 1000, height: 500 };

test('an image is available in the listed widths up to its own', () => {
  expect(variantWidths(1000)).toEqual([320, 640, 960]);
  expect(variantWidths(320)).toEqual([320]);
  expect(variantWidths(319)).toEqual([]);
  expect(variantWidths(null)).toEqual([]);
});

test('sources offer formats, best first, and widths', () => {
  const at = (name: string) => `https://files.example/media/64b000000000000000000001/${name}?v=3`;
  expect(pictureSources(picture, 640)).toEqual([
    { type: 'image/avif', srcSet: `${at('320.avif')} 320w, ${at('640.avif')} 640w` },
    { type: 'image/webp', srcSet: `${at('320.webp')} 320w, ${at('640.webp')} 640w` },
  ]);
  expect(plainPicture(picture, 1280)).toEqual({ url: at('960.jpg'), width: 960, height: 480 });
});

test.each(['image/gif', 'image/svg+xml'])('an image of type %s has no variants', (fileType) => {
  expect(pictureSources({ ...picture, fileType }, 640)).toEqual([]);
  expect(plainPicture({ ...picture, fileType }, 640).url).toBe(URL);
});

test('an image smaller than all widths has no variants', () => {
  expect(pictureSources({ ...picture, width: 100 }, 640)).toEqual([]);
  expect(plainPicture({ ...picture, width: 100 }, 640).url).toBe(URL);
});

test.each([
  ['image/png', 'png'],
  ['image/webp', 'png'],
  ['image/avif', 'png'],
  ['image/jpeg', 'jpg'],
])('a logo of type %s that is shown on any ground is a %s', (fileType, ending) => {
  const { url, width } = transparentPicture({ ...picture, fileType }, 320);
  expect(url).toContain(`/320.${ending}?`);
  expect(width).toBe(320);
});
