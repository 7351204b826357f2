import { deflateSync } from 'node:zlib';
import { chunk, document, MP3, MP4, OPEN_XML, PDF, picture, pngOf, sent, SVG, type SentFile } from './fileParts.js';
import { zip } from './zip.js';

const HTML = '<!doctype html><html><body><script>alert(1)</script></body></html>';

/** Malicious or broken files, all of which must be refused. */
export async function hostileFiles(): Promise<readonly SentFile[]> {
  const still = () => picture(200, 150);
  const [png, jpeg, webp, avif, gif] = await Promise.all([
    still().png().toBuffer(),
    still().jpeg().toBuffer(),
    still().webp().toBuffer(),
    still().avif({ effort: 0 }).toBuffer(),
    still().gif().toBuffer(),
  ]);
  const archive = zip({ 'evil.js': 'alert(1)' });
  const jar = zip({ 'META-INF/MANIFEST.MF': 'Main-Class: Evil' });
  const after = (bytes: Buffer, more: Buffer | string) => Buffer.concat([bytes, Buffer.from(more)]);
  const part = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
  const script = (first: Buffer, at: number, signs: string) => {
    const bytes = Buffer.from(first);
    bytes.write(signs, at, 'latin1');
    return after(bytes, '*/=1;alert(1)//');
  };
  const comment = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from('fffe0042', 'hex'),
    Buffer.from(HTML.slice(0, 64)),
    jpeg.subarray(2),
  ]);
  const bomb = pngOf(30_000, 30_000, deflateSync(Buffer.alloc(20_000_000)));
  const cut = ([0.98, 0.6, 0.2] as const).flatMap((share) => [
    sent(`a PNG cut off at ${share}`, 'a.png', 'image/png', part(png, share)),
    sent(`a JPEG cut off at ${share}`, 'a.jpg', 'image/jpeg', part(jpeg, share)),
    sent(`a WebP cut off at ${share}`, 'a.webp', 'image/webp', part(webp, share)),
    sent(`an AVIF cut off at ${share}`, 'a.avif', 'image/avif', part(avif, share)),
    sent(`a GIF cut off at ${share}`, 'a.gif', 'image/gif', part(gif, share)),
  ]);
  return [
    ...cut,
    sent('nothing', 'a.png', 'image/png', ''),
    sent('a page', 'a.html', 'text/html', HTML),
    sent('a page called a picture', 'a.png', 'image/png', HTML),
    sent('a page called a text', 'a.txt', 'text/plain', `\n ${HTML}`),
    sent('a page called a table', 'a.csv', 'text/csv', `a,b\n${HTML}`),
    sent('a page called an SVG', 'a.svg', 'image/svg+xml', HTML),
    sent(
      'an XML that draws nothing',
      'a.txt',
      'text/plain',
      '<?xml version="1.0"?><x xmlns="http://www.w3.org/1999/xhtml"/>',
    ),
    sent('an SVG called a text', 'a.txt', 'text/plain', SVG),
    // There are 2^199 ways to divide them into groups.
    sent('a page behind 200 comments', 'a.txt', 'text/plain', `${'<!---->'.repeat(200)}<p>`),
    sent('an SVG behind comments called a text', 'a.txt', 'text/plain', `${'<!-- a -->\n'.repeat(20)}${SVG}`),
    sent('a script', 'a.js', 'text/javascript', 'alert(1)'),
    sent('a batch file', 'a.bat', 'text/plain', 'del *'),
    sent('a shell script called a text', 'a.txt', 'text/plain', '#!/bin/sh\nrm -r /'),
    sent(
      'a program',
      'a.exe',
      'application/x-msdownload',
      Buffer.concat([Buffer.from('MZ\x90\x00', 'latin1'), Buffer.alloc(200)]),
    ),
    sent(
      'a program called a PDF',
      'a.pdf',
      'application/pdf',
      Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(200)]),
    ),
    sent('a program of Java', 'a.zip', 'application/zip', jar),
    sent(
      'a document with macros',
      'a.docx',
      `${OPEN_XML}.wordprocessingml.document`,
      document('word/document.xml', { 'word/vbaProject.bin': 'x' }),
    ),
    sent('a PNG called a JPEG', 'a.jpg', 'image/jpeg', png),
    sent('a JPEG with the name of a page', 'a.jpg.html', 'image/jpeg', jpeg),
    sent('a JPEG with the name of a program', 'a.exe', 'application/octet-stream', jpeg),
    sent('a picture called a film', 'a.mp4', 'video/mp4', png),
    sent('a picture called an archive', 'a.zip', 'application/zip', png),
    sent('an archive called a document', 'a.docx', `${OPEN_XML}.wordprocessingml.document`, archive),
    sent('an archive called a table', 'a.csv', 'text/csv', archive),
    sent('a PNG with a page behind it', 'a.png', 'image/png', after(png, HTML)),
    sent(
      'a PNG with a page in its words',
      'a.png',
      'image/png',
      pngOf(2, 2, deflateSync(Buffer.alloc(6)), [chunk('tEXt', Buffer.from(`Comment\0${HTML}`))]),
    ),
    sent('a JPEG with a page in its notes', 'a.jpg', 'image/jpeg', comment),
    sent('a GIF with PHP behind it', 'a.gif', 'image/gif', after(gif, '<?php system($_GET["x"]); ?>')),
    sent('a PNG with an archive behind it', 'a.png', 'image/png', after(png, archive)),
    sent('a JPEG with a program of Java behind it', 'a.jpg', 'image/jpeg', after(jpeg, jar)),
    sent(
      'a GIF with an archive of another maker',
      'a.gif',
      'image/gif',
      Buffer.concat([gif, Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1')]),
    ),
    sent('a GIF that is a script', 'a.gif', 'image/gif', script(gif, 6, '/*')),
    sent('a GIF that is an assignment', 'a.gif', 'image/gif', script(gif, 6, '=1')),
    sent('a JPEG that is a script', 'a.jpg', 'image/jpeg', script(jpeg, 4, '/*')),
    sent('a WebP that is a script', 'a.webp', 'image/webp', script(webp, 4, '/*')),
    sent(
      'a picture that opens as a PDF',
      'a.jpg',
      'image/jpeg',
      Buffer.concat([jpeg.subarray(0, 2), Buffer.from('fffe0084', 'hex'), PDF.subarray(0, 130), jpeg.subarray(2)]),
    ),
    sent('a PDF that is a page', 'a.pdf', 'application/pdf', Buffer.concat([Buffer.from(`%PDF-1.4\n${HTML}\n`), PDF])),
    sent('a PDF with a page behind it', 'a.pdf', 'application/pdf', after(PDF, HTML)),
    sent('a PDF with an archive behind it', 'a.pdf', 'application/pdf', after(PDF, archive)),
    sent('a PDF cut off', 'a.pdf', 'application/pdf', part(PDF, 0.5)),
    sent('a page before a PDF', 'a.pdf', 'application/pdf', Buffer.concat([Buffer.from(HTML), PDF])),
    sent('a film with a page in it', 'a.mp4', 'video/mp4', after(MP4, HTML)),
    sent('a film with an archive behind it', 'a.mp4', 'video/mp4', after(MP4, archive)),
    sent('a sound with a page in it', 'a.mp3', 'audio/mpeg', after(MP3, HTML)),
    sent('an archive cut off', 'a.zip', 'application/zip', part(archive, 0.9)),
    sent(
      'an archive with a page before its list',
      'a.zip',
      'application/zip',
      Buffer.concat([zip({ 'a.txt': 'x' }), archive]),
    ),
    sent('a PNG of 60,000 by 60,000', 'a.png', 'image/png', pngOf(60_000, 60_000, deflateSync(Buffer.alloc(1_000)))),
    sent('a PNG that unpacks to 900 megapixels', 'a.png', 'image/png', bomb),
    sent(
      'a GIF of 65,535 by 65,535',
      'a.gif',
      'image/gif',
      Buffer.concat([Buffer.from('GIF89a\xff\xff\xff\xff\x80\x00\x00', 'latin1'), Buffer.alloc(20), Buffer.from(';')]),
    ),
    sent(
      'an SVG with entities',
      'a.svg',
      'image/svg+xml',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>`,
    ),
    sent(
      'an SVG of a billion laughs',
      'a.svg',
      'image/svg+xml',
      `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`,
    ),
    sent(
      'an SVG nested too deeply',
      'a.svg',
      'image/svg+xml',
      `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(50_000)}`,
    ),
    sent('an SVG cut off', 'a.svg', 'image/svg+xml', SVG.slice(0, 150)),
  ];
}

const ACTING = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}<rect width="4" height="3"/></svg>`;

/** SVGs with active content, all of which must be removed. */
export const ACTING_SVGS: readonly SentFile[] = [
  sent('a script', 'a.svg', 'image/svg+xml', ACTING('<script>alert(1)</script>')),
  sent('a handler', 'a.svg', 'image/svg+xml', ACTING('', 'onload="alert(1)"')),
  sent(
    'foreign content',
    'a.svg',
    'image/svg+xml',
    ACTING('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>'),
  ),
  sent('a link that runs', 'a.svg', 'image/svg+xml', ACTING('<a xlink:href="javascript:alert(1)"><text>x</text></a>')),
  sent('a picture from elsewhere', 'a.svg', 'image/svg+xml', ACTING('<image href="https://evil.example/?x"/>')),
  sent(
    'a style sheet from elsewhere',
    'a.svg',
    'image/svg+xml',
    ACTING('<style>@import url(https://evil.example/);</style>'),
  ),
];
