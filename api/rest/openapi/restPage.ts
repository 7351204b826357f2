import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { LOGO, logoSvg } from '@polyphony/domain/brand/logo.js';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { fail, Refusal } from '../../records/rest/envelope.js';
import { html, Html } from '../../platform/html.js';
import { sendText } from '../../platform/http/sendText.js';
import { send } from '../send.js';
import { builtPage } from '../../http/builtPage.js';
import { SCHEMA_PATH } from '../../graphql/http/graphqlPage.js';
import { allowPage, newNonce } from '../../platform/http/securityHeaders.js';
import type { Handler } from '../../platform/http/handler.js';
import { NONCE_MARK, staticFiles } from '../../http/staticFiles.js';

const PATH = '/api/docs';
/** Path of the scripts and styles of the viewer (explorer/reference/vite.config.ts). */
const ASSETS_PATH = `${PATH}/assets`;
const OPENAPI_PATH = '/api/openapi.json';

const STYLE = `
:root { color-scheme: light dark; --brand: ${LOGO.ground}; --ground: light-dark(#fff, #12151f); --text: light-dark(#1d2333, #e8eaf3); --edge: light-dark(#858ca6, #6d7696); --link: light-dark(#384a86, #aebcf0) }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; background: var(--ground); color: var(--text); overflow-wrap: anywhere }
header, .plain { max-width: 75rem; margin: 0 auto; padding: 1rem; box-sizing: border-box }
header { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem }
header svg { display: block; inline-size: 2rem; block-size: 2rem }
h1 { font-size: 1.25rem; margin: 0; margin-inline-end: auto }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem }
a { color: var(--link) }
pre { font: .875rem/1.5 ui-monospace, monospace; background: #8881; padding: .75rem; overflow: auto }
`;

const head = html`<link rel="icon" href="/favicon.svg" type="image/svg+xml" />`;

/** The page without scripts; the viewer replaces the content of its main element. */
const body = (url: string, introspection: boolean): Html =>
  html`<header>
      <a href="/" aria-label="Polyphony">${new Html(logoSvg())}</a>
      <h1>Polyphony REST API</h1>
      <nav aria-label="API documents">
        <a href="${OPENAPI_PATH}">OpenAPI document</a>
        <a href="/graphql">GraphQL API</a>
        ${introspection && html`<a href="${SCHEMA_PATH}">GraphQL schema</a>`}
      </nav>
    </header>
    <main id="reference">
      <div class="plain">
        <p>
          The OpenAPI 3.1 document describes every path, with its fields, its responses and who may call it:
          <a href="${OPENAPI_PATH}">${OPENAPI_PATH}</a>. With JavaScript, this page shows it, and calls the paths.
        </p>
        <pre tabindex="0">curl ${url}/api/client/language/list</pre>
        <pre tabindex="0">curl ${url}/api/user/auth/session-details -H "Authorization: Bearer $TOKEN"</pre>
      </div>
    </main>`;

/** The same page where the viewer is not built: the API alone was compiled. */
const plainPage = (content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Polyphony REST API</title>
        ${head} ${new Html(`<style nonce="${NONCE_MARK}">${STYLE}</style>`)}
      </head>
      <body>
        ${content}
      </body>
    </html>`.text;

/**
 * Serves the reference of the REST API for people: the viewer of the OpenAPI document, under the policy of the site's
 * pages.
 * @param options.introspects whether a request may read the GraphQL schema
 * @param options.folder the build of the viewer (explorer/reference/)
 */
export function restPage({
  introspects,
  publicUrl,
  folder,
}: {
  readonly introspects: (req: IncomingMessage) => boolean;
  readonly publicUrl: string;
  readonly folder: string;
}): Handler {
  const writerOf = (introspection: boolean) => {
    const content = body(publicUrl, introspection);
    const plain = plainPage(content);
    return builtPage(folder, { style: STYLE, head, body: content }) ?? ((nonce) => plain.replaceAll(NONCE_MARK, nonce));
  };
  const [open, closed] = [writerOf(true), writerOf(false)];
  const assets = staticFiles(join(folder, 'assets'), ASSETS_PATH);
  const allow = { Allow: 'GET, HEAD, OPTIONS' };
  return (req, res) => {
    const path = req.url?.split('?')[0] ?? '';
    const refuse = (status: number, message: Message) =>
      send(req, res, fail(new Refusal(status, message, undefined, allow), SOURCE_LANGUAGE));
    if (req.method === 'OPTIONS') res.writeHead(204, allow).end();
    else if (req.method !== 'GET' && req.method !== 'HEAD') refuse(405, messages.methodNotAllowed);
    else if (path === PATH) {
      const nonce = newNonce();
      allowPage(res, nonce);
      const headers = { 'Cache-Control': 'no-store' };
      sendText(req, res, {
        type: 'text/html; charset=utf-8',
        text: introspects(req) ? open(nonce) : closed(nonce),
        headers,
      });
    } else if (path.startsWith(`${ASSETS_PATH}/`)) assets(req, res, () => refuse(404, messages.unknownPath));
    else refuse(404, messages.unknownPath);
  };
}
