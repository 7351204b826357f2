/** @jest-environment jsdom */
import { nonce } from '../theme/nonce';
import { patch } from './patch';
import { pageOf, sourceOf } from './pageOf';

const elementOf = (html: string): Element => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body;
};

/** Patches a body; returns it, and what of it changed first. */
function patched(before: string, after: string) {
  document.body.innerHTML = before;
  const nodes = new Map([...document.body.querySelectorAll('[data-keep]')].map((node) => [node.outerHTML, node]));
  const first = patch(document.body, elementOf(`<body>${after}</body>`));
  const isUnchanged = [...nodes].every(([html, node]) => node.isConnected && node.outerHTML === html);
  return { html: document.body.innerHTML, first, isUnchanged };
}

test.each([
  ['a text', '<h1>Old</h1><img data-keep="" src="a">', '<h1>New</h1><img data-keep="" src="a">'],
  ['an attribute', '<p><a href="/a" title="x">Go</a></p>', '<p><a href="/b">Go</a></p>'],
  ['a section more', '<section id="a">A</section>', '<section id="a">A</section><section id="b">B</section>'],
  ['a section less', '<section id="a">A</section><section id="b">B</section>', '<section id="b">B</section>'],
  ['another element', '<p>Text</p>', '<h2>Text</h2>'],
  ['an element for a text', 'Text', '<b>Text</b>'],
  [
    'deep inside',
    '<div><ul><li data-keep="">1</li><li>2</li></ul></div>',
    '<div><ul><li data-keep="">1</li><li>3</li></ul></div>',
  ],
])('patching makes a page equal to another one: %s', (_, before, after) => {
  const { html, isUnchanged } = patched(before, after);
  expect(html).toBe(after);
  expect(isUnchanged).toBe(true);
});

test('patching finds the first element that changed, and none in an equal page', () => {
  const { first } = patched('<p>A</p><div><b>B</b></div><p>C</p>', '<p>A</p><div><b>X</b></div><p>Y</p>');
  expect(first?.outerHTML).toBe('<b>X</b>');
  expect(patched('<p>A</p>', '<p>A</p>').first).toBeNull();
});

test('a page is shown without scripts, and its links open in a tab of their own', () => {
  const page = sourceOf(
    pageOf(
      '<head><script src="/a.js"></script><link rel="modulepreload" href="/b.js"></head><a href="#top">Up</a><a href="/x">X</a>',
    ),
  );
  expect(page).toContain('<!doctype html>');
  expect(page).toContain('<base target="_blank">');
  expect(page).toContain('<a>Up</a><a href="/x">X</a>');
  expect(page).not.toMatch(/script|modulepreload/);
});

test('the colours of a page have the nonce of the console, and not that of the site', () => {
  const page = pageOf('<head><style nonce="of-the-site">:root{--primary:#0b6e4f}</style></head>');
  expect(page.querySelector('style')?.getAttribute('nonce')).toBe(nonce);
  expect(page.querySelector('style')?.textContent).toBe(':root{--primary:#0b6e4f}');
});
