import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SIGNED_FORM_S } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import compression from 'compression';
import type { Logger } from 'pino';
import { StartError } from '../platform/process/startError.js';
import { errorOf } from '../platform/values.js';
import { RequestAborted } from '../platform/http/body.js';
import type { Handler } from '../platform/http/handler.js';
import { clientAddress } from '../platform/http/clientAddress.js';
import { COMPRESSED_FROM_BYTES } from '../platform/http/compressedBody.js';
import { databaseAvailability } from '../platform/database/availability.js';
import { RETRY_AFTER_S, unavailabilityOf } from '../platform/database/unavailable.js';
import { requestIdOf } from './requestContext.js';
import { RunningRequests } from '../platform/http/runningRequests.js';
import { securityHeaders } from '../platform/http/securityHeaders.js';
import { readPastBody } from '../platform/http/unreadBody.js';

export interface Route {
  /** The path itself and everything below it. */
  readonly path: string;
  readonly handle: Handler;
  /** Responds when the database cannot serve a request, in the form of this route; JSON by default. */
  readonly unavailable?: Handler;
  /** Whether its bodies may take minutes: uploads. */
  readonly slowBodies?: boolean;
}

// Its types are those of Express, of whose requests and responses it needs what Node's have.
const compress = compression({ threshold: COMPRESSED_FROM_BYTES }) as (
  req: IncomingMessage,
  res: ServerResponse,
  next: (failed?: unknown) => void,
) => void;

const below = (path: string, route: string) => route === '/' || path === route || path.startsWith(`${route}/`);

/** Logs a request after its response; successful frequent ones at `debug`. */
function logResponse(
  log: Logger,
  req: IncomingMessage,
  res: ServerResponse,
  started: number,
  trustProxy: number,
): void {
  const level = res.statusCode >= 500 ? 'error' : res.statusCode >= 400 ? 'info' : 'debug';
  if (!log.isLevelEnabled(level)) return;
  log[level](
    {
      requestId: requestIdOf(req),
      method: req.method,
      path: req.url?.split('?')[0],
      status: res.statusCode,
      ms: Math.round((performance.now() - started) * 10) / 10,
      ip: clientAddress(req, trustProxy),
    },
    'request',
  );
}

/** Milliseconds a shutdown waits for running requests before it closes their connections, then for their handlers. */
const STOP_MS = 15_000;
const CUT_MS = 2_000;
/** Milliseconds that a shutdown leaves idle connections open: requests on them are served with `connection: close`. */
const IDLE_MS = 500;

/** Milliseconds that the body of a request may take; of an upload, as long as its form lives, and some. */
const BODY_MS = 60_000;
const SLOW_BODY_MS = (SIGNED_FORM_S + 300) * 1000;

/** Closes a connection whose request body does not end in time. */
function boundBody(req: IncomingMessage): void {
  if (req.method === 'GET' || req.method === 'HEAD') return;
  const timer = setTimeout(() => {
    if (!req.complete) req.destroy();
  }, BODY_MS).unref();
  req.once('close', () => clearTimeout(timer));
}

/** RFC 9112, section 3.2: Node keeps the first of several Host headers, a proxy may have gone by another one. */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1;

/** Responds to a request that no handler gets to see. */
function refuse(res: ServerResponse, status: number, message: Message): void {
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
  res.end(JSON.stringify({ success: false, message: inEnglish(message) }));
}

/** A request that needs the database while it cannot serve it. */
function respondUnavailable(_req: IncomingMessage, res: ServerResponse): void {
  const headers = { 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_S) };
  res.writeHead(503, { 'content-type': 'application/json; charset=utf-8', ...headers });
  res.end(JSON.stringify({ success: false, message: inEnglish(messages.databaseUnavailable) }));
}

export interface ServerOptions {
  readonly log: Logger;
  /** Proxies in front whose X-Forwarded-For entries are believed. */
  readonly trustProxy: number;
  /** Whether to send HSTS, so that browsers never use plain http again. */
  readonly httpsOnly: boolean;
  /** Milliseconds that a shutdown waits for running requests; tests shorten it. */
  readonly stopMs?: number;
  /** Milliseconds a stop leaves idle connections open; tests make it long or none. */
  readonly idleMs?: number;
}

export interface HttpServer {
  readonly server: Server;
  /** Stops accepting connections; resolves when running requests have their responses and their handlers have ended. */
  readonly stop: () => Promise<void>;
}

/**
 * The HTTP server. The first route whose path matches handles a request; a handler that fails responds with 500 and is
 * logged.
 */
export function createHttpServer(routes: readonly Route[], options: ServerOptions): HttpServer {
  const { log, trustProxy, stopMs = STOP_MS, idleMs = IDLE_MS } = options;
  const running = new RunningRequests();
  const secure = securityHeaders(options);

  const handle = (req: IncomingMessage, res: ServerResponse) => {
    const started = performance.now();
    res.on('finish', () => logResponse(log, req, res, started, trustProxy));
    readPastBody(req, res);
    res.setHeader('x-request-id', requestIdOf(req));
    secure(res);
    // Node's parser takes a request line without a version, which is HTTP/0.9, for a request too.
    if (hasSeveralHosts(req) || req.httpVersionMajor < 1) return refuse(res, 400, messages.malformedRequest);
    const path = req.url?.split('?')[0] ?? '/';
    const route = routes.find((candidate) => below(path, candidate.path));
    if (!route?.slowBodies) boundBody(req);
    running.prepare(res);
    let handled: Promise<void> = Promise.resolve();
    const serve = () => (handled = (async () => route?.handle(req, res))());
    const work = databaseAvailability
      .whileUp(() => res.headersSent, serve)
      .catch(async (error: unknown) => {
        if (error instanceof RequestAborted) {
          log.debug({ requestId: requestIdOf(req) }, 'request aborted');
          res.destroy();
          return;
        }
        databaseAvailability.report(error);
        if (res.headersSent || !(unavailabilityOf(error) || (await databaseAvailability.isDownNow()))) throw error;
        try {
          await (route?.unavailable ?? respondUnavailable)(req, res);
        } catch (failure) {
          // The handler, whose work goes on, has responded first.
          if (!res.writableEnded) throw failure;
        }
      })
      .catch((error: unknown) => {
        log.error({ err: error, requestId: requestIdOf(req) }, 'request failed');
        if (res.headersSent) {
          res.destroy();
          return;
        }
        res.writeHead(500, { 'content-type': 'application/json; charset=utf-8' });
        res.end(JSON.stringify({ success: false, message: inEnglish(messages.unexpected) }));
      });
    // The work of a request that was refused meanwhile goes on.
    running.add(res, Promise.allSettled([work, handled]));
  };

  const server = createServer(handle);
  server.requestTimeout = SLOW_BODY_MS;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = 65_000;
  const stop = async () => {
    running.beginStop();
    const closed = once(server, 'close');
    // Only the listener at first: an HTTP server's close() also cuts idle connections, which resets a request in transit.
    Listener.prototype.close.call(server);
    const late = new AbortController();
    await Promise.race([closed, pause(idleMs, undefined, { signal: late.signal })]).finally(() => late.abort());
    server.close();
    const ended = await running.ended(stopMs);
    if (!ended) log.warn('stopping: requests that take too long are cut off');
    server.closeAllConnections();
    if (!ended && !(await running.ended(CUT_MS))) log.error('stopping: a request goes on without end');
    await closed;
  };
  return { server, stop };
}

/** Puts compression in front of a handler. */
export const compressed =
  (handler: Handler): Handler =>
  (req, res) =>
    new Promise((resolve, reject) => {
      const fail = (error: unknown) => reject(errorOf(error));
      compress(req, res, (failed) => {
        if (failed) return fail(failed);
        Promise.resolve(handler(req, res)).then(resolve, fail);
      });
    });

/** @throws StartError when the port is taken or may not be used */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `PORT: port ${port} is taken by another program; set PORT to a free one.`,
        EACCES: `PORT: port ${port} may not be used by this account; set PORT to one above 1023.`,
        ENOTFOUND: `HOST: the host ${host} is not known; set HOST to an address of this machine.`,
        EADDRNOTAVAIL: `HOST: the address ${host} is not one of this machine; set HOST to one that is.`,
      };
      reject(new StartError(reasons[error.code ?? ''] ?? `PORT: ${error.message}.`));
    });
    server.listen(port, host, resolve);
  });
}
