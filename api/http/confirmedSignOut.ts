import { SIGN_OUT_CONFIRM, SIGN_OUT_PATH } from '@polyphony/domain/people/signIn.js';
import { cookieAllowed } from '../identity/sessions/crossSite.js';
import type { Handler } from '../platform/http/handler.js';

/** Whether the console's router takes the path for its sign-out: it ignores case, and decodes. */
function opensSignOut(path: string): boolean {
  try {
    return decodeURIComponent(path).toLowerCase().split('/').filter(Boolean).join('/') === SIGN_OUT_PATH.slice(1);
  } catch {
    return false;
  }
}

/**
 * Sends whom a link of another site led to the console's sign-out, which ends the session as it opens, to the same page
 * with a question. Inside the console that page is opened without a request.
 */
export const confirmedSignOut =
  (publicUrl: string, handler: Handler): Handler =>
  (req, res) => {
    const [path = '', search = ''] = req.url?.split('?') ?? [];
    const isConfirmation = new URLSearchParams(search).has(SIGN_OUT_CONFIRM);
    if (isConfirmation || !opensSignOut(path) || cookieAllowed(req.headers, publicUrl)) return handler(req, res);
    res.writeHead(303, { location: `${SIGN_OUT_PATH}?${SIGN_OUT_CONFIRM}`, 'cache-control': 'no-store' }).end();
  };
