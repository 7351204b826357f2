import { cleanedBy } from '@polyphony/domain/cleanTree.js';
import type { Root } from 'hast';
import { fromDom } from 'hast-util-from-dom';

/** A document of its own, in which no script runs and nothing is loaded. */
const inert = document.implementation.createHTMLDocument('');

function read(html: string): Root {
  const template = inert.createElement('template');
  template.innerHTML = html;
  return fromDom(template.content) as Root;
}

/** As the server cleans (domain/cleanRichText.ts), by the browser's own parser: the console need not load another. */
export const cleanRichText = (html: string): string => cleanedBy(read, html);
