import { cropRectangle, focusText, type FocalPoint, type Size } from './focalPoint.js';

const size = (text: string): Size => {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
};
const point = (text: string): FocalPoint => {
  const [x = 0, y = 0] = text.split(' ').map(Number);
  return { x, y };
};

test.each([
  // picture, shape, focal point: left top width height
  ['the middle', '1000x800', '2x1', '0.5 0.5', '0 150 1000x500'],
  ['the upper edge', '1000x800', '2x1', '0.5 0', '0 0 1000x500'],
  ['the lower edge', '1000x800', '2x1', '0.5 1', '0 300 1000x500'],
  ['the left edge', '1000x400', '1x1', '0 0.5', '0 0 400x400'],
  ['the right edge', '1000x400', '1x1', '1 0.5', '600 0 400x400'],
  ['the upper left corner', '600x400', '1x1', '0 0', '0 0 400x400'],
  ['the lower right corner', '600x400', '1x1', '1 1', '200 0 400x400'],
  ['a point between', '1200x900', '1200x300', '0.2 0.35', '0 210 1200x300'],
  ['a shape of the same proportions', '640x480', '4x3', '0.1 0.9', '0 0 640x480'],
  ['a shape that is larger than the picture', '100x100', '1200x630', '0.5 1', '0 47 100x53'],
  ['a very wide picture', '10000x10', '1x1', '0.73 0.5', '7293 0 10x10'],
  ['a very tall picture', '10x10000', '16x9', '0.5 0.99', '0 9894 10x6'],
  ['a shape of one line', '1000x1000', '5000x1', '0.5 0.5', '0 500 1000x1'],
  ['a picture of one pixel', '1x1', '1200x630', '1 1', '0 0 1x1'],
])('a picture is cropped around its focal point: %s', (_, picture, shape, focus, expected) => {
  const { left, top, width, height } = cropRectangle(size(picture), size(shape), point(focus));
  expect(`${left} ${top} ${width}x${height}`).toBe(expected);
});

test('the focal point stays within every crop, and every crop within the picture', () => {
  const sizes = ['1x1', '3x2', '1920x1080', '1080x1920', '12000x10', '7x9000'].map(size);
  const fractions = [0, 0.01, 0.33, 0.5, 0.67, 0.99, 1];
  const outside = sizes.flatMap((picture) =>
    sizes.flatMap((shape) =>
      fractions.flatMap((x) =>
        fractions.flatMap((y) => {
          const { left, top, width, height } = cropRectangle(picture, shape, { x, y });
          const [across, down] = [x * picture.width - left, y * picture.height - top];
          // Half a pixel is lost to rounding.
          const isVisible = across >= -0.5 && across <= width + 0.5 && down >= -0.5 && down <= height + 0.5;
          const inside = left >= 0 && top >= 0 && left + width <= picture.width && top + height <= picture.height;
          return isVisible && inside && width >= 1 && height >= 1 ? [] : [{ picture, shape, x, y }];
        }),
      ),
    ),
  );
  expect(outside).toEqual([]);
});

test('a coordinate is named in percents', () => {
  expect([0, 0.29, 0.5, 1].map(focusText)).toEqual(['0%', '29%', '50%', '100%']);
});
