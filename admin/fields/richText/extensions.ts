import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { linkAddress, RICH_TEXT } from '@polyphony/domain/richText.js';

/** The parts that a text is made of in the editor: those of the allow list, and nothing that could not be stored. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    // It would end every text with an empty paragraph.
    trailingNode: false,
    dropcursor: { color: 'currentColor' },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: [...RICH_TEXT.schemes.a],
      isAllowedUri: (address) => linkAddress(address) !== null,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image.configure({ inline: true, allowBase64: true }),
];
