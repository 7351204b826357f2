import { createHmac, timingSafeEqual } from 'node:crypto';
import { hasFields } from '../platform/values.js';
import type { SignedUpload } from './storage.js';

/** Upload that a form of the disk storage allows, as part of the form: readable by anyone, protected by a signature. */
interface Policy extends SignedUpload {
  /** Milliseconds since 1970 after which it is invalid. */
  readonly expires: number;
}
const POLICY = { key: 'string', contentType: 'string', maxBytes: 'number', expires: 'number' } as const;

const contentOf = (policy: string): unknown => JSON.parse(Buffer.from(policy, 'base64url').toString());

const signatureOf = (policy: string, secret: string, purpose: 'form' | 'address' = 'form'): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n`).update(policy).digest();

function isSigned(policy: string, signature: string, secret: string, purpose: 'form' | 'address'): boolean {
  const provided = Buffer.from(signature, 'base64url');
  const expected = signatureOf(policy, secret, purpose);
  return provided.length === expected.length && timingSafeEqual(provided, expected);
}

/** The fields of a form that allows one upload. */
export function policyFields(upload: SignedUpload, expiresAt: Date, secret: string): Record<string, string> {
  const policy = Buffer.from(JSON.stringify({ ...upload, expires: expiresAt.getTime() } satisfies Policy)).toString(
    'base64url',
  );
  return {
    key: upload.key,
    'Content-Type': upload.contentType,
    policy,
    signature: signatureOf(policy, secret).toString('base64url'),
  };
}

/** Reasons for which a signature is refused: S3's error codes. */
export type PolicyRefusal = 'SignatureDoesNotMatch' | 'PolicyExpired' | 'PolicyConditionFailed';

/** Upload that the submitted fields of a form allow: exactly the signed fields, no others. */
export function allowedBy(
  fields: ReadonlyMap<string, string>,
  secret: string,
  now = Date.now(),
): SignedUpload | PolicyRefusal {
  const policy = fields.get('policy') ?? '';
  if (!isSigned(policy, fields.get('signature') ?? '', secret, 'form')) return 'SignatureDoesNotMatch';
  const signed = contentOf(policy);
  if (!hasFields(signed, POLICY)) return 'PolicyConditionFailed';
  const { expires, key, contentType, maxBytes } = signed;
  if (now > expires) return 'PolicyExpired';
  const same = fields.get('key') === key && fields.get('Content-Type') === contentType && fields.size === 4;
  return same ? { key, contentType, maxBytes } : 'PolicyConditionFailed';
}

/** The object that a signed address serves. */
interface Download {
  readonly key: string;
  readonly fileName: string;
  readonly contentType: string;
  /** Milliseconds since 1970 after which it is invalid. */
  readonly expires: number;
}
const DOWNLOAD = { key: 'string', fileName: 'string', contentType: 'string', expires: 'number' } as const;

/** The query of a signed address of an object. */
export function signedQuery(download: Download, secret: string): string {
  const policy = Buffer.from(JSON.stringify(download)).toString('base64url');
  const signature = signatureOf(policy, secret, 'address').toString('base64url');
  return new URLSearchParams({ policy, signature }).toString();
}

/** Verifies the query of a signed address. */
export function signedDownload(query: URLSearchParams, secret: string, now = Date.now()): Download | PolicyRefusal {
  const policy = query.get('policy') ?? '';
  if (!isSigned(policy, query.get('signature') ?? '', secret, 'address')) return 'SignatureDoesNotMatch';
  const download = contentOf(policy);
  if (!hasFields(download, DOWNLOAD)) return 'PolicyConditionFailed';
  return now > download.expires ? 'PolicyExpired' : download;
}
