import type { Editor } from '@tiptap/react';

/** Addresses of the library by the `data:` URLs of the pictures that were moved there. */
export type MovedPictures = ReadonlyMap<string, string>;

const INLINE = 'src="data:';

/** Parsed documents load nothing. */
const sourcesOf = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img')].map(
    (image) => image.getAttribute('src') ?? '',
  );

/** The pictures within a text that are in the library in the stored one, paired in their order. */
export function movedPictures(sent: string, stored: string): MovedPictures {
  if (!sent.includes(INLINE)) return new Map();
  const [from, to] = [sourcesOf(sent), sourcesOf(stored)];
  if (from.length !== to.length) return new Map();
  const pairs = from.map((source, at) => [source, to[at] ?? ''] as const);
  return new Map(pairs.filter(([source, address]) => source.startsWith('data:') && !address.startsWith('data:')));
}

/** A text with the addresses of the pictures that were moved. */
export const withMoved = (html: string, moved: MovedPictures): string =>
  [...moved].reduce(
    (exchanged, [data, address]) =>
      exchanged.replaceAll(
        `src="${data}"`,
        () => `src="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
      ),
    html,
  );

/** Exchanges the addresses of pictures in an editor; its selection stays, and that is no step to undo. */
export function movePictures({ state, view }: Editor, moved: MovedPictures): void {
  const { tr } = state;
  state.doc.descendants((node, at) => {
    const address = moved.get(String(node.attrs['src']));
    if (address !== undefined) tr.setNodeAttribute(at, 'src', address);
  });
  view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}
