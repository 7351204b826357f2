import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { cleanedBy, MOST, TooMuchMarkup } from './cleanTree.js';

/**
 * HTML makes browsers open formatting anew in each paragraph, so that a short text can stand for millions of elements:
 * building stops well before. A little more than the bounds of the tree, which tell both sides the same.
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

/** Leaves of a text what the allow list of rich text allows; the console comes to the same with a browser's parser. */
export const cleanRichText = (html: string): string => cleanedBy(read, html);
