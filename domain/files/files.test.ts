import { cleanFileName, fileKindOf, fileSizeText, mediaUrl } from './files.js';
import { FILE_NAME_MAX } from '../limits.js';

test.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1536, '1.50 KB'],
  [1024 ** 2 - 1, '1.00 MB'],
  [10 * 1024 ** 2, '10.00 MB'],
  [3.5 * 1024 ** 3, '3.50 GB'],
  [1024 ** 4, '1.00 TB'],
  [2048 * 1024 ** 5, '2048.00 PB'],
])('FMT-009 %d bytes are %s', (bytes, text) => expect(fileSizeText(bytes)).toBe(text));

test.each([
  ['image/png', 'images'],
  ['IMAGE/SVG+XML', 'images'],
  ['video/mp4', 'videos'],
  ['application/pdf', 'pdf'],
  ['application/zip', 'other'],
  ['', 'other'],
] as const)('FILES-064 %s is of the kind %s', (type, kind) => expect(fileKindOf(type)).toBe(kind));

describe('a stored file name', () => {
  test.each([
    ['plain.png', 'plain.png'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\pictures\\a.png', 'a.png'],
    ['photo\u202Egnp.exe', 'photognp.exe'],
    ['a\u0000b\r\n.png', 'ab.png'],
    ['.htaccess', 'htaccess'],
    ['a  b\t c.png', 'a b c.png'],
    ['\u202E..', 'file'],
    ['صورة.png', 'صورة.png'],
    ['cafe\u0301.png', 'caf\u00E9.png'],
    ['lone \uD800.png', 'lone \uFFFD.png'],
    ['what?<b>.png', 'what--b-.png'],
  ])('%j becomes %j', (name, cleaned) => expect(cleanFileName(name)).toBe(cleaned));

  test('is truncated before its extension', () => {
    const cleaned = cleanFileName(`${'n'.repeat(1000)}.jpeg`);
    expect([cleaned.length, cleaned.endsWith('nn.jpeg')]).toEqual([FILE_NAME_MAX, true]);
  });

  test('is cleaned idempotently', () => {
    for (const name of ['.\u202E.a', '...x', 'a'.repeat(300), ' .b ', '/..c']) {
      expect(cleanFileName(cleanFileName(name))).toBe(cleanFileName(name));
    }
  });
});

test('the address of a file contains its encoded name and its revision', () => {
  const url = mediaUrl({ id: '65f0c0ffee0c0ffee0c0ffee', token: 'T-k_n', fileName: 'a b"c.png', revision: 2 });
  expect(url).toBe('/media/65f0c0ffee0c0ffee0c0ffee/T-k_n/a%20b%22c.png?v=2');
});
