import { CATALOGUES } from '../catalogues/catalogues.js';
import type { MailTexts } from '../catalogues/mailTexts.js';
import type { Written } from '../catalogues/parse.js';
import type { SiteTexts } from '../catalogues/siteTexts.js';
import { SOURCE_LANGUAGE } from '../limits.js';
import type { Label } from '../messages/messages.js';

/** Texts that are edited together, with their heading: of pages that belong together for visitors, or of mails about one thing. */
export const TEXT_PAGES = {
  everyPage: 'labels.textsOfEveryPage',
  home: 'labels.textsOfHome',
  events: 'labels.textsOfEvents',
  booking: 'labels.textsOfBooking',
  courses: 'labels.textsOfCourses',
  news: 'labels.textsOfNews',
  careers: 'labels.textsOfCareers',
  testimonials: 'labels.testimonials',
  contact: 'labels.textsOfContact',
  account: 'labels.textsOfAccount',
  privacy: 'labels.textsOfPrivacy',
  failures: 'labels.textsOfFailures',
  mails: 'labels.textsOfMails',
  bookingMails: 'labels.textsOfBookingMails',
  enquiryMails: 'labels.textsOfEnquiryMails',
  accountMails: 'labels.textsOfAccountMails',
  reviewMails: 'labels.textsOfReviewMails',
} as const satisfies Readonly<Record<string, Label>>;
export type TextPageName = keyof typeof TEXT_PAGES;

const isTextPage = (name: string): name is TextPageName => name in TEXT_PAGES;

/** The names of the pages, in their order. */
export const textPageNames: readonly TextPageName[] = Object.keys(TEXT_PAGES).filter(isTextPage);

/** Where each group of the site's texts is edited. */
const SITE_PAGES: Readonly<Record<keyof SiteTexts, TextPageName>> = {
  site: 'everyPage',
  footer: 'everyPage',
  consent: 'everyPage',
  search: 'everyPage',
  pager: 'everyPage',
  preview: 'everyPage',
  forms: 'everyPage',
  fields: 'everyPage',
  notices: 'everyPage',
  home: 'home',
  events: 'events',
  event: 'events',
  categories: 'events',
  book: 'booking',
  bookings: 'booking',
  booking: 'booking',
  courses: 'courses',
  course: 'courses',
  news: 'news',
  story: 'news',
  careers: 'careers',
  testimonials: 'testimonials',
  contact: 'contact',
  enquiry: 'contact',
  login: 'account',
  register: 'account',
  verify: 'account',
  forgot: 'account',
  reset: 'account',
  account: 'account',
  privacy: 'privacy',
  notFound: 'failures',
  failure: 'failures',
  unavailable: 'failures',
};

/** The same of the texts of mails. */
const MAIL_PAGES: Readonly<Record<keyof MailTexts, TextPageName>> = {
  named: 'mails',
  hello: 'mails',
  helloName: 'mails',
  facts: 'bookingMails',
  bookedByYou: 'bookingMails',
  bookingReceived: 'bookingMails',
  bookingConfirmed: 'bookingMails',
  bookingCancelled: 'bookingMails',
  bookingForStaff: 'bookingMails',
  enquiryForStaff: 'enquiryMails',
  verificationCode: 'accountMails',
  passwordResetCode: 'accountMails',
  passwordChanged: 'accountMails',
  accountDeleted: 'accountMails',
  addressInUse: 'accountMails',
  reviewRequested: 'reviewMails',
  reviewApproved: 'reviewMails',
  reviewSentBack: 'reviewMails',
};

/** The groups of the catalogues whose texts are edited. */
export const EDITED_GROUPS = ['site', 'mails'] as const;
export type EditedGroup = (typeof EDITED_GROUPS)[number];
const PAGES_OF: Readonly<Record<EditedGroup, Readonly<Record<string, TextPageName>>>> = {
  site: SITE_PAGES,
  mails: MAIL_PAGES,
};

/** A text that is edited. */
export interface EditedText {
  /** Its place in the catalogues: 'site.events.title'. */
  readonly path: string;
  readonly page: TextPageName;
  /** What pages that show it depend on: 'site.events'. */
  readonly scope: string;
  /** The English text of the catalogue. */
  readonly source: string;
}

/** The texts of a part of a catalogue, by their places in it. */
export function* textsIn(written: Written | undefined, path: string): Generator<readonly [path: string, text: string]> {
  if (written === undefined) return;
  if (typeof written === 'string') yield [path, written];
  else for (const [name, inner] of Object.entries(written)) yield* textsIn(inner, `${path}.${name}`);
}

function editedTexts(): readonly EditedText[] {
  return EDITED_GROUPS.flatMap((group) =>
    [...textsIn(CATALOGUES[SOURCE_LANGUAGE]?.[group], group)].flatMap(([path, source]) => {
      const [, name = ''] = path.split('.');
      const page = PAGES_OF[group][name];
      return page ? [{ path, page, scope: `${group}.${name}`, source }] : [];
    }),
  );
}

const all = editedTexts();

/** All texts that are edited, by their paths, in the order of the catalogue. */
export const editedTextsByPath: ReadonlyMap<string, EditedText> = new Map(all.map((text) => [text.path, text]));

/** The texts of a page, in the order of the pages of the catalogue. */
export const textsOfPage = (page: TextPageName): readonly EditedText[] => all.filter((text) => text.page === page);
