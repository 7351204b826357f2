/** Holds the e-mail that somebody registers or recovers an account with, from one form to the next. */
export const EMAIL_COOKIE = 'account_email';

/** How long a code is good for, and somewhat more. */
const KEPT_S = 15 * 60;

const cookie = (value: string, maxAge: number, publicUrl: string) =>
  `${EMAIL_COOKIE}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; HttpOnly; Max-Age=${maxAge}` +
  (publicUrl.startsWith('https:') ? '; Secure' : '');

/** The Set-Cookie text that fills the next form's e-mail. Not in its address: addresses are logged. */
export const rememberEmail = (email: string, { publicUrl }: { readonly publicUrl: string }): string =>
  cookie(email, KEPT_S, publicUrl);

export const forgetEmail = ({ publicUrl }: { readonly publicUrl: string }): string => cookie('', 0, publicUrl);
