/** The element that a page of the console is rendered into. */
export function pageRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  return root;
}
