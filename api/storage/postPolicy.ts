import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignedUpload } from './storage.js';

/** What a form of the disk storage allows, as it travels in the form: anybody may read it, nobody can change it. */
interface Policy extends SignedUpload {
  /** Milliseconds since 1970 after which it is dead. */
  readonly expires: number;
}

const signatureOf = (policy: string, secret: string): Buffer =>
  createHmac('sha256', secret).update('upload form\n').update(policy).digest();

/** The fields of a form that lets one file through. */
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

/** Why a form is refused, as S3 would call it. */
export type PolicyRefusal = 'SignatureDoesNotMatch' | 'PolicyExpired' | 'PolicyConditionFailed';

/** What the fields of a form that was sent allow: exactly the fields that were signed, no others. */
export function allowedBy(
  fields: ReadonlyMap<string, string>,
  secret: string,
  now = Date.now(),
): SignedUpload | PolicyRefusal {
  const policy = fields.get('policy') ?? '';
  const given = Buffer.from(fields.get('signature') ?? '', 'base64url');
  const expected = signatureOf(policy, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'SignatureDoesNotMatch';
  const { expires, key, contentType, maxBytes } = JSON.parse(Buffer.from(policy, 'base64url').toString()) as Policy;
  if (now > expires) return 'PolicyExpired';
  const same = fields.get('key') === key && fields.get('Content-Type') === contentType && fields.size === 4;
  return same ? { key, contentType, maxBytes } : 'PolicyConditionFailed';
}
