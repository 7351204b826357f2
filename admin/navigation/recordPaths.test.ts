import { idOf, updatePath } from './recordPaths';

const id = '65f0c0ffee65f0c0ffee65f0';

test.each([
  [`workshops-${id}`, id],
  [id, id],
  [id.toUpperCase(), id],
  ['workshops', null],
  [`x${id}`, null],
  [undefined, null],
])('the id at the end of %s is %s', (path, expected) => expect(idOf(path)).toBe(expected));

test('ROUTE-067 an edit link ends in slug and id, ROUTE-068 or in the id alone', () => {
  expect(updatePath('event/category', { id, slug: 'workshops' })).toBe(`/event/category/update/workshops-${id}`);
  expect(updatePath('testimonial', { id })).toBe(`/testimonial/update/${id}`);
});
