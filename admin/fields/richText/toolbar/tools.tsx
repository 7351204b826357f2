import type { TextName } from '../../../texts/translate';
import type { Alignment, RichTextToolbar } from '@polyphony/domain/richText/richText.js';
import type { Editor } from '@tiptap/react';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/icons/arranging';
import { align } from '../schema/alignment';
import { insertDivider } from '../schema/insert';
import { canMoveBlock, moveBlock } from '../schema/moveBlocks';
import { RedoIcon, UndoIcon } from '../../../ui/icons/editor';
import {
  AlignCentreIcon,
  AlignEndIcon,
  AlignStartIcon,
  BoldIcon,
  BulletedListIcon,
  ClearFormatIcon,
  CodeBlockIcon,
  CodeIcon,
  DividerIcon,
  ItalicIcon,
  NumberedListIcon,
  QuoteIcon,
  StrikethroughIcon,
  UnderlineIcon,
} from '../../../ui/icons/editor';

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

const MORE_MARKS = [
  mark('editor.strikethrough', 'strike', 'Ctrl+Shift+S', StrikethroughIcon),
  mark('editor.code', 'code', 'Ctrl+E', CodeIcon),
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

const CODE_BLOCK: Tool = {
  name: 'editor.codeBlock',
  keys: 'Ctrl+Alt+C',
  Icon: CodeBlockIcon,
  run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  active: (editor) => editor.isActive('codeBlock'),
  enabled: (editor) => editor.can().toggleCodeBlock(),
};

const alignment = (name: TextName, value: Alignment | null, keys: string, Icon: Tool['Icon']): Tool => ({
  name,
  keys,
  Icon,
  run: (editor) => align(editor, value),
  active: (editor) => {
    const { parent } = editor.state.selection.$from;
    return 'align' in parent.attrs && parent.attrs['align'] === value;
  },
  enabled: (editor) => 'align' in editor.state.selection.$from.parent.attrs,
  mirrored: true,
});

const ALIGNING: Tool[] = [
  alignment('editor.alignStart', null, 'Ctrl+Shift+L', AlignStartIcon),
  alignment('editor.alignCentre', 'center', 'Ctrl+Shift+E', AlignCentreIcon),
  alignment('editor.alignEnd', 'end', 'Ctrl+Shift+R', AlignEndIcon),
];

const DIVIDER: Tool = {
  name: 'editor.divider',
  Icon: DividerIcon,
  run: insertDivider,
  enabled: () => true,
};

const MOVING: Tool[] = [
  {
    name: 'editor.moveBlockUp',
    keys: 'Alt+↑',
    Icon: ArrowUpIcon,
    run: (editor) => moveBlock(editor, -1),
    enabled: (editor) => canMoveBlock(editor, -1),
  },
  {
    name: 'editor.moveBlockDown',
    keys: 'Alt+↓',
    Icon: ArrowDownIcon,
    run: (editor) => moveBlock(editor, 1),
    enabled: (editor) => canMoveBlock(editor, 1),
  },
];

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
  /** Whether it has pictures, tables and videos, the menu of blocks, and what long texts need. */
  readonly blocks: boolean;
  /** Tools after those that insert something. */
  readonly last: readonly Tool[];
}

const BLOCKS = [...MARKS, ...MORE_MARKS, ...LISTS, QUOTE, CODE_BLOCK, ...ALIGNING];
const LAST = [DIVIDER, ...MOVING, ...HISTORY];

/** The tools of each toolbar; all have links. */
export const TOOL_SETS: Readonly<Record<RichTextToolbar, ToolSet>> = {
  basic: { headings: [], tools: MARKS, blocks: false, last: [] },
  standard: { headings: [2, 3, 4], tools: BLOCKS, blocks: true, last: LAST },
  full: { headings: [1, 2, 3, 4, 5, 6], tools: [...BLOCKS, CLEAR], blocks: true, last: LAST },
};
