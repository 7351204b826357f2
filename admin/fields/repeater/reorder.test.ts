import { placeOf, shiftOf } from './reorder';

const extents = [
  { top: 0, height: 100 },
  { top: 110, height: 40 },
  { top: 160, height: 60 },
];

test.each([
  ['stays while its edge has passed no middle', 0, 25, 0],
  ['passes one when its edge passes the middle of that one', 0, 31, 1],
  ['passes all of them', 0, 500, 2],
  ['stays on its way up while its edge has passed no middle', 2, -25, 2],
  ['goes up past one of them', 2, -31, 1],
  ['goes to the top', 2, -111, 0],
])('a dragged entry %s', (_, from, by, place) => {
  expect(placeOf(extents, from, by)).toBe(place);
});

test('the entries between the old place and the new one make room for what is dragged', () => {
  const shifts = (from: number, to: number) => extents.map((_, index) => shiftOf(extents, index, { from, to }));
  expect(shifts(0, 2)).toEqual([0, -110, -110]);
  expect(shifts(2, 0)).toEqual([70, 70, 0]);
  expect(shifts(1, 1)).toEqual([0, 0, 0]);
});
