/** The texts of a page that cannot be read, as a person would point at them. */
export interface Unreadable {
  /** Cut off, or outside of the element it belongs into. */
  readonly cut: readonly string[];
  /** Shortened with an ellipsis: it can be read somewhere else, and may still be more than is good. */
  readonly shortened: readonly string[];
}

/**
 * Finds texts that are cut off: outside of an ancestor that hides what overflows it (and neither marks it with an ellipsis
 * nor lets it be scrolled to), outside of the window, or wider than their block. Texts for screen readers alone
 * and texts that are not shown are not looked at, nor is what people type. Runs in the page.
 */
export function findUnreadable(): Unreadable {
  /** Pixels that a text may be over: letters are not as wide as they are counted. */
  const GRACE = 1.5;
  const SCROLLS = /auto|scroll/;
  const HIDES = /hidden|clip/;
  const cut: string[] = [];
  const shortened: string[] = [];

  const describe = (element: Element, text: string) => {
    const classes = [...element.classList].filter((name) => !/^(css|rtl|ltr)-/.test(name)).join('.');
    return `'${text.slice(0, 60)}' in ${element.tagName.toLowerCase()}${classes && `.${classes}`}`;
  };

  const isForReaders = (box: DOMRect, style: CSSStyleDeclaration) =>
    HIDES.test(style.overflowX) && (box.width <= 1 || box.height <= 1);

  const look = (element: Element, text: string, rect: DOMRect) => {
    let [sides, ends] = [true, true];
    let outOf = 'static';
    let block: Element | null = null;
    const slack = Number.parseFloat(getComputedStyle(element).fontSize) / 3;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      const isInline = style.display === 'inline' || style.display === 'contents';
      const holds =
        outOf === 'static' || style.transform !== 'none' || (outOf === 'absolute' && style.position !== 'static');
      if (holds && !isInline && around !== document.documentElement && around !== document.body) {
        outOf = 'static';
        if (isForReaders(box, style)) return;
        const beside = rect.left < box.left - GRACE || rect.right > box.right + GRACE;
        const above = rect.top < box.top - slack || rect.bottom > box.bottom + slack;
        if (sides && beside && HIDES.test(style.overflowX)) {
          if (style.textOverflow === 'ellipsis') shortened.push(describe(element, text));
          else cut.push(`cut at the side: ${describe(element, text)}`);
          return;
        }
        if (ends && above && HIDES.test(style.overflowY)) {
          if (style.webkitLineClamp !== 'none') shortened.push(describe(element, text));
          else cut.push(`cut above or below: ${describe(element, text)}`);
          return;
        }
        if (!block && element instanceof HTMLElement) {
          block = around;
          if (beside && style.overflowX === 'visible') {
            cut.push(`wider than its block: ${describe(element, text)}`);
            return;
          }
        }
        if (SCROLLS.test(style.overflowX)) sides = false;
        if (SCROLLS.test(style.overflowY)) ends = false;
      }
      if (style.position === 'absolute' || style.position === 'fixed') outOf = style.position;
    }
    if (sides && (rect.left < -GRACE || rect.right > document.documentElement.clientWidth + GRACE))
      cut.push(`outside of the window: ${describe(element, text)}`);
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const [element, text] = [node.parentElement, (node.nodeValue ?? '').trim()];
    if (!element || !text || /^(script|style|noscript|textarea|option)$/i.test(element.tagName)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width >= 1 && rect.height >= 1) look(element, text, rect);
  }
  return { cut, shortened };
}
