import {
  animatedPng,
  animation,
  document,
  MP3,
  MP4,
  OPEN_XML,
  PDF,
  picture,
  sent,
  SVG,
  WEBM,
  type SentFile,
} from './fileParts.js';
import { zip } from './zip.js';

/** One acceptable file of every accepted type. Images are 60 by 40 as displayed, unless stated otherwise. */
export async function benignFiles(): Promise<readonly SentFile[]> {
  const still = () => picture(60, 40);
  const jpeg = await still().jpeg().toBuffer();
  return [
    sent('a PNG', 'a.png', 'image/png', await still().png().toBuffer()),
    sent('a JPEG', 'a.jpg', 'image/jpeg', jpeg),
    sent('a JPEG by an old name', 'A.JPE', 'image/pjpeg', jpeg),
    sent(
      'a JPEG on its side',
      'b.jpg',
      'image/jpeg',
      await picture(40, 60).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    ),
    sent('a progressive JPEG', 'c.jpg', 'image/jpeg', await still().jpeg({ progressive: true }).toBuffer()),
    sent(
      'a JPEG with a camera’s own notes behind it',
      'd.jpg',
      'image/jpeg',
      Buffer.concat([jpeg, Buffer.alloc(300, 7)]),
    ),
    sent('a WebP', 'a.webp', 'image/webp', await still().webp().toBuffer()),
    sent('an AVIF', 'a.avif', 'image/avif', await still().avif({ effort: 0 }).toBuffer()),
    sent('a GIF', 'a.gif', 'image/gif', await still().gif().toBuffer()),
    sent('an animated GIF', 'b.gif', 'image/gif', await (await animation(3, 8, 6)).gif().toBuffer()),
    sent('an animated WebP', 'b.webp', 'image/webp', await (await animation(3, 8, 6)).webp().toBuffer()),
    sent('an animated PNG', 'b.png', 'image/png', await animatedPng(3, 8, 6)),
    sent('an animated PNG by its own name', 'c.png', 'image/apng', await animatedPng(3, 8, 6)),
    sent('an SVG', 'a.svg', 'image/svg+xml', SVG),
    sent('a PDF', 'a.pdf', 'application/pdf', PDF),
    sent('an MP4', 'a.mp4', 'video/mp4', MP4),
    sent('a WebM', 'a.webm', 'video/webm', WEBM),
    sent('an MP3', 'a.mp3', 'audio/mpeg', MP3),
    sent(
      'an MP3 behind a tag',
      'b.mp3',
      'audio/mp3',
      Buffer.concat([Buffer.from('ID3\x04\x00\x00\x00\x00\x02\x01', 'latin1'), Buffer.alloc(257), MP3]),
    ),
    sent('a Word document', 'a.docx', `${OPEN_XML}.wordprocessingml.document`, document('word/document.xml')),
    sent('an Excel sheet', 'a.xlsx', `${OPEN_XML}.spreadsheetml.sheet`, document('xl/workbook.xml')),
    sent('a PowerPoint file that nobody knows', 'a.pptx', '', document('ppt/presentation.xml')),
    sent(
      'an OpenDocument',
      'a.odt',
      'application/vnd.oasis.opendocument.text',
      zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }),
    ),
    sent('an archive', 'a.zip', 'application/zip', zip({ 'a.txt': 'hello', 'b/c.html': '<script>' })),
    sent('an archive as Windows calls it', 'a.zip', 'application/x-zip-compressed', zip({ 'a.txt': 'hello' })),
    sent('a table', 'a.csv', 'text/csv', 'name,price\n"Grüße",3\n'),
    sent(
      'a table as Excel calls it, in its own letters',
      'b.csv',
      'application/vnd.ms-excel',
      Buffer.from('name;Gr\xfc\xdfe\r\n1;2\r\n', 'latin1'),
    ),
    sent('a table that begins like a bitmap', 'c.csv', 'text/csv', 'BMW,Audi\n1,2\n'),
    sent('a text', 'a.txt', 'text/plain', 'مرحبا\nHello < world\n'),
    sent('JSON', 'a.json', 'application/json', '{"html":"<b>x</b>"}'),
  ];
}
