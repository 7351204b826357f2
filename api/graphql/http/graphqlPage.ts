import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import Negotiator from 'negotiator';
import { html, Html } from '../../platform/html.js';
import { sendText } from '../../platform/http/sendText.js';
import { printSchema } from '../printSchema.js';
import { builtPage } from '../../http/builtPage.js';
import { allowPage, newNonce } from '../../platform/http/securityHeaders.js';
import { staticFiles } from '../../http/staticFiles.js';

/** Below /graphql, the schema as text, where introspection is allowed. */
export const SCHEMA_PATH = '/graphql/schema.graphql';
/** Path of the scripts and styles of GraphiQL (explorer/vite.config.ts). */
const ASSETS_PATH = '/graphql/assets';

const STYLE = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
a { color: light-dark(#1a5fb4, #99c1f1) }
h2 { font-size: 1rem; margin: 1.5rem 0 .25rem }
pre { font: .875rem/1.5 ui-monospace, monospace; background: #8881; padding: .75rem; overflow: auto }
`;

// Put together here, because the policy below has the hash of its exact text.
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);
const HEADERS = {
  'Content-Security-Policy': [
    `default-src 'none'`,
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  'Cache-Control': 'no-cache',
  Vary: 'Accept',
} as const;

/** Queries that every visitor may send. */
export const EXAMPLES: readonly (readonly [title: string, query: string])[] = [
  [
    'The languages that visitors read',
    `query Languages {
  publishedLanguages { code name rtl }
}`,
  ],
  [
    'The first events, with their categories and prices',
    `query Events {
  publishedEvents(page: 1, pageSize: 5) {
    rows { slug name startsOn category { name } prices { amount currency } }
    pageInfo { totalItemsCount totalPages }
  }
}`,
  ],
  [
    'The tree of event categories',
    `query EventCategories {
  publishedEventCategories { rows { slug name children { slug name } } }
}`,
  ],
];

const curl = (url: string, query: string) =>
  `curl ${url}/graphql -H 'content-type: application/json' \\\n  -d '${JSON.stringify({ query: query.replace(/\s+/g, ' ') })}'`;

const body = (url: string, open: boolean): Html =>
  html`<h1>Polyphony GraphQL API</h1>
    <p>
      This address takes GraphQL requests: a POST of JSON with <code>query</code> and <code>variables</code>. The same
      records by REST: <a href="/api/docs">/api/docs</a>.
    </p>
    ${
      open
        ? html`<p>
              The schema describes every operation, and who may call it:
              <a href="${SCHEMA_PATH}">${SCHEMA_PATH}</a>. Any GraphQL client reads it by introspection.
            </p>
            ${EXAMPLES.map(
              ([title, query]) =>
                html`<h2>${title}</h2>
                  <pre class="query" tabindex="0">${query}</pre>
                  <pre tabindex="0">${curl(url, query)}</pre>`,
            )}`
        : html`<p>The schema is the file <code>schema.graphql</code> of the source code.</p>`
    }`;

const page = (content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Polyphony GraphQL API</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        ${content}
      </body>
    </html>`.text;

/** Whether the request is a browser's navigation: a GET without a query that prefers HTML to both media types of GraphQL. */
function isNavigation({ method, url, headers: { accept } }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || !accept || /[?&]query=/.test(url ?? '')) return false;
  const types = ['application/json', 'application/graphql-response+json', 'text/html'];
  return new Negotiator({ headers: { accept } }).mediaType(types) === 'text/html';
}

/**
 * Serves browsers that open /graphql: a page that describes the endpoint, with examples; and the schema. Without
 * introspection, neither examples nor schema.
 * @param options.introspects whether a request may read the schema
 * @param options.explores whether a request that may gets GraphiQL, which runs where JavaScript does
 * @param options.explorer the build folder of GraphiQL (explorer/)
 * @returns whether it has responded to the request
 */
export function graphqlPage(options: {
  readonly schema: GraphQLSchema;
  readonly introspects: (req: IncomingMessage) => boolean;
  readonly explores: (req: IncomingMessage) => boolean;
  readonly publicUrl: string;
  readonly explorer: string;
}): (req: IncomingMessage, res: ServerResponse) => boolean {
  const { schema, introspects, explores, publicUrl, explorer: folder } = options;
  const open = body(publicUrl, true);
  const explorer = builtPage(folder, { style: STYLE, body: open });
  const assets = staticFiles(join(folder, 'assets'), ASSETS_PATH);
  const type = 'text/html; charset=utf-8';
  const described = { type, text: page(open), headers: HEADERS };
  const plain = { ...described, text: page(body(publicUrl, false)) };
  let printed: string | null = null;
  return (req, res) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const introspection = introspects(req);
    const exploring = introspection && explores(req);
    if (introspection && isRead && req.url === SCHEMA_PATH) {
      printed ??= printSchema(schema);
      sendText(req, res, { type: 'text/plain; charset=utf-8', text: printed });
      return true;
    }
    if (exploring && isRead && req.url?.startsWith(`${ASSETS_PATH}/`)) {
      assets(req, res, () => res.writeHead(404).end());
      return true;
    }
    if (!isNavigation(req)) return false;
    if (exploring && explorer) {
      const nonce = newNonce();
      allowPage(res, nonce);
      const headers = { 'Cache-Control': 'no-store', Vary: 'Accept' };
      sendText(req, res, { type, text: explorer(nonce), headers });
    } else sendText(req, res, introspection ? described : plain);
    return true;
  };
}
