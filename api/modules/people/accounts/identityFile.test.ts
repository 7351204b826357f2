import { identityFileType } from './identityFile.js';
import { JPEG, PDF, PNG } from '../../../testing/files/sampleFiles.js';

test.each([
  ['a JPEG', JPEG, 'image/jpeg'],
  ['a PNG', PNG, 'image/png'],
  ['a PDF', PDF, 'application/pdf'],
])('AUTH-021: the server detects %s by its content', (_title, bytes, type) => {
  expect(identityFileType(bytes)).toBe(type);
});

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('hello')],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7 %%EOF')],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
  ['the first bytes of a JPEG alone', Buffer.from([0xff, 0xd8, 0xff])],
  ['the signature of a PNG alone', PNG.subarray(0, 8)],
  ['a PDF without an end', PDF.subarray(0, 40)],
  ['a PDF that begins later', Buffer.concat([Buffer.from('x'), PDF])],
])('AUTH-021: %s is not taken', (_title, bytes) => {
  expect(identityFileType(bytes)).toBeNull();
});
