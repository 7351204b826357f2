import { PRODUCT_NAME } from '@polyphony/domain/brand/name.js';
import { attachedParts, type AttachedParts } from './attachment.js';
import type { QueuedMail } from './queuedMail.js';
import { oneLine } from './template.js';

export interface Address {
  readonly name: string;
  readonly address: string;
}

/** nodemailer's message: addresses as objects, so that none is parsed as a list. */
export interface Outgoing extends AttachedParts {
  readonly messageId: string;
  readonly date: Date;
  readonly from: Address;
  readonly to: Address;
  readonly replyTo?: Address;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Parses 'Events desk <events@example.com>' or a bare address. @throws Error when it is neither */
export function senderOf(text: string): Address {
  const [, name = '', address] =
    /^\s*(?:"?([^"<>\p{C}]*?)"?\s*<)?([^\s\p{C}<>,;"@]+@[^\s\p{C}<>,;"@]+)>?\s*$/u.exec(text) ?? [];
  if (!address || text.includes('<') !== text.includes('>')) {
    throw new Error('must be an email address, or a name and the address in angle brackets');
  }
  return { name, address };
}

/** The sender with a name: the operator's own for mails, else that of the installation. */
export const senderWithName = (from: Address, systemName: string): Address => ({
  name: oneLine(from.name || systemName),
  address: from.address,
});

/** Marks the mail as automatic, so that no out-of-office reply comes back (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

export const outgoing = (mail: QueuedMail, from: Address): Outgoing => ({
  messageId: `<${mail._id}@${from.address.split('@')[1]}>`,
  date: mail.createdAt,
  // Mails that an earlier release queued have no name.
  from: senderWithName(from, mail.sender ?? PRODUCT_NAME),
  to: { name: '', address: mail.to },
  ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.text ?? '',
  html: mail.html ?? '',
  ...attachedParts(mail.attachments),
  headers: { ...AUTOMATIC, 'Content-Language': mail.lang },
});
