import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** What an answer that is no page may do where a browser shows it as one: nothing. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What a browser can be asked for. No page of ours needs any of it, but for the camera at the door. */
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

/** @param allowed what scripts of this site may ask for; others never do, wherever the page stands */
const permissionsPolicy = (...allowed: readonly string[]): string =>
  FEATURES.map((feature) => `${feature}=(${allowed.includes(feature) ? 'self' : ''})`).join(', ');

/** One year, which browsers count anew with every answer. */
const HSTS = 'max-age=31536000';

/**
 * The headers of every answer, whatever it is; a page sends a policy of its own in place of theirs (`pagePolicy`).
 * @param options.httpsOnly tells browsers never to come by plain http again: for a public server behind TLS
 */
export function securityHeaders({ httpsOnly }: { readonly httpsOnly: boolean }): (res: ServerResponse) => void {
  const headers = Object.entries({
    'content-security-policy': DATA_POLICY,
    'x-content-type-options': 'nosniff',
    // For browsers that know no frame-ancestors.
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

/** A word that nobody can guess, for one answer: only scripts and styles that carry it count. */
export const newNonce = (): string => randomBytes(16).toString('base64url');

/**
 * The policy of a page: scripts run only when they carry the nonce, or are modules that such a one imports; not even a
 * file of this site does otherwise, for people upload files. Pictures and videos may come from a storage elsewhere.
 * @param uploads where its scripts post files to, when that is not this site
 */
export const pagePolicy = (nonce: string, uploads: string | null = null): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    ...(uploads ? [`connect-src 'self' ${uploads}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Sets a page's policy on its answer. */
export function allowPage(res: ServerResponse, nonce: string, uploads: string | null = null): void {
  res.setHeader('content-security-policy', pagePolicy(nonce, uploads));
}

/** Lets a page ask for the camera: the console's, which reads tickets at the door. */
export function allowCamera(res: ServerResponse): void {
  res.setHeader('permissions-policy', permissionsPolicy('camera'));
}

/** A browser that asks whether its copy of a page still holds keeps the policy, and the nonce, that the copy came with. */
export function keepPolicy(res: ServerResponse): void {
  res.removeHeader('content-security-policy');
}
