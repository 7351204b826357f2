import { cleanRichText } from './cleanRichText.js';
import { TABLE_MAX } from './tables.js';
import { videoOfAddress, videoOfKey, videoPage, videoPlayer } from './videos.js';

const table = (rows: string, caption = '') => `<table>${caption}<tbody>${rows}</tbody></table>`;
const cells = (count: number, cell: string) => `<tr>${cell.repeat(count)}</tr>`;

test.each([
  [
    'a head, a foot and loose rows are rows of one body',
    '<table><tfoot><tr><td>3</td></tr></tfoot><thead><tr><td>1</td></tr></thead><tr><td>2</td></tr></table>',
    table('<tr><th>1</th></tr><tr><td>2</td></tr><tr><td>3</td></tr>'),
  ],
  [
    'the caption is plain text',
    '<table><caption>The <b>prices</b></caption><tr><td>1<td>2</table>',
    table('<tr><td>1</td><td>2</td></tr>', '<caption>The prices</caption>'),
  ],
  [
    'spans end with the table',
    '<table><tr><td rowspan=9>1<td colspan=0>2<tr><td>3</table>',
    table('<tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td></tr>'),
  ],
  [
    'a table of a mail is its content',
    '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
    table('<tr><td>a</td><td>b</td></tr>'),
  ],
  ['a table with one cell is its content', '<table><tr><td><p>a</p></td></tr></table>', '<p>a</p>'],
  [
    'lines of a cell stay lines',
    '<table><tr><td>a<div>b</div></td><td>c</td></tr></table>',
    table('<tr><td><p>a</p><p>b</p></td><td>c</td></tr>'),
  ],
  [
    'a code block is its text',
    '<pre class=x>\n<span>if</span> (a)<br>  b &lt; c</pre>',
    '<pre><code>if (a)\n  b &lt; c</code></pre>',
  ],
  ['an empty code block goes', '<pre><code> </code></pre><p>a</p>', '<p>a</p>'],
  [
    'a picture with a caption stays one',
    '<figure class=x><div><img src="/a.png"></div><figcaption><p>A <b>b</b></p></figcaption></figure>',
    '<figure><img src="/a.png"><figcaption>A <b>b</b></figcaption></figure>',
  ],
  [
    'pictures with one caption are paragraphs',
    '<figure><img src="/a.png"><img src="/b.png"><figcaption>c</figcaption></figure>',
    '<p><img src="/a.png"><img src="/b.png"></p><p>c</p>',
  ],
  [
    'the link of a video leads to its service',
    '<figure data-video="vimeo:76979871"><a href="https://evil.example">A <b>film</b></a></figure>',
    '<figure data-video="vimeo:76979871"><a href="https://vimeo.com/76979871">A film</a></figure>',
  ],
  [
    'a video without a name has its address',
    '<figure data-video="youtube:dQw4w9WgXcQ"></figure>',
    '<figure data-video="youtube:dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a></figure>',
  ],
  ['a video of another service is its words', '<figure data-video="x:1"><p>a</p></figure>', '<p>a</p>'],
  ['an unknown alignment goes', '<p data-align="justify">a</p><div data-align="center">b</div>', '<p>a</p><p>b</p>'],
])('%s', (_, html, cleaned) => {
  expect(cleanRichText(html)).toBe(cleaned);
  expect(cleanRichText(cleaned)).toBe(cleaned);
});

test('a table of the largest size stays, and one of more columns or rows becomes paragraphs', () => {
  const { columns, rows } = TABLE_MAX;
  for (const [html, stays] of [
    [table(cells(columns, '<td>a</td>')), true],
    [table(cells(columns + 1, '<td>a</td>')), false],
    [table(cells(1, '<td>a</td>').repeat(rows)), true],
    [table(cells(1, '<td>a</td>').repeat(rows + 1)), false],
    [table(`${cells(30, '<td rowspan="2">a</td>')}${cells(30, '<td>b</td>')}`), false],
  ] as const) {
    const cleaned = cleanRichText(html);
    expect(cleaned.startsWith('<table>')).toBe(stays);
    if (stays) expect(cleaned).toBe(html);
  }
});

const ID = 'dQw4w9WgXcQ';

test.each([
  [`https://www.youtube.com/watch?v=${ID}&t=42s`, `youtube:${ID}`],
  [`youtu.be/${ID}?si=x`, `youtube:${ID}`],
  [`https://m.youtube.com/shorts/${ID}`, `youtube:${ID}`],
  [`//www.youtube-nocookie.com/embed/${ID}`, `youtube:${ID}`],
  ['https://vimeo.com/76979871', 'vimeo:76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo:76979871'],
  ['https://vimeo.com/76979871/abcdef0123', 'vimeo:76979871/abcdef0123'],
  ['https://player.vimeo.com/video/76979871?h=abcdef0123', 'vimeo:76979871/abcdef0123'],
  ['https://www.youtube.com/', null],
  [`https://youtube.com.evil.example/watch?v=${ID}`, null],
  [`https://evil.example/?u=youtube.com/watch?v=${ID}`, null],
  ['https://vimeo.com/about', null],
  ['javascript:attack()', null],
  ['', null],
])('the video of the address %j is %j', (address, key) => {
  const video = videoOfAddress(address);
  expect(video && `${video.service}:${video.id}`).toBe(key);
  if (!video) return;
  expect(videoOfAddress(videoPage(video))).toEqual(video);
  expect(videoOfAddress(videoPlayer(video))).toEqual(video);
  expect(videoOfKey(key)).toEqual(video);
});
