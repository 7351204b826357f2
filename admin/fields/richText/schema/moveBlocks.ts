import { NodeSelection, TextSelection, type Command } from '@tiptap/pm/state';
import { Extension, type Editor } from '@tiptap/react';

/** The depth of the block that moves: an item of a list, or else a block of the text, such as a whole table. */
function depthOf({ selection: { $from } }: Parameters<Command>[0]): number {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (name === 'listItem') return depth;
    if (name === 'table') return 1;
  }
  return 1;
}

/** Exchanges the block at the selection with the one before or after it, in one step to undo. */
const moved =
  (step: -1 | 1): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    const { $from } = selection;
    const depth = depthOf(state) - 1;
    const parent = $from.node(depth);
    const index = $from.index(depth);
    const [block, other] = [parent.maybeChild(index), parent.maybeChild(index + step)];
    if (!block || !other) return false;
    if (!dispatch) return true;
    const start = $from.posAtIndex(index, depth);
    const from = step < 0 ? start - other.nodeSize : start;
    tr.replaceWith(from, from + block.nodeSize + other.nodeSize, step < 0 ? [block, other] : [other, block]);
    const by = step * other.nodeSize;
    const end = start + by + block.nodeSize;
    const place = (at: number) => Math.min(at + by, end);
    const next =
      selection instanceof NodeSelection
        ? NodeSelection.create(tr.doc, place(selection.from))
        : TextSelection.between(tr.doc.resolve(place(selection.anchor)), tr.doc.resolve(place(selection.head)));
    dispatch(tr.setSelection(next).scrollIntoView());
    return true;
  };

/** Moves the block at the selection up or down. */
export const moveBlock = ({ state, view }: Editor, step: -1 | 1): boolean => moved(step)(state, view.dispatch);

/** Whether there is a block to change places with. */
export const canMoveBlock = ({ state }: Editor, step: -1 | 1): boolean => moved(step)(state);

/** Alt with an arrow key moves the block at the selection. */
export const MoveBlocks = Extension.create({
  name: 'moveBlocks',
  addKeyboardShortcuts() {
    return {
      'Alt-ArrowUp': ({ editor }) => moveBlock(editor, -1) || true,
      'Alt-ArrowDown': ({ editor }) => moveBlock(editor, 1) || true,
    };
  },
});
