/** A fact that a mail is about. */
export interface MailDetail {
  readonly label: string;
  readonly value: string | null;
}

/** What a mail says. The HTML and its plain twin are both made of this, so they cannot differ. */
export interface MailContent {
  readonly subject: string;
  /** The line a mailbox shows beside the subject. */
  readonly preview: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Facts to look up, each a line of its own; those without a value are left out. */
  readonly details?: readonly MailDetail[];
  /** A one-time code, shown large and easy to copy. */
  readonly code?: string;
  /** A button; its address begins with PUBLIC_URL, never with what a request said about its host. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Why they got it and what to do when it was not them, in small print. */
  readonly note: string;
}

/** The languages that every template must have; other readers get them by the usual fallback. */
export const mailLanguages = {
  en: { dir: 'ltr' },
  ar: { dir: 'rtl' },
} as const satisfies Record<string, { readonly dir: 'ltr' | 'rtl' }>;

export type MailLanguage = keyof typeof mailLanguages;

export interface MailTexts<Data> {
  /** Seconds after which it is of no use to anybody: it is not tried again after that. */
  readonly usefulForS: number;
  readonly texts: Readonly<Record<MailLanguage, (data: Data) => MailContent>>;
}

export interface MailTemplate<Data> extends MailTexts<Data> {
  /** Stored with each mail, so that the queue can be filtered by it. */
  readonly name: string;
}

const DAY_S = 24 * 60 * 60;

/** Binds the texts to the type of their data. A notice is of use for three days, unless the template says so. */
export const mailTexts = <Data>(texts: MailTexts<Data>['texts'], usefulForS: number = 3 * DAY_S): MailTexts<Data> => ({
  usefulForS,
  texts,
});

type Named<Templates> = {
  readonly [Name in keyof Templates]: Templates[Name] extends MailTexts<infer Data> ? MailTemplate<Data> : never;
};

/** The mails of a module, each named by its key. */
export const mailTemplates = <Templates extends Readonly<Record<string, MailTexts<never>>>>(
  templates: Templates,
): Named<Templates> =>
  Object.fromEntries(
    Object.entries(templates).map(([name, template]) => [name, { ...template, name }]),
  ) as Named<Templates>;

/** Longer names are left out. */
const NAME_MAX = 60;

/**
 * A name as it may stand in a mail; '' for one that could carry a stranger's message: whoever registers chooses both the
 * name and the address that the mail goes to.
 */
export function nameInMail(name: string): string {
  const plain = name.replace(/[\p{C}\s]+/gu, ' ').trim();
  return plain.length > NAME_MAX || /[/\\@<>:]|www\.|\.\p{L}{2}/iu.test(plain) ? '' : plain;
}

/** How a mail begins, with the name as far as it may stand in one. */
export const hello = {
  en: (name: string) => (nameInMail(name) ? `Hello ${nameInMail(name)},` : 'Hello,'),
  ar: (name: string) => (nameInMail(name) ? `مرحبًا ${nameInMail(name)}،` : 'مرحبًا،'),
};

/** Line ends, other control characters, and what turns the direction of all that follows. */
const NO_TEXT = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\s]+/gu;

/** A text as one line, so that it stays the one value, or the one header, that it is. */
export const oneLine = (text: string): string => text.replace(NO_TEXT, ' ').trim();

const localeOf = (lang: MailLanguage) => (lang === 'en' ? 'en-GB' : lang);

/** A time as a reader of the language writes it. */
export const timeInMail = (time: Date, lang: MailLanguage): string =>
  `${new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time)} UTC`;

/** When something happens, as its organisers say it: days and times of the place where it is. */
export interface MailDays {
  /** '2027-05-15' */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** '09:30' */
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** No line ends beside it: word joiners hold it to both times. */
const UNBROKEN_DASH = '\u2060–\u2060';

/** '15–16 May 2027, 10:00–17:30', as a reader of the language writes it; null when no day is named. */
export function daysInMail({ startsOn, endsOn, startTime, endTime }: MailDays, lang: MailLanguage): string | null {
  if (!startsOn) return null;
  const format = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' });
  const days = format.formatRange(new Date(startsOn), new Date(endsOn ?? startsOn));
  const times = startTime && [startTime, endTime].filter(Boolean).join(UNBROKEN_DASH);
  return [days, times].filter(Boolean).join(lang === 'ar' ? '، ' : ', ');
}
