import { withHeadings } from './headings.js';

const entries = (html: string) => withHeadings(html, 2).headings.map(({ id, text, depth }) => [depth, id, text]);

test('each heading has an id of its words, also in Arabic, and those of the same words are numbered', () => {
  const { html, headings } = withHeadings(
    '<h2>How to fold</h2><p>…</p><h3>What you need: 12 sheets</h3><h2>How to fold</h2><h2>الطيّ الأوّل</h2>',
    2,
  );
  expect(html).toBe(
    '<h2 id="text-how-to-fold">How to fold</h2><p>…</p><h3 id="text-what-you-need-12-sheets">What you need: 12 sheets</h3>' +
      '<h2 id="text-how-to-fold-2">How to fold</h2><h2 id="text-الطيّ-الأوّل">الطيّ الأوّل</h2>',
  );
  expect(headings.map(({ depth, text }) => [depth, text])).toEqual([
    [1, 'How to fold'],
    [2, 'What you need: 12 sheets'],
    [1, 'How to fold'],
    [1, 'الطيّ الأوّل'],
  ]);
});

test.each([
  ['levels begin below the heading of the page', '<h1>A</h1><h2>B</h2>', 'h2 h3'],
  ['levels that the author left out leave no gap', '<h3>A</h3><h6>B</h6><h3>C</h3>', 'h2 h3 h2'],
  ['a higher one after lower ones begins anew', '<h4>A</h4><h2>B</h2><h4>C</h4>', 'h2 h2 h3'],
  [
    'none is deeper than the sixth',
    '<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h5>E</h5><h6>F</h6>',
    'h2 h3 h4 h5 h6 h6',
  ],
])('%s', (_, html, levels) => {
  expect([...withHeadings(html, 2).html.matchAll(/<(h\d)/g)].map(([, level]) => level).join(' ')).toBe(levels);
});

test('what a heading contains stays, and its entry is plain text', () => {
  expect(entries('<h2><b>Salt</b> &amp; <i>pepper</i></h2>')).toEqual([[1, 'text-salt-pepper', 'Salt & pepper']]);
  expect(withHeadings('<h2><b>Salt</b></h2>', 2).html).toBe('<h2 id="text-salt"><b>Salt</b></h2>');
});

test('a heading of signs alone has an id, and one without text has neither an id nor an entry', () => {
  expect(withHeadings('<h2>…</h2><h2><br></h2><h2>…</h2>', 2).html).toBe(
    '<h2 id="text-">…</h2><h2><br></h2><h2 id="text-2">…</h2>',
  );
  expect(entries('<h2>…</h2><h2><br></h2>')).toEqual([[1, 'text-', '…']]);
});

test('no text of a heading closes its attribute', () => {
  expect(withHeadings('<h2>"&gt;&lt;script&gt;</h2>', 2).html).toBe('<h2 id="text-script">"&gt;&lt;script&gt;</h2>');
});
