import type { Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { PickedImage } from '../RichTextInput';
import { insertBlock } from './insert';

/** The picture with a caption at the selection. */
export function figureAt({ state: { selection } }: Editor): Node | null {
  if (selection instanceof NodeSelection && selection.node.type.name === 'figure') return selection.node;
  const { parent } = selection.$from;
  return parent.type.name === 'figure' ? parent : null;
}

/** Inserts a picture, with a caption if there is one, or changes the selected one. */
export function insertPicture(editor: Editor, picture: PickedImage, caption: string, captionBefore: string): void {
  const attrs = { ...picture };
  const { selection, tr } = editor.state;
  const { image, figure, paragraph } = editor.schema.nodes;
  if (!image || !figure || !paragraph) return;
  const block = { type: 'figure', attrs, content: caption ? [{ type: 'text', text: caption }] : [] };
  if (figureAt(editor)) {
    // The formatting of a caption stays where its words do.
    if (caption === captionBefore) editor.chain().focus().updateAttributes('figure', attrs).run();
    else {
      const from = selection instanceof NodeSelection ? selection.from : selection.$from.before();
      const size = figureAt(editor)?.nodeSize ?? 0;
      const node = caption ? editor.schema.nodeFromJSON(block) : paragraph.create(null, image.create(attrs));
      editor.view.dispatch(tr.replaceWith(from, from + size, node));
    }
    return;
  }
  if (caption === '') {
    if (editor.isActive('image')) editor.chain().focus().updateAttributes('image', attrs).run();
    else editor.chain().focus().setImage(attrs).run();
    return;
  }
  if (editor.isActive('image')) editor.commands.deleteSelection();
  insertBlock(editor, block);
}
