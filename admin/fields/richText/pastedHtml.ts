import { cleanRichText } from './cleanRichText';

/** Where styles are read from: under their own name the page's policy would refuse them, loudly. */
const STYLE = 'data-pasted-style';

const styleOf = (element: Element) => element.getAttribute(STYLE)?.toLowerCase() ?? '';

const withoutStyles = (html: string) =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[^<>]*>/g, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`));

/**
 * What a clipboard holds, as the editor takes it. Word writes lists as paragraphs and, as Google Docs does, bold and
 * italic as styles, which are gone once the text is cleaned: both are told by elements first.
 */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  marksOf(body);
  listsOf(body);
  return cleanRichText(body.innerHTML);
}

/** Styles that mean a mark, and elements that do not mean the mark which they are. */
function marksOf(body: HTMLElement): void {
  for (const element of body.querySelectorAll('span, font, b, strong')) {
    const style = styleOf(element);
    if (/^(b|strong)$/i.test(element.tagName) && /font-weight:\s*(normal|[1-4]00)/.test(style)) {
      // Google Docs puts all that it copies into a <b> that is none.
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

/** Paragraphs that Word numbers or marks by itself, as lists within lists. */
function listsOf(body: HTMLElement): void {
  const { ownerDocument: document } = body;
  let open: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(LEVEL.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) {
      open = [];
      continue;
    }
    // The bullet or the number is a text of its own in front.
    const signs = [...paragraph.querySelectorAll('span')].filter((span) => /mso-list:\s*ignore/.test(styleOf(span)));
    const kind = signs.some((sign) => /^\s*(\d+|[a-z]|[ivxl]+)[.)]/i.test(sign.textContent ?? '')) ? 'ol' : 'ul';
    for (const sign of signs) sign.remove();
    open = open.slice(0, level);
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
