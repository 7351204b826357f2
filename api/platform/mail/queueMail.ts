import { randomUUID } from 'node:crypto';
import type { LanguageChoice } from '@polyphony/domain/languages.js';
import { EMAIL_MAX } from '@polyphony/domain/limits.js';
import { MailModel } from './queuedMail.js';
import { renderMail } from './render.js';
import { mailTemplates, type MailData, type MailTemplateName } from './templates.js';

/** One plain address: no list, no name, no comment, and nothing that could end a header line. */
const ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u;

export class NotAnAddress extends Error {
  override readonly name = 'NotAnAddress';
}

function oneAddress(to: unknown): string {
  // The type says so already, but a recovery form's address may come from JSON that says otherwise.
  if (typeof to !== 'string' || to.length > EMAIL_MAX || !ADDRESS.test(to)) {
    throw new NotAnAddress('A mail goes to exactly one plain address.');
  }
  return to;
}

const wakers = new Set<() => void>();

/** Calls `wake` whenever this process has queued a mail; answers how to stop that. */
export function onQueued(wake: () => void): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}

/**
 * Hands a mail over for delivery and returns once it is safely stored; a worker of this or another process sends it.
 * Takes as long for every address, so whether it was called should not show in a request's time: await it in all cases
 * or in none.
 * @param mail.lang the reader's language: `context.language`
 * @throws NotAnAddress unless `to` is one plain address
 */
export async function queueMail<Name extends MailTemplateName>(mail: {
  readonly to: string;
  readonly template: Name;
  readonly lang: LanguageChoice;
  readonly data: MailData<Name>;
}): Promise<void> {
  const to = oneAddress(mail.to);
  const now = new Date();
  await MailModel.create({
    _id: randomUUID(),
    to,
    template: mail.template,
    ...renderMail(mail.template, mail.data, mail.lang),
    createdAt: now,
    dueAt: now,
    usefulUntil: new Date(now.getTime() + mailTemplates[mail.template].usefulForS * 1000),
    tries: 0,
    state: 'waiting',
  });
  for (const wake of wakers) wake();
}
