import { withLevels } from '@polyphony/domain/richText/headings.js';

/**
 * Rich text for a page. The API returns it sanitized (domain/richText/cleanRichText.ts): `<` and `>` are only the ends of the
 * few allowed tags, so attributes can be inserted into those by string replacement.
 * @param origin this site's origin: links to it are internal
 * @param topLevel the level of its topmost headings: one below the heading that it is under
 */
export const richHtml = (html: string, origin: string, topLevel: number): string =>
  linkedHtml(withLevels(html, topLevel), origin);

/** The same for a text whose headings have their levels already. */
export const linkedHtml = (html: string, origin: string): string =>
  html
    .replaceAll('<img ', '<img loading="lazy" decoding="async" ')
    .replace(/<a href="([^"]*)">/g, (link, href: string) =>
      leavesFor(href, origin) ? `<a href="${href}" rel="noopener nofollow">` : link,
    );

function leavesFor(href: string, origin: string): boolean {
  const address = href.replaceAll('&amp;', '&');
  if (!URL.canParse(address, origin)) return true;
  const { protocol, origin: target } = new URL(address, origin);
  return /^https?:$/.test(protocol) && target !== new URL(origin).origin;
}
