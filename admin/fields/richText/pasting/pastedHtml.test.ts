/** @jest-environment jsdom */
import { english } from '../../../texts/useT';
import { pastedHtml } from './pastedHtml';

const lost = (html: string) =>
  Object.fromEntries(
    pastedHtml(html).leftOut.map(({ words, count }) => [
      english.words(words, { count: 2 }).replace(/^2 /, '{count} ').replace(/:.*/, ''),
      count,
    ]),
  );

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const LOST: readonly [what: string, html: string, counts: Record<string, number>][] = [
  ['text alone', '<p>One <b>two</b></p><ul><li>three</li></ul>', {}],
  [
    'pictures of a disk',
    '<p><img src="file:///C:/a.png" width=200><img src="file:///C:/b.png"></p>',
    { '{count} pictures': 2 },
  ],
  ['a picture that a text keeps', `<p><img src="${PIXEL}" width="40"><img src="https://x.example/a.png"></p>`, {}],
  ['a drawing', '<svg viewBox="0 0 1 1"><svg></svg></svg>', { '{count} pictures': 1 }],
  ['a pixel that counts readers', '<p>a<img src="cid:1" width="1" height="1"></p>', {}],
  ['a table in a table', '<table><tr><td>1<table><tr><td>2</td></tr></table></td></tr></table>', {}],
  ['a table with too many columns', `<table><tr>${'<td>1'.repeat(51)}</table>`, { '{count} tables': 1 }],
  [
    'a video by a frame and one by an object',
    '<iframe src="https://v.example/1"></iframe><object><embed src="a"></object>',
    { '{count} videos, sounds or embedded pages': 2 },
  ],
  [
    'struck text, by elements and by styles',
    '<p><s>a</s><del>b <s>c</s></del><span style="text-decoration: line-through">d</span><s> </s></p>',
    {},
  ],
  ['a form', '<input type=hidden><input><button>Go</button><select></select>', { '{count} form fields or buttons': 3 }],
  ['a line', '<p>a</p><hr><p>b</p>', {}],
];

test.each(LOST)('the editor counts what a paste of %s leaves out', (_, html, counts) => {
  expect(lost(html)).toEqual(counts);
});

/** An item of a list as Word writes it. */
const item = (level: number, sign: string, text: string) =>
  `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${sign}</span>${text}</p>`;

test.each([
  ['·', '1.', '<ul><li>Tea</li></ul><ol><li>Cake</li></ol>'],
  ['1.', '·', '<ol><li>Tea</li></ol><ul><li>Cake</li></ul>'],
  ['1.', '2.', '<ol><li>Tea</li><li>Cake</li></ol>'],
])('the editor keeps Word items with the signs %s and %s in lists of their kinds', (one, two, lists) => {
  const { html } = pastedHtml(item(1, one, 'Tea') + item(1, two, 'Cake'));
  expect(html.replace(/<\/?p>/g, '')).toBe(lists);
});
