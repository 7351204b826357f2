import { inLanguage, type LanguageChoice, type Localized } from '@polyphony/domain/languages.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { htmlOf, textOf } from './layout.js';
import { mailLanguages, oneLine, type MailContent, type MailLanguage, type MailTemplate } from './template.js';

/** A mail as it is sent, but for the addresses. */
export interface RenderedMail {
  readonly lang: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const available: Localized<MailLanguage> = Object.fromEntries(
  (Object.keys(mailLanguages) as MailLanguage[]).map((lang) => [lang, lang]),
);

/** The mail in the reader's language, or the next that there is, in that language's direction. */
export function renderMail<Data>(template: MailTemplate<Data>, data: Data, choice: LanguageChoice): RenderedMail {
  const lang = inLanguage(available, choice) ?? BASE_LANGUAGE;
  const said = template.texts[lang](data);
  // What people have written stands in some of these, and a subject is a header.
  const details = said.details?.flatMap(({ label, value }) => (value ? [{ label, value: oneLine(value) }] : []));
  const content: MailContent = { ...said, subject: oneLine(said.subject), ...(details && { details }) };
  const { dir } = mailLanguages[lang];
  return { lang, subject: content.subject, text: textOf(content), html: htmlOf(content, lang, dir) };
}
