import { randomUUID } from 'node:crypto';
import { registrationRules, type Registration } from '@polyphony/domain/people/account.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import { Types } from 'mongoose';
import { hashPassword } from '../../../identity/passwords/passwords.js';
import type { Context } from '../../../context.js';
import { inGroup, refuseGroup } from './participantGroup.js';
import { duplicateKeyOf } from '../../../platform/database/duplicateKey.js';
import type { PrivateFiles } from '../../../platform/privateFiles.js';
import type { UploadedFile } from '../../../platform/upload.js';
import { invalid, invalidFields } from '../../../records/write/outcome.js';
import { normalizedEmail, UserModel } from '../../../identity/users/user.js';
import { visitorSearchFields } from '../../../identity/users/visitorSearch.js';
import { readersLanguage, type IdentityFile, type VisitorProfile } from '../../../identity/users/visitorProfile.js';
import { identityFileProblem, identityFileType } from './identityFile.js';
import type { RegistrationInput } from './inputs.js';
import { refused, succeeded, type RegistrationPayload } from './visitor.js';
import { accountMails } from './mailTemplates.js';

/** The owner of an address, with the fields that a registration needs. */
const ownerOf = (email: string) =>
  UserModel.findOne(
    { email },
    {
      kind: 1,
      name: 1,
      'visitor.verifiedAt': 1,
      'visitor.identityFile': 1,
      'visitor.language': 1,
      'visitor.erasure': 1,
    },
  ).lean();

type Owner = Awaited<ReturnType<typeof ownerOf>>;

const isPending = ({ kind, visitor }: NonNullable<Owner>) =>
  kind === 'visitor' && !visitor?.verifiedAt && !visitor?.erasure;

async function saveIdentityFile(file: UploadedFile | null, privateFiles: PrivateFiles): Promise<IdentityFile | null> {
  const type = file && identityFileType(file.bytes);
  return type ? { key: await privateFiles.save(file.bytes), type, size: file.bytes.length } : null;
}

/** Writes an account that is not verified yet, a new one or in place of one. False after a concurrent write. */
async function write(
  _id: Types.ObjectId,
  email: string,
  { password: _password, confirmPassword: _again, email: _email, ...profile }: Registration,
  own: Pick<VisitorProfile, 'identityFile' | 'language' | 'registration'> & { readonly passwordHash: string },
): Promise<boolean> {
  const now = new Date();
  const { passwordHash, ...account } = own;
  const visitor = { ...profile, ...account, verifiedAt: null, signedInAt: null, bookedAt: null, erasure: null };
  const name = `${profile.firstName} ${profile.lastName}`;
  try {
    const { modifiedCount, upsertedCount } = await UserModel.updateOne(
      { _id, kind: 'visitor', 'visitor.verifiedAt': null, 'visitor.erasure': null },
      {
        $set: { name, visitor, passwordHash, updatedAt: now, ...visitorSearchFields({ name, email, ...profile }) },
        $setOnInsert: {
          email,
          roleId: null,
          picture: null,
          blocked: false,
          lastSeenAt: null,
          version: 1,
          createdAt: now,
          createdBy: null,
          updatedBy: null,
        },
      },
      { upsert: true },
    );
    return modifiedCount + upsertedCount > 0;
  } catch (error) {
    if (duplicateKeyOf(error)) return false;
    throw error;
  }
}

/** Removes the file of an account whose write failed, unless it was written all the same. What remains, the sweep removes. */
async function dropUnnamed(
  _id: Types.ObjectId,
  { key }: IdentityFile,
  { log, services }: Pick<Context, 'log' | 'services'>,
): Promise<void> {
  try {
    if (!(await UserModel.exists({ _id, 'visitor.identityFile.key': key }))) await services.privateFiles.remove(key);
  } catch (error) {
    log.warn({ err: error, key }, 'the identity file of a registration that failed is left to the sweep');
  }
}

async function settle(
  value: Registration,
  email: string,
  file: UploadedFile | null,
  context: Pick<Context, 'language' | 'languages' | 'log' | 'services'>,
): Promise<string> {
  const { language: lang, services } = context;
  const registration = randomUUID();
  const [owner, passwordHash] = await Promise.all([ownerOf(email), hashPassword(value.password)]);
  const free = !owner || isPending(owner);
  const accountId = free ? (owner?._id ?? new Types.ObjectId()) : null;
  const code = await services.codes.issue({ purpose: 'verify', email, accountId });
  if (!accountId) {
    if (owner)
      await services.mailQueue.queue({
        to: email,
        template: accountMails.addressInUse,
        lang: readersLanguage(owner, context),
        data: { name: owner.name },
      });
    return registration;
  }
  const identityFile = await saveIdentityFile(file, services.privateFiles);
  const written = await write(accountId, email, value, {
    passwordHash,
    identityFile,
    language: lang.requested,
    registration,
  }).catch(async (error: unknown) => {
    if (identityFile) await dropUnnamed(accountId, identityFile, context);
    throw error;
  });
  const dropped = written ? owner?.visitor?.identityFile : identityFile;
  if (dropped) await services.privateFiles.remove(dropped.key);
  const name = `${value.firstName} ${value.lastName}`;
  if (!written) return registration;
  await services.stamps.changed('visitor');
  await services.mailQueue.queue({ to: email, template: accountMails.verificationCode, lang, data: { name, code } });
  return registration;
}

/**
 * Registers a visitor: an account that is not verified, and a code to its address. The response to an address that has an
 * account already is the same, and a mail notifies its owner; one that was never verified is registered again.
 */
export async function register(
  input: RegistrationInput,
  upload: Promise<UploadedFile> | null | undefined,
  context: Context,
): Promise<RegistrationPayload> {
  const file = (await upload) ?? null;
  const problem = file && identityFileProblem(file);
  const sent = await inGroup({ ...input }, context.services);
  const { value, errors } = await validate(registrationRules, sent);
  const ofGroup = await refuseGroup(sent, context.services);
  if (errors || problem || ofGroup.length > 0) {
    const wrong = [...invalidFields(errors ?? []), ...ofGroup];
    const all = problem ? [...wrong, invalid('identityFile', problem)] : wrong;
    return { ...refused(messages.notSaved, all), registration: null };
  }
  const { limits, inConstantTime } = context.services;
  await limits.consume('registrationByAddress', context.ip);
  const registration = await inConstantTime(() => settle(value, normalizedEmail(value.email), file, context));
  return { ...succeeded(messages.registered), registration };
}
