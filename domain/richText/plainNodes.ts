import type { Element, ElementContent, Nodes, Properties } from 'hast';

/** An element without the attributes that it was parsed with. */
export const elementOf = (tagName: string, children: ElementContent[] = [], properties: Properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** The text of a node, without elements that are removed with their content. */
export function textOf(node: Nodes, stripped: ReadonlySet<string>): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && stripped.has(node.tagName))) return '';
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return node.children.map((child) => textOf(child, stripped)).join('');
}

/** The same as one line. */
export const lineOf = (node: Nodes, stripped: ReadonlySet<string>): string =>
  textOf(node, stripped).replace(/\s+/g, ' ').trim();

/** Whether a node contains an element of these names. */
export const hasAmong = (node: Nodes, names: ReadonlySet<string>): boolean =>
  'children' in node &&
  node.children.some((child) => (child.type === 'element' && names.has(child.tagName)) || hasAmong(child, names));
