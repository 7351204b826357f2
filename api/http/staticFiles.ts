import { SESSION_COOKIE } from '@polyphony/domain/people/account.js';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { readCookie } from '@polyphony/domain/text/cookies.js';
import { allowCamera, allowPage, newNonce } from '../platform/http/securityHeaders.js';

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Seconds that a file is kept whose name says nothing of its content: a day. */
const DAY_S = 86_400;

/** Serves the files of a build under a path; `hashed` names, those with a hash of the content, may be kept for ever. */
export function staticFiles(folder: string, under: string, hashed = true): Handler {
  if (!existsSync(folder)) return (_req, _res, next) => next();
  const cacheOptions = hashed ? { maxAge: 31_536_000, immutable: true } : { maxAge: DAY_S };
  const serve = sirv(folder, { etag: true, gzip: true, brotli: true, ...cacheOptions });
  return (req, res, next) => {
    const url = req.url ?? '/';
    req.url = url.slice(under.length) || '/';
    serve(req, res, () => {
      req.url = url;
      next();
    });
  };
}

/** Placeholder that the builds write where a nonce belongs (admin/vite.config.ts and the two of explorer/). */
export const NONCE_MARK = '__NONCE__';

/** Whether to serve the sign-in page: at its own address, and at any address to clients without a session cookie. */
const isSignIn = ({ url, headers }: IncomingMessage) =>
  url?.split('?')[0] === '/admin/login' || readCookie(headers.cookie, SESSION_COOKIE) === null;

/**
 * The console: one page for all of its addresses, another one for who has no session, their scripts and styles beside
 * them.
 * @param uploads where it posts files to, when that is not this server
 */
export function consoleFiles(folder: string, uploads: string | null = null): Handler {
  const beside: Readonly<Record<string, Handler>> = {
    '/admin/assets/': staticFiles(join(folder, 'assets'), '/admin/assets'),
    '/admin/flags/': staticFiles(join(folder, 'flags'), '/admin/flags', false),
  };
  return (req, res, next) => {
    const files = Object.entries(beside).find(([path]) => req.url?.startsWith(path))?.[1];
    if (files) {
      files(req, res, next);
      return;
    }
    readFile(join(folder, isSignIn(req) ? 'login.html' : 'index.html'), 'utf8').then(
      (text) => {
        const nonce = newNonce();
        const page = text.replaceAll(NONCE_MARK, nonce);
        allowPage(res, nonce, { uploads });
        allowCamera(res);
        res.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          vary: 'Cookie',
        });
        res.end(page);
      },
      () => next(),
    );
  };
}
