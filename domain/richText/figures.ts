import type { Element, ElementContent, RootContent } from 'hast';
import { elementOf, lineOf } from './plainNodes.js';
import { videoKey, videoOfKey, videoPage, type Video } from './videos.js';

type Node = RootContent | ElementContent;

/** How the nodes of a figure are read. */
interface Reading {
  /** The visible nodes among them. */
  readonly visible: (nodes: readonly Node[]) => readonly ElementContent[];
  /** Them as one line of text; null if there are blocks among them. */
  readonly line: (nodes: readonly Node[]) => ElementContent[] | null;
}

/**
 * A figure as rich texts have them: a video as a link to its page, for all readers that cannot play it; or one picture
 * with a caption. Null for other figures.
 */
export function figureOf(node: Element, stripped: ReadonlySet<string>, reading: Reading): Element | null {
  const video = videoOfKey(node.properties['dataVideo']);
  if (video) return videoFigure(video, lineOf(node, stripped));
  const isCaption = (child: Node) => child.type === 'element' && child.tagName === 'figcaption';
  const [caption, another] = node.children.filter(isCaption);
  const [picture, more] = reading.visible(node.children.filter((child) => !isCaption(child)));
  if (caption?.type !== 'element' || another || more || picture?.type !== 'element' || picture.tagName !== 'img')
    return null;
  const words = reading.line(caption.children);
  return words && lineOf(caption, stripped) !== ''
    ? elementOf('figure', [picture, elementOf('figcaption', words)])
    : null;
}

/** @param title its name; its address without one */
function videoFigure(video: Video, title: string): Element {
  const href = videoPage(video);
  const link = elementOf('a', [{ type: 'text', value: title || href }], { href });
  return elementOf('figure', [link], { dataVideo: videoKey(video) });
}
