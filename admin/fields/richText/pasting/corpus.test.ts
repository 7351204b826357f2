/** @jest-environment jsdom */
import { pastedHtml } from './pastedHtml';

/** Clipboards as programs write them, shortened: what stays of each, and how many things are left out. */
const CORPUS: readonly [program: string, html: string, text: string, leftOut: number][] = [
  [
    'Word with a table, a heading and a list',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=EN-GB>
<!--StartFragment--><h2 style='mso-list:none'><a name="_Toc1"></a>Prices<o:p></o:p></h2>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><thead><tr><td width=301 valign=top style='width:225pt'><p class=MsoNormal><b>Tea<o:p></o:p></b></p></td><td><p class=MsoNormal align=center style='text-align:center'>20<o:p></o:p></p></td></tr></thead><tr><td colspan=2><p class=MsoNormal><s>Cake</s></p></td></tr></table>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>one</p><!--EndFragment--></body></html>`,
    '<h2>Prices</h2><table><tbody><tr><th><p><b>Tea</b></p></th><th><p data-align="center">20</p></th></tr><tr><td colspan="2"><p><s>Cake</s></p></td></tr></tbody></table><ol><li>one</li></ol>',
    0,
  ],
  [
    'Google Docs',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Plan</span></h1><p dir="ltr" style="text-align:center"><span style="font-weight:700">bold</span><span style="font-weight:400;text-decoration:line-through"> old</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span style="font-weight:400">a</span></p></li><ul><li dir="ltr" aria-level="2"><p><span>b</span></p></li></ul></ul><div align="left"><table><colgroup><col width="312"><col></colgroup><tbody><tr><td><p><span>x</span></p></td><td><p><span>y</span></p></td></tr></tbody></table></div></b>`,
    '<h1>Plan</h1><p data-align="center"><strong>bold</strong><s> old</s></p><ul><li><p>a</p></li><ul><li><p>b</p></li></ul></ul><table><tbody><tr><td><p>x</p></td><td><p>y</p></td></tr></tbody></table>',
    0,
  ],
  [
    'Excel',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15"><style>td{mso-number-format:General}</style></head><body><table border=0 cellpadding=0 width=128><col width=64 span=2><!--StartFragment--><tr height=20><td height=20 class=xl65 width=64 style='font-weight:700'>Tea</td><td align=right>20</td></tr><tr><td rowspan=2>Cake</td><td></td></tr><tr><td>7</td></tr><!--EndFragment--></table></body></html>`,
    '<table><tbody><tr><td>Tea</td><td>20</td></tr><tr><td rowspan="2">Cake</td><td></td></tr><tr><td>7</td></tr></tbody></table>',
    0,
  ],
  [
    'Notion',
    `<meta charset='utf-8'><!-- notionvc: 1 --><h3>Tasks</h3><ul><li>one<ul><li>two</li></ul></li></ul><pre><code class="language-js">const a = 1;\n  b();</code></pre><blockquote>said</blockquote><hr><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><code>x</code></td></tr></tbody></table><figure><img src="https://x.example/a.png" alt="a"><figcaption>A press</figcaption></figure>`,
    '<h3>Tasks</h3><ul><li>one<ul><li>two</li></ul></li></ul><pre><code>const a = 1;\n  b();</code></pre><blockquote>said</blockquote><hr><table><tbody><tr><th>A</th><th>B</th></tr><tr><td>1</td><td><code>x</code></td></tr></tbody></table><figure><img src="https://x.example/a.png" alt="a"><figcaption>A press</figcaption></figure>',
    0,
  ],
  [
    'a mail laid out by tables, from Outlook',
    `<table role="presentation" width="100%"><tr><td><table role="presentation"><tr><td><p class="MsoNormal">Dear all,</p></td></tr></table></td></tr><tr><td><table><tr><td>Day</td><td>Friday</td></tr></table></td></tr><tr><td><button>Go</button></td></tr></table>`,
    '<p>Dear all,</p><table><tbody><tr><td>Day</td><td>Friday</td></tr></tbody></table><p></p>',
    1,
  ],
  [
    'Gmail in Arabic',
    `<div dir="rtl"><div>السلام عليكم</div><div><br></div><div><b>الجمعة</b> <a href="https://x.example/" target="_blank">الرابط</a></div></div>`,
    '<p>السلام عليكم</p><p><b>الجمعة</b> <a href="https://x.example/">الرابط</a></p>',
    0,
  ],
  [
    'a page with a player',
    '<p>See</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?x=1" title="A film"></iframe><iframe src="https://evil.example"></iframe>',
    '<p>See</p><figure data-video="youtube:dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A film</a></figure>',
    1,
  ],
];

test.each(CORPUS)('a paste from %s keeps its structure', (_, html, text, count) => {
  const pasted = pastedHtml(html);
  expect(pasted.html.replace(/\s*\n\s*(?=<(?!br))|(?<=^|>)\s+(?=<(?:table|ol|h\d))|\s+$/g, '')).toBe(text);
  expect(pasted.leftOut.reduce((sum, lost) => sum + lost.count, 0)).toBe(count);
});
