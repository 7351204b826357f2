import { videoKey, videoOfAddress } from '@polyphony/domain/richText/videos.js';
import { cleanRichText } from '../cleanRichText';
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
  renameStruck(body);
  alignmentsOf(body);
  mailTablesOf(body);
  videosOf(body);
  listsOf(body);
  const cleaned = cleanRichText(body.innerHTML);
  return { html: cleaned, leftOut: leftOutOf(body, parsed(cleaned).body) };
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Converts styles to marks, and removes elements whose style contradicts their mark. */
function marksOf(body: HTMLElement): void {
  for (const element of body.querySelectorAll('span, font, b, strong, em, i, a')) {
    const style = styleOf(element);
    if (/^(b|strong)$/i.test(element.tagName) && /font-weight:\s*(normal|[1-4]00)/.test(style)) {
      // Google Docs wraps everything in a <b> with normal weight.
      element.replaceWith(...element.childNodes);
      continue;
    }
    const struck = /text-decoration[^;]*:\s*[^;]*line-through/.test(style) && !element.closest('s');
    const marks = [
      struck && 's',
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

/** Names crossed-out text as rich texts do. */
function renameStruck(body: HTMLElement): void {
  for (const element of body.querySelectorAll('strike, del')) {
    const struck = body.ownerDocument.createElement('s');
    struck.append(...element.childNodes);
    element.replaceWith(struck);
  }
}

/** Converts centred paragraphs and headings; the sides of other alignments depend on the language. */
function alignmentsOf(body: HTMLElement): void {
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (block.getAttribute('align')?.toLowerCase() === 'center' || /text-align:\s*center/.test(styleOf(block)))
      block.setAttribute('data-align', 'center');
}

/** Unwraps tables that say that they only lay out a mail. */
function mailTablesOf(body: HTMLElement): void {
  for (const part of body.querySelectorAll('table[role=presentation], table[role=none]')) {
    const blocks = [...part.querySelectorAll('td, th')].filter((cell) => cell.closest('table') === part);
    const cells = blocks.map((cell) => {
      const block = body.ownerDocument.createElement('div');
      block.append(...cell.childNodes);
      return block;
    });
    part.replaceWith(...cells);
  }
}

/** Converts the players of videos that texts can contain. */
function videosOf(body: HTMLElement): void {
  for (const frame of body.querySelectorAll('iframe')) {
    const video = videoOfAddress(frame.getAttribute('src') ?? '');
    if (!video) continue;
    const figure = body.ownerDocument.createElement('figure');
    figure.setAttribute('data-video', videoKey(video));
    figure.textContent = frame.getAttribute('title') ?? '';
    frame.replaceWith(figure);
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
