import { passwordProofRules } from '@polyphony/domain/people/account.js';
import { VISITOR_COOKIE } from '@polyphony/domain/people/account.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import { Types } from 'mongoose';
import { signedInVisitor } from '../../../access/gates.js';
import { note, recorded } from '../../../audit/trail.js';
import type { Context } from '../../../context.js';
import { passwordMatches } from '../../../identity/passwords/passwords.js';
import { beginErasure, finishErasure } from '../../../identity/personalData/erasure.js';
import { PERSON, type Person } from '../../../identity/personalData/personalData.js';
import { subjectOf } from '../../../identity/personalData/trailRecords.js';
import { UserModel } from '../../../identity/users/user.js';
import { readersLanguage } from '../../../identity/users/visitorProfile.js';
import { unauthenticated } from '../../../platform/errors.js';
import { invalid, invalidFields } from '../../../records/write/outcome.js';
import { exportedText } from './exportedData.js';
import { accountMails } from './mailTemplates.js';
import { refused, succeeded, type AccountPayload, type PersonalDataPayload } from './visitor.js';

type Proven = Person & { readonly passwordHash: string | null };

/**
 * The signed-in visitor, who has typed the password just now: what is behind a browser that was left open is not enough.
 * @returns the refusal for a wrong one
 */
async function proven(password: string, context: Context): Promise<Proven | AccountPayload> {
  const { userId } = signedInVisitor(context);
  const { value, errors } = await validate(passwordProofRules, { password });
  if (errors) return refused(messages.notSaved, invalidFields(errors));
  const { limits } = context.services;
  await limits.consume('proofByAccount', userId);
  const fields = { ...PERSON, passwordHash: 1 };
  const user: Proven | null = await UserModel.findOne({ _id: userId, kind: 'visitor' }, fields).lean();
  if (!user) throw unauthenticated();
  if (!(await passwordMatches(value.password, user.passwordHash)))
    return refused(messages.notSaved, [invalid('password', messages.currentPasswordWrong)]);
  await limits.forget('proofByAccount', userId);
  return user;
}

/** Person who acts upon their own account, for an entry that names nobody. */
const byId = (person: Person) => ({ id: person._id.toHexString(), name: '', role: null });

/**
 * Deletes the account of the signed-in visitor. Once it is marked it will be gone: what fails here is finished by the server
 * later.
 */
export async function deleteOwnAccount(password: string, context: Context): Promise<AccountPayload> {
  const person = await proven(password, context);
  if ('success' in person) return person;
  const { _id, passwordHash } = person;
  const lang = readersLanguage(person, context);
  const origin = { ...context, ip: '', userAgent: null };
  const event = { action: 'ERASE', actor: byId(person), target: subjectOf(person) } as const;
  const { reply, log, services } = context;
  const erase = async () => {
    try {
      await finishErasure(_id, accountMails.accountDeleted, services);
    } catch (error) {
      log.error({ err: error, userId: _id }, 'the erasure of an account was cut off: it is resumed');
    }
  };
  const begin = async () => (await beginErasure(new Types.ObjectId(_id), { passwordHash }, lang)) || null;
  // Not over a password that was changed since it was compared: the caller may no longer be the owner.
  if (!(await recorded(origin, event, begin, erase)))
    return refused(messages.notSaved, [invalid('password', messages.currentPasswordWrong)]);
  reply.clearCookie(VISITOR_COOKIE);
  return succeeded(messages.accountDeleted);
}

/** All that is stored of the signed-in visitor, as one text. */
export async function exportOwnData(password: string, context: Context): Promise<PersonalDataPayload> {
  const person = await proven(password, context);
  if ('success' in person) return { ...person, data: null };
  await context.services.limits.consume('exportByAccount', person._id.toHexString());
  const data = await exportedText(person, 'self', context.services);
  const actor = { ...byId(person), name: person.name };
  await note(context, { action: 'EXPORT', actor, target: { ...subjectOf(person), label: person.email } });
  return { ...succeeded(messages.dataExported), data };
}
