import { cleanRichText } from './cleanRichText';
import { leftOutOf, STYLE, type LeftOut } from './leftOut';

const styleOf = (element: Element) => element.getAttribute(STYLE)?.toLowerCase() ?? '';

const withoutStyles = (html: string) =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[^<>]*>/g, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`));

export interface Pasted {
  readonly html: string;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Prepares clipboard HTML for the editor. Word writes lists as paragraphs and, like Google Docs, bold and italic as
 * styles, which sanitizing would remove: both are converted to elements first.
 */
export function pastedHtml(html: string): Pasted {
  const { body } = parsed(withoutStyles(html));
  marksOf(body);
  listsOf(body);
  const cleaned = cleanRichText(body.innerHTML);
  return { html: cleaned, leftOut: leftOutOf(body, parsed(cleaned).body) };
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Converts styles to marks, and removes elements whose style contradicts their mark. */
function marksOf(body: HTMLElement): void {
  for (const element of body.querySelectorAll('span, font, b, strong')) {
    const style = styleOf(element);
    if (/^(b|strong)$/i.test(element.tagName) && /font-weight:\s*(normal|[1-4]00)/.test(style)) {
      // Google Docs wraps everything in a <b> with normal weight.
      element.replaceWith(...element.childNodes);
      continue;
    }
    const marks = [
      /font-weight:\s*(bold|[6-9]00)/.test(style) && 'strong',
      /font-style:\s*italic/.test(style) && 'em',
      /text-decoration[^;]*:\s*[^;]*underline/.test(style) && !element.closest('a') && 'u',
    ].filter((mark) => mark !== false);
    for (const mark of marks) {
      const wrap = body.ownerDocument.createElement(mark);
      wrap.append(...element.childNodes);
      element.append(wrap);
    }
  }
}

const LEVEL = /mso-list:[^;]*level(\d)/;

/** Converts paragraphs that Word renders as list items to nested lists. */
function listsOf(body: HTMLElement): void {
  const { ownerDocument: document } = body;
  let open: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(LEVEL.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) {
      open = [];
      continue;
    }
    // The bullet or the number is a separate span at the beginning.
    const signs = [...paragraph.querySelectorAll('span')].filter((span) => /mso-list:\s*ignore/.test(styleOf(span)));
    const kind = signs.some((sign) => /^\s*(\d+|[a-z]|[ivxl]+)[.)]/i.test(sign.textContent ?? '')) ? 'ol' : 'ul';
    for (const sign of signs) sign.remove();
    open = open.slice(0, level);
    // A numbered item after one with a bullet begins a list of its own.
    if (open.length === level && open.at(-1)?.localName !== kind) open.pop();
    while (open.length < level) {
      const list = document.createElement(kind);
      const above = open.at(-1)?.lastElementChild;
      if (above) above.append(list);
      else if (open.length > 0) open.at(-1)?.append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}
