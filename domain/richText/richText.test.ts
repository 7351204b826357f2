import { inEnglish } from '../messages/languages.js';
import * as fc from 'fast-check';
import { defaultTreeAdapter } from 'parse5';
import { object } from 'yup';
import { cleanRichText } from './cleanRichText.js';
import { FILE_TOKEN_LENGTH } from '../files/files.js';
import { INLINE_IMAGE_BYTES, RICH_TEXT_MARKUP_MAX } from '../limits.js';
import {
  fileIdsIn,
  isBlankRichText,
  isInlineImage,
  liftInlineImages,
  linkAddress,
  plainText,
  RICH_TEXT,
  textLength,
  withFileTokens,
} from './richText.js';
import { TABLE_MAX } from './tables.js';
import { VIDEO_KEY } from './videos.js';
import { richText, richTextFieldsOf } from './richTextRule.js';
import { shortText } from '../validation/rules.js';
import { allowedMarkup, generatedHtml } from '../testing/generatedHtml.js';
import { allowedHtml, hostileHtml } from '../testing/hostileHtml.js';
import { ends } from '../testing/linear.js';
import { SEED } from '../testing/seed.js';
import { validate } from '../validation/fieldErrors.js';

fc.configureGlobal({ seed: SEED });

/** Number of generated texts; set RICH_TEXT_RUNS=100000 for more. */
const numRuns = Number(process.env['RICH_TEXT_RUNS'] ?? 300);

/** Matches the tags of cleaned text, in which all else is escaped. */
const TAG = /^<(?:\/([a-z][a-z0-9]*)|([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*))>$/;

/** Violations of the allow list in a cleaned text. */
function faultsOf(html: string): string[] {
  const allowed: readonly string[] = RICH_TEXT.tags;
  return (html.match(/<[^>]*>?/g) ?? []).flatMap((found) => {
    const [, end, start, attributes = ''] = TAG.exec(found) ?? [];
    const name = end ?? start;
    if (!name || !allowed.includes(name)) return [found];
    const allowedAttributes = (RICH_TEXT.attributes as Readonly<Record<string, readonly string[]>>)[name] ?? [];
    return [...attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)].flatMap(([whole, attribute = '', value = '']) => {
      if (!allowedAttributes.includes(attribute)) return [whole];
      if (attribute === 'data-align') return ['center', 'end'].includes(value) ? [] : [whole];
      if (attribute === 'data-video') return VIDEO_KEY.test(value) ? [] : [whole];
      if (attribute.endsWith('span')) return Number(value) >= 2 && Number(value) <= TABLE_MAX.rows ? [] : [whole];
      return ['href', 'src'].includes(attribute) && !isSafe(name, value) ? [whole] : [];
    });
  });
}

/** Resolves like a browser: relative to a site, an address leads to that site or has an allowed scheme. */
function isSafe(tag: string, escaped: string): boolean {
  const address = escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  if (!URL.canParse(address, 'https://site.example')) return true;
  const { protocol, origin } = new URL(address, 'https://site.example');
  if (tag === 'img' && protocol === 'data:') return /^data:image\/(png|jpeg|gif|webp|avif);base64,/i.test(address);
  const schemes = RICH_TEXT.schemes[tag as 'a' | 'img'] as readonly string[];
  const scheme = address.trim().toLowerCase().startsWith(protocol);
  return schemes.includes(protocol.slice(0, -1)) && (scheme || origin === 'https://site.example');
}

describe('cleaning rich text', () => {
  test.each([
    ['RICH-001 script blocks go', '<p>a</p><script>x</script>', '<p>a</p>'],
    ['RICH-002 javascript: addresses go', '<p><a href="javascript:x">a</a></p>', '<p>a</p>'],
    ['RICH-003 inline event attributes go', '<img src="/a.png" onerror="x">', '<img src="/a.png">'],
    ['RICH-006 links keep href only', '<a href="/x" style="color:red" target="_blank">a</a>', '<a href="/x">a</a>'],
    [
      'RICH-007 images keep src, alt, width and height only',
      '<img src="/a.png" alt="A" width="2" height="3" class="c">',
      '<img src="/a.png" alt="A" width="2" height="3">',
    ],
    ['what is allowed below what is not stays', '<div><font><p>a</p></font></div>', '<p>a</p>'],
    ['a form goes, its words stay', '<form><p>a</p><input></form>', '<p>a</p>'],
    ['sizes other than pixels go', '<img src="/a.png" width="100%" height="-1">', '<img src="/a.png">'],
    ['a picture without an address goes', '<p>a<img alt="x"></p>', '<p>a</p>'],
    ['plain text stays plain text', 'Tom & Jerry', 'Tom &amp; Jerry'],
    ['lines of plain text stay lines', 'one\ntwo\n\nthree', '<p>one<br>two</p><p>three</p>'],
    ['control characters go', '<p>a\u0000\u0008b\tc</p>', '<p>ab\tc</p>'],
  ])('%s', (_, html, cleaned) => expect(cleanRichText(html)).toBe(cleaned));

  test.each(RICH_TEXT.tags.slice(0, RICH_TEXT.tags.indexOf('pre')).filter((tag) => tag !== 'br'))(
    'RICH-005 keeps %s',
    (tag) => {
      expect(cleanRichText(`<${tag}>a</${tag}>`)).toBe(`<${tag}>a</${tag}>`);
    },
  );

  test.each(['script', 'iframe', 'embed', 'object', 'applet', 'form', 'input', 'button', 'textarea', 'select'])(
    'RICH-008..017 removes %s',
    (tag) => expect(cleanRichText(`<p>a</p><${tag} src=x>x</${tag}>`)).not.toContain(`<${tag}`),
  );

  test.each(allowedHtml)('HTML of the editor is unchanged: %s', (html) => expect(cleanRichText(html)).toBe(html));

  test.each(hostileHtml)('nothing is left of an attack: %j', (html) => {
    const cleaned = cleanRichText(html);
    expect(faultsOf(cleaned)).toEqual([]);
    expect(cleanRichText(cleaned)).toBe(cleaned);
  });

  test('generated markup is reduced to the allow list, idempotently', () => {
    fc.assert(
      fc.property(generatedHtml, (html) => {
        const cleaned = cleanRichText(html);
        expect(faultsOf(cleaned)).toEqual([]);
        expect(cleanRichText(cleaned)).toBe(cleaned);
      }),
      { numRuns },
    );
  });

  test('generated rich text is unchanged', () => {
    fc.assert(
      fc.property(allowedMarkup, (html) => expect(cleanRichText(html)).toBe(html)),
      { numRuns },
    );
  });

  test.each([
    ['elements in elements', '<b>'.repeat(33_000)],
    [
      'formatting that browsers open anew in each paragraph',
      `${Array.from({ length: 7_000 }, (_, i) => `<b a=${i}>`).join('')}${'<p>x'.repeat(12_000)}`,
    ],
    ['ends without a beginning', '</b>'.repeat(250_000)],
    ['beginnings of comments', '<!--'.repeat(250_000)],
    ['beginnings of tags below too many elements', `${'<b>'.repeat(1_000)}${'<'.repeat(990_000)}`],
    ['a tag without an end', `<a href="${'<'.repeat(990_000)}`],
  ])('takes bounded work for a text: %s', (_, html) => {
    const original = { ...defaultTreeAdapter };
    let elements = 0;
    defaultTreeAdapter.createElement = (...element) => {
      elements += 1;
      return original.createElement(...element);
    };
    try {
      expect(faultsOf(ends(() => cleanRichText(html)))).toEqual([]);
    } finally {
      Object.assign(defaultTreeAdapter, original);
    }
    // Browsers would create hundreds of millions of elements for some of these texts.
    expect(elements).toBeLessThan(RICH_TEXT_MARKUP_MAX);
  });
});

describe('reading rich text', () => {
  test.each([
    ['<p>One</p><p>Two<br>three</p>', 'One\nTwo\nthree'],
    ['<ul><li><p>a</p></li><li>b</li></ul>', 'a\nb'],
    ['<p>5 &lt; 6 &amp;amp; <b>bold</b></p>', '5 < 6 &amp; bold'],
    ['plain', 'plain'],
    ['<p></p>', ''],
    ['<table><caption>T</caption><tbody><tr><th>a</th><td>b</td></tr></tbody></table><hr>c', 'T\na\nb\nc'],
    ['<pre><code>a\nb</code></pre><figure><img src="/x"><figcaption>c</figcaption></figure>', 'a b\nc'],
  ])('%s', (html, text) => expect(plainText(html)).toBe(text));

  test('counts characters without markup', () => {
    expect(textLength('<p>ab</p><p><a href="https://ok.example/long">cd</a></p>')).toBe(4);
    expect([isBlankRichText('<p> <br></p>'), isBlankRichText('<p><img src="/x"></p>')]).toEqual([true, false]);
  });

  test('finds the files that it references', () => {
    const id = '65f0c0ffee0c0ffee0c0ffee';
    const html = `<img src="/media/${id}/a.webp"><a href="https://files.example/media/${id.replace('6', '7')}/b.pdf">/media/${id.replace('6', '8')}/</a>`;
    expect(fileIdsIn(html)).toEqual([id, id.replace('6', '7')]);
  });

  test('replaces the tokens of file addresses, and adds missing ones, in tags only', () => {
    const id = '65f0c0ffee0c0ffee0c0ffee';
    const old = 'x'.repeat(FILE_TOKEN_LENGTH);
    const text = ` src="/media/${id}/a.webp"`;
    const html = (at: (token: string) => string) =>
      `<p>${text}<img src="${at('')}a.webp?v=1" alt="/media/${id}/"><a href="https://files.example${at(`${old}/`)}640.jpg">b</a></p>`;
    const original = html((token) => `/media/${id.toUpperCase()}/${token}`);
    const result = withFileTokens(original, (of) => `token-of-${of.length}`);
    expect(result).toBe(html(() => `/media/${id}/token-of-24/`));
  });

  test('finds inline images like a regular expression', () => {
    const data = /data:(image\/(?:png|jpeg|gif|webp|avif));base64,([a-z0-9+/]+={0,2})/gi;
    const image = new RegExp(`(?<=\\ssrc\\s{0,9}=\\s{0,9}["']?)${data.source}`, 'gi');
    const part = fc.constantFrom(
      ' src=',
      ' src="',
      'data:',
      'DATA:',
      'image/png',
      'image/svg+xml',
      ';base64,',
      'Ab9+/',
      '=',
      '"',
      ' ',
      'é',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const text = parts.join('');
        const { html, images } = liftInlineImages(text, (index) => `[${index}]`);
        let count = 0;
        expect(html).toBe(text.replace(image, () => `[${count++}]`));
        expect([...images.values()]).toEqual(
          [...text.matchAll(image)].map(([, type = '', base64 = '']) => ({ type: type.toLowerCase(), base64 })),
        );
        const whole = text.startsWith('data:') && new RegExp(`^${data.source}$`, 'i').test(text);
        expect(isInlineImage(text)).toBe(whole);
      }),
      { numRuns: 2000 },
    );
  });

  test('extracts the text outside of tags', () => {
    const part = fc.constantFrom('<', '>', 'a', '"', '<b>', '</b>', ' ');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const read = text
          .replace(/<[^<>]*>/g, '')
          .replace(/\s+/g, ' ')
          .trim();
        expect(plainText(text)).toBe(read);
      }),
    );
  });

  test('replaces inline images by placeholders', () => {
    const { html, images } = liftInlineImages('<img src="data:image/png;base64,AAAA">', (index) => `word-${index}`);
    expect([html, [...images]]).toEqual(['<img src="word-0">', [['word-0', { type: 'image/png', base64: 'AAAA' }]]]);
    const words = '<p>In CSS: url(data:image/png;base64,AAAA)</p>';
    expect(liftInlineImages(words, () => '').html).toBe(words);
  });
});

test.each([
  ['https://ok.example/a?b#c', 'https://ok.example/a?b#c'],
  ['ok.example/a', 'https://ok.example/a'],
  ['me@ok.example', 'mailto:me@ok.example'],
  ['tel:+9752123456', 'tel:+9752123456'],
  ['/event', '/event'],
  ['#top', '#top'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:attack()', null],
  ['data:text/html,x', null],
  ['https://', null],
  ['two words', null],
  ['', null],
])('what is typed for a link: %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
  if (address) expect(cleanRichText(`<a href="${address}">x</a>`)).toContain(`href="${address}"`);
});

describe('the rule', () => {
  const rules = object({ text: richText('labels.text', 5), title: shortText('labels.title') });
  const refusalOf = async (text: string) => {
    const [error] = (await validate(rules, { text })).errors ?? [];
    return error ? inEnglish(error.message) : null;
  };

  test('identifies the fields with rich text', () => expect(richTextFieldsOf(rules)).toEqual(['text']));

  test('limits the length of the visible text', async () => {
    expect(await refusalOf('<p><strong>12345</strong></p>')).toBeNull();
    expect(await refusalOf('<p>123456</p>')).toBe('Text cannot exceed 5 characters.');
    expect(await refusalOf('<p></p>'.repeat(RICH_TEXT_MARKUP_MAX / 7 + 1) + '<p>1</p>')).toContain(
      'too much formatting',
    );
  });

  test('RICH-019 accepts an image of 10485760 bytes, and refuses a larger one', async () => {
    const image = (bytes: number) => `<img src="data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}">`;
    expect(await refusalOf(image(INLINE_IMAGE_BYTES))).toBeNull();
    expect(await refusalOf(image(INLINE_IMAGE_BYTES + 1))).toBe('File size exceeds the maximum limit of 10MB');
  });

  test('stores a blank text as null', async () => {
    expect((await validate(rules, { text: '<p><br></p>' })).value).toEqual({ text: null, title: null });
  });
});
