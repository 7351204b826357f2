import { ALIGNMENTS, type Alignment } from '@polyphony/domain/richText/richText.js';
import { Extension, type Editor } from '@tiptap/react';

const TYPES = ['paragraph', 'heading'] as const;

const known: readonly (string | null)[] = ALIGNMENTS;

/** Aligns the paragraphs and headings of the selection; null is the start of a line. */
export const align = (editor: Editor, alignment: Alignment | null): boolean =>
  TYPES.reduce((chain, type) => chain.updateAttributes(type, { align: alignment }), editor.chain().focus()).run();

/** Alignment of paragraphs and headings, logical so that it suits both directions of writing. */
export const Alignments = Extension.create({
  name: 'alignments',
  addGlobalAttributes: () => [
    {
      types: [...TYPES],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => {
            const value = element.getAttribute('data-align');
            return known.includes(value) ? value : null;
          },
          renderHTML: (attributes: Record<string, unknown>) =>
            attributes['align'] ? { 'data-align': attributes['align'] } : {},
        },
      },
    },
  ],
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      'Mod-Shift-l': () => align(editor, null),
      'Mod-Shift-e': () => align(editor, 'center'),
      'Mod-Shift-r': () => align(editor, 'end'),
    };
  },
});
