import { modelOptions, prop } from '@typegoose/typegoose';

/**
 * Limits of a mail's attachments: their number and their total bytes, because they are stored in the database until
 * sent.
 */
export const MAIL_ATTACHMENTS = { max: 5, bytes: 256 * 1024 } as const;

const FILE_NAME = /^[\w-][\w.-]{0,99}$/;
const CONTENT_TYPE = /^[a-z]+\/[\w.+-]+(?:; [\w-]+=[\w.-]+)*$/;

/**
 * A text file attached to a mail. Mail programs display a calendar, 'text/calendar; method=PUBLISH', as an invitation.
 */
@modelOptions({ schemaOptions: { _id: false } })
export class MailAttachment {
  @prop({ type: String, required: true })
  readonly filename!: string;

  @prop({ type: String, required: true })
  readonly contentType!: string;

  @prop({ type: String, required: true })
  readonly content!: string;
}

/** @throws RangeError for unsafe names or types (header injection), too many attachments or too many bytes */
export function checkAttachments(attachments: readonly MailAttachment[]): void {
  for (const { filename, contentType } of attachments) {
    if (!FILE_NAME.test(filename)) throw new RangeError('An attachment has a plain file name.');
    if (!CONTENT_TYPE.test(contentType)) throw new RangeError('An attachment has a plain content type.');
  }
  const bytes = attachments.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  if (attachments.length > MAIL_ATTACHMENTS.max || bytes > MAIL_ATTACHMENTS.bytes) {
    throw new RangeError(`A mail has at most ${MAIL_ATTACHMENTS.max} attachments of ${MAIL_ATTACHMENTS.bytes} bytes.`);
  }
}

export interface AttachedParts {
  readonly icalEvent?: { readonly method: string; readonly filename: string; readonly content: string };
  readonly attachments?: { readonly filename: string; readonly contentType: string; readonly content: string }[];
}

/**
 * Converts to nodemailer's options. The first calendar becomes an alternative of the text, where mail programs look for
 * it (RFC 6047).
 */
export function attachedParts(attachments: readonly MailAttachment[] = []): AttachedParts {
  const calendar = attachments.find(({ contentType }) => contentType.startsWith('text/calendar'));
  const others = attachments.filter((one) => one !== calendar);
  return {
    ...(calendar && {
      icalEvent: {
        method: /; method=([\w-]+)/.exec(calendar.contentType)?.[1] ?? 'PUBLISH',
        filename: calendar.filename,
        content: calendar.content,
      },
    }),
    ...(others.length > 0 && {
      attachments: others.map(({ filename, contentType, content }) => ({ filename, contentType, content })),
    }),
  };
}
