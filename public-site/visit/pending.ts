import type { SiteRequest } from '../host.js';
import { cookieOf } from './requestHeaders.js';

/** The state of a registration or a recovery of an account, from one form to the next. */
export interface Pending {
  readonly email: string;
  /** Of a registration made in this browser; else empty. A code of another one is not theirs. */
  readonly registration: string;
}

/** Not in an address: addresses are logged. */
export const PENDING_COOKIE = 'account_pending';

/** Seconds for which a code is valid, and somewhat more. */
export const PENDING_COOKIE_MAX_AGE_S = 15 * 60;

const NOTHING: Pending = { email: '', registration: '' };

/** Registration or recovery that this browser has begun; empty texts when there is none. */
export function pendingOf(request: SiteRequest): Pending {
  const [registration, email] = (cookieOf(request, PENDING_COOKIE) ?? '').split(/ (.*)/s, 2);
  return email ? { email, registration: registration ?? '' } : NOTHING;
}

const cookie = (value: string, maxAge: number, publicUrl: string) =>
  `${PENDING_COOKIE}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; HttpOnly; Max-Age=${maxAge}` +
  (publicUrl.startsWith('https:') ? '; Secure' : '');

/** The Set-Cookie text that keeps it for the next form. */
export const rememberPending = (
  { email, registration = '' }: { readonly email: string; readonly registration?: string },
  { publicUrl }: { readonly publicUrl: string },
): string => cookie(`${registration} ${email}`, PENDING_COOKIE_MAX_AGE_S, publicUrl);

export const forgetPending = ({ publicUrl }: { readonly publicUrl: string }): string => cookie('', 0, publicUrl);

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The registration that was made for an e-mail in this browser; null when none was. */
export const registrationOf = ({ email, registration }: Pending, typed: string): string | null =>
  registration !== '' && same(email, typed) ? registration : null;
