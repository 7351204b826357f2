import { CodeModel } from '../../identity/passwords/storedCode.js';
import { UserModel } from '../../identity/users/user.js';

/** The stored identity file of a registration; null if it had none. */
export const storedIdentityFile = async (email: string) =>
  (await UserModel.findOne({ email }).orFail().lean()).visitor?.identityFile ?? null;

/** Backdates all codes by a minute. */
export const waitAMinute = async (): Promise<void> => {
  await CodeModel.updateMany({}, { $set: { sentAt: new Date(Date.now() - 61_000) } });
};
