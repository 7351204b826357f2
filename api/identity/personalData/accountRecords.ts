import { whenMissing } from '../../platform/fileErrors.js';
import { SessionModel } from '../sessions/storedSession.js';
import type { PersonalRecords } from './personalData.js';

/** The account itself, with the identity document. The document of the account goes last, when all else is erased. */
export const personalAccount: PersonalRecords = {
  name: 'account',
  async collect({ _id, name, email, visitor, createdAt, blocked, lastSeenAt }, reader, { privateFiles }) {
    if (!visitor) return null;
    const { identityFile, verifiedAt, signedInAt, language, phone, nationality, country } = visitor;
    const content =
      identityFile && reader === 'self' ? await privateFiles.read(identityFile.key).catch(whenMissing(null)) : null;
    return {
      id: _id.toHexString(),
      ...{
        name,
        firstName: visitor.firstName,
        lastName: visitor.lastName,
        email,
        phone,
        nationality,
        country,
        language,
      },
      ...{ registeredAt: createdAt, verifiedAt, signedInAt, lastSeenAt, blocked: blocked === true },
      identityDocument: identityFile && {
        ...{ type: identityFile.type, bytes: identityFile.size },
        // As an address that a browser opens, so that one file has everything. Staff do not see the document.
        ...(content && { content: `data:${identityFile.type};base64,${content.toString('base64')}` }),
      },
    };
  },
  async erase({ email, visitor }, { privateFiles, codes }) {
    if (visitor?.identityFile) await privateFiles.remove(visitor.identityFile.key);
    await codes.forget(email);
  },
};

/** Devices on which the person is signed in. */
export const personalDevices: PersonalRecords = {
  name: 'devices',
  async collect({ _id }) {
    const sessions = await SessionModel.find({ userId: _id }).sort({ lastSeenAt: -1 }).lean();
    return sessions.map(({ createdAt, lastSeenAt, expiresAt, ip, userAgent }) => ({
      ...{ signedInAt: createdAt, lastSeenAt, expiresAt, networkAddress: ip, browser: userAgent },
    }));
  },
  erase: ({ _id }, { sessions }) => sessions.revokeSessionsOf(_id.toHexString()),
};
