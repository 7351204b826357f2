import { cleanedBy } from '@polyphony/domain/richText/cleanTree.js';
import type { Root } from 'hast';
import { fromDom } from 'hast-util-from-dom';

/** An inert document: scripts do not run and resources are not loaded. */
const inert = document.implementation.createHTMLDocument('');

function read(html: string): Root {
  const template = inert.createElement('template');
  template.innerHTML = html;
  return fromDom(template.content) as Root;
}

/** Sanitizes like the server (domain/richText/cleanRichText.ts), but with the browser's own parser instead of a bundled one. */
export const cleanRichText = (html: string): string => cleanedBy(read, html);
