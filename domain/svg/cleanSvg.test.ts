import fc from 'fast-check';
import { ends } from '../testing/linear.js';
import { MAX_SVG_DEPTH, MAX_SVG_ELEMENTS } from './allowed.js';
import { cleanSvg } from './cleanSvg.js';
import { SEED } from '../testing/seed.js';

fc.configureGlobal({ seed: SEED });

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10" ${attributes}>${inner}</svg>`;
const cleaned = (text: string) => cleanSvg(text)?.svg ?? null;
const innerOf = (inner: string) =>
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 20 10"(?:\/>|>([\s\S]*)<\/svg>)$/.exec(
    cleaned(svg(inner)) ?? '',
  )?.[1] ?? '';

const RECT = '<rect width="2" height="2"/>';

test.each<[string, string, string]>([
  ['a script', '<script>alert(1)</script>', ''],
  ['a script of another prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', ''],
  ['a script with an address', '<script xlink:href="data:text/javascript,alert(1)"/>', ''],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>', ''],
  ['an HTML script', '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>', ''],
  ['elements of HTML', '<x:iframe xmlns:x="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/>', ''],
  ['handlers', `<rect onclick="alert(1)" onload="alert(1)" OnMouseOver="alert(1)" width="2"/>`, '<rect width="2"/>'],
  ['a handler behind a prefix', '<rect xlink:onclick="alert(1)" width="2"/>', '<rect width="2"/>'],
  ['foreignObject', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>', ''],
  ['a link, whose drawing stays', `<a href="javascript:alert(1)">${RECT}</a>`, RECT],
  ['a link by xlink', `<a xlink:href="https://evil.example/">${RECT}</a>`, RECT],
  [
    'use of another file',
    '<use href="https://evil.example/a.svg#x"/><use xlink:href="//evil.example/#x"/>',
    '<use/><use/>',
  ],
  ['use of data', '<use href="data:image/svg+xml;base64,PHN2Zz4="/>', '<use/>'],
  ['a picture from elsewhere', '<image href="https://evil.example/track.png" width="1"/>', '<image width="1"/>'],
  ['a picture that is an SVG', '<image href="data:image/svg+xml,%3Csvg/%3E"/>', '<image/>'],
  ['a picture that is HTML', '<image href="data:text/html;base64,PHN2Zz4="/>', '<image/>'],
  ['feImage', '<filter id="f"><feImage href="https://evil.example/"/></filter>', '<filter id="f"/>'],
  ['paint from elsewhere', '<rect fill="url(https://evil.example/#a)" width="2"/>', '<rect width="2"/>'],
  ['paint from elsewhere, escaped', '<rect fill="u\\72l(//evil.example/)" width="2"/>', '<rect width="2"/>'],
  ['a cursor from elsewhere', '<rect cursor="url(//evil.example/)" style="cursor:url(//evil.example/)"/>', '<rect/>'],
  [
    'a style from elsewhere',
    '<rect style="fill:red;background:url(//evil.example/);mask:url(x)"/>',
    '<rect style="fill:red"/>',
  ],
  ['@import', '<style>@import url(//evil.example/);@import "x";.a{fill:red}</style>', '<style>.a{fill:red}</style>'],
  ['@import, escaped', '<style>@\\69mport "//evil.example/";</style>', ''],
  [
    'fonts from elsewhere',
    '<style>@font-face{font-family:x;src:url(//evil.example/)}.b{fill:red}</style>',
    '<style>.b{fill:red}</style>',
  ],
  [
    'a sheet that ends early',
    '<style>.a{fill:red}&lt;/style>&lt;script>alert(1)&lt;/script></style>',
    '<style>.a{fill:red}</style>',
  ],
  ['selectors that read values', '<style>[id^="a"]{fill:url(//evil.example/)}</style>', ''],
  ['a style sheet by instruction', '<?xml-stylesheet href="//evil.example/"?>', ''],
  ['an animated address', '<animate attributeName="href" values="javascript:alert(1)"/>', ''],
  ['an animated address of xlink', '<set attributeName="xlink:href" to="javascript:alert(1)"/>', ''],
  ['an animated handler', '<set attributeName="onmouseover" to="alert(1)"/>', ''],
  ['an animated style', '<animate attributeName="style" to="fill:url(//evil.example/)"/>', ''],
  [
    'an animated paint from elsewhere',
    '<animate attributeName="fill" to="url(//evil.example/)"/>',
    '<animate attributeName="fill"/>',
  ],
  ['listeners of SVG 1.2', '<handler type="text/javascript">alert(1)</handler><listener event="click"/>', ''],
  [
    'HTML in a title',
    '<title><img xmlns="http://www.w3.org/1999/xhtml" onerror="alert(1)"/>a</title>',
    '<title>a</title>',
  ],
  ['comments', '<!-- --><rect/><!-- <script/> -->', '<rect/>'],
  ['what editors keep for themselves', '<metadata><x/></metadata><n:namedview xmlns:n="http://sodipodi"/>', ''],
  ['embedded frames', '<iframe src="x"/><embed src="x"/><object data="x"/><video><source onerror="x"/></video>', ''],
])('FILES-057: %s is taken out of an SVG', (_title, markup, cleaned) => {
  expect(innerOf(markup)).toBe(cleaned);
});

test.each<[string, string]>([
  [
    'gradients',
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect fill="url(#a)"/>',
  ],
  ['text', '<text x="1" font-family="serif">Grüße <tspan fill="red">مرحبا</tspan> &amp; &lt;b&gt;</text>'],
  [
    'styles',
    '<style>.a,.b:hover{fill:url(#a);stroke:rgb(1,2,3)}</style><rect class="a" style="opacity:.5;stroke:red"/>',
  ],
  [
    'animations',
    '<circle r="1"><animate attributeName="r" values="1;2;1" dur="1s" repeatCount="indefinite"/></circle>',
  ],
  ['reuse', '<symbol id="s"><path d="M0 0h1v1z"/></symbol><use href="#s" x="2"/>'],
  ['a picture inside', '<image href="data:image/png;base64,iVBORw0KGgo=" width="2"/>'],
  [
    'filters and masks',
    '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><mask id="m"><rect/></mask><g mask="url(#m)"/>',
  ],
  ['names for screen readers', '<title>A &amp; B</title><g role="img" aria-label="one (two) : three"/>'],
])('FILES-057: %s stay as they are', (_title, markup) => {
  expect(innerOf(markup)).toBe(markup);
});

test('FILES-057: xlink:href becomes href, which takes precedence', () => {
  expect(innerOf('<use xlink:href="#a"/><use href="#b" xlink:href="#a"/>')).toBe('<use href="#a"/><use href="#b"/>');
});

test.each<[string, string]>([
  ['nothing', ''],
  ['a text', 'hello'],
  ['a page', '<!doctype html><html><body><svg/></body></html>'],
  ['what is not closed', '<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>'],
  [
    'entities of its own',
    '<!DOCTYPE svg [<!ENTITY a "x">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>',
  ],
  [
    'entities from elsewhere',
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
  ],
  ['a root of another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"><script/></svg>'],
  ['elements nested too deeply', svg(`${'<g>'.repeat(MAX_SVG_DEPTH)}${'</g>'.repeat(MAX_SVG_DEPTH)}`)],
  ['elements nested beyond any stack', svg(`${'<g>'.repeat(200_000)}${'</g>'.repeat(200_000)}`)],
  ['too many elements', svg('<g/>'.repeat(MAX_SVG_ELEMENTS))],
  [
    'elements that draw one another ten billion times',
    svg(Array.from({ length: 10 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`).join('')),
  ],
  [
    'patterns that do, by a style sheet',
    svg(
      `<style>${Array.from({ length: 10 }, (_, at) => `.c${at}{fill:url(#p${at})}`).join('')}</style>` +
        Array.from(
          { length: 10 },
          (_, at) => `<pattern id="p${at + 1}">${`<rect class="c${at}"/>`.repeat(10)}</pattern>`,
        ).join('') +
        '<pattern id="p0"><rect/></pattern>',
    ),
  ],
  [
    'a row of references beyond any stack',
    svg(Array.from({ length: 40_000 }, (_, at) => `<use id="u${at}" href="#u${at + 1}"/>`).join('')),
  ],
])('FILES-057: %s is no picture', (_title, text) => {
  expect(cleanSvg(text)).toBeNull();
});

test('a document type without entities is removed, and the content is preserved', () => {
  const text = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x.example/svg11.dtd">${svg(RECT)}`;
  expect(cleaned(text)).toBe(cleaned(svg(RECT)));
});

test('circular references are preserved, because browsers ignore them', () => {
  expect(innerOf('<g id="a"><use href="#a"/></g>')).toBe('<g id="a"><use href="#a"/></g>');
});

test.each<[string, string, number | null, number | null]>([
  ['its own size', '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20px"/>', 30, 20],
  ['units', '<svg xmlns="http://www.w3.org/2000/svg" width="1in" height="2.54cm"/>', 96, 96],
  ['what it shows', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 0 40.4 10"/>', 40, 10],
  ['one side and what it shows', '<svg xmlns="http://www.w3.org/2000/svg" width="80" viewBox="0,0,40,10"/>', 80, 20],
  ['parts of the page', '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"/>', null, null],
  ['endless numbers', '<svg xmlns="http://www.w3.org/2000/svg" width="1e300" height="0"/>', null, null],
  ['no declared namespace', '<svg width="3" height="4"/>', 3, 4],
])('an SVG with %s has that size', (_title, text, width, height) => {
  expect(cleanSvg(text)).toMatchObject({ width, height });
});

test.each<[string, string]>([
  ['at-signs', `<style>${'@'.repeat(500_000)}</style>`],
  ['beginnings of comments', `<style>${'/* '.repeat(300_000)}</style>`],
  ['one long word', `<rect fill="${'a'.repeat(900_000)}"/>`],
  ['parentheses', `<rect fill="${'a('.repeat(400_000)}"/>`],
  ['beginnings of references', `<rect fill="${'url(#'.repeat(150_000)}"/>`],
  ['a picture of spaces', `<image href="data:image/png;base64,${'A '.repeat(400_000)}!"/>`],
  [
    'references of a rule for every element',
    `<style>*{fill:${'url(#b)'.repeat(60_000)}}</style>${'<g/>'.repeat(40_000)}`,
  ],
  ['one class in many rules', `<style>${'.a{d:url(#b)}'.repeat(70_000)}</style>`],
  ['one class in a selector', `<style>${'.a'.repeat(450_000)}{fill:url(#b)}</style>`],
  [
    'declared prefixes',
    `<g ${Array.from({ length: 30_000 }, (_, at) => `xmlns:a${at}=""`).join(' ')}>${'<g xmlns:z="a"/>'.repeat(20_000)}</g>`,
  ],
  ['one long number', `<svg width="${'1'.repeat(900_000)}x" viewBox="0 0 ${'1'.repeat(900_000)}y 1"/>`],
])('a megabyte of %s is cleaned in time that does not grow with its square', (_title, inner) => {
  expect(() => ends(() => cleanSvg(svg(inner)))).not.toThrow();
});

const pieces = fc.constantFrom(
  '<g>',
  '</g>',
  '<script>',
  '</script>',
  '<style>',
  '</style>',
  '.a{',
  '}',
  'fill:red',
  'url(',
  '#a',
  ')',
  'url(#a)',
  '"',
  "'",
  '<rect fill="',
  '"/>',
  '/>',
  '<title>',
  '</title>',
  '<![CDATA[',
  ']]>',
  '&lt;',
  '&#13;',
  '&#10;',
  '@import',
  ';',
  '/*',
  '*/',
  '<use href="',
  'javascript:',
  '\\75rl(',
  '<text>',
  '</text>',
  '\r\n',
  '\t',
  'é',
  '𝒳',
  '{',
  ' onload="x"',
  '<!--',
  '-->',
);

test('FILES-057: cleaning is idempotent, and its result has no active content', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const once = cleaned(svg(parts.join('')));
      if (once === null) return;
      expect(cleaned(once)).toBe(once);
      expect(once).not.toMatch(/<script|<!|<\?|<a\b|<foreignObject|<[^>]*\s[oO][nN]\w+=|<style[^<]*@/);
    }),
    { numRuns: 3_000 },
  );
});
