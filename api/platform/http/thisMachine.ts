import type { IncomingMessage } from 'node:http';

const LOOPBACK_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_NAME = /^(?:[\w-]+\.)*localhost$/i;

/** Headers that proxies add to the requests that they pass on. */
const PROXY_HEADER = /^(?:x-forwarded(?:-.+)?|forwarded|via|x-real-ip)$/;

/** Whether a host is this machine alone, as HOST or in an address: `localhost`, 127.0.0.0/8 or ::1, in brackets or not. */
export function isLoopback(host: string): boolean {
  const bare = /^\[(.*)\]$/.exec(host)?.[1] ?? host;
  return LOOPBACK_NAME.test(bare) || LOOPBACK_ADDRESS.test(bare);
}

/** The host of a Host header, without its port; '' when it is none. */
function hostIn(header: string | undefined): string {
  const url = `http://${header ?? ''}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/**
 * Whether a browser or program of this machine sent the request itself: over loopback, under a name that no other site can
 * take (DNS rebinding), and not through a proxy. Of proxies that add no header, nginx is known by its HTTP/1.0.
 */
export const isFromThisMachine = ({ socket, headers, httpVersion }: IncomingMessage): boolean =>
  LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
  isLoopback(hostIn(headers.host)) &&
  httpVersion !== '1.0' &&
  !Object.keys(headers).some((name) => PROXY_HEADER.test(name));
