import type { Editor } from '@tiptap/react';
import type { TextName } from '../../../texts/translate';
import { insertDivider, insertTable } from '../schema/insert';

/** A dialog of the editor. */
export type EditorDialog = 'link' | 'image' | 'video' | 'caption';

/** Something to insert, or a kind that the block at the selection becomes. */
export interface SlashItem {
  readonly id: string;
  /** Its name; a heading has its level instead. */
  readonly name: TextName | { readonly level: 1 | 2 | 3 | 4 | 5 | 6 };
  readonly run: (editor: Editor, open: (dialog: EditorDialog) => void) => unknown;
}

/** What the menu of an editor offers. @param images whether its user may add pictures */
export const slashItems = (levels: readonly (1 | 2 | 3 | 4 | 5 | 6)[], images: boolean): readonly SlashItem[] => [
  ...levels.map((level): SlashItem => ({
    id: `heading-${level}`,
    name: { level },
    run: (editor) => editor.commands.setHeading({ level }),
  })),
  { id: 'bullets', name: 'records.bulletedList', run: (editor) => editor.commands.toggleBulletList() },
  { id: 'numbers', name: 'records.numberedList', run: (editor) => editor.commands.toggleOrderedList() },
  { id: 'quote', name: 'records.quote', run: (editor) => editor.commands.toggleBlockquote() },
  { id: 'code', name: 'editor.codeBlock', run: (editor) => editor.commands.toggleCodeBlock() },
  { id: 'table', name: 'records.table', run: insertTable },
  ...(images
    ? [{ id: 'picture', name: 'labels.picture', run: (_, open) => open('image') } as const satisfies SlashItem]
    : []),
  { id: 'video', name: 'editor.video', run: (_, open) => open('video') },
  { id: 'divider', name: 'editor.divider', run: insertDivider },
];

/** Maximum length of what is typed behind the slash. */
const TYPED_MAX = 20;

export interface Slash {
  /** Position of the slash. */
  readonly from: number;
  readonly typed: string;
}

/** The slash before the cursor at the start of a paragraph or behind a blank, and what was typed since. */
export function slashAt({ state }: Editor): Slash | null {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  const start = Math.max(0, $from.parentOffset - TYPED_MAX - 2);
  const before = $from.parent.textBetween(start, $from.parentOffset, null, '\ufffc');
  const typed = /(?:^|\s)\/([^/\s]*)$/.exec(before)?.[1];
  if (typed === undefined || (start > 0 && before.startsWith('/'))) return null;
  return { from: $from.pos - typed.length - 1, typed };
}
