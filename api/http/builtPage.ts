import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Html } from '../platform/html.js';
import { NONCE_MARK } from './staticFiles.js';

/** Places in a built page of explorer/ for the head and the body that are shown without JavaScript. */
const STYLE_MARK = '<!--style-->';
const PAGE_MARK = '<!--page-->';

/**
 * A built page of explorer/ around the page without scripts.
 * @param options.style the style sheet of the page without scripts
 * @param options.head further elements of its head
 * @returns writes the page with the nonce of a response; null where the page is not built
 */
export function builtPage(
  folder: string,
  { style, head, body }: { readonly style: string; readonly head?: Html; readonly body: Html },
): ((nonce: string) => string) | null {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8')
    .replace(STYLE_MARK, () => `${head?.text ?? ''}<style nonce="${NONCE_MARK}">${style}</style>`)
    .replace(PAGE_MARK, () => body.text);
  return (nonce) => text.replaceAll(NONCE_MARK, nonce);
}
