import type { AuditAction } from '@polyphony/domain/audit.js';
import { passwordChangeRules, profileRules } from '@polyphony/domain/people/account.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import { Types } from 'mongoose';
import { signedInVisitor } from '../../../access/gates.js';
import { hashPassword, passwordMatches } from '../../../identity/passwords/passwords.js';
import { note } from '../../../audit/trail.js';
import type { Context } from '../../../context.js';
import { badUserInput, unauthenticated } from '../../../platform/errors.js';
import { invalid, invalidFields } from '../../../records/write/outcome.js';
import { SessionModel } from '../../../identity/sessions/storedSession.js';
import { UserModel } from '../../../identity/users/user.js';
import { refuseGroup } from './participantGroup.js';
import { visitorSearchFields } from '../../../identity/users/visitorSearch.js';
import { readersLanguage } from '../../../identity/users/visitorProfile.js';
import type { PasswordChangeInput, VisitorProfileInput } from './inputs.js';
import { ownAccount } from './logIn.js';
import { refused, succeeded, type AccountPayload, type VisitorDevice, type VisitorPayload } from './visitor.js';
import { accountMails } from './mailTemplates.js';

const noteOwn = (context: Context, action: AuditAction) => {
  const { userId, name, email } = signedInVisitor(context);
  const actor = { id: userId, name, role: null };
  return note(context, { action, actor, target: { kind: 'visitor', id: userId, label: email } });
};

/** Changes the profile of the visitor; what is left out stays as it is. The e-mail is not changed here. */
export async function updateProfile(input: VisitorProfileInput, context: Context): Promise<VisitorPayload> {
  const { userId } = signedInVisitor(context);
  const provided = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const isFound = ['firstName', 'lastName', 'phone'].some((field) => field in provided);
  for (;;) {
    const stored = await UserModel.findOne(
      { _id: userId, kind: 'visitor', 'visitor.erasure': null },
      { visitor: 1, version: 1, email: 1 },
    ).lean();
    if (!stored?.visitor) throw unauthenticated();
    const { firstName, lastName, phone, nationality, country } = stored.visitor;
    const { value, errors } = await validate(profileRules, {
      ...{ firstName, lastName, phone, nationality, country },
      ...provided,
    });
    const ofGroup = await refuseGroup(provided, context.services);
    if (errors || ofGroup.length > 0) {
      const wrong = [...invalidFields(errors ?? []), ...ofGroup];
      return { ...refused(messages.notSaved, wrong), visitor: null };
    }
    // Only what was sent: the rest may have been changed in another window meanwhile.
    const changed: Record<string, unknown> = Object.fromEntries(
      Object.entries(value).flatMap(([field, now]) => (field in provided ? [[`visitor.${field}`, now]] : [])),
    );
    const name = `${value.firstName} ${value.lastName}`;
    const found = { name, ...visitorSearchFields({ name, email: stored.email, phone: value.phone }) };
    const { matchedCount } = await UserModel.updateOne(
      // The name, and what people are found by, are made of several parts, some of which were read.
      { _id: userId, kind: 'visitor', 'visitor.erasure': null, ...(isFound && { version: stored.version }) },
      { $set: { ...changed, ...(isFound && found), updatedAt: new Date() }, $inc: { version: 1 } },
    );
    if (matchedCount > 0) break;
  }
  await context.services.sessions.invalidateSessionDetails(userId);
  await context.services.stamps.changed('visitor');
  await noteOwn(context, 'UPDATE_PROFILE');
  return { ...succeeded(messages.updated('labels.profile')), visitor: await ownAccount({ userId }) };
}

const wrongPassword = () => refused(messages.notSaved, [invalid('currentPassword', messages.currentPasswordWrong)]);

/** Changes a password that its owner knows, and signs them out everywhere else. */
export async function changePassword(input: PasswordChangeInput, context: Context): Promise<AccountPayload> {
  const { userId, sessionId, email, name } = signedInVisitor(context);
  const { value, errors } = await validate(passwordChangeRules, input);
  if (errors) return refused(messages.notSaved, invalidFields(errors));
  const { limits, sessions, mailQueue } = context.services;
  // A stolen session must not be the way to try out the password.
  await limits.consume('proofByAccount', userId);
  const user = await UserModel.findOne(
    { _id: userId, kind: 'visitor' },
    { passwordHash: 1, 'visitor.language': 1 },
  ).lean();
  if (!(await passwordMatches(value.currentPassword, user?.passwordHash ?? null))) {
    return wrongPassword();
  }
  await limits.forget('proofByAccount', userId);
  const now = new Date();
  const passwordHash = await hashPassword(value.password);
  // Not over one that was changed or reset since it was compared: the caller may no longer know the current one.
  const { matchedCount } = await UserModel.updateOne(
    { _id: userId, passwordHash: user?.passwordHash ?? null },
    { $set: { passwordHash, updatedAt: now } },
  );
  if (matchedCount === 0) return wrongPassword();
  await sessions.revokeSessionsOf(userId, sessionId);
  await noteOwn(context, 'CHANGE_PASSWORD');
  const lang = readersLanguage(user, context);
  await mailQueue.queue({ to: email, template: accountMails.passwordChanged, lang, data: { name, time: now } });
  return succeeded(messages.passwordChanged);
}

/** Devices on which the visitor is signed in, the one used last first. */
export async function ownDevices(context: Context): Promise<VisitorDevice[]> {
  const { userId, sessionId } = signedInVisitor(context);
  const sessions = await SessionModel.find({ userId: new Types.ObjectId(userId), expiresAt: { $gt: new Date() } })
    .sort({ lastSeenAt: -1, _id: -1 })
    .lean();
  return sessions.map(({ _id, userAgent, ip, createdAt, lastSeenAt }) => {
    const id = _id.toHexString();
    return { id, userAgent, ip, createdAt, lastSeenAt, current: id === sessionId };
  });
}

/** Signs one device of the visitor out; one that is gone already is no error. */
export async function endDevice(id: string, context: Context): Promise<AccountPayload> {
  if (!Types.ObjectId.isValid(id)) throw badUserInput(messages.invalidId);
  await context.services.sessions.revokeSession({ userId: signedInVisitor(context).userId, sessionId: id });
  return succeeded(messages.sessionRevoked);
}

/** Signs the visitor out everywhere but here. */
export async function endOtherDevices(context: Context): Promise<AccountPayload> {
  const { userId, sessionId } = signedInVisitor(context);
  await context.services.sessions.revokeSessionsOf(userId, sessionId);
  return succeeded(messages.otherSessionsRevoked);
}
