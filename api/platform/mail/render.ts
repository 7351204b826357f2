import { PRODUCT_NAME } from '@polyphony/domain/brand/name.js';
import { CATALOGUES, directionOf } from '@polyphony/domain/catalogues/catalogues.js';
import { mailTextsIn, type MailTexts } from '@polyphony/domain/catalogues/mailTexts.js';
import { inLanguage, type LanguageChoice, type Localized } from '@polyphony/domain/languages.js';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import { htmlOf, textOf } from './layout.js';
import { oneLine, type MailContent, type MailTemplate } from './template.js';

/** A mail ready to send, except for its addresses. */
export interface RenderedMail {
  readonly lang: string;
  /** The name of the installation, on one line. */
  readonly sender: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const available: Localized<string> = Object.fromEntries(
  Object.keys(CATALOGUES).map((language) => [language, language]),
);

/**
 * Renders the mail in the reader's language, or its fallback, with that language's direction.
 * @param systemName the name of the installation, in that language
 * @param textsIn the texts of mails in a language
 */
export function renderMail<Data>(
  template: MailTemplate<Data>,
  data: Data,
  choice: LanguageChoice,
  systemName: string = PRODUCT_NAME,
  textsIn: (language: string) => MailTexts = mailTextsIn,
): RenderedMail {
  const sender = oneLine(systemName);
  const lang = inLanguage(available, choice) ?? SOURCE_LANGUAGE;
  const texts = template.content(data, { texts: textsIn(lang), language: lang });
  // Some of these contain texts that users entered, and a subject is a header: keep them on one line.
  const details = texts.details?.flatMap(({ label, value }) => (value ? [{ label, value: oneLine(value) }] : []));
  const content: MailContent = { ...texts, subject: oneLine(texts.subject), ...(details && { details }) };
  return {
    lang,
    sender,
    subject: content.subject,
    text: textOf(content, lang),
    html: htmlOf(content, lang, directionOf(lang), sender),
  };
}
