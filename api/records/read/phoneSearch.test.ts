import { phonePattern } from './phoneSearch.js';

test.each([
  ['+975 17123456', '+975 17123456', true],
  ['+97517123456', '+975 17123456', true],
  ['0097517123456', '+975 (17) 12-34-56', true],
  ['17 12 34', '+97517123456', true],
  ['٠١٧١٢٣', '+975 17 123 456', true],
  ['\u200e+975\u00a017–12', '+97517123456', true],
  ['17 12 35', '+97517123456', false],
  ['171', '+97517123456', false],
  ['TXN-17123', '+97517123456', false],
])('typing %j finds the number %j: %s', (typed, stored, found) =>
  expect(new RegExp(phonePattern(typed)?.$regex ?? '(?!)').test(stored)).toBe(found),
);
