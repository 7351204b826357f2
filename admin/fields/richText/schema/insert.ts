import { TextSelection, type Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  findTable,
  mergeCells,
  splitCell,
  toggleHeader,
} from '@tiptap/pm/tables';
import type { Editor, JSONContent } from '@tiptap/react';
import type { TextName } from '../../../texts/translate';

const cell = (type: string): JSONContent => ({ type, content: [{ type: 'paragraph' }] });
const row = (type: string, columns: number): JSONContent => ({
  type: 'tableRow',
  content: Array.from({ length: columns }, () => cell(type)),
});

/** Inserts a block instead of an empty paragraph, or after the block at the selection; the selection moves into it, or behind it. */
export function insertBlock(editor: Editor, block: JSONContent): void {
  const { $from } = editor.state.selection;
  const isEmpty = $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  const depth = Math.max($from.depth, 1);
  const from = $from.depth === 0 ? editor.state.selection.from : isEmpty ? $from.before(depth) : $from.after(depth);
  const to = isEmpty && $from.depth > 0 ? $from.after(depth) : from;
  const node = editor.schema.nodeFromJSON(block);
  const { tr } = editor.state;
  const last = to >= tr.doc.content.size;
  const after = last ? [editor.schema.node('paragraph')] : [];
  tr.replaceWith(from, to, [node, ...after]);
  const place = node.isAtom || node.type.name === 'horizontalRule' ? from + node.nodeSize : from;
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(place + 1, tr.doc.content.size)))).scrollIntoView();
  editor.view.dispatch(tr);
  editor.view.focus();
}

/** Inserts a table of three rows and columns with a row of headers. */
export const insertTable = (editor: Editor): void =>
  insertBlock(editor, {
    type: 'table',
    content: [row('tableHeader', 3), row('tableCell', 3), row('tableCell', 3)],
  });

export const insertDivider = (editor: Editor): void => insertBlock(editor, { type: 'horizontalRule' });

interface TableAction {
  readonly name: TextName;
  readonly command: Command;
}

/** Actions on the table at the selection. */
export const TABLE_ACTIONS: readonly TableAction[] = [
  { name: 'editor.addRow', command: addRowAfter },
  { name: 'editor.addColumn', command: addColumnAfter },
  { name: 'editor.removeRow', command: deleteRow },
  { name: 'editor.removeColumn', command: deleteColumn },
  { name: 'editor.headerRow', command: toggleHeader('row') },
  { name: 'editor.headerColumn', command: toggleHeader('column') },
  { name: 'editor.mergeCells', command: mergeCells },
  { name: 'editor.splitCell', command: splitCell },
  { name: 'editor.removeTable', command: deleteTable },
];

/** The caption of the table at the selection; null outside of tables. */
export function tableCaption({ state }: Editor): string | null {
  const table = findTable(state.selection.$from);
  return table ? String(table.node.attrs['caption']) : null;
}

export function setTableCaption({ state, view }: Editor, caption: string): void {
  const table = findTable(state.selection.$from);
  if (table) view.dispatch(state.tr.setNodeAttribute(table.pos, 'caption', caption));
}
