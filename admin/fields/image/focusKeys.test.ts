import { movedByKey, withinPicture } from './focusKeys';

const from = { x: 0.5, y: 0.5 };

test.each([
  ['ArrowLeft', false, { x: 0.49, y: 0.5 }],
  ['ArrowRight', false, { x: 0.51, y: 0.5 }],
  ['ArrowUp', false, { x: 0.5, y: 0.49 }],
  ['ArrowDown', true, { x: 0.5, y: 0.6 }],
  ['PageUp', false, { x: 0.5, y: 0.4 }],
  ['PageDown', false, { x: 0.5, y: 0.6 }],
])('%s (Shift: %s) moves the focal point', (key, shift, expected) => {
  expect(movedByKey({ key, shift }, from)?.point).toEqual(expected);
});

test('keys that are no direction do not move the focal point', () => {
  expect(movedByKey({ key: 'Home', shift: false }, from)).toBeNull();
  expect(movedByKey({ key: 'a', shift: false }, from)).toBeNull();
});

test('the focal point stays within the picture, in hundredths', () => {
  expect(movedByKey({ key: 'ArrowLeft', shift: true }, { x: 0.05, y: 0 })?.point).toEqual({ x: 0, y: 0 });
  expect(withinPicture({ x: 1.4, y: 0.123 })).toEqual({ x: 1, y: 0.12 });
});
