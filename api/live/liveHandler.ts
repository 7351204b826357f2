import type { ServerResponse } from 'node:http';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { sessionToken } from '../identity/sessions/credentials.js';
import { seenAs } from '../identity/sessions/viewAs.js';
import { databaseAvailability } from '../platform/database/availability.js';
import type { Handler } from '../platform/http/handler.js';
import { LiveStream } from './liveStream.js';
import type { Services } from '../services.js';
import type { LiveStreams } from './liveStreams.js';

function refuse(res: ServerResponse, status: number, message: Message, headers: Record<string, string> = {}): void {
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  res.end(JSON.stringify({ success: false, message: inEnglish(message) }));
}

/**
 * Serves /live: server-sent events for a signed-in member of staff. First `hello`, with the time since the last write
 * of each kind in milliseconds; then a message per change with the name of the kind; `beat` every fifteen seconds; and
 * `bye` before the server closes the stream.
 *
 * An EventSource cannot send custom headers, so the role that a Super Admin views as is in the query (`?as=`).
 */
export function liveHandler(
  streams: LiveStreams,
  { sessions }: Pick<Services, 'sessions'>,
  publicUrl: string,
): Handler {
  return async (req, res) => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    if (url.pathname !== '/live') return refuse(res, 404, messages.unknownPath);
    if (req.method !== 'GET') return refuse(res, 405, messages.methodNotAllowed, { allow: 'GET' });
    databaseAvailability.check();
    const token = sessionToken(req.headers, publicUrl);
    const role = url.searchParams.get('as') ?? undefined;
    const now = async () => (token ? seenAs(await sessions.sessionFromToken(token), role) : null);
    const session = await now();
    if (!session) return refuse(res, 401, messages.notSignedIn);
    const refusal = streams.refusal(session.userId);
    if (refusal)
      return refuse(res, refusal === 'tooMany' ? 429 : 503, messages.tooManyRequests, { 'retry-after': '60' });
    streams.add(new LiveStream(res, session, now));
  };
}
