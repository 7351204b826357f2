import type { IncomingMessage, ServerResponse } from 'node:http';
import { endsInText, sendsFile, SPECULATION_RULES_PATH } from '@polyphony/public-site';
import { opensPage } from '../identity/sessions/crossSite.js';
import type { ContentStamps } from '../platform/cache/contentStamps.js';
import type { Handler } from '../platform/http/handler.js';
import { languageDirectory } from '../modules/languages/languageDirectory.js';
import { siteName } from '../modules/settings/siteName.js';
import { manifestOf, siteIcon } from './siteIcons.js';
import { robotsText, sitemap } from './sitemap.js';

/** Seconds that browsers and crawlers keep these files: icons a day, what changes with content not at all. */
const ICON_S = 86_400;

/** The address of a file rather than of a page: an HTML page would be no use to the client, unless a person opens it. */
const FILE = /\.(?:css|gif|ico|jpe?g|js|json|map|png|svg|txt|webmanifest|webp|woff2?|xml)$/i;

const headersOf = (type: string, seconds: number) => ({
  'content-type': type,
  'cache-control': seconds ? `public, max-age=${seconds}` : 'no-cache',
});

/** Responds with what crawlers, phones and browsers fetch beside the pages; every other address is the next handler's. */
export function crawlerHandler(options: {
  readonly publicUrl: string;
  readonly stamps: ContentStamps;
  readonly next: Handler;
}): Handler {
  const { publicUrl, stamps, next } = options;
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = req.url?.split('?')[0] ?? '/';
    if (req.method !== 'GET' && req.method !== 'HEAD') return next(req, res);
    const send = (status: number, headers: Record<string, string>, body: string | Buffer) => {
      res.writeHead(status, headers);
      res.end(req.method === 'HEAD' ? undefined : body);
    };
    if (path === '/robots.txt') return send(200, headersOf('text/plain; charset=utf-8', ICON_S), robotsText(publicUrl));
    if (path === '/sitemap.xml')
      return send(200, headersOf('application/xml; charset=utf-8', 0), await sitemap(publicUrl, stamps));
    if (path === '/manifest.webmanifest') {
      const { default: first } = await languageDirectory(stamps);
      const name = await siteName({ requested: first, default: first }, stamps);
      return send(200, headersOf('application/manifest+json', 0), manifestOf(name));
    }
    const icon = await siteIcon(path);
    if (icon) return send(200, headersOf(icon.type, ICON_S), icon.bytes);
    const isFile = FILE.test(path) && !opensPage(req.headers);
    if (isFile && path !== SPECULATION_RULES_PATH && !sendsFile(path) && !endsInText(path))
      return send(404, headersOf('text/plain; charset=utf-8', 0), 'Not found.\n');
    return next(req, res);
  };
}
