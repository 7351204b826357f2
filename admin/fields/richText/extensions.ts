import Image from '@tiptap/extension-image';
import Link from '@tiptap/extension-link';
import StarterKit from '@tiptap/starter-kit';
import { linkAddress, RICH_TEXT } from '@polyphony/domain/richText/richText.js';
import { search } from './find/search';
import { Alignments } from './schema/alignment';
import { Figure, Video } from './schema/figures';
import { MoveBlocks } from './schema/moveBlocks';
import { tables } from './schema/tables';

/** The editor's extensions: only what the allow list of rich texts contains. */
export const extensions = [
  StarterKit.configure({
    // Code is written from left to right in every language.
    codeBlock: { HTMLAttributes: { dir: 'ltr' } },
    // Would append an empty paragraph to every text.
    trailingNode: false,
    dropcursor: { color: 'currentColor' },
    link: false,
  }),
  // Not inclusive, so that text pasted behind a link is no part of it: the extension's own default follows `autolink`.
  Link.extend({ inclusive: false }).configure({
    openOnClick: false,
    autolink: true,
    defaultProtocol: 'https',
    protocols: [...RICH_TEXT.schemes.a],
    isAllowedUri: (address) => linkAddress(address) !== null,
    HTMLAttributes: { target: null, rel: null },
  }),
  Image.configure({ inline: true, allowBase64: true }),
  ...tables,
  Figure,
  Video,
  Alignments,
  MoveBlocks,
  search,
];
