import type { LanguageChoice } from '@polyphony/domain/languages.js';
import type { Types } from 'mongoose';
import type { Logger } from 'pino';
import { inTransaction } from '../../platform/database/transaction.js';
import type { MailTemplate } from '../../platform/mail/template.js';
import { startRepeating } from '../../platform/process/repeating.js';
import type { Services } from '../../services.js';
import { UserModel } from '../users/user.js';
import type { Erasure } from '../users/visitorProfile.js';
import { PERSON, type Person } from './personalData.js';

const EVERY_MS = 60_000;
/** An erasure this old belongs to a process that is no more. */
const ABANDONED_MS = 2 * 60_000;
/** Says in the database's log, and to tests that count the commands of requests, who reads. */
const COMMENT = 'erasures that were cut off';

type Farewell = MailTemplate<{ readonly name: string }>;

/**
 * Marks an account as being erased: from here on nobody signs in to it, and it will be gone, whatever happens to this process.
 * @param condition what the account must be like, beside not being erased already
 * @returns false when it is not
 */
export async function beginErasure(
  userId: Types.ObjectId,
  condition: Readonly<Record<string, unknown>>,
  lang: LanguageChoice,
): Promise<boolean> {
  const erasure: Erasure = { since: new Date(), lang };
  const { modifiedCount } = await UserModel.updateOne(
    { ...condition, _id: userId, kind: 'visitor', 'visitor.erasure': null },
    { $set: { 'visitor.erasure': erasure, passwordHash: null }, $inc: { version: 1 } },
  );
  return modifiedCount > 0;
}

/** The language of the last mail. An erasure that was begun before the field had its present name has it as `asked`. */
const languageOf = ({ lang }: { readonly lang: LanguageChoice & { readonly asked?: string } }): LanguageChoice => ({
  ...lang,
  requested: lang.requested ?? lang.asked ?? lang.default,
});

/**
 * Erases an account that is marked, place by place; at the end the account itself, together with the mail that says so. It may be
 * cut off anywhere and called again.
 * @param farewell what the person is mailed, if the address was shown to be theirs
 */
export async function finishErasure(userId: Types.ObjectId, farewell: Farewell, services: Services): Promise<void> {
  const marked = { _id: userId, kind: 'visitor', 'visitor.erasure': { $ne: null } } as const;
  const person: Person | null = await UserModel.findOne(marked, PERSON).lean();
  if (!person?.visitor?.erasure) return;
  const { erasure, verifiedAt } = person.visitor;
  await services.sessions.revokeSessionsOf(userId.toHexString());
  for (const place of services.personalData.records) await place.erase(person, services);
  await inTransaction(async (session) => {
    const { deletedCount } = await UserModel.deleteOne(marked, { session });
    // Another process was faster, and its mail is on its way.
    if (deletedCount === 0 || !verifiedAt) return;
    const { mailQueue } = services;
    const mail = {
      to: person.email,
      template: farewell,
      lang: languageOf(erasure),
      data: { name: person.name },
      session,
    };
    await mailQueue.queue({ ...mail, unrecorded: true });
  });
  services.mailQueue.wakeWorkers();
  await services.sessions.invalidateSessionDetails(userId.toHexString());
  await services.stamps.changed('visitor');
}

/** Finishes erasures that were cut off. @returns how many */
export async function resumeErasures(
  farewell: Farewell,
  services: Services,
  { olderThanMs = ABANDONED_MS, signal }: { readonly olderThanMs?: number; readonly signal?: AbortSignal } = {},
): Promise<number> {
  const since = { $lte: new Date(Date.now() - olderThanMs) };
  const found = await UserModel.find({ kind: 'visitor', 'visitor.erasure.since': since }, { _id: 1 })
    .comment(COMMENT)
    .lean();
  let finished = 0;
  for (const { _id } of found) {
    if (signal?.aborted) break;
    await finishErasure(_id, farewell, services);
    finished += 1;
  }
  return finished;
}

/**
 * Finishes them at the start and at intervals, in one process at a time.
 * @param options.ownsDatabase whether no other app uses the database: whatever is under way in it was cut off
 * @returns the function that stops it and waits
 */
export function startResumingErasures(
  log: Logger,
  farewell: Farewell,
  services: Services,
  { ownsDatabase }: { readonly ownsDatabase: boolean },
): () => Promise<void> {
  const resume = async (options: { readonly olderThanMs?: number; readonly signal?: AbortSignal }) => {
    const finished = await resumeErasures(farewell, services, options);
    if (finished > 0) log.info({ finished }, 'erasures of accounts that were cut off are finished');
  };
  const first = resume(ownsDatabase ? { olderThanMs: 0 } : {}).catch((error: unknown) =>
    log.error({ err: error }, 'erasures of accounts were not resumed'),
  );
  const stop = startRepeating(log, {
    name: 'erasures of accounts',
    everyMs: EVERY_MS,
    work: (signal) => resume({ signal }),
  });
  return async () => {
    await first;
    await stop();
  };
}
