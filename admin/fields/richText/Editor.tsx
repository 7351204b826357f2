import type { TextName } from '../../texts/translate';
import { useImperativeHandle, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { RichTextToolbar } from '@polyphony/domain/richText/richText.js';
import { EditorContent } from '@tiptap/react';
import { useFileRights } from '../../files/useFileRights';
import { useHandOver } from '../binding/handOver';
import { holds } from '../../session/rights/gates';
import { useSession } from '../../session/SessionProvider';
import { useT } from '../../texts/useT';
import { frame } from './frame';
import { CaptionDialog } from './dialogs/CaptionDialog';
import { VideoDialog } from './dialogs/VideoDialog';
import { FindPanel } from './find/FindPanel';
import { SlashMenu } from './slash/SlashMenu';
import { slashItems, type EditorDialog } from './slash/slashItems';
import { TOOL_SETS } from './toolbar/tools';
import { ImageDialog } from './dialogs/ImageDialog';
import type { LeftOut } from './pasting/leftOut';
import { LinkDialog } from './dialogs/LinkDialog';
import { PasteNotice } from './pasting/PasteNotice';
import { Toolbar } from './toolbar/Toolbar';
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

/**
 * A rich text editor with a toolbar. Alt+F10 focuses the toolbar, Escape returns to the text, Ctrl+K opens the link
 * dialog,
 * Ctrl+H opens find and replace; the browser's own search stays on Ctrl+F.
 */
export function Editor(props: EditorProps) {
  const t = useT();
  const { handle, value, onChange, onBlur, toolbar, height, readOnly, invalid, label, content } = props;
  const mayAdd = holds(useSession(), ['ADD_FILE']);
  const { list: seesLibrary } = useFileRights();
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const { editor, flush, uploading } = useRichText({
    value,
    onChange,
    readOnly,
    canPasteImages: mayAdd,
    content,
    onPaste: setLeftOut,
  });
  const [open, setOpen] = useState<EditorDialog | null>(null);
  /** Whether the text has the focus. */
  const [typing, setTyping] = useState(false);
  const [finding, setFinding] = useState(false);
  const [fullScreen, setFullScreen] = useState(false);
  const { headings, blocks } = TOOL_SETS[toolbar];
  const canInsertImages = mayAdd || seesLibrary;
  const items = useMemo(() => slashItems(headings, canInsertImages), [headings, canInsertImages]);
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
      data-full-screen={fullScreen || undefined}
      data-invalid={invalid || undefined}
      data-read-only={readOnly || undefined}
      onFocus={({ target }) => setTyping(editor.view.dom.contains(target))}
      onBlur={({ relatedTarget }) => {
        setTyping(false);
        if (box.current?.contains(relatedTarget)) return;
        // Behind the editor nothing is visible that could have the focus.
        if (relatedTarget && !relatedTarget.closest('[role=dialog], [role=menu], .MuiModal-root')) setFullScreen(false);
        flush();
        onBlur();
      }}
      onKeyDown={(event) => {
        if (readOnly || !editor.view.dom.contains(event.target as Node)) return;
        const toFind = blocks && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'h';
        const toPage = fullScreen && event.key === 'Escape';
        const toToolbar = event.altKey && event.key === 'F10';
        const toLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
        if (!toToolbar && !toLink && !toFind && !toPage) return;
        event.preventDefault();
        if (toLink) setOpen('link');
        else if (toFind) setFinding(true);
        else if (toPage) setFullScreen(false);
        else box.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus();
      }}
    >
      {!readOnly && (
        <Toolbar
          editor={editor}
          toolbar={toolbar}
          label={t('records.formattingOfLabel', { label: t(label) })}
          canInsertImages={canInsertImages}
          onOpen={setOpen}
          onFind={() => setFinding(true)}
          fullScreen={fullScreen}
          onFullScreen={() => setFullScreen(!fullScreen)}
        />
      )}
      {finding && (
        <FindPanel
          editor={editor}
          onClose={() => {
            flushSync(() => setFinding(false));
            editor.view.focus();
          }}
        />
      )}
      {uploading > 0 && (
        <Alert severity="info" role="status" sx={{ borderRadius: 0 }}>
          {t('editor.uploadingPictures', { count: uploading })}
        </Alert>
      )}
      {leftOut.length > 0 && <PasteNotice leftOut={leftOut} onClose={() => setLeftOut([])} />}
      <EditorContent editor={editor} />
      {blocks && !readOnly && typing && <SlashMenu editor={editor} items={items} onOpen={setOpen} />}
      {open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {open === 'image' && <ImageDialog editor={editor} canUpload={mayAdd} onClose={close} />}
      {open === 'video' && <VideoDialog editor={editor} onClose={close} />}
      {open === 'caption' && <CaptionDialog editor={editor} onClose={close} />}
    </Box>
  );
}
