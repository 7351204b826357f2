import { format } from '@polyphony/domain/catalogues/text.js';
import { CODE_LIFE_S } from '@polyphony/domain/limits.js';
import { greetingIn, mailOf, mailTemplates, timeInMail } from '../../../platform/mail/template.js';

interface CodeData {
  /** As the person registered it; left out of the mail when it could carry a message of a stranger. */
  readonly name: string;
  readonly code: string;
}

interface NoticeData {
  readonly name: string;
  readonly time: Date;
}

const minutes = CODE_LIFE_S / 60;

/** A mail with a code, by what the catalogues call it. */
const codeMail = (mail: 'verificationCode' | 'passwordResetCode') =>
  mailOf<CodeData>(({ name, code }, writer) => {
    const texts = writer.texts[mail];
    return {
      subject: texts.subject,
      preview: format(texts.preview, { minutes }),
      greeting: greetingIn(writer, name),
      paragraphs: [texts.enter, format(texts.validity, { minutes })],
      code,
      note: texts.note,
    };
  }, CODE_LIFE_S);

/** Mails to people about their accounts. */
export const accountMails = mailTemplates({
  verificationCode: codeMail('verificationCode'),
  passwordResetCode: codeMail('passwordResetCode'),

  passwordChanged: mailOf<NoticeData>(({ name, time }, writer) => {
    const { passwordChanged: texts } = writer.texts;
    return {
      subject: texts.subject,
      preview: texts.preview,
      greeting: greetingIn(writer, name),
      paragraphs: [format(texts.changed, { time: timeInMail(time, writer.language) }), texts.advice],
      note: texts.note,
    };
  }),

  accountDeleted: mailOf<{ readonly name: string }>(({ name }, writer) => {
    const { accountDeleted: texts } = writer.texts;
    return {
      subject: texts.subject,
      preview: texts.preview,
      greeting: greetingIn(writer, name),
      paragraphs: [texts.deleted, texts.stays],
      note: texts.note,
    };
  }),

  addressInUse: mailOf<{ readonly name: string }>(({ name }, writer) => {
    const { addressInUse: texts } = writer.texts;
    return {
      subject: texts.subject,
      preview: texts.preview,
      greeting: greetingIn(writer, name),
      paragraphs: [texts.tried, texts.advice],
      note: texts.note,
    };
  }),
});
