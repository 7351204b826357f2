/** Gives an element the attributes of another one. Returns whether anything changed. */
function patchAttributes(current: Element, next: Element): boolean {
  let changed = false;
  for (const { name } of [...current.attributes]) {
    if (next.hasAttribute(name)) continue;
    current.removeAttribute(name);
    changed = true;
  }
  for (const { name, value } of next.attributes) {
    if (current.getAttribute(name) === value) continue;
    current.setAttribute(name, value);
    changed = true;
  }
  return changed;
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** Whether one node can become the other by a patch of its attributes and of what it holds. */
const isLike = (one: Node, other: Node): one is Element =>
  isElement(one) && isElement(other) && one.tagName === other.tagName && one.id === other.id;

/**
 * Makes an element equal to one of another document, and leaves alone what is equal already: its pictures are not loaded
 * again, and the page stays where it was scrolled to.
 * @returns the first element that changed; null if none did
 */
export function patch(current: Element, next: Element): Element | null {
  if (current.isEqualNode(next)) return null;
  let first = patchAttributes(current, next) ? current : null;
  const copy = (node: Node) => current.ownerDocument.importNode(node, true);
  const nodes = [...current.childNodes];
  for (const node of nodes.slice(next.childNodes.length)) {
    node.remove();
    first ??= current;
  }
  for (const [at, node] of next.childNodes.entries()) {
    const before = nodes[at];
    if (before?.isEqualNode(node)) continue;
    if (before && isLike(before, node)) {
      const changed = patch(before, node as Element);
      first ??= changed;
      continue;
    }
    const created = copy(node);
    if (before) before.replaceWith(created);
    else current.append(created);
    first ??= isElement(created) ? created : current;
  }
  return first;
}
