import { csvFile } from '@polyphony/domain/text/csv.js';
import type { TextPage } from './matching';
import { readTexts, textsTable } from './textFile';

const text = (path: string, standard: string | null, written: string | null = null) => ({
  path,
  source: 'English',
  standard,
  text: written,
  placeholders: [],
});

const PAGES = [
  { name: 'events', texts: [text('site.events.title', 'Eventos'), text('site.events.lead', 'Todo', '=Agenda')] },
  { name: 'home', texts: [text('site.home.title', null), text('site.home.lead', 'Hola\nbuenas')] },
].map(({ name, texts }): TextPage => ({ id: name, name, heading: name, texts }));

const bytes = (content: string) => new TextEncoder().encode(content);
const read = (content: string) => readTexts(bytes(content), PAGES);

test('what is exported changes nothing when it is imported', () => {
  expect(read(csvFile(textsTable(PAGES)))).toEqual({ pages: [], unknown: 0 });
});

test('changed texts are compared with what the site says, by page', () => {
  const content =
    'path;english;text\r\nsite.events.title;x;Agenda\r\nsite.home.title;x;"Uno\r\ndos"\r\nsite.nothing;x;y\r\n';
  expect(read(content)).toEqual({
    pages: [
      [{ path: 'site.events.title', before: 'Eventos', text: 'Agenda', was: null }],
      [{ path: 'site.home.title', before: null, text: 'Uno\ndos', was: null }],
    ],
    unknown: 1,
  });
});

test.each(['', '  ', 'Todo'])('%j takes a written text back', (cell) => {
  expect(read(`text,path\n"${cell}",site.events.lead\n`)).toEqual({
    pages: [[{ path: 'site.events.lead', before: '=Agenda', text: null, was: '=Agenda' }]],
    unknown: 0,
  });
});

test('a file that a spreadsheet wrote in UTF-16 is read', () => {
  const content = '\ufeffpath\ttext\r\nsite.events.title\tفعاليات\r\n';
  const utf16 = new Uint8Array(new Uint16Array([...content].map((char) => char.charCodeAt(0))).buffer);
  expect(readTexts(utf16, PAGES)).toMatchObject({ pages: [[{ text: 'فعاليات' }]] });
});

test.each([
  ['no table', '"never closed', 'texts.theFileCannotBeRead'],
  ['other columns', 'name,slug\nx,y\n', 'texts.aTableWithTheColumns'],
  ['nothing', '', 'texts.aTableWithTheColumns'],
])('a file with %s says what is wrong', (_, content, problem) => {
  expect(read(content)).toEqual({ problem });
});

test('a file in another encoding is refused in place of spoiling texts', () => {
  expect(readTexts(new Uint8Array([0x70, 0x61, 0x74, 0x68, 0x2c, 0xe9]), PAGES)).toEqual({
    problem: 'texts.theFileCannotBeRead',
  });
});
