import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StoredMail, Outbox } from '../platform/mail/outbox.js';
import { escaped } from '../platform/html.js';
import { isFromThisMachine } from '../platform/http/thisMachine.js';
import { allowPage, newNonce } from '../platform/http/securityHeaders.js';
import type { Handler } from '../platform/http/handler.js';

/** Path at which the mails of a development server are shown. */
export const DEV_MAILS_PATH = '/dev/mails';

/** A code of digits on a line of its own, as the mails of accounts carry it. */
const codeIn = (text: string): string | null => /^\d{6}$/m.exec(text)?.[0] ?? null;

const STYLE = `:root { color-scheme: light dark }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { width: 100%; border-collapse: collapse } th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #8884; text-align: start; vertical-align: top }
code { font-size: 1.25rem; font-weight: 700; letter-spacing: .1em; white-space: nowrap } pre { white-space: pre-wrap; font: inherit; padding: 1rem; border: 1px solid #8884; border-radius: 8px }
p, td { overflow-wrap: anywhere } td:first-child { white-space: nowrap }
@media (width < 48rem) { thead { display: none } tr, td { display: block } tr { padding-block: .5rem; border-bottom: 1px solid #8884 } td { padding: 0; border: 0 } }`;

const page = (title: string, body: string, nonce: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style nonce="${nonce}">${STYLE}</style></head><body><h1>${escaped(title)}</h1>${body}</body></html>`;

function listOf(mails: readonly StoredMail[], folder: string): string {
  if (mails.length === 0) return `<p>No mails yet. They are stored in ${escaped(folder)} and shown here.</p>`;
  const rows = mails.map(({ name, date, to, subject, text }) => {
    const code = codeIn(text);
    return `<tr><td>${escaped(date.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}</td><td>${escaped(to)}</td><td><a href="${DEV_MAILS_PATH}/${encodeURIComponent(name)}"><bdi>${escaped(subject)}</bdi></a></td><td>${code ? `<code>${code}</code>` : ''}</td></tr>`;
  });
  return `<p>Without SMTP_URL mails are stored in ${escaped(folder)}. Newest first. This page exists in development only.</p><table><thead><tr><th>Date</th><th>To</th><th>Subject</th><th>Code</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function oneOf({ name, date, to, subject, text }: StoredMail, nonce: string): string {
  const code = codeIn(text);
  const head = `<p>To ${escaped(to)}, ${escaped(date)}. <a href="${DEV_MAILS_PATH}/${encodeURIComponent(name)}?as=html">Show the HTML part</a> · <a href="${DEV_MAILS_PATH}">All mails</a></p>`;
  return page(
    subject,
    `${head}${code ? `<p>Code: <code>${code}</code></p>` : ''}<pre dir="auto">${escaped(text)}</pre>`,
    nonce,
  );
}

/**
 * Shows the mails of an outbox, which hold codes, to who develops on this machine; to everybody else there is no such
 * page.
 */
export function devMailsHandler(outbox: Outbox, next: Handler): Handler {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' || !isFromThisMachine(req)) return next(req, res);
    const url = new URL(req.url ?? '/', 'http://localhost');
    const send = (html: string) => {
      res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      res.end(html);
    };
    const nonce = newNonce();
    allowPage(res, nonce);
    if (url.pathname === DEV_MAILS_PATH) return send(page('Mails', listOf(await outbox.all(), outbox.folder), nonce));
    // Names of mails need no decoding: an encoded path is not the name of a mail.
    const mail = await outbox.one(url.pathname.slice(DEV_MAILS_PATH.length + 1));
    if (!mail) return next(req, res);
    if (url.searchParams.get('as') !== 'html') return send(oneOf(mail, nonce));
    // The mail's own styles, and nothing else.
    res.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return send(mail.html);
  };
}
