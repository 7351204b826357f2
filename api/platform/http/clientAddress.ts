import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** An entry of X-Forwarded-For without the port that some proxies add; null when it is not an address. */
function addressIn(entry: string): string | null {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(bare) ? bare : null;
}

/**
 * The client's address: the connection's own, or, behind `hops` trusted proxies, the one that the outermost of them
 * saw. Each proxy appends the address it was called from, so entries that the client forged are further to the front
 * than the one read here. With fewer or malformed entries the connection's own address counts, so no client can choose
 * its address.
 */
export function clientAddress(req: IncomingMessage, hops: number): string {
  const direct = req.socket.remoteAddress ?? '';
  if (hops === 0) return direct;
  // Node joins repeated headers of this name into one list.
  const header = req.headers['x-forwarded-for'];
  const entries = typeof header === 'string' ? header.split(',').map((part) => part.trim()) : [];
  const seen = entries.at(-hops);
  return (seen !== undefined && addressIn(seen)) || direct;
}
