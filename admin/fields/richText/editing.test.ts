/** @jest-environment jsdom */
import { Editor } from '@tiptap/react';
import { allowedHtml } from '@polyphony/domain/testing/hostileHtml.js';
import { cleanRichText } from './cleanRichText';
import { extensions } from './extensions';
import { goToMatch, replaceAll, replaceMatch, searchOf, setQuery } from './find/search';
import { align } from './schema/alignment';
import { insertTable, setTableCaption, TABLE_ACTIONS, tableCaption } from './schema/insert';
import { moveBlock } from './schema/moveBlocks';
import { insertPicture } from './schema/pictures';
import { slashAt } from './slash/slashItems';

/** An editor with the cursor behind the n-th character. */
const editorOf = (content: string, at = 1) => {
  const editor = new Editor({ extensions, content, editorProps: { handleScrollToSelection: () => true } });
  if (editor.state.doc.resolve(at).parent.isTextblock) editor.commands.setTextSelection(at);
  return editor;
};
const htmlOf = (editor: Editor) => cleanRichText(editor.getHTML());
const run = (editor: Editor, name: string) =>
  TABLE_ACTIONS.find((action) => action.name === name)?.command(editor.state, editor.view.dispatch);

const NEW = allowedHtml.filter((html) => /<(?:s|pre|table|figure|hr)\b|data-align/.test(html));

test.each(NEW)('the editor preserves %s', (html) => {
  const paragraphs = (text: string) => text.replace(/<(t[hd])([^>]*)>(?!<[^/])([^<]*)/g, '<$1$2><p>$3</p>');
  expect(NEW.length).toBeGreaterThanOrEqual(5);
  expect(htmlOf(editorOf(html)).replace(/<p><\/p>(?=<(?:ul|ol))/g, '')).toBe(
    paragraphs(html).replace(/<li>(?!<)([^<]*)/g, '<li><p>$1</p>'),
  );
});

test('a new table has a row of headers, gets rows, columns and a caption, and is undone step by step', () => {
  const editor = editorOf('<p></p>');
  insertTable(editor);
  expect(htmlOf(editor).match(/<tr>/g)).toHaveLength(3);
  expect(htmlOf(editor).match(/<th>/g)).toHaveLength(3);
  expect(run(editor, 'editor.addRow')).toBe(true);
  expect(run(editor, 'editor.addColumn')).toBe(true);
  expect(htmlOf(editor).match(/<t[hd]>/g)).toHaveLength(16);
  setTableCaption(editor, 'Prices');
  expect(tableCaption(editor)).toBe('Prices');
  expect(htmlOf(editor)).toContain('<table><caption>Prices</caption><tbody>');
  editor.commands.undo();
  expect(tableCaption(editor)).toBe('');
  expect(run(editor, 'editor.removeTable')).toBe(true);
  expect(htmlOf(editor)).toBe('<p></p>');
});

test('paragraphs are aligned to the centre, and back to the start without a trace', () => {
  const editor = editorOf('<p>a</p>');
  align(editor, 'center');
  expect(htmlOf(editor)).toBe('<p data-align="center">a</p>');
  align(editor, null);
  expect(htmlOf(editor)).toBe('<p>a</p>');
});

test('a picture gets a caption, a new one, and none', () => {
  const picture = { src: '/a.png', alt: '' };
  const editor = editorOf('<p></p>');
  insertPicture(editor, picture, 'One', '');
  expect(htmlOf(editor)).toContain('<figure><img src="/a.png" alt=""><figcaption>One</figcaption></figure>');
  editor.commands.setTextSelection(2);
  insertPicture(editor, picture, 'Two', 'One');
  expect(htmlOf(editor)).toContain('<figcaption>Two</figcaption>');
  editor.commands.setTextSelection(2);
  insertPicture(editor, picture, '', 'Two');
  expect(htmlOf(editor)).toContain('<p><img src="/a.png" alt=""></p>');
});

test('a block moves below the next one and back, an item of a list among its items', () => {
  const editor = editorOf('<p>a</p><h2>b</h2><ul><li><p>c</p></li><li><p>d</p></li></ul>', 2);
  moveBlock(editor, 1);
  expect(htmlOf(editor)).toMatch(/^<h2>b<\/h2><p>a<\/p>/);
  moveBlock(editor, -1);
  expect(moveBlock(editor, -1)).toBe(false);
  expect(htmlOf(editor)).toMatch(/^<p>a<\/p><h2>b<\/h2>/);
  editor.commands.setTextSelection(9);
  moveBlock(editor, 1);
  expect(htmlOf(editor)).toContain('<li><p>d</p></li><li><p>c</p></li>');
});

test.each([
  ['<p>One ONE öne</p>', 'one', false, '<p>x x x</p>'],
  ['<p>One ONE one</p>', 'one', true, '<p>One ONE x</p>'],
  ['<p>كِتَابٌ وكتاب</p>', 'كتاب', false, '<p>x وx</p>'],
  ['<p>إسلام</p>', 'اسلام', false, '<p>x</p>'],
  ['<p>a <strong>b</strong>c</p><p>bc</p>', 'bc', false, '<p>a <strong>x</strong></p><p>x</p>'],
  [
    '<table><tbody><tr><td><p>tea</p></td><td><p>b</p></td></tr></tbody></table>',
    'TEA',
    false,
    '<table><tbody><tr><td><p>x</p></td><td><p>b</p></td></tr></tbody></table>',
  ],
  ['<p>a</p>', '  ', false, '<p>a</p>'],
])('in %j, replacing all of %j (exactly: %j) makes %j in one step to undo', (html, text, exact, replaced) => {
  const editor = editorOf(html);
  setQuery(editor, { text, exact });
  const count = replaceAll(editor, 'x');
  expect(htmlOf(editor)).toBe(replaced);
  if (count > 0) editor.commands.undo();
  expect(htmlOf(editor)).toBe(html);
});

test('matches are visited in a circle and replaced one by one', () => {
  const editor = editorOf('<p>a b a</p>');
  setQuery(editor, { text: 'a', exact: false });
  goToMatch(editor, -1);
  expect(searchOf(editor.state).current).toBe(1);
  goToMatch(editor, 1);
  expect(searchOf(editor.state).current).toBe(0);
  replaceMatch(editor, 'c');
  expect(htmlOf(editor)).toBe('<p>c b a</p>');
  expect(editor.state.selection.from).toBe(5);
});

test.each([
  ['<p>/</p>', 2, ''],
  ['<p>text /ta</p>', 9, 'ta'],
  ['<p>and/or</p>', 7, null],
  ['<p>https://x</p>', 10, null],
  ['<pre><code>/</code></pre>', 2, null],
])('in %j the menu of blocks opens at %i with %j', (html, at, typed) => {
  expect(slashAt(editorOf(html, at))?.typed ?? null).toBe(typed);
});
