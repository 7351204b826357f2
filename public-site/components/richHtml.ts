import { withLevels } from '@polyphony/domain/richText/headings.js';
import { VIDEO_SERVICES, videoOfKey, videoPlayer } from '@polyphony/domain/richText/videos.js';

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
  withBlocks(html)
    .replaceAll('<img ', '<img loading="lazy" decoding="async" ')
    .replace(/<a href="([^"]*)">/g, (link, href: string) =>
      leavesFor(href, origin) ? `<a href="${href}" rel="noopener nofollow">` : link,
    );

/** What the frame of a player may do. */
const PLAYER_MAY = 'autoplay; fullscreen; picture-in-picture';

/** Wide tables and code scroll within their own frames, by keyboard too; a video is a link until it is played (playVideos.ts). */
function withBlocks(html: string): string {
  if (!/<(?:pre|table|figure)\b/.test(html)) return html;
  return html
    .replaceAll('<pre>', '<pre dir="ltr" tabindex="0">')
    .replaceAll('<table>', '<div class="rich__table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replace(
      /<figure data-video="([^"]*)"><a href="([^"]*)">([^<]*)<\/a><\/figure>/g,
      (figure, key: string, href: string, title: string) => {
        const video = videoOfKey(key);
        if (!video) return figure;
        const words = `<bdi class="video__title">${title}</bdi> <span>${VIDEO_SERVICES[video.service]}</span>`;
        const name = title.replaceAll('"', '&quot;');
        const player = `<iframe src="${videoPlayer(video).replaceAll('&', '&amp;')}" title="${name}" allow="${PLAYER_MAY}"></iframe>`;
        return `<figure class="video"><a href="${href}">${words}</a><template>${player}</template></figure>`;
      },
    );
}

function leavesFor(href: string, origin: string): boolean {
  const address = href.replaceAll('&amp;', '&');
  if (!URL.canParse(address, origin)) return true;
  const { protocol, origin: target } = new URL(address, origin);
  return /^https?:$/.test(protocol) && target !== new URL(origin).origin;
}
