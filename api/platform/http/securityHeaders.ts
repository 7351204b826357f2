import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** The policy of responses that are not pages, in case a browser renders them as one: nothing is allowed. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Browser features to switch off. Our pages need none of them except the camera, for scanning tickets. */
const FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** @param allowed features for scripts of this site; other origins never get any, wherever the page is embedded */
const permissionsPolicy = (...allowed: readonly string[]): string =>
  FEATURES.map((feature) => `${feature}=(${allowed.includes(feature) ? 'self' : ''})`).join(', ');

/** One year, restarted by browsers with every response. */
const HSTS = 'max-age=31536000';

/**
 * Sets the headers of every response; a page replaces the content policy with its own (`pagePolicy`).
 * @param options.httpsOnly adds HSTS, so that browsers never use plain http again: for a public server behind TLS
 */
export function securityHeaders({ httpsOnly }: { readonly httpsOnly: boolean }): (res: ServerResponse) => void {
  const headers = Object.entries({
    'content-security-policy': DATA_POLICY,
    'x-content-type-options': 'nosniff',
    // For browsers without support for frame-ancestors.
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(httpsOnly && { 'strict-transport-security': HSTS }),
  });
  return (res) => {
    for (const [name, value] of headers) res.setHeader(name, value);
  };
}

/** An unguessable value for one response: only scripts and styles that carry it are applied. */
export const newNonce = (): string => randomBytes(16).toString('base64url');

/** Other origins that a page may use. */
interface PageOrigins {
  /** Origin that its scripts upload files to, when it is not this site. */
  readonly uploads?: string | null;
  /** Origins whose pages it may have in frames. */
  readonly frames?: readonly string[];
}

/**
 * The policy of a page: only scripts with the nonce and the modules they import run. Other files of this site do not,
 * because users upload files. Images and videos may come from an external storage.
 */
export const pagePolicy = (nonce: string, { uploads = null, frames = [] }: PageOrigins = {}): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    ...(uploads ? [`connect-src 'self' ${uploads}`] : []),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Sets a page's policy on its response. */
export function allowPage(res: ServerResponse, nonce: string, origins?: PageOrigins): void {
  res.setHeader('content-security-policy', pagePolicy(nonce, origins));
}

/** Allows a page to use the camera: the console, which scans tickets. */
export function allowCamera(res: ServerResponse): void {
  res.setHeader('permissions-policy', permissionsPolicy('camera'));
}

/** For a 304 response: the browser's copy of the page keeps the policy, and the nonce, that it was sent with. */
export function retainPolicy(res: ServerResponse): void {
  res.removeHeader('content-security-policy');
}
