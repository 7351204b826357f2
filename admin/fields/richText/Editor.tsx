import type { TextName } from '../../texts/translate';
import { useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import type { RichTextToolbar } from '@polyphony/domain/richText/richText.js';
import { EditorContent } from '@tiptap/react';
import { useFileRights } from '../../files/useFileRights';
import { useHandOver } from '../binding/handOver';
import { holds } from '../../session/rights/gates';
import { useSession } from '../../session/SessionProvider';
import { useT } from '../../texts/useT';
import { frame } from './frame';
import { ImageDialog } from './ImageDialog';
import type { LeftOut } from './leftOut';
import { LinkDialog } from './LinkDialog';
import { PasteNotice } from './PasteNotice';
import { Toolbar } from './Toolbar';
import { useRichText } from './useRichText';

export interface EditorHandle {
  focus(): void;
}

interface EditorProps {
  readonly handle: RefObject<EditorHandle | null>;
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
  readonly toolbar: RichTextToolbar;
  readonly height: number;
  readonly readOnly: boolean;
  readonly invalid: boolean;
  readonly label: TextName | '';
  /** Attributes of the editable element. */
  readonly content: Readonly<Record<string, string>>;
}

/** The open dialog. */
type Open = 'link' | 'image' | null;

/**
 * A rich text editor with a toolbar. Alt+F10 focuses the toolbar, Escape returns to the text, Ctrl+K opens the link
 * dialog.
 */
export function Editor(props: EditorProps) {
  const t = useT();
  const { handle, value, onChange, onBlur, toolbar, height, readOnly, invalid, label, content } = props;
  const mayAdd = holds(useSession(), ['ADD_FILE']);
  const { list: seesLibrary } = useFileRights();
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const { editor, flush } = useRichText({
    value,
    onChange,
    readOnly,
    canPasteImages: mayAdd,
    content,
    onPaste: setLeftOut,
  });
  const [open, setOpen] = useState<Open>(null);
  const box = useRef<HTMLDivElement>(null);
  useHandOver(box, flush);
  useImperativeHandle(handle, () => ({ focus: () => void editor.commands.focus() }), [editor]);

  const close = () => {
    // The dialog is gone and the text has the focus before the next key: the editor's own command waits for a frame.
    flushSync(() => setOpen(null));
    editor.view.focus();
  };

  return (
    <Box
      ref={box}
      sx={frame(height)}
      data-invalid={invalid || undefined}
      data-read-only={readOnly || undefined}
      onBlur={({ relatedTarget }) => {
        if (box.current?.contains(relatedTarget)) return;
        flush();
        onBlur();
      }}
      onKeyDown={(event) => {
        if (readOnly || !editor.view.dom.contains(event.target as Node)) return;
        const toToolbar = event.altKey && event.key === 'F10';
        const toLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
        if (!toToolbar && !toLink) return;
        event.preventDefault();
        if (toLink) setOpen('link');
        else box.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus();
      }}
    >
      {!readOnly && (
        <Toolbar
          editor={editor}
          toolbar={toolbar}
          label={t('records.formattingOfLabel', { label: t(label) })}
          canInsertImages={mayAdd || seesLibrary}
          onLink={() => setOpen('link')}
          onImage={() => setOpen('image')}
        />
      )}
      {leftOut.length > 0 && <PasteNotice leftOut={leftOut} onClose={() => setLeftOut([])} />}
      <EditorContent editor={editor} />
      {open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {open === 'image' && <ImageDialog editor={editor} canUpload={mayAdd} onClose={close} />}
    </Box>
  );
}
