import type { TextName } from '../../texts/translate';
import type { RichTextToolbar } from '@polyphony/domain/richText/richText.js';
import type { Editor } from '@tiptap/react';
import { RedoIcon, UndoIcon } from '../../ui/icons/editor';
import {
  BoldIcon,
  BulletedListIcon,
  ClearFormatIcon,
  ItalicIcon,
  NumberedListIcon,
  QuoteIcon,
  UnderlineIcon,
} from '../../ui/icons/editor';

/** A button that changes the selection. */
export interface Tool {
  readonly name: TextName;
  readonly keys?: string;
  readonly Icon: typeof BoldIcon;
  readonly run: (editor: Editor) => unknown;
  /** Whether it applies to the selection already; only for toggle buttons. */
  readonly active?: (editor: Editor) => boolean;
  readonly enabled: (editor: Editor) => boolean;
  /** Whether the icon is mirrored in right-to-left languages. */
  readonly mirrored?: boolean;
}

const mark = (name: TextName, type: string, keys: string, Icon: Tool['Icon']): Tool => ({
  name,
  keys,
  Icon,
  run: (editor) => editor.chain().focus().toggleMark(type).run(),
  active: (editor) => editor.isActive(type),
  enabled: (editor) => editor.can().toggleMark(type),
});

const MARKS = [
  mark('records.bold', 'bold', 'Ctrl+B', BoldIcon),
  mark('records.italic', 'italic', 'Ctrl+I', ItalicIcon),
  mark('records.underline', 'underline', 'Ctrl+U', UnderlineIcon),
];

const LISTS: Tool[] = [
  {
    name: 'records.bulletedList',
    keys: 'Ctrl+Shift+8',
    Icon: BulletedListIcon,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    active: (editor) => editor.isActive('bulletList'),
    enabled: (editor) => editor.can().toggleBulletList(),
    mirrored: true,
  },
  {
    name: 'records.numberedList',
    keys: 'Ctrl+Shift+7',
    Icon: NumberedListIcon,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    active: (editor) => editor.isActive('orderedList'),
    enabled: (editor) => editor.can().toggleOrderedList(),
    mirrored: true,
  },
];

const QUOTE: Tool = {
  name: 'records.quote',
  keys: 'Ctrl+Shift+B',
  Icon: QuoteIcon,
  run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  active: (editor) => editor.isActive('blockquote'),
  enabled: (editor) => editor.can().toggleBlockquote(),
};

const CLEAR: Tool = {
  name: 'records.clearFormatting',
  Icon: ClearFormatIcon,
  run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  enabled: () => true,
};

const HISTORY: Tool[] = [
  {
    name: 'records.undo',
    keys: 'Ctrl+Z',
    Icon: UndoIcon,
    run: (editor) => editor.chain().focus().undo().run(),
    enabled: (editor) => editor.can().undo(),
    mirrored: true,
  },
  {
    name: 'records.redo',
    keys: 'Ctrl+Shift+Z',
    Icon: RedoIcon,
    run: (editor) => editor.chain().focus().redo().run(),
    enabled: (editor) => editor.can().redo(),
    mirrored: true,
  },
];

export interface ToolSet {
  /** Levels of the available headings; empty without a heading menu. */
  readonly headings: readonly (1 | 2 | 3 | 4 | 5 | 6)[];
  readonly tools: readonly Tool[];
  readonly images: boolean;
  readonly history: readonly Tool[];
}

/** The tools of each toolbar; all have links. */
export const TOOL_SETS: Readonly<Record<RichTextToolbar, ToolSet>> = {
  basic: { headings: [], tools: MARKS, images: false, history: [] },
  standard: { headings: [2, 3, 4], tools: [...MARKS, ...LISTS], images: true, history: HISTORY },
  full: { headings: [1, 2, 3, 4, 5, 6], tools: [...MARKS, ...LISTS, QUOTE, CLEAR], images: true, history: HISTORY },
};
