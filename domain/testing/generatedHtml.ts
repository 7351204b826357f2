import * as fc from 'fast-check';
import { RICH_TEXT } from '../richText/richText.js';
import { hostileHtml } from './hostileHtml.js';

const OTHER_TAGS = [
  'script',
  'style',
  'svg',
  'math',
  'thead',
  'tfoot',
  'div',
  'span',
  'iframe',
  'form',
  'select',
  'noscript',
  'template',
  'plaintext',
  'title',
  'xmp',
  'details',
  'font',
];
const tag = fc.constantFrom(...RICH_TEXT.tags, ...OTHER_TAGS);
const value = fc.oneof(
  fc.constantFrom(
    'javascript:attack()',
    'center',
    'youtube:dQw4w9WgXcQ',
    '/x',
    'https://ok.example',
    'data:image/png;base64,AAAA',
    '10',
    '100%',
    'a"b',
    "a'b",
    '<b>',
    '&lt;',
    '',
  ),
  fc.string({ maxLength: 12, unit: 'binary' }),
);
const attribute = fc
  .tuple(
    fc.constantFrom(
      'href',
      'src',
      'alt',
      'width',
      'height',
      'onerror',
      'style',
      'class',
      'xlink:href',
      'is',
      'data-align',
      'data-video',
      'colspan',
      'rowspan',
    ),
    value,
    fc.constantFrom('"', "'", ''),
  )
  .map(([name, text, quote]) => ` ${name}=${quote}${text}${quote}`);
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(tag, fc.array(attribute, { maxLength: 3 }))
      .map(([name, attributes]) => `<${name}${attributes.join('')}>`),
  },
  { weight: 3, arbitrary: tag.map((name) => `</${name}>`) },
  { weight: 3, arbitrary: fc.string({ maxLength: 10, unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '<!--',
      '-->',
      '--!>',
      '<![CDATA[',
      ']]>',
      '&lt;',
      '&#x3c;',
      '&nbsp;',
      '\n',
      '\n\n',
      '/',
      '=',
      '\u0000',
      '<p',
      '</',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(...hostileHtml) },
);

/** Markup of allowed and disallowed elements, closed or not, mixed with broken attributes and attacks. */
export const generatedHtml: fc.Arbitrary<string> = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));

const words = fc.string({ unit: fc.constantFrom(...'abc éعß"\'.–'), minLength: 1, maxLength: 12 });
const leaf = fc.oneof(
  words,
  words.map((text) => `<strong>${text}</strong>`),
  words.map((text) => `<em><u>${text}</u></em>`),
  words.map((text) => `<s><code>${text}</code></s>`),
  words.map((text) => `<a href="https://ok.example/${encodeURIComponent(text)}">${text}</a>`),
  fc.constant('<br>'),
  fc.constant('<img src="/media/65f0c0ffee0c0ffee0c0ffee/a.webp" alt="" width="4" height="3">'),
);
const inline = fc.array(leaf, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
const block = fc.oneof(
  inline.map((text) => `<p>${text}</p>`),
  fc.tuple(fc.integer({ min: 1, max: 6 }), words).map(([level, text]) => `<h${level}>${text}</h${level}>`),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((items) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`),
  inline.map((text) => `<blockquote><p>${text}</p></blockquote>`),
  inline.map((text) => `<p data-align="center">${text}</p><hr>`),
  words.map((text) => `<pre><code>x${text}\n  y</code></pre>`),
  fc
    .array(inline, { minLength: 2, maxLength: 4 })
    .map(
      (cells) => `<table><tbody><tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr></tbody></table>`,
    ),
  inline.map((text) => `<figure><img src="/x.webp" alt=""><figcaption>x${text}</figcaption></figure>`),
);

/** Rich text as the editor writes it, with everything allowed. */
export const allowedMarkup: fc.Arbitrary<string> = fc
  .array(block, { minLength: 1, maxLength: 6 })
  .map((blocks) => blocks.join(''));
