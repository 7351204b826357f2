import type { MailTexts } from '@polyphony/domain/catalogues/mailTexts.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { clockText, clockTime, dateLocale, TWELVE_HOURS } from '@polyphony/domain/text/clock.js';
import { zoneName } from '@polyphony/domain/text/zoneName.js';
import { momentIn } from '@polyphony/domain/timeZone.js';

/** A fact that a mail is about. */
export interface MailDetail {
  readonly label: string;
  readonly value: string | null;
}

/** The content of a mail. Both the HTML and the plain text are rendered from it, so they cannot differ. */
export interface MailContent {
  readonly subject: string;
  /** The line a mailbox shows beside the subject. */
  readonly preview: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Facts, one line each; those without a value are left out. */
  readonly details?: readonly MailDetail[];
  /** A one-time code, shown large and easy to copy. */
  readonly code?: string;
  /** A button; its address begins with PUBLIC_URL, never with the Host header of a request. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print: why the recipient got the mail and what to do if they did not cause it. */
  readonly note: string;
}

/** What a mail is written with: the texts of a language, of which some mails format dates and prices themselves. */
export interface MailWriter {
  readonly texts: MailTexts;
  readonly language: string;
}

export interface MailContents<Data> {
  /** Seconds after which the mail is useless and no longer retried. */
  readonly usefulForS: number;
  readonly content: (data: Data, writer: MailWriter) => MailContent;
}

export interface MailTemplate<Data> extends MailContents<Data> {
  /** Stored with each mail, so that the queue can be filtered by it. */
  readonly name: string;
}

const DAY_S = 24 * 60 * 60;

/** Binds the content of a mail to the type of its data. By default a mail is useful for three days. */
export const mailOf = <Data>(
  content: MailContents<Data>['content'],
  usefulForS: number = 3 * DAY_S,
): MailContents<Data> => ({ usefulForS, content });

type MailTemplates<Templates> = {
  readonly [Name in keyof Templates]: Templates[Name] extends MailContents<infer Data> ? MailTemplate<Data> : never;
};

/** The mails of a module, each named by its key. */
export const mailTemplates = <Templates extends Readonly<Record<string, MailContents<never>>>>(
  templates: Templates,
): MailTemplates<Templates> =>
  // The types of the data differ by name, and the compiler does not follow entries by name.
  Object.fromEntries(
    Object.entries(templates).map(([name, template]) => [name, { ...template, name }]),
  ) as MailTemplates<Templates>;

/** Longer names are left out. */
const NAME_MAX = 60;

/**
 * A name that is safe to use in a mail; '' for one that could carry a message: a client that
 * registers chooses both the name and the recipient, so this would allow spam.
 */
export function nameInMail(name: string): string {
  const plain = name.replace(/[\p{C}\s]+/gu, ' ').trim();
  return plain.length > NAME_MAX || /[/\\@<>:]|www\.|\.\p{L}{2}/iu.test(plain) ? '' : plain;
}

/** The greeting, with the name if it is safe. */
export function greetingIn({ texts }: MailWriter, name: string): string {
  const safeName = nameInMail(name);
  return safeName ? format(texts.helloName, { name: safeName }) : texts.hello;
}

/** Line ends, other control characters, and bidirectional controls. */
const NO_TEXT = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\s]+/gu;

/** Collapses a text to one line, so that it cannot add a header or another value. */
export const oneLine = (text: string): string => text.replace(NO_TEXT, ' ').trim();

/** A time in the format of the language, in UTC. */
export const timeInMail = (time: Date, language: string): string =>
  `${clockText(new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeStyle: 'short', ...TWELVE_HOURS, timeZone: 'UTC' }).formatToParts(time))} UTC`;

/** Dates of an event: days and times local to its venue. */
export interface MailDays {
  /** '2027-05-15' */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** '09:30' */
  readonly startTime: string | null;
  readonly endTime: string | null;
  /** IANA name of the zone of the times; null where nobody has set it. */
  readonly zone: string | null;
}

/** The dash between two times; word joiners prevent a line break beside it. */
const UNBROKEN_DASH = '\u2060–\u2060';

/** '15–16 May 2027, 10:00 AM–5:30 PM (Bhutan Time, UTC+6)', in the format of the language; null without a day. */
export function daysInMail({ startsOn, endsOn, startTime, endTime, zone }: MailDays, language: string): string | null {
  if (!startsOn) return null;
  const dayFormat = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  const days = dayFormat.formatRange(new Date(startsOn), new Date(endsOn ?? startsOn));
  const times =
    startTime && [startTime, endTime].flatMap((time) => (time ? [clockTime(time, language)] : [])).join(UNBROKEN_DASH);
  const text = [days, times].filter(Boolean).join(language === 'ar' ? '، ' : ', ');
  return startTime && zone
    ? `${text} (${zoneName(zone, momentIn(zone, `${startsOn}T${startTime}`), dateLocale(language))})`
    : text;
}
