import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { cleanedBy, MOST, TooMuchMarkup } from './cleanTree.js';

/**
 * Browsers reopen unclosed formatting elements in each paragraph, so a short text can expand to millions of elements:
 * parsing stops well before. A little more than the limits of the tree, which the console and the server share.
 */
const STOP = { deep: 4 * MOST.deep, elements: 2 * MOST.elements } as const;

function read(html: string): Root {
  let deep = 0;
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...element) => {
      elements += 1;
      if (elements > STOP.elements) throw new TooMuchMarkup();
      return defaultTreeAdapter.createElement(...element);
    },
    onItemPush: () => {
      deep += 1;
      if (deep > STOP.deep) throw new TooMuchMarkup();
    },
    onItemPop: () => (deep -= 1),
  };
  return fromParse5(parseFragment<DefaultTreeAdapterMap>(html, { treeAdapter, scriptingEnabled: false })) as Root;
}

/**
 * Removes all that the allow list of rich texts does not contain; the console does the same with the browser's parser.
 */
export const cleanRichText = (html: string): string => cleanedBy(read, html);
