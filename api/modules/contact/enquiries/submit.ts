import { createHash, randomBytes } from 'node:crypto';
import { enquiryRules, type EnquiryRequest } from '@polyphony/domain/contact/enquiry.js';
import { ENQUIRY_REPEAT_S } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import { Types } from 'mongoose';
import type { Context } from '../../../context.js';
import { duplicateKeyOf } from '../../../platform/database/duplicateKey.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { isPlainAddress } from '../../../platform/mail/address.js';
import { fieldsIn } from '../../../platform/values.js';
import { normalizedEmail } from '../../../identity/users/user.js';
import { isActive } from '../../../records/read/localizedRead.js';
import { invalid, invalidFields, refusedFields, type Outcome } from '../../../records/write/outcome.js';
import { EnquiryModel, type EnquirySubject, type StoredEnquiry } from './enquiry.js';
import { enquirySearchFields } from './enquirySearch.js';
import { queueEnquiryMail, type Notified } from './enquiryMail.js';

/** Of the random part of a number. */
const REFERENCE_BYTES = 5;

/**
 * Stores what a visitor wrote, and notifies those who look after enquiries by mail (the branch that it is for, else the address
 * of the settings): both, or neither. The same enquiry, sent again within a while, is acknowledged and stored once.
 * @throws RATE_LIMITED for too many from one network, or of the same words from all of them
 */
export async function submitEnquiry(input: unknown, context: Context): Promise<Outcome> {
  const { value: request, errors } = await validate(enquiryRules, input);
  if (errors) return refusedFields(invalidFields(errors));
  const subject = await subjectOf(request, context);
  if (!subject) return refusedFields([invalid('aboutId', messages.enquiriesClosed)]);
  const { about, notified } = subject;
  const { limits, mailQueue, stamps } = context.services;
  await limits.consume('enquiryByAddress', context.ip);
  await limits.consume('enquiryByContent', plain(request.problemDescription));
  const enquiry = newEnquiry(request, about, context);
  await releaseKey(enquiry);
  try {
    await inTransaction(async (session) => {
      await EnquiryModel.collection.insertOne(enquiry, { session });
      await queueEnquiryMail(enquiry, notified, context, session);
    });
  } catch (error) {
    // The same enquiry is stored already.
    if (!duplicateKeyOf(error)?.includes('contentKey')) throw error;
    return acknowledged;
  }
  mailQueue.wakeWorkers();
  await stamps.changed('enquiry');
  return acknowledged;
}

const acknowledged: Outcome = { success: true, message: messages.enquirySent, errors: [], record: null };

interface Subject {
  readonly about: EnquirySubject | null;
  /** Recipient of the notice of the enquiry, where the record names one. */
  readonly notified: Notified | null;
}

/** The record that it is about, if visitors see it and can ask about it; null if not. */
async function subjectOf({ aboutKind, aboutId }: EnquiryRequest, context: Context): Promise<Subject | null> {
  const { loaders, services, languages } = context;
  if (!aboutKind && !aboutId) return { about: null, notified: null };
  const store = loaders.stores.all.find(({ kind }) => kind.name === aboutKind);
  const spec = store?.kind.enquiries;
  if (!store || !spec || !aboutId) return null;
  const record = await store.publishedOne({ id: aboutId }, services.stamps);
  if (record?.[spec.flag] !== true) return null;
  const first = languages.find((language) => language.default)?.code ?? '';
  const languageId = spec.languageId ? record[spec.languageId] : null;
  const language =
    languageId instanceof Types.ObjectId ? await loaders.record(loaders.stores.of('language'), languageId) : null;
  const { code } = fieldsIn(language);
  const lang = { requested: typeof code === 'string' && isActive(code, context) ? code : first, default: first };
  const title = store.titleOf(record, lang);
  const email = spec.email ? record[spec.email] : null;
  return {
    about: {
      kind: store.kind.name,
      id: record._id.toHexString(),
      title: store.titleOf(record, { requested: first, default: first }),
    },
    notified: isPlainAddress(email) ? { email, lang, title } : null,
  };
}

/** Words without what a machine changes first: case, spaces, and forms of the same letter. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** All that a visitor wrote: who corrects their number sends another enquiry. */
function contentKeyOf(request: EnquiryRequest, about: EnquirySubject | null): string {
  const { firstName, lastName, mobileNumber, email, problemDescription } = request;
  const words = [firstName, lastName ?? '', mobileNumber, email, problemDescription].map(plain);
  return createHash('sha256')
    .update(JSON.stringify([...words, about?.kind, about?.id]))
    .digest('base64url');
}

/** Takes the key from an equal enquiry of longer ago, which does not stop this one. */
async function releaseKey({ contentKey, createdAt, _id }: StoredEnquiry): Promise<void> {
  const since = new Date(createdAt.getTime() - ENQUIRY_REPEAT_S * 1000);
  await EnquiryModel.collection.updateOne(
    { contentKey, createdAt: { $lt: since } },
    { $set: { contentKey: `${contentKey} before ${_id.toHexString()}` } },
  );
}

function newEnquiry(request: EnquiryRequest, about: EnquirySubject | null, { language }: Context) {
  const { firstName, lastName, mobileNumber, email, problemDescription } = request;
  const now = new Date();
  const enquiry: StoredEnquiry = {
    _id: new Types.ObjectId(),
    reference: `ENQ-${randomBytes(REFERENCE_BYTES).toString('hex').toUpperCase()}`,
    contentKey: contentKeyOf(request, about),
    firstName,
    lastName,
    mobileNumber,
    email,
    emailKey: normalizedEmail(email),
    problemDescription,
    about,
    language: language.requested,
    read: false,
    answered: false,
    assigneeId: null,
    note: null,
    history: [{ step: 'SENT', at: now, by: { kind: 'visitor', id: '', name: firstName } }],
    version: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: null,
    updatedBy: null,
  };
  return { ...enquiry, ...enquirySearchFields(enquiry) };
}
