import { escaped } from '../../platform/html.js';
import { deleteStoredMails } from '../../platform/mail/outbox.js';
import { MailModel, type QueuedMail } from '../../platform/mail/queuedMail.js';
import { patternOf } from '../../platform/textPattern.js';
import type { Person, PersonalRecords } from './personalData.js';

/** Replaces a name in a mail to another person that is still to be sent. */
const NAMELESS = '—';

/** Mails to the person, and those whose replies go to the person. */
const own = ({ email }: Person) => ({ $or: [{ to: email }, { replyTo: email }] });

/** Mails to others that name the person: those about a booking, say. */
const naming = ({ name, email }: Person) => ({
  $or: [name, email].flatMap((word) =>
    ['subject', 'text'].map((field) => ({ [field]: { $regex: patternOf(word), $options: 'i' } })),
  ),
});

/** A mail to another person, without the name and the address. */
function nameless(mail: QueuedMail, { name, email }: Person): Pick<QueuedMail, 'subject' | 'text' | 'html'> {
  const without = (text: string, words: readonly string[]) =>
    words.reduce((left, word) => left.replace(new RegExp(patternOf(word), 'gi'), NAMELESS), text);
  const words = [name, email];
  return {
    subject: without(mail.subject, words),
    ...(mail.text !== undefined && { text: without(mail.text, words) }),
    ...(mail.html !== undefined && { html: without(mail.html, words.map(escaped)) }),
  };
}

/**
 * Mails: those that wait, the log of those that were sent, and the folder that is used in place of a mail server.
 * @param outbox that folder
 */
export const personalMails = (outbox: string): PersonalRecords => ({
  name: 'mails',
  async collect({ email }) {
    const mails = await MailModel.find({ to: email }).sort({ createdAt: -1 }).lean<QueuedMail[]>();
    return mails.map(({ to, subject, lang, createdAt, state, endedAt }) => ({
      ...{ to, subject, language: lang, queuedAt: createdAt, state, endedAt: endedAt ?? null },
    }));
  },
  async erase(person) {
    await MailModel.deleteMany(own(person));
    for (const mail of await MailModel.find(naming(person)).lean<QueuedMail[]>())
      await MailModel.updateOne({ _id: mail._id }, { $set: nameless(mail, person) });
    const words = [person.name, person.email].map((word) => word.toLowerCase());
    await deleteStoredMails(outbox, ({ to, subject, text }) =>
      words.some((word) => [to, subject, text].some((part) => part.toLowerCase().includes(word))),
    );
  },
});
