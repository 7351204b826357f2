import * as fc from 'fast-check';
import { cleanRichText } from './cleanRichText.js';

describe('what a browser shows on two lines or in two cells does not become one word', () => {
  test.each([
    ['<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
    ['Intro<div>One</div>two', '<p>Intro</p><p>One</p><p>two</p>'],
    ['<div>Intro<div>One</div>two</div>', '<p>Intro</p><p>One</p><p>two</p>'],
    ['<section><p>One</p><div>Two</div></section>', '<p>One</p><p>Two</p>'],
    ['<div><span>a</span><b>b</b></div><article>c</article>', '<p>a<b>b</b></p><p>c</p>'],
    ['<table><tr><td><table><tr><td>12</td></tr></table></td><td>34</td></tr></table>', '<p>12</p><p>34</p>'],
    ['<table><tr><td><div>One</div>two</td></tr></table>', '<p>One</p><p>two</p>'],
    ['<dl><dt>Open</dt><dd>Daily</dd></dl>', '<p>Open</p><p>Daily</p>'],
    ['<figure><p>a</p><figcaption>A</figcaption></figure>', '<p>a</p><p>A</p>'],
    ['a<hr>b', 'a<hr>b'],
    ['<pre>one\ntwo<div>three</div></pre>', '<p>one<br>two</p><p>three</p>'],
    ['<ul><li>One<div>Two</div></li></ul>', '<ul><li><p>One</p><p>Two</p></li></ul>'],
    ['<ul><div><li>One</li></div><li>Two</li></ul>', '<ul><li>One</li><li>Two</li></ul>'],
    ['<h2><div>One</div> <div>Two</div></h2>', '<h2>One<br>Two</h2>'],
    ['<b><div>One</div><div>Two</div></b>', '<b>One<br>Two</b>'],
    ['<div>One</div>\n<div><br></div>\n<div>&nbsp;</div><div>Two</div>', '<p>One</p><p>Two</p>'],
    ['<p>slide one\u000bslide two</p>', '<p>slide one<br>slide two</p>'],
    ['slide one\u000bslide two', '<p>slide one<br>slide two</p>'],
    ['<div>a<script>b</script></div><div>c</div>', '<p>a</p><p>c</p>'],
    ['<div><font><p>a</p></font></div>', '<p>a</p>'],
    ['one <span>two</span>', 'one two'],
  ])('%j becomes %j', (html, cleaned) => {
    expect(cleanRichText(html)).toBe(cleaned);
    expect(cleanRichText(cleaned)).toBe(cleaned);
  });
});

test('words of blocks on lines of their own are parted, however they are nested', () => {
  const block = fc.constantFrom(
    'div',
    'article',
    'section',
    'dd',
    'address',
    'center',
    'figcaption',
    'blockquote',
    'p',
  );
  const wrap = fc.constantFrom('div', 'span', 'font', 'main', 'blockquote', 'section');
  const { html } = fc.letrec<{ html: string }>((tie) => ({
    html: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.tuple(block, fc.nat(99)).map(([tag, at]) => `<${tag}>w${at}w</${tag}>`),
      fc.nat(99).map((at) => `<table><tr><td>w${at}w</td><td>w${at}w</td></tr></table>`),
      fc
        .tuple(wrap, fc.array(tie('html'), { maxLength: 4 }))
        .map(([tag, inner]) => `<${tag}>${inner.join('')}</${tag}>`),
    ),
  }));
  fc.assert(
    fc.property(fc.array(html, { maxLength: 5 }), (parts) => {
      const text = cleanRichText(parts.join('')).replace(/<[^>]*>/g, ' ');
      expect(text.split(/\s+/).filter(Boolean)).toEqual(parts.join('').match(/w\d+w/g) ?? []);
    }),
    { numRuns: 500 },
  );
});
