/** What a mail says. The HTML and its plain twin are both made of this, so they cannot differ. */
export interface MailContent {
  readonly subject: string;
  /** The line a mailbox shows beside the subject. */
  readonly preview: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
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

export interface MailTemplate<Data> {
  /** Seconds after which it is of no use to anybody: it is not tried again after that. */
  readonly usefulForS: number;
  readonly texts: Readonly<Record<MailLanguage, (data: Data) => MailContent>>;
}

const DAY_S = 24 * 60 * 60;

/** Keeps a template's data type in view of its texts. A notice is of use for three days, unless the template says so. */
export const mailTemplate = <Data>(
  texts: MailTemplate<Data>['texts'],
  usefulForS: number = 3 * DAY_S,
): MailTemplate<Data> => ({ usefulForS, texts });

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

/** A time as a reader of the language writes it. */
export const timeInMail = (time: Date, lang: MailLanguage): string =>
  `${new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time)} UTC`;
