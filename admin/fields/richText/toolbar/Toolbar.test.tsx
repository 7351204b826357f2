/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { RichTextToolbar } from '@polyphony/domain/richText/richText.js';
import { Editor } from '@tiptap/react';
import { extensions } from '../extensions';
import { Toolbar } from './Toolbar';

const ignore = () => undefined;

/** The accessible names of a toolbar's buttons. */
function toolsOf(toolbar: RichTextToolbar): string[] {
  const editor = new Editor({ extensions, content: '<p>Clay</p>' });
  const { unmount } = render(
    <Toolbar
      editor={editor}
      toolbar={toolbar}
      label={toolbar}
      canInsertImages
      onOpen={ignore}
      onFind={ignore}
      fullScreen={false}
      onFullScreen={ignore}
    />,
  );
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
  unmount();
  editor.destroy();
  return names;
}

test('RICH-020: basic, standard and full are three sets of tools, each with all of the one before', () => {
  const [basic, standard, full] = [toolsOf('basic'), toolsOf('standard'), toolsOf('full')];
  expect(basic).toEqual(['Bold', 'Italic', 'Underline', 'Link']);
  expect(standard).toEqual(
    expect.arrayContaining([
      ...basic,
      'Bulleted list',
      'Table',
      'Code block',
      'Picture',
      'Video',
      'Find and replace',
      'Undo',
    ]),
  );
  expect(full).toEqual(expect.arrayContaining([...standard, 'Quote']));
  expect(full.length).toBeGreaterThan(standard.length);
});
