import { fileNameIn } from './fileNameIn';

test.each([
  ['FILES-052 without a header', null, 'file.bin'],
  ['FILES-052 without a name', 'attachment', 'file.bin'],
  ['a plain name', 'attachment; filename=a.png', 'a.png'],
  ['a quoted name', 'attachment; filename="a b.png"', 'a b.png'],
  ['a quoted name with quotes in it', 'attachment; filename="a \\"b\\".png"', 'a "b".png'],
  ['a name of any letters, before the plain one', `attachment; filename="?.png"; filename*=UTF-8''%D8%A8.png`, 'ب.png'],
  ['a name that cannot be read', `attachment; filename="a.png"; filename*=UTF-8''%E0%A4%A`, 'a.png'],
])('the name of a file is read from a header: %s', (_, header, name) => {
  expect(fileNameIn(header)).toBe(name);
});
