import type { Context } from '../../../context.js';
import { UserModel } from '../../../identity/users/user.js';

/**
 * Mails to a visitor are in the language that they last chose: by signing in, or by switching the site's while signed in. Call for
 * an address that names a language.
 */
export async function noteSwitchedLanguage({
  visitor,
  language,
}: Pick<Context, 'visitor' | 'language'>): Promise<void> {
  if (!visitor || !language.isExplicit) return;
  await UserModel.updateOne(
    { _id: visitor.userId, 'visitor.language': { $ne: language.requested } },
    { $set: { 'visitor.language': language.requested } },
  );
}
