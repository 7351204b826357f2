import { MAIL_HISTORY_DAYS } from '@polyphony/domain/limits.js';
import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import { MailAttachment } from './attachment.js';

/**
 * A mail on its way, and for a while afterwards what became of it. `dueAt` is when a process may take it next: taking it
 * delays that by the lease, so that the mail of a process that died is taken over; a mail that is done has none.
 */
@modelOptions({ schemaOptions: { collection: 'mails', versionKey: false } })
@index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } })
@index({ to: 1 })
@index({ replyTo: 1 }, { partialFilterExpression: { replyTo: { $exists: true } } })
@index({ endedAt: 1 }, { expireAfterSeconds: MAIL_HISTORY_DAYS * 24 * 60 * 60 })
export class QueuedMail {
  /** The Message-ID is made of it, the same at every retry, so that a mail that arrives twice is recognized. */
  @prop({ type: String, required: true })
  _id!: string;

  @prop({ type: String, required: true })
  to!: string;

  /**
   * Where an answer goes, if not to the sender. Such a mail is about that person: once it is done, the subject, which may name
   * them, goes with this and the text.
   */
  @prop({ type: String })
  replyTo?: string;

  @prop({ type: String, required: true })
  template!: string;

  @prop({ type: String, required: true })
  lang!: string;

  /** The name of the installation in the reader's language when the mail was queued. */
  @prop({ type: String })
  sender?: string;

  @prop({ type: String })
  subject!: string;

  /** The bodies may hold a code: they go once the mail is delivered or given up. */
  @prop({ type: String })
  text?: string;

  @prop({ type: String })
  html?: string;

  /** They go with the text. */
  @prop({ type: () => [MailAttachment], default: undefined })
  attachments?: MailAttachment[];

  @prop({ type: Date, required: true })
  createdAt!: Date;

  /** After this it is of no use and is given up. */
  @prop({ type: Date, required: true })
  usefulUntil!: Date;

  @prop({ type: Date })
  dueAt?: Date;

  /** Number of the try that has the lease: only that try may say how the mail ended. */
  @prop({ type: Number, required: true, default: 0 })
  tries!: number;

  /** Nothing of it stays once it is done: it is the last one to an address that is erased. */
  @prop({ type: Boolean })
  unrecorded?: boolean;

  @prop({ type: String, enum: ['waiting', 'sent', 'failed'], required: true })
  state!: 'waiting' | 'sent' | 'failed';

  /** Error that the last try met. */
  @prop({ type: String })
  error?: string;

  @prop({ type: Date })
  endedAt?: Date;
}

export const MailModel = getModelForClass(QueuedMail);
