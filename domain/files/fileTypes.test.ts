import { agreesWithName, agreesWithType, endingOf } from './fileTypes.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each<[string, string, boolean]>([
  ['image/jpeg', 'image/jpeg', true],
  ['image/jpeg', 'IMAGE/JPG', true],
  ['image/jpeg', '', true],
  ['image/jpeg', 'application/octet-stream', true],
  ['image/jpeg', 'image/png', false],
  ['text/csv', 'text/csv; charset=utf-8', true],
  ['text/csv', 'application/vnd.ms-excel', true],
  ['text/plain', 'text/html', false],
  [DOCX, 'application/zip', true],
  ['application/zip', DOCX, false],
  ['application/x-msdownload', 'application/pdf', false],
])('a file of type %s declared as %s: %s', (type, declared, agrees) => {
  expect(agreesWithType(type, declared)).toBe(agrees);
});

test.each<[string, string, boolean]>([
  ['image/jpeg', 'a.JPG', true],
  ['image/jpeg', 'photo', true],
  ['image/jpeg', 'holiday.2026', true],
  ['image/jpeg', 'a.jpg.html', false],
  ['image/jpeg', 'a.exe', false],
  ['application/zip', 'a.docx', false],
  [DOCX, 'a.zip', false],
])('a file of type %s may be called %s: %s', (type, name, agrees) => {
  expect(agreesWithName(type, name)).toBe(agrees);
});

test('an extension is what follows the last dot', () => {
  expect(['a.tar.gz', '.hidden', 'a.', 'a b.Svg ', ''].map(endingOf)).toEqual(['gz', 'hidden', '', 'svg', '']);
});
