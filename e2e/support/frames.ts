import type { Page } from '@playwright/test';

/** An address as it is shown in frames of several widths. */
interface RenderedPage {
  readonly address: string;
  /** The page's HTML as the server sends it. */
  readonly html: string;
}

/** Elements that are shown over a page, and are closed until a script or a visitor opens them. */
export const OVERLAYS = ['data-popup', 'data-consent', 'popover'] as const;

/** Pictures of the library, which a layout has to hold without, and scripts. */
const LEFT_OUT = /<script\b[^>]*>[\s\S]*?<\/script>|<source\b[^>]*>|\s(?:srcset|src)="\/media\/[^"]*"/gi;

/**
 * How pages are too wide for windows of these widths: by how many pixels, and what reaches out of them. Each page is laid out
 * in frames beside each other, without being loaded for each width: a window takes ten times as long to resize. The
 * window must show a page of the same origin (`bypassCSP`), whose style sheets the frames share.
 */
export async function tooWide(
  page: Page,
  renderedPages: readonly RenderedPage[],
  widths: readonly number[],
): Promise<string[]> {
  const pages = renderedPages.map(({ address, html }) => ({ address, html: html.replace(LEFT_OUT, '') }));
  return page.evaluate(
    async ({ pages: all, widths: each, height, overlays }) => {
      const frameOf = (html: string, width: number) => {
        const frame = document.createElement('iframe');
        Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, border: '0', flex: 'none' });
        frame.srcdoc = html;
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
        document.body.append(frame);
        return loaded.then(() => frame);
      };
      /** Opens what is shown over a page. The window does not scroll for what reaches out of it there. */
      const overlaysIn = (page: Document): readonly HTMLElement[] => {
        const found = [...page.querySelectorAll<HTMLElement>(overlays)].filter(
          // On a wide window the menu is a part of the header.
          (overlay) => !overlay.popover || getComputedStyle(overlay).position === 'fixed',
        );
        for (const overlay of found) {
          if (overlay.tagName === 'DIALOG') (overlay as HTMLDialogElement).showModal();
          else overlay.hidden = false;
        }
        // A dialog closes what was popped up before it.
        for (const overlay of found.filter(({ popover }) => popover)) overlay.showPopover();
        return found;
      };
      const faultOf = ({ contentDocument }: HTMLIFrameElement): string | null => {
        if (!contentDocument?.querySelector('h1')) return 'no page';
        const { scrollWidth, clientWidth } = contentDocument.documentElement;
        const wide = overlaysIn(contentDocument).filter((overlay) => {
          const { left, right } = overlay.getBoundingClientRect();
          return left < -1 || right > clientWidth + 1 || overlay.scrollWidth > overlay.clientWidth;
        });
        if (wide.length > 0) return `too wide over it: ${wide.map(({ className }) => className).join(' ')}`;
        if (scrollWidth <= clientWidth) return null;
        const outside = [...contentDocument.querySelectorAll('body *')].filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 0 && (right > clientWidth + 1 || left < -1);
        });
        const names = outside.slice(0, 6).map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`);
        return `${scrollWidth - clientWidth} pixels: ${names.join(' ')}`;
      };
      document.body.replaceChildren();
      const frames = all.flatMap(({ address, html }) =>
        each.map(async (width) => {
          const fault = faultOf(await frameOf(html, width));
          return fault ? [`${address} at ${width}: ${fault}`] : [];
        }),
      );
      return (await Promise.all(frames)).flat();
    },
    { pages, widths, height: 800, overlays: OVERLAYS.map((attribute) => `[${attribute}]`).join() },
  );
}
