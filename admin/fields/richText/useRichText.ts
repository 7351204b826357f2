import { useCallback, useEffect, useRef, useState } from 'react';
import { isBlankRichText } from '@polyphony/domain/richText/richText.js';
import { RICH_TEXT_PAUSE_MS } from '@polyphony/domain/limits.js';
import { useEditor, type Editor } from '@tiptap/react';
import { failureOf } from '../../platform/failure';
import { toastError } from '../../ui/toasts/toasts';
import { cleanRichText } from './cleanRichText';
import { extensions } from './extensions';
import { inlineImage, picturesAmong } from './inlineImage';
import type { LeftOut } from './pasting/leftOut';
import { movedPictures, movePictures, withMoved } from './movedPictures';
import { pastedHtml } from './pasting/pastedHtml';

interface RichTextOptions {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly readOnly: boolean;
  /** Whether images can be pasted and dropped. */
  readonly canPasteImages: boolean;
  /** Attributes of the editable element. */
  readonly content: Readonly<Record<string, string>>;
  /** Called with each paste of HTML, also of one that the text keeps whole. */
  readonly onPaste: (leftOut: readonly LeftOut[]) => void;
}

/** Blanks that follow one another, outside of code, are displayed by all readers of HTML if every second one is a no-break space. */
const withBlanks = (html: string): string =>
  html.replace(/<pre>[^]*?<\/pre>|<[^<>]*>| {2,}/g, (part) =>
    part.startsWith('<') ? part : part.replaceAll('  ', ' \u00a0'),
  );

/** The empty lines at the end, where an editor leaves one behind what was pasted. */
const LAST_LINES = /(?:<p><\/p>)+$/;

/** The sanitized HTML of an editor; '' for a blank text. */
function htmlOf(editor: Editor): string {
  const html = withBlanks(cleanRichText(editor.getHTML())).replace(LAST_LINES, '');
  return isBlankRichText(html) ? '' : html;
}

/**
 * An editor for a value of the form. Input reaches the form sanitized, debounced by 300 ms or at once with `flush`;
 * HTML that the editor merely serializes differently does not count as a change.
 */
export function useRichText({ value, onChange, readOnly, canPasteImages, content, onPaste }: RichTextOptions) {
  // The HTML in the form, and the editor's serialization of the last value set from outside.
  const known = useRef({ html: value, original: value, normal: '' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ onChange, canPasteImages, onPaste });
  useEffect(() => {
    latest.current = { onChange, canPasteImages, onPaste };
  });

  const emitChange = useCallback((editor: Editor) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const html = htmlOf(editor);
    const { original, normal } = known.current;
    const next = html === normal ? original : html;
    if (next === known.current.html) return;
    known.current.html = next;
    latest.current.onChange(next);
  }, []);

  const [uploading, setUploading] = useState(0);
  const insert = (editor: Editor | null, files: readonly File[], at?: number): boolean => {
    if (!editor || !latest.current.canPasteImages || files.length === 0) return false;
    setUploading((count) => count + files.length);
    void Promise.allSettled(files.map(inlineImage)).then((outcomes) => {
      setUploading((count) => count - files.length);
      if (editor.isDestroyed) return;
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') toastError(failureOf(outcome.reason).message);
        else if (at === undefined) editor.chain().focus().setImage(outcome.value).run();
        else editor.chain().focus(at).setImage(outcome.value).run();
      }
    });
    return true;
  };

  const self = useRef<Editor | null>(null);
  const editor = useEditor({
    extensions,
    content: value,
    editable: !readOnly,
    // Styles would need the page's nonce; they are in frame.ts.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', ...content },
      transformPastedHTML: (clipboard) => {
        const { html, leftOut } = pastedHtml(clipboard);
        latest.current.onPaste(leftOut);
        return html;
      },
      handlePaste: (_, { clipboardData }) =>
        // Word puts an image of the text on the clipboard as well.
        !clipboardData?.types.includes('text/html') && insert(self.current, picturesAmong(clipboardData)),
      handleDrop: (view, { dataTransfer, clientX, clientY }, __, moved) =>
        !moved &&
        insert(self.current, picturesAmong(dataTransfer), view.posAtCoords({ left: clientX, top: clientY })?.pos),
    },
    onCreate: ({ editor: created }) => {
      known.current.normal = htmlOf(created);
    },
    onUpdate: ({ editor: changed }) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => emitChange(changed), RICH_TEXT_PAUSE_MS);
    },
  });

  useEffect(() => {
    self.current = editor;
  }, [editor]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    editor.setEditable(!readOnly, false);
  }, [editor, readOnly]);
  const attributes = JSON.stringify(content);
  useEffect(() => {
    const { editorProps } = editor.options;
    editor.setOptions({
      editorProps: {
        ...editorProps,
        attributes: { role: 'textbox', 'aria-multiline': 'true', ...(JSON.parse(attributes) as object) },
      },
    });
  }, [editor, attributes]);

  // The value was set from outside: a saved record, a concurrent version, a reset form. Where only pictures were moved to
  // the library, what is being typed stays.
  useEffect(() => {
    const { html, original, normal } = known.current;
    if (value === html) return;
    const moved = movedPictures(html, value);
    if (moved.size > 0 && withMoved(html, moved) === value) {
      known.current = { html: value, original: withMoved(original, moved), normal: withMoved(normal, moved) };
      movePictures(editor, moved);
      return;
    }
    clearTimeout(timer.current);
    timer.current = undefined;
    known.current = { html: value, original: value, normal: '' };
    if (htmlOf(editor) !== value) editor.commands.setContent(value, { emitUpdate: false });
    known.current.normal = htmlOf(editor);
  }, [editor, value]);

  const flush = useCallback(() => {
    if (timer.current !== undefined) emitChange(editor);
  }, [editor, emitChange]);

  return { editor, flush, uploading };
}
