import { FieldMarks } from './fieldMarks.js';
import { markedPage } from './markedPage.js';
import { otherValue, withValueFields } from './valueParts.js';

/** A page drawn of the texts `a` and `b` of the fields of these names. */
function drawn(page: (a: string, b: string) => string, a = 'One', b = 'Two'): string {
  const marks = new FieldMarks();
  marks.picture('65f0c0ffee0c0ffee0c0ffee', 'image');
  return markedPage(page(marks.text(a, 'a'), marks.text(b, 'cards.0.b')), marks);
}

test.each<[string, (a: string, b: string) => string, string]>([
  ['a text', (a) => `<h1 dir="auto">${a}</h1>`, '<h1 dir="auto" data-field="a">One</h1>'],
  ['a text after an element', (a) => `<p><br/><b>x</b>${a}</p>`, '<p data-field="a"><br/><b>x</b>One</p>'],
  ['two texts', (a, b) => `<p>${a}</p><p>${b}</p>`, '<p data-field="a">One</p><p data-field="cards.0.b">Two</p>'],
  ['two texts in one element', (a, b) => `<p>${a}, ${b}</p>`, '<p data-field="a">One, Two</p>'],
  ['an attribute', (a) => `<img alt="${a}" src="/x.png">`, '<img alt="One" src="/x.png">'],
  ['an address', (a) => `<a href="?t=${encodeURIComponent(a)}">x</a>`, '<a href="?t=One">x</a>'],
  [
    'a title, a script',
    (a) => `<title>${a}</title><script>"<p>${a}"</script>`,
    '<title>One</title><script>"<p>One"</script>',
  ],
  ['a truncation', (a) => `<p>${[...a].slice(0, 3).join('')}…</p>`, '<p data-field="a">On…</p>'],
  ['half a mark', (a) => `<i>${a.slice(0, 1)}</i>`, '<i></i>'],
  ['the body itself', (a) => `<body>${a}</body>`, '<body>One</body>'],
  [
    'a picture',
    () => '<img src="/media/65f0c0ffee0c0ffee0c0ffee/token/a.png?v=1">',
    '<img src="/media/65f0c0ffee0c0ffee0c0ffee/token/a.png?v=1" data-field="image">',
  ],
])('a page names the fields of its parts, and has no marks: %s', (_, page, expected) => {
  expect(drawn(page)).toBe(expected);
});

test('a mark that was typed leads nowhere', () => {
  const typed = `x${String.fromCodePoint(0x100001)}y`;
  expect(drawn((a) => `<p>${a}</p><p>${typed.slice(0, 3)}</p>`, typed)).toBe(
    '<p data-field="a">xy</p><p data-field="cards.0.b">x</p>',
  );
});

test('a page of any length is read once', () => {
  const page = `${'<p>'.repeat(50_000)}${'<'.repeat(20_000)}`;
  const start = Date.now();
  drawn((a) => page + a);
  expect(Date.now() - start).toBeLessThan(2000);
});

test('a picture that several records have names each of them', () => {
  const marks = new FieldMarks();
  for (const field of ['event/1/image', 'event/2/image', 'event/1/other'])
    marks.picture('65f0c0ffee0c0ffee0c0ffee', field);
  expect(markedPage('<img src="/media/65f0c0ffee0c0ffee0c0ffee/t/a.png">', marks)).toBe(
    '<img src="/media/65f0c0ffee0c0ffee0c0ffee/t/a.png" data-field="event/1/image event/2/image">',
  );
});

test.each<[string, (day: string) => string, string]>([
  [
    'a text that is made of it',
    (day) => `<p>On <time>${day}</time></p>`,
    '<p>On <time data-field="day">1 May</time></p>',
  ],
  [
    'two of them',
    (day) => `<b>${day}</b><i>${day}!</i>`,
    '<b data-field="day">1 May</b><i data-field="day">1 May!</i>',
  ],
  ['part of a marked text', (day) => `<p data-field="a">A ${day}</p>`, '<p data-field="a">A 1 May</p>'],
  ['an attribute alone', (day) => `<p title="${day}">A</p>`, '<p title="1 May">A</p>'],
  [
    'a title and a script',
    (day) => `<title>${day}</title><script>${day}</script>`,
    '<title>1 May</title><script>1 May</script>',
  ],
  ['the body itself', (day) => `<body>${day}</body>`, '<body>1 May</body>'],
  ['other elements', (day) => (day === '1 May' ? `<p>${day}</p>` : `<p>${day}<b>late</b></p>`), '<p>1 May</p>'],
])('a page names the field of a day where it shows it: %s', (_, page, expected) => {
  expect(withValueFields(page('1 May'), [{ field: 'day', html: page('2 May') }])).toBe(expected);
});

test('of two fields that change a text, the first is named', () => {
  const redrawn = ['a', 'b'].map((field) => ({ field, html: `<p>${field}</p>` }));
  expect(withValueFields('<p>1–2</p>', redrawn)).toBe('<p data-field="a">1–2</p>');
});

test.each([
  [4, 5],
  ['2027-03-31', '2027-03-10'],
  ['2027-03-10', '2027-03-11'],
  ['09:30', '09:37'],
  ['+975 2 322 754', '+975 2 322 7540'],
  ['a@b.example', 'a@b.examplex'],
  ['Some text', null],
  ['https://a.example', null],
  [null, null],
  [true, null],
])('another value of %p is %p', (value, other) => {
  expect(otherValue(value)).toBe(other);
});
