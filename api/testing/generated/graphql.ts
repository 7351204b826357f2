/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Narrows the list. */
export type AuditFilter = {
  /** Only this action. */
  action?: string | null | undefined;
  /** Only what this user did. */
  actorId?: string | null | undefined;
  /** Of entries of one write that do the same to several records, as an import does, only the first. */
  firstOfSeries?: boolean | null | undefined;
  /** Only what was done to this kind. */
  kind?: string | null | undefined;
  /** Only from this moment on. */
  since?: string | null | undefined;
  /** Only what was done to the record of this id. */
  targetId?: string | null | undefined;
  /** Only where this is part of the name of who did it, or of a record whose name the reader may see. */
  text?: string | null | undefined;
  /** Only before this moment. */
  until?: string | null | undefined;
  /** Without sign-ins and sign-outs. */
  withoutSessions?: boolean | null | undefined;
};

/** Whether it happened; UNKNOWN when the server was stopped in the middle of it. */
export type AuditOutcome =
  | 'DONE'
  | 'REFUSED'
  | 'UNKNOWN';

/** What a form sends; on update, a field left out keeps its value. */
export type BlogCategoryInput = {
  /** Description. At most 5000 characters. */
  description?: string | null | undefined;
  /** Meta description. At most 5000 characters. */
  metaDescription?: string | null | undefined;
  /** Meta image. Id of a file. Best with 200x200 pixels. */
  metaImage?: string | null | undefined;
  /** Meta title. At most 300 characters. */
  metaTitle?: string | null | undefined;
  /** Category name. At most 200 characters. */
  name?: string | null | undefined;
  /** Order number. Higher numbers appear first. */
  orderNumber?: number | string | null | undefined;
  /** Parent category. Id of a record. Null for a root. */
  parentId?: string | null | undefined;
  /** Slug. Lowercase letters, numbers and hyphens. At most 200 characters. No two records share it. */
  slug?: string | null | undefined;
};

/** What a form sends; on update, a field left out keeps its value. */
export type BlogPostInput = {
  /** Banner image. Id of a file. Best with 1300x650 pixels. */
  bannerImage?: string | null | undefined;
  /** Category. Id of a record. */
  categoryId?: string | null | undefined;
  /** Description. At most 50000 characters. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  description?: string | null | undefined;
  /** Enquiry form. Readers can send an enquiry from its page. */
  isFormActive?: boolean | null | undefined;
  /** Meta description. At most 5000 characters. */
  metaDescription?: string | null | undefined;
  /** Meta image. Id of a file. Best with 200x200 pixels. */
  metaImage?: string | null | undefined;
  /** Meta title. At most 300 characters. */
  metaTitle?: string | null | undefined;
  /** Short description. At most 300 characters. */
  shortDescription?: string | null | undefined;
  /** Slug. Lowercase letters, numbers and hyphens. At most 200 characters. No two records share it. */
  slug?: string | null | undefined;
  /** Source. The author, or where it was first published. At most 300 characters. */
  source?: string | null | undefined;
  /** Tags. */
  tags?: Array<string> | null | undefined;
  /** Title. At most 200 characters. */
  title?: string | null | undefined;
};

/** A place to book. */
export type BookingInput = {
  /** The amount that the visitor saw: another one by now is refused. */
  amount?: number | null | undefined;
  /** The currency that the visitor saw. */
  currency?: string | null | undefined;
  /** Id of the event. */
  eventId?: string | null | undefined;
  /** Names this very submit, at most 200 characters: sent again, it stays one booking. */
  idempotencyKey?: string | null | undefined;
  /** Words for the staff. */
  message?: string | null | undefined;
  /** Id of one of its prices, for the nationality of the visitor. */
  priceId?: string | null | undefined;
  /** Of a payment made elsewhere; unique. Without it one is made. */
  transactionId?: string | null | undefined;
};

/** What a booking is; it starts PENDING. */
export type BookingStatus =
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'PENDING';

/** What happened to a booking. */
export type BookingStep =
  | 'BOOKED'
  | 'CANCELLED'
  | 'CHECKED_IN'
  | 'CHECK_IN_UNDONE'
  | 'CONFIRMED'
  | 'NOTED'
  | 'PAID'
  | 'UNPAID';

/** What a form sends; on update, a field left out keeps its value. */
export type CareerInput = {
  /** Apply link. A web address, an email address, or a path of this site such as /contact-us. At most 200 characters. */
  applyLink?: string | null | undefined;
  /** Closing date. The last day to apply: when it ends, the vacancy is withdrawn. Leave blank for no limit. A day: '2027-03-31'. */
  closesOn?: string | null | undefined;
  /** Image. Id of a file. */
  image?: string | null | undefined;
  /** Description. At most 20000 characters. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  jobDescription?: string | null | undefined;
  /** Name. At most 200 characters. */
  jobName?: string | null | undefined;
  /** Vacancies. How many people you are looking for. */
  jobVacancies?: number | string | null | undefined;
  /** Meta description. At most 5000 characters. */
  metaDescription?: string | null | undefined;
  /** Meta image. Id of a file. Best with 200x200 pixels. */
  metaImage?: string | null | undefined;
  /** Meta keywords. Enter comma separated keywords (e.g. keyword1,keyword2,keyword3). At most 300 characters. */
  metaKeywords?: string | null | undefined;
  /** Meta title. At most 300 characters. */
  metaTitle?: string | null | undefined;
  /** Order number. Higher numbers appear first. */
  orderNumber?: number | string | null | undefined;
  /** Slug. Lowercase letters, numbers and hyphens. At most 200 characters. No two records share it. */
  slug?: string | null | undefined;
};

/** What came of reading a ticket. */
export type CheckInResult =
  | 'ALREADY_IN'
  | 'CANCELLED'
  | 'CHECKED_IN'
  | 'NOT_CONFIRMED'
  | 'NOT_PAID'
  | 'OTHER_DAY'
  | 'OTHER_EVENT'
  | 'UNKNOWN';

/** An entry as a form sends it; what is left out of a known one keeps its value. */
export type CourseFeeStructureInput = {
  /** Amount. */
  amount?: string | null | undefined;
  /** That of a known entry; a new one may have one as well. */
  id?: string | null | undefined;
  /** Service. */
  service?: string | null | undefined;
};

/** The texts of an entry in another language; a blank one falls back. */
export type CourseFeeStructureTranslationInput = {
  /** Amount. */
  amount?: string | null | undefined;
  /** That of a known entry; a new one may have one as well. */
  id?: string | null | undefined;
  /** Service. */
  service?: string | null | undefined;
};

/** An entry as a form sends it; what is left out of a known one keeps its value. */
export type CourseGalleryImagesInput = {
  /** That of a known entry; a new one may have one as well. */
  id?: string | null | undefined;
  /** Image. */
  image?: string | null | undefined;
};

/** What a form sends; on update, a field left out keeps its value. */
export type CourseInput = {
  /** Button label. The button that leads to the packages. Leave blank for “See the packages”. At most 300 characters. */
  buttonLabel?: string | null | undefined;
  /** Condition description. At most 5000 characters. */
  categoryConditionDescription?: string | null | undefined;
  /** Condition heading. Leave blank for “Conditions”. At most 300 characters. */
  categoryConditionHeading?: string | null | undefined;
  /** Condition title. At most 300 characters. */
  categoryConditionTitle?: string | null | undefined;
  /** Static id. For other systems. Visitors do not see it. At most 300 characters. */
  courseStaticId?: string | null | undefined;
  /** Description. At most 5000 characters. */
  description?: string | null | undefined;
  /** FAQ heading. Leave blank for “Questions and answers”. At most 300 characters. */
  faqHeading?: string | null | undefined;
  /** FAQ sub heading. At most 300 characters. */
  faqSubHeading?: string | null | undefined;
  /** FAQ title. At most 300 characters. */
  faqTitle?: string | null | undefined;
  /** Fee structure. */
  feeStructure?: Array<CourseFeeStructureInput> | null | undefined;
  /** Gallery images. */
  galleryImages?: Array<CourseGalleryImagesInput> | null | undefined;
  /** Image. Id of a file. */
  image?: string | null | undefined;
  /** Meta description. At most 5000 characters. */
  metaDescription?: string | null | undefined;
  /** Meta image. Id of a file. Best with 200x200 pixels. */
  metaImage?: string | null | undefined;
  /** Meta keywords. Enter comma separated keywords (e.g. keyword1,keyword2,keyword3). At most 300 characters. */
  metaKeywords?: string | null | undefined;
  /** Meta title. At most 300 characters. */
  metaTitle?: string | null | undefined;
  /** Option cards. */
  optionCards?: Array<CourseOptionCardsInput> | null | undefined;
  /** Options heading. Leave blank for “Your options”. At most 300 characters. */
  optionsHeading?: string | null | undefined;
  /** Options sub heading. At most 300 characters. */
  optionsSubHeading?: string | null | undefined;
  /** Options title. At most 300 characters. */
  optionsTitle?: string | null | undefined;
  /** Order number. Higher numbers appear first. */
  orderNumber?: number | string | null | undefined;
  /** Category names. Packages of this course are each of one of these, e.g. “Evenings”. */
  packageCategories?: Array<string> | null | undefined;
  /** Package categories. */
  packageCategoriesSwitch?: boolean | null | undefined;
  /** Packages heading. Leave blank for “Packages”. At most 300 characters. */
  packagesHeading?: string | null | undefined;
  /** Packages sub heading. At most 300 characters. */
  packagesSubHeading?: string | null | undefined;
  /** Packages title. At most 300 characters. */
  packagesTitle?: string | null | undefined;
  /** Questions. */
  questions?: Array<CourseQuestionsInput> | null | undefined;
  /** Registration cards. */
  registrationCards?: Array<CourseRegistrationCardsInput> | null | undefined;
  /** Registration heading. Leave blank for “How to register”. At most 300 characters. */
  registrationHeading?: string | null | undefined;
  /** Registration title. At most 300 characters. */
  registrationTitle?: string | null | undefined;
  /** Short description. At most 300 characters. */
  shortDescription?: string | null | undefined;
  /** Slug. Lowercase letters, numbers and hyphens. At most 200 characters. No two records share it. */
  slug?: string | null | undefined;
  /** Sub title. At most 300 characters. */
  subTitle?: string | null | undefined;
  /** Title. At most 300 characters. */
  title?: string | null | undefined;
  /** Training details. */
  trainingDetails?: Array<CourseTrainingDetailsInput> | null | undefined;
  /** Training heading. Leave blank for “What you learn”. At most 300 characters. */
  trainingHeading?: string | null | undefined;
};

/** An entry as a form sends it; what is left out of a known one keeps its value. */
export type CourseOptionCardsInput = {
  /** Description. */
  description?: string | null | undefined;
  /** Icon. */
  icon?: string | null | undefined;
  /** That of a known entry; a new one may have one as well. */
  id?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

/** The texts of an entry in another language; a blank one falls back. */
export type CourseOptionCardsTranslationInput = {
  /** Description. */
  description?: string | null | undefined;
  /** That of a known entry; a new one may have one as well. */
  id?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

/** An entry as a form sends it; what is left out of a known one keeps its value. */
export type CoursePackageFeaturesInput = {
  /** That of a known entry; a new one may have one as well. */
  id?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

/** The texts of an entry in another language; a blank one falls back. */
export type CoursePackageFeaturesTranslationInput = {
  /** That of a known entry; a new one may have one as well. */
  id?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

/** What a form sends; on update, a field left out keeps its value. */
export type CoursePackageInput = {
  /** Button label. Leave blank for “Choose this package”. At most 300 characters. */
  buttonLabel?: string | null | undefined;
  /** Button link. Starts with https://, mailto:, tel:, / or #. Leave blank for the contact form. At most 300 characters. */
  buttonLink?: string | null | undefined;
  /** Course. Id of a record. */
  courseId?: string | null | undefined;
  /** Features. */
  features?: Array<CoursePackageFeaturesInput> | null | undefined;
  /** Features icon. Id of a file. */
  featuresIcon?: string | null | undefined;
  /** Features title. At most 300 characters. */
  featuresTitle?: string | null | undefined;
  /** Order number. Higher numbers appear first. */
  orderNumber?: number | string | null | undefined;
  /** Price. A currency and an amount, e.g. AED,1000. */
  price?: string | null | undefined;
  /** Tag icon. Id of a file. */
  tagIcon?: string | null | undefined;
  /** Tag name. A word that sets it apart, e.g. “Most chosen”. At most 300 characters. */
  tagName?: string | null | undefined;
  /** Terms. At most 5000 characters. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  terms?: string | null | undefined;
  /** Title. At most 300 characters. */
  title?: string | null | undefined;
  /** Type. One of the package categories of the course. At most 300 characters. */
  type?: string | null | undefined;
};

/** A translation; a blank text falls back. */
export type CoursePackageTranslationInput = {
  /** Button label. Leave blank for “Choose this package”. At most 300 characters. */
  buttonLabel?: string | null | undefined;
  /** Features. */
  features?: Array<CoursePackageFeaturesTranslationInput> | null | undefined;
  /** Features title. At most 300 characters. */
  featuresTitle?: string | null | undefined;
  /** Tag name. A word that sets it apart, e.g. “Most chosen”. At most 300 characters. */
  tagName?: string | null | undefined;
  /** Terms. At most 5000 characters. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  terms?: string | null | undefined;
  /** Title. At most 300 characters. */
  title?: string | null | undefined;
  /** Type. One of the package categories of the course. At most 300 characters. */
  type?: string | null | undefined;
};

/** An entry as a form sends it; what is left out of a known one keeps its value. */
export type CourseQuestionsInput = {
  /** Answer. */
  answer?: string | null | undefined;
  /** That of a known entry; a new one may have one as well. */
  id?: string | null | undefined;
  /** Question. */
  question?: string | null | undefined;
};

/** The texts of an entry in another language; a blank one falls back. */
export type CourseQuestionsTranslationInput = {
  /** Answer. */
  answer?: string | null | undefined;
  /** That of a known entry; a new one may have one as well. */
  id?: string | null | undefined;
  /** Question. */
  question?: string | null | undefined;
};

/** An entry as a form sends it; what is left out of a known one keeps its value. */
export type CourseRegistrationCardsInput = {
  /** Description. */
  description?: string | null | undefined;
  /** Icon. */
  icon?: string | null | undefined;
  /** That of a known entry; a new one may have one as well. */
  id?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

/** The texts of an entry in another language; a blank one falls back. */
export type CourseRegistrationCardsTranslationInput = {
  /** Description. */
  description?: string | null | undefined;
  /** That of a known entry; a new one may have one as well. */
  id?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

/** An entry as a form sends it; what is left out of a known one keeps its value. */
export type CourseTrainingDetailsInput = {
  /** Description. */
  description?: string | null | undefined;
  /** That of a known entry; a new one may have one as well. */
  id?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

/** The texts of an entry in another language; a blank one falls back. */
export type CourseTrainingDetailsTranslationInput = {
  /** Description. */
  description?: string | null | undefined;
  /** That of a known entry; a new one may have one as well. */
  id?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

/** A translation; a blank text falls back. */
export type CourseTranslationInput = {
  /** Button label. The button that leads to the packages. Leave blank for “See the packages”. At most 300 characters. */
  buttonLabel?: string | null | undefined;
  /** Condition description. At most 5000 characters. */
  categoryConditionDescription?: string | null | undefined;
  /** Condition heading. Leave blank for “Conditions”. At most 300 characters. */
  categoryConditionHeading?: string | null | undefined;
  /** Condition title. At most 300 characters. */
  categoryConditionTitle?: string | null | undefined;
  /** Description. At most 5000 characters. */
  description?: string | null | undefined;
  /** FAQ heading. Leave blank for “Questions and answers”. At most 300 characters. */
  faqHeading?: string | null | undefined;
  /** FAQ sub heading. At most 300 characters. */
  faqSubHeading?: string | null | undefined;
  /** FAQ title. At most 300 characters. */
  faqTitle?: string | null | undefined;
  /** Fee structure. */
  feeStructure?: Array<CourseFeeStructureTranslationInput> | null | undefined;
  /** Meta description. At most 5000 characters. */
  metaDescription?: string | null | undefined;
  /** Meta keywords. Enter comma separated keywords (e.g. keyword1,keyword2,keyword3). At most 300 characters. */
  metaKeywords?: string | null | undefined;
  /** Meta title. At most 300 characters. */
  metaTitle?: string | null | undefined;
  /** Option cards. */
  optionCards?: Array<CourseOptionCardsTranslationInput> | null | undefined;
  /** Options heading. Leave blank for “Your options”. At most 300 characters. */
  optionsHeading?: string | null | undefined;
  /** Options sub heading. At most 300 characters. */
  optionsSubHeading?: string | null | undefined;
  /** Options title. At most 300 characters. */
  optionsTitle?: string | null | undefined;
  /** Category names. Packages of this course are each of one of these, e.g. “Evenings”. */
  packageCategories?: Array<string> | null | undefined;
  /** Packages heading. Leave blank for “Packages”. At most 300 characters. */
  packagesHeading?: string | null | undefined;
  /** Packages sub heading. At most 300 characters. */
  packagesSubHeading?: string | null | undefined;
  /** Packages title. At most 300 characters. */
  packagesTitle?: string | null | undefined;
  /** Questions. */
  questions?: Array<CourseQuestionsTranslationInput> | null | undefined;
  /** Registration cards. */
  registrationCards?: Array<CourseRegistrationCardsTranslationInput> | null | undefined;
  /** Registration heading. Leave blank for “How to register”. At most 300 characters. */
  registrationHeading?: string | null | undefined;
  /** Registration title. At most 300 characters. */
  registrationTitle?: string | null | undefined;
  /** Short description. At most 300 characters. */
  shortDescription?: string | null | undefined;
  /** Sub title. At most 300 characters. */
  subTitle?: string | null | undefined;
  /** Title. At most 300 characters. */
  title?: string | null | undefined;
  /** Training details. */
  trainingDetails?: Array<CourseTrainingDetailsTranslationInput> | null | undefined;
  /** Training heading. Leave blank for “What you learn”. At most 300 characters. */
  trainingHeading?: string | null | undefined;
};

/** Narrows the list. */
export type EnquiryFilter = {
  /** Only those about the record of this id. */
  aboutId?: string | null | undefined;
  /** Only those about a record of this kind. */
  aboutKind?: string | null | undefined;
  /** Only answered enquiries, or only the others. */
  answered?: boolean | null | undefined;
  /** Only those that this member of staff looks after. */
  assigneeId?: string | null | undefined;
  /** Only those from this email address, in small letters. */
  email?: string | null | undefined;
  /** Only enquiries that are read, or only unread ones. */
  read?: boolean | null | undefined;
  /** Part of a number, or of the visitor's name, email or mobile number, ignoring case. */
  searchName?: string | null | undefined;
};

/** What happened to an enquiry. */
export type EnquiryStep =
  | 'ANSWERED'
  | 'HANDLED'
  | 'READ'
  | 'REOPENED'
  | 'SENT'
  | 'UNREAD';

/** Narrows the list. */
export type EventBookingFilter = {
  /** Only those of this event. */
  eventId?: string | null | undefined;
  /** Only those that are paid for, or that are not. */
  paid?: boolean | null | undefined;
  /** Part of a transaction id or of the visitor's name or email, ignoring case; or a whole ticket code. */
  searchName?: string | null | undefined;
  /** Only those that are this. */
  status?: BookingStatus | null | undefined;
  /** Only those of this visitor. */
  visitorId?: string | null | undefined;
};

/** What a form sends; on update, a field left out keeps its value. */
export type EventCategoryInput = {
  /** Description. At most 5000 characters. */
  description?: string | null | undefined;
  /** Meta description. At most 5000 characters. */
  metaDescription?: string | null | undefined;
  /** Meta image. Id of a file. Best with 200x200 pixels. */
  metaImage?: string | null | undefined;
  /** Meta title. At most 300 characters. */
  metaTitle?: string | null | undefined;
  /** Category name. At most 200 characters. */
  name?: string | null | undefined;
  /** Order number. Higher numbers appear first. */
  orderNumber?: number | string | null | undefined;
  /** Parent category. Id of a record. Null for a root. */
  parentId?: string | null | undefined;
  /** Slug. Lowercase letters, numbers and hyphens. At most 200 characters. No two records share it. */
  slug?: string | null | undefined;
};

/** What a form sends; on update, a field left out keeps its value. */
export type EventDifficultyInput = {
  /** Difficulty name. At most 200 characters. */
  name?: string | null | undefined;
  /** Order number. Higher numbers appear first. */
  orderNumber?: number | string | null | undefined;
  /** Slug. Lowercase letters, numbers and hyphens. At most 200 characters. No two records share it. */
  slug?: string | null | undefined;
};

/** Narrows the list. */
export type EventFilter = {
  /** Only records with this one: Category. Id of a record. */
  categoryId?: string | null | undefined;
  /** Only records of some day from this one: '2027-03-31'. */
  from?: string | null | undefined;
  /** The language whose names are searched; without it, the request's. */
  lang?: string | null | undefined;
  /** Only records in this state. */
  publishing?: PublishingState | null | undefined;
  /** Part of the name, in the asked language or in the base language, ignoring case. */
  searchName?: string | null | undefined;
  /** Only records with this status. */
  status?: RecordStatus | null | undefined;
  /** Only records of some day up to this one: '2027-03-31'. */
  to?: string | null | undefined;
};

/** What a form sends; on update, a field left out keeps its value. */
export type EventInput = {
  /** About description. At most 2000 characters. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  aboutDescription?: string | null | undefined;
  /** About heading. Heading of the section. Leave blank for “What it is about”. At most 200 characters. */
  aboutHeading?: string | null | undefined;
  /** About image. Id of a file. */
  aboutImage?: string | null | undefined;
  /** About sub heading. At most 300 characters. */
  aboutSubHeading?: string | null | undefined;
  /** About title. At most 300 characters. */
  aboutTitle?: string | null | undefined;
  /** Banner button label. Replaces “Book a place” on the button in the banner. At most 100 characters. */
  bannerButtonLabel?: string | null | undefined;
  /** Banner image. Id of a file. Best with 1300x650 pixels. */
  bannerImage?: string | null | undefined;
  /** Banner sub title. At most 300 characters. */
  bannerSubTitle?: string | null | undefined;
  /** Banner title. Below the name of the event, in the banner. At most 300 characters. */
  bannerTitle?: string | null | undefined;
  /** First benefit description. At most 2000 characters. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  benefitDetailsOneDescription?: string | null | undefined;
  /** First benefit heading. At most 200 characters. */
  benefitDetailsOneHeading?: string | null | undefined;
  /** Second benefit description. At most 2000 characters. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  benefitDetailsTwoDescription?: string | null | undefined;
  /** Second benefit heading. At most 200 characters. */
  benefitDetailsTwoHeading?: string | null | undefined;
  /** Benefit heading. Heading of the section. Leave blank for “What you take home”. At most 200 characters. */
  benefitHeading?: string | null | undefined;
  /** Benefit image. Id of a file. */
  benefitImage?: string | null | undefined;
  /** Benefit sub heading. At most 300 characters. */
  benefitSubHeading?: string | null | undefined;
  /** Button label. For apps that show events as cards. The website does not show it. At most 100 characters. */
  buttonLabel?: string | null | undefined;
  /** Capacity. Number of places. Leave blank for no limit. */
  capacity?: number | string | null | undefined;
  /** Category. Id of a record. */
  categoryId?: string | null | undefined;
  /** Difficulty. Id of a record. */
  difficultyId?: string | null | undefined;
  /** End date. A day: '2027-03-31'. */
  endsOn?: string | null | undefined;
  /** Featured image. Id of a file. */
  featuredImage?: string | null | undefined;
  /** Address label. The place as visitors read it. At most 300 characters. */
  infoAddressLabel?: string | null | undefined;
  /** Address URL. At most 2000 characters. */
  infoAddressUrl?: string | null | undefined;
  /** Date range. Dates in words, shown beside the start and end date, e.g. “every second Sunday”. At most 200 characters. */
  infoDateRange?: string | null | undefined;
  /** End time. A time of day: '09:30'. */
  infoEndTime?: string | null | undefined;
  /** Info heading. Heading of the box with date and place. Leave blank for “Good to know”. At most 200 characters. */
  infoHeading?: string | null | undefined;
  /** Time label. Times in words, shown beside the start and end time, e.g. “doors open at 9”. At most 100 characters. */
  infoStartEndTimeLabel?: string | null | undefined;
  /** Start time. A time of day: '09:30'. */
  infoStartTime?: string | null | undefined;
  /** Info sub heading. At most 300 characters. */
  infoSubHeading?: string | null | undefined;
  /** Target audience description. At most 2000 characters. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  infoTargetAudienceDescription?: string | null | undefined;
  /** Target audience sub title. At most 200 characters. */
  infoTargetAudienceSubTitle?: string | null | undefined;
  /** Target audience title. Leave blank for “Who it's for”. At most 100 characters. */
  infoTargetAudienceTitle?: string | null | undefined;
  /** Type. Format of the event, e.g. “Workshop, on site”. At most 200 characters. */
  infoType?: string | null | undefined;
  /** Meta description. At most 5000 characters. */
  metaDescription?: string | null | undefined;
  /** Meta image. Id of a file. Best with 200x200 pixels. */
  metaImage?: string | null | undefined;
  /** Meta keywords. Enter comma separated keywords (e.g. keyword1,keyword2,keyword3). At most 300 characters. */
  metaKeywords?: string | null | undefined;
  /** Meta title. At most 300 characters. */
  metaTitle?: string | null | undefined;
  /** Event name. At most 200 characters. */
  name?: string | null | undefined;
  /** Order number. Higher numbers appear first. */
  orderNumber?: number | string | null | undefined;
  /** Price sub title. At most 300 characters. */
  priceSubTitle?: string | null | undefined;
  /** Price title. Heading above the prices. Leave blank for “Prices”. At most 200 characters. */
  priceTitle?: string | null | undefined;
  /** Short description. At most 300 characters. */
  shortDescription?: string | null | undefined;
  /** Slug. Lowercase letters, numbers and hyphens. At most 200 characters. No two records share it. */
  slug?: string | null | undefined;
  /** Speaker name. Shown in the banner: “With …”. At most 100 characters. */
  speakerName?: string | null | undefined;
  /** Start date. A day: '2027-03-31'. */
  startsOn?: string | null | undefined;
};

/** What a form sends; on update, a field left out keeps its value. */
export type EventPriceInput = {
  /** Price amount. In the currency of the participant type; 0 is free. */
  amount?: number | string | null | undefined;
  /** Event. Id of a record. */
  eventId?: string | null | undefined;
  /** Price label. At most 200 characters. */
  label?: string | null | undefined;
  /** Participant type. At most 40 characters. */
  nationality?: string | null | undefined;
  /** Price type. At most 40 characters. */
  priceType?: string | null | undefined;
};

/** A translation; a blank text falls back. */
export type EventTranslationInput = {
  /** About description. At most 2000 characters. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  aboutDescription?: string | null | undefined;
  /** About heading. Heading of the section. Leave blank for “What it is about”. At most 200 characters. */
  aboutHeading?: string | null | undefined;
  /** About sub heading. At most 300 characters. */
  aboutSubHeading?: string | null | undefined;
  /** About title. At most 300 characters. */
  aboutTitle?: string | null | undefined;
  /** Banner button label. Replaces “Book a place” on the button in the banner. At most 100 characters. */
  bannerButtonLabel?: string | null | undefined;
  /** Banner sub title. At most 300 characters. */
  bannerSubTitle?: string | null | undefined;
  /** Banner title. Below the name of the event, in the banner. At most 300 characters. */
  bannerTitle?: string | null | undefined;
  /** First benefit description. At most 2000 characters. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  benefitDetailsOneDescription?: string | null | undefined;
  /** First benefit heading. At most 200 characters. */
  benefitDetailsOneHeading?: string | null | undefined;
  /** Second benefit description. At most 2000 characters. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  benefitDetailsTwoDescription?: string | null | undefined;
  /** Second benefit heading. At most 200 characters. */
  benefitDetailsTwoHeading?: string | null | undefined;
  /** Benefit heading. Heading of the section. Leave blank for “What you take home”. At most 200 characters. */
  benefitHeading?: string | null | undefined;
  /** Benefit sub heading. At most 300 characters. */
  benefitSubHeading?: string | null | undefined;
  /** Button label. For apps that show events as cards. The website does not show it. At most 100 characters. */
  buttonLabel?: string | null | undefined;
  /** Address label. The place as visitors read it. At most 300 characters. */
  infoAddressLabel?: string | null | undefined;
  /** Date range. Dates in words, shown beside the start and end date, e.g. “every second Sunday”. At most 200 characters. */
  infoDateRange?: string | null | undefined;
  /** Info heading. Heading of the box with date and place. Leave blank for “Good to know”. At most 200 characters. */
  infoHeading?: string | null | undefined;
  /** Time label. Times in words, shown beside the start and end time, e.g. “doors open at 9”. At most 100 characters. */
  infoStartEndTimeLabel?: string | null | undefined;
  /** Info sub heading. At most 300 characters. */
  infoSubHeading?: string | null | undefined;
  /** Target audience description. At most 2000 characters. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  infoTargetAudienceDescription?: string | null | undefined;
  /** Target audience sub title. At most 200 characters. */
  infoTargetAudienceSubTitle?: string | null | undefined;
  /** Target audience title. Leave blank for “Who it's for”. At most 100 characters. */
  infoTargetAudienceTitle?: string | null | undefined;
  /** Type. Format of the event, e.g. “Workshop, on site”. At most 200 characters. */
  infoType?: string | null | undefined;
  /** Meta description. At most 5000 characters. */
  metaDescription?: string | null | undefined;
  /** Meta keywords. Enter comma separated keywords (e.g. keyword1,keyword2,keyword3). At most 300 characters. */
  metaKeywords?: string | null | undefined;
  /** Meta title. At most 300 characters. */
  metaTitle?: string | null | undefined;
  /** Event name. At most 200 characters. */
  name?: string | null | undefined;
  /** Price sub title. At most 300 characters. */
  priceSubTitle?: string | null | undefined;
  /** Price title. Heading above the prices. Leave blank for “Prices”. At most 200 characters. */
  priceTitle?: string | null | undefined;
  /** Short description. At most 300 characters. */
  shortDescription?: string | null | undefined;
  /** Speaker name. Shown in the banner: “With …”. At most 100 characters. */
  speakerName?: string | null | undefined;
};

/** How a write reached the server. */
export type Face =
  | 'GRAPHQL'
  | 'REST'
  | 'SERVER';

/** Why a field was refused. */
export type FieldErrorCode =
  /** Another record has this value already. */
  | 'DUPLICATE'
  /** The value breaks a rule. */
  | 'INVALID';

/** What a form sends; on update, a field left out keeps its value. */
export type FileInput = {
  /** What it shows, for those who cannot see it. */
  altText?: string | null | undefined;
  /** How it is called, and saved under. */
  fileName?: string | null | undefined;
  /** Of a picture: how far from its left edge is what crops keep in view, from 0 to 1. */
  focusX?: number | string | null | undefined;
  /** Of a picture: how far from its upper edge is what crops keep in view, from 0 to 1. */
  focusY?: number | string | null | undefined;
};

/** The values of the field 'fileKind'. */
export type FileKind =
  | 'IMAGES'
  | 'OTHER'
  | 'PDF'
  | 'VIDEOS';

/** NEW: nobody has seen the guide. BEGUN: the list of first steps is on Home. DISMISSED: it is not. */
export type FirstStepsState =
  | 'BEGUN'
  | 'DISMISSED'
  | 'NEW';

/** What makes a new installation someone's own site. */
export type FirstTask =
  | 'DEMO'
  | 'EVENT'
  | 'LANGUAGE'
  | 'LOGO'
  | 'NAME'
  | 'PAGE'
  | 'STAFF';

/** DMY: 03/04/2027 is in April. MDY: it is in March. */
export type ImportDayOrder =
  | 'DMY'
  | 'MDY';

/** POINT: 12.5. COMMA: 12,5. */
export type ImportDecimals =
  | 'COMMA'
  | 'POINT';

/** CREATE, CHANGE: what the row will do. REJECTED: the file says something that cannot be stored. SKIPPED: not written after all. KEPT: could not be taken back. */
export type ImportOutcome =
  | 'CHANGE'
  | 'CHANGED'
  | 'CREATE'
  | 'CREATED'
  | 'KEPT'
  | 'REJECTED'
  | 'SKIPPED'
  | 'UNDONE';

/** READING: its file is being sent. MATCHING: waits for a person to say what its columns are. CHECKING, APPLYING, UNDOING: the server works on it. CHECKED: waits to be applied. FAILED: stopped by a fault; what is written stays. */
export type ImportState =
  | 'APPLIED'
  | 'APPLYING'
  | 'CHECKED'
  | 'CHECKING'
  | 'FAILED'
  | 'MATCHING'
  | 'READING'
  | 'UNDOING'
  | 'UNDONE';

/** What a form sends; on update, a field left out keeps its value. */
export type NewsArticleInput = {
  /** Banner image. Id of a file. Best with 1300x650 pixels. */
  bannerImage?: string | null | undefined;
  /** Category. Id of a record. */
  categoryId?: string | null | undefined;
  /** Description. At most 50000 characters. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  description?: string | null | undefined;
  /** Enquiry form. Readers can send an enquiry from its page. */
  isFormActive?: boolean | null | undefined;
  /** Meta description. At most 5000 characters. */
  metaDescription?: string | null | undefined;
  /** Meta image. Id of a file. Best with 200x200 pixels. */
  metaImage?: string | null | undefined;
  /** Meta title. At most 300 characters. */
  metaTitle?: string | null | undefined;
  /** Short description. At most 300 characters. */
  shortDescription?: string | null | undefined;
  /** Slug. Lowercase letters, numbers and hyphens. At most 200 characters. No two records share it. */
  slug?: string | null | undefined;
  /** Source. The author, or where it was first published. At most 300 characters. */
  source?: string | null | undefined;
  /** Tags. */
  tags?: Array<string> | null | undefined;
  /** Title. At most 200 characters. */
  title?: string | null | undefined;
};

/** What a role may allow. A holder of the Super Admin role needs none of them. */
export type Permission =
  /** Group CAREER. */
  | 'ADD_CAREER'
  /** Group CATEGORY. */
  | 'ADD_CATEGORY'
  /** Group CONTACT. */
  | 'ADD_CONTACT'
  /** Group COURSE. */
  | 'ADD_COURSE'
  /** Group EVENT. */
  | 'ADD_EVENT'
  /** Group EVENT_BOOKING. */
  | 'ADD_EVENT_BOOKING_NOTES'
  /** Group EVENT_CATEGORY. */
  | 'ADD_EVENT_CATEGORY'
  /** Group EVENT_DIFFICULTY. */
  | 'ADD_EVENT_DIFFICULTY'
  /** Group EVENT_PRICE. */
  | 'ADD_EVENT_PRICE'
  /** Group FILE. */
  | 'ADD_FILE'
  /** Group LANGUAGE. */
  | 'ADD_LANGUAGE'
  /** Group MENU_MANAGEMENT. */
  | 'ADD_MENU'
  /** Group NEWS_ARTICLE. */
  | 'ADD_NEWS_ARTICLE'
  /** Group NEWS_CATEGORY. */
  | 'ADD_NEWS_CATEGORY'
  /** Group PACKAGE. */
  | 'ADD_PACKAGE'
  /** Group CMS_SETUP. */
  | 'ADD_PAGE'
  /** Group POST. */
  | 'ADD_POST'
  /** Group STAFF. */
  | 'ADD_STAFF'
  /** Group STAFF. */
  | 'ADD_STAFF_ROLE'
  /** Group TESTIMONIAL. */
  | 'ADD_TESTIMONIAL'
  /** Group CONTACT. */
  | 'ANSWER_CONTACT_QUERY'
  /** Group VISITOR. */
  | 'BLOCK_VISITOR'
  /** Group EVENT_BOOKING. */
  | 'CHECK_IN_EVENT_BOOKINGS'
  /** Group CAREER. */
  | 'DELETE_CAREER'
  /** Group CATEGORY. */
  | 'DELETE_CATEGORY'
  /** Group CONTACT. */
  | 'DELETE_CONTACT'
  /** Group CONTACT. */
  | 'DELETE_CONTACT_QUERY'
  /** Group COURSE. */
  | 'DELETE_COURSE'
  /** Group EVENT. */
  | 'DELETE_EVENT'
  /** Group EVENT_CATEGORY. */
  | 'DELETE_EVENT_CATEGORY'
  /** Group EVENT_DIFFICULTY. */
  | 'DELETE_EVENT_DIFFICULTY'
  /** Group EVENT_PRICE. */
  | 'DELETE_EVENT_PRICE'
  /** Group FILE. */
  | 'DELETE_FILE'
  /** Group LANGUAGE. */
  | 'DELETE_LANGUAGE'
  /** Group MENU_MANAGEMENT. */
  | 'DELETE_MENU'
  /** Group NEWS_ARTICLE. */
  | 'DELETE_NEWS_ARTICLE'
  /** Group NEWS_CATEGORY. */
  | 'DELETE_NEWS_CATEGORY'
  /** Group PACKAGE. */
  | 'DELETE_PACKAGE'
  /** Group CMS_SETUP. */
  | 'DELETE_PAGE'
  /** Group POST. */
  | 'DELETE_POST'
  /** Group STAFF. */
  | 'DELETE_STAFF'
  /** Group STAFF. */
  | 'DELETE_STAFF_ROLE'
  /** Group TESTIMONIAL. */
  | 'DELETE_TESTIMONIAL'
  /** Group FILE. */
  | 'DOWNLOAD_FILE'
  /** Group CAREER. */
  | 'EDIT_CAREER'
  /** Group CATEGORY. */
  | 'EDIT_CATEGORY'
  /** Group CONTACT. */
  | 'EDIT_CONTACT'
  /** Group COURSE. */
  | 'EDIT_COURSE'
  /** Group EVENT. */
  | 'EDIT_EVENT'
  /** Group EVENT_CATEGORY. */
  | 'EDIT_EVENT_CATEGORY'
  /** Group EVENT_DIFFICULTY. */
  | 'EDIT_EVENT_DIFFICULTY'
  /** Group EVENT_PRICE. */
  | 'EDIT_EVENT_PRICE'
  /** Group LANGUAGE. */
  | 'EDIT_LANGUAGE'
  /** Group MENU_MANAGEMENT. */
  | 'EDIT_MENU'
  /** Group NEWS_ARTICLE. */
  | 'EDIT_NEWS_ARTICLE'
  /** Group NEWS_CATEGORY. */
  | 'EDIT_NEWS_CATEGORY'
  /** Group PACKAGE. */
  | 'EDIT_PACKAGE'
  /** Group CMS_SETUP. */
  | 'EDIT_PAGE'
  /** Group CMS_SETUP. */
  | 'EDIT_PAGE_SECTIONS'
  /** Group POST. */
  | 'EDIT_POST'
  /** Group SITE_TEXT. */
  | 'EDIT_SITE_TEXT'
  /** Group STAFF. */
  | 'EDIT_STAFF'
  /** Group STAFF. */
  | 'EDIT_STAFF_ROLE'
  /** Group TESTIMONIAL. */
  | 'EDIT_TESTIMONIAL'
  /** Group BIN. */
  | 'EMPTY_BIN'
  /** Group VISITOR. */
  | 'ERASE_VISITOR'
  /** Group VISITOR. */
  | 'EXPORT_VISITOR'
  /** Group FILE. */
  | 'FILE_DETAILS'
  /** Group WEBSITE_SETUP. */
  | 'FOOTER_SETUP'
  /** Group WEBSITE_SETUP. */
  | 'GENERAL_SETTINGS'
  /** Group WEBSITE_SETUP. */
  | 'HEADER_SETUP'
  /** Group RELEASE. */
  | 'MANAGE_RELEASES'
  /** Group REVIEW. */
  | 'PUBLISH_WITHOUT_REVIEW'
  /** Group BIN. */
  | 'RESTORE_FROM_BIN'
  /** Group CAREER. */
  | 'TOGGLE_ACTIVE_CAREER'
  /** Group CATEGORY. */
  | 'TOGGLE_ACTIVE_CATEGORY'
  /** Group CONTACT. */
  | 'TOGGLE_ACTIVE_CONTACT'
  /** Group CONTACT. */
  | 'TOGGLE_ACTIVE_CONTACT_FORM'
  /** Group COURSE. */
  | 'TOGGLE_ACTIVE_COURSE'
  /** Group EVENT. */
  | 'TOGGLE_ACTIVE_EVENT'
  /** Group EVENT_CATEGORY. */
  | 'TOGGLE_ACTIVE_EVENT_CATEGORY'
  /** Group EVENT_DIFFICULTY. */
  | 'TOGGLE_ACTIVE_EVENT_DIFFICULTY'
  /** Group EVENT_PRICE. */
  | 'TOGGLE_ACTIVE_EVENT_PRICE'
  /** Group LANGUAGE. */
  | 'TOGGLE_ACTIVE_LANGUAGE'
  /** Group MENU_MANAGEMENT. */
  | 'TOGGLE_ACTIVE_MENU'
  /** Group NEWS_ARTICLE. */
  | 'TOGGLE_ACTIVE_NEWS_ARTICLE'
  /** Group NEWS_CATEGORY. */
  | 'TOGGLE_ACTIVE_NEWS_CATEGORY'
  /** Group PACKAGE. */
  | 'TOGGLE_ACTIVE_PACKAGE'
  /** Group CMS_SETUP. */
  | 'TOGGLE_ACTIVE_PAGE'
  /** Group POST. */
  | 'TOGGLE_ACTIVE_POST'
  /** Group TESTIMONIAL. */
  | 'TOGGLE_ACTIVE_TESTIMONIAL'
  /** Group EVENT_BOOKING. */
  | 'TOGGLE_CONFIRMED_EVENT_BOOKING'
  /** Group CATEGORY. */
  | 'TOGGLE_DEFAULT_CATEGORY'
  /** Group EVENT_CATEGORY. */
  | 'TOGGLE_DEFAULT_EVENT_CATEGORY'
  /** Group EVENT_DIFFICULTY. */
  | 'TOGGLE_DEFAULT_EVENT_DIFFICULTY'
  /** Group FILE. */
  | 'TOGGLE_DEFAULT_FILE'
  /** Group LANGUAGE. */
  | 'TOGGLE_DEFAULT_LANGUAGE'
  /** Group NEWS_CATEGORY. */
  | 'TOGGLE_DEFAULT_NEWS_CATEGORY'
  /** Group EVENT_BOOKING. */
  | 'TOGGLE_EVENT_BOOKING_PAYMENT_STATUS'
  /** Group CAREER. */
  | 'TOGGLE_FEATURED_CAREER'
  /** Group CATEGORY. */
  | 'TOGGLE_FEATURED_CATEGORY'
  /** Group CONTACT. */
  | 'TOGGLE_FEATURED_CONTACT'
  /** Group COURSE. */
  | 'TOGGLE_FEATURED_COURSE'
  /** Group EVENT. */
  | 'TOGGLE_FEATURED_EVENT'
  /** Group EVENT_CATEGORY. */
  | 'TOGGLE_FEATURED_EVENT_CATEGORY'
  /** Group NEWS_ARTICLE. */
  | 'TOGGLE_FEATURED_NEWS_ARTICLE'
  /** Group NEWS_CATEGORY. */
  | 'TOGGLE_FEATURED_NEWS_CATEGORY'
  /** Group PACKAGE. */
  | 'TOGGLE_FEATURED_PACKAGE'
  /** Group POST. */
  | 'TOGGLE_FEATURED_POST'
  /** Group TESTIMONIAL. */
  | 'TOGGLE_FEATURED_TESTIMONIAL'
  /** Group MENU_MANAGEMENT. */
  | 'TOGGLE_PRODUCT_MENU'
  /** Group EVENT. */
  | 'TOGGLE_PUBLISHED_EVENT'
  /** Group LANGUAGE. */
  | 'TOGGLE_RTL_LANGUAGE'
  /** Group CAREER. */
  | 'TRANSLATE_CAREER'
  /** Group CATEGORY. */
  | 'TRANSLATE_CATEGORY'
  /** Group CONTACT. */
  | 'TRANSLATE_CONTACT'
  /** Group COURSE. */
  | 'TRANSLATE_COURSE'
  /** Group EVENT. */
  | 'TRANSLATE_EVENT'
  /** Group EVENT_CATEGORY. */
  | 'TRANSLATE_EVENT_CATEGORY'
  /** Group EVENT_DIFFICULTY. */
  | 'TRANSLATE_EVENT_DIFFICULTY'
  /** Group EVENT_PRICE. */
  | 'TRANSLATE_EVENT_PRICE'
  /** Group FILE. */
  | 'TRANSLATE_FILE'
  /** Group MENU_MANAGEMENT. */
  | 'TRANSLATE_MENU'
  /** Group NEWS_ARTICLE. */
  | 'TRANSLATE_NEWS_ARTICLE'
  /** Group NEWS_CATEGORY. */
  | 'TRANSLATE_NEWS_CATEGORY'
  /** Group PACKAGE. */
  | 'TRANSLATE_PACKAGE'
  /** Group CMS_SETUP. */
  | 'TRANSLATE_PAGE'
  /** Group POST. */
  | 'TRANSLATE_POST'
  /** Group SITE_TEXT. */
  | 'TRANSLATE_SITE_TEXT'
  /** Group TESTIMONIAL. */
  | 'TRANSLATE_TESTIMONIAL'
  /** Group CAREER. */
  | 'VIEW_ALL_CAREERS'
  /** Group CATEGORY. */
  | 'VIEW_ALL_CATEGORIES'
  /** Group CONTACT. */
  | 'VIEW_ALL_CONTACTS'
  /** Group CONTACT. */
  | 'VIEW_ALL_CONTACT_QUERIES'
  /** Group COURSE. */
  | 'VIEW_ALL_COURSES'
  /** Group EVENT. */
  | 'VIEW_ALL_EVENTS'
  /** Group EVENT_BOOKING. */
  | 'VIEW_ALL_EVENT_BOOKINGS'
  /** Group EVENT_CATEGORY. */
  | 'VIEW_ALL_EVENT_CATEGORIES'
  /** Group EVENT_DIFFICULTY. */
  | 'VIEW_ALL_EVENT_DIFFICULTIES'
  /** Group EVENT_PRICE. */
  | 'VIEW_ALL_EVENT_PRICES'
  /** Group FILE. */
  | 'VIEW_ALL_FILES'
  /** Group LANGUAGE. */
  | 'VIEW_ALL_LANGUAGES'
  /** Group MENU_MANAGEMENT. */
  | 'VIEW_ALL_MENUS'
  /** Group NEWS_ARTICLE. */
  | 'VIEW_ALL_NEWS_ARTICLES'
  /** Group NEWS_CATEGORY. */
  | 'VIEW_ALL_NEWS_CATEGORIES'
  /** Group PACKAGE. */
  | 'VIEW_ALL_PACKAGES'
  /** Group CMS_SETUP. */
  | 'VIEW_ALL_PAGES'
  /** Group POST. */
  | 'VIEW_ALL_POSTS'
  /** Group SITE_TEXT. */
  | 'VIEW_ALL_SITE_TEXTS'
  /** Group STAFF. */
  | 'VIEW_ALL_STAFFS'
  /** Group TESTIMONIAL. */
  | 'VIEW_ALL_TESTIMONIALS'
  /** Group VISITOR. */
  | 'VIEW_ALL_VISITORS'
  /** Group AUDIT. */
  | 'VIEW_AUDIT_LOG'
  /** Group BIN. */
  | 'VIEW_BIN'
  /** Group RELEASE. */
  | 'VIEW_RELEASES'
  /** Group STAFF. */
  | 'VIEW_STAFF_ROLES';

/** An action of a module, to be switched. */
export type PermissionActionInput = {
  /** The permission it takes, in either case; 1 to 50 characters. */
  name: string;
  /** Whether the role may do it. */
  status: boolean;
};

/** What a role may do in one module; actions left out stay as they are. */
export type PermissionModuleInput = {
  /** 1 to 10 actions. */
  actions: Array<PermissionActionInput>;
  /** The module, in either case; 3 to 100 characters. */
  module: string;
  /** Id of the role. */
  role: string;
};

/** What members of staff may change of themselves; a field left out keeps its value. */
export type ProfileInput = {
  /** Needed for another email or password, unless they signed in within the last ten minutes. */
  currentPassword?: string | null | undefined;
  /** The email they sign in with. */
  email?: string | null | undefined;
  /** Their name, 3 to 50 characters. */
  name?: string | null | undefined;
  /** A new password, at least 8 characters; blank keeps the old one. */
  password?: string | null | undefined;
  /** File id of their picture. */
  picture?: string | null | undefined;
};

/** Narrows the list. */
export type PublishedEventCategoryFilter = {
  /** True: only featured ones, of kinds that feature some. */
  featured?: boolean | null | undefined;
  /** True: only those in which, or below which, visitors find something; default ones left out. */
  hasEvents?: boolean | null | undefined;
  /** The language whose names are searched; without it, the request's. */
  lang?: string | null | undefined;
  /** Part of the name, in the asked language or in the base language, ignoring case. */
  searchName?: string | null | undefined;
};

/** Narrows the list. */
export type PublishedEventFilter = {
  /** Only records with this one: Category. Id of a record. */
  categoryId?: string | null | undefined;
  /** Only records of the one with this slug or below it. */
  categorySlug?: string | null | undefined;
  /** True: only featured ones, of kinds that feature some. */
  featured?: boolean | null | undefined;
  /** Only records of some day from this one: '2027-03-31'. */
  from?: string | null | undefined;
  /** The language whose names are searched; without it, the request's. */
  lang?: string | null | undefined;
  /** Part of the name, in the asked language or in the base language, ignoring case. */
  searchName?: string | null | undefined;
  /** Only records of some day up to this one: '2027-03-31'. */
  to?: string | null | undefined;
};

/** The order of a list of records with days. */
export type PublishedOrder =
  /** Those under way and the next first, then those without days, then those that are over, the latest first. */
  | 'DATE'
  /** The higher order number first, then the newest. */
  | 'ORDER_NUMBER';

/** What a record is for staff; visitors see published ones only. */
export type PublishingState =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'SCHEDULED'
  | 'WITHDRAWN';

/** Narrows a list of records. */
export type RecordFilter = {
  /** The language whose names are searched; without it, the request's. */
  lang?: string | null | undefined;
  /** Part of the name, in the asked language or in the base language, ignoring case. */
  searchName?: string | null | undefined;
  /** Only records with this status. */
  status?: RecordStatus | null | undefined;
};

/** The status filter of a list. */
export type RecordStatus =
  | 'ACTIVE'
  | 'FEATURED'
  | 'INACTIVE';

/** What a form sends; on update, a field left out keeps its value. */
export type RoleInput = {
  /** Its name; no two differ only in case. */
  name?: string | null | undefined;
  /** Ids of its permissions. The Super Admin role needs none: it may do everything. */
  permissionIds?: Array<string> | null | undefined;
};

/** A text that is written in place of that of the product, and what it takes the place of. */
export type SiteTextChange = {
  /** Its path: 'site.events.title'. */
  path: string;
  /** The text; a blank one makes place for that of the product. */
  text?: string | null | undefined;
  /** The written text that was loaded, null for that of the product; a CONFLICT when it has changed since. */
  was?: string | null | undefined;
};

/** Which end of a sorted list comes first. */
export type SortDirection =
  | 'ASC'
  | 'DESC';

/** Narrows the list. */
export type StaffMemberFilter = {
  /** The language whose names are searched; without it, the request's. */
  lang?: string | null | undefined;
  /** Only records with this one: The role they hold. */
  roleId?: string | null | undefined;
  /** Part of the name, in the asked language or in the base language, ignoring case. */
  searchName?: string | null | undefined;
  /** Only records with this status. */
  status?: RecordStatus | null | undefined;
};

/** What a form sends; on update, a field left out keeps its value. */
export type StaffMemberInput = {
  /** Email. At most 254 characters. No two records share it. */
  email?: string | null | undefined;
  /** Name. At most 50 characters. */
  name?: string | null | undefined;
  /** A new password, 8 to 15 characters. On update blank leaves it as it is. It is never returned. */
  password?: string | null | undefined;
  /** Picture. Id of a file. */
  picture?: string | null | undefined;
  /** The role they hold. */
  roleId?: string | null | undefined;
};

/** Narrows the list of texts for readers. */
export type StoryFilter = {
  /** Slug of a news category: only articles in it or below it. */
  articleCategorySlug?: string | null | undefined;
  /** The language whose titles are searched; without it, the request's. */
  lang?: string | null | undefined;
  /** Slug of a blog category: only posts in it or below it. */
  postCategorySlug?: string | null | undefined;
  /** Part of the title, in the requested language or in the base language. */
  searchName?: string | null | undefined;
  /** A tag, in whichever language. */
  tag?: string | null | undefined;
};

/** The on/off switches that records can carry. */
export type Toggle =
  | 'ACTIVE'
  | 'DEFAULT'
  | 'FEATURED'
  | 'FORM'
  | 'PRODUCT'
  | 'PUBLISHED'
  | 'RTL';

/** What will be done. */
export type UpcomingStep =
  | 'EFFECT'
  | 'PUBLISH'
  | 'WITHDRAW';

/** What was uploaded. Its key counts; size and type are those of the object itself. */
export type UploadInput = {
  /** The key it was signed under. */
  key?: string | null | undefined;
  /** Its name; without it, the one it was signed for. */
  name?: string | null | undefined;
  /** Its size in bytes, as the browser knows it. */
  size?: number | null | undefined;
  /** Its MIME type, as the browser knows it. */
  type?: string | null | undefined;
  /** Where it was posted to. */
  url?: string | null | undefined;
};

/** A file that is to be uploaded, as far as the browser knows it. */
export type UploadToSign = {
  /** Its name. */
  name: string;
  /** Its size in bytes. */
  size: number;
  /** Its MIME type; '' when the browser knows none. */
  type: string;
};

/** Narrows the list. */
export type VisitorAccountFilter = {
  /** Only those who are blocked, or who are not. */
  blocked?: boolean | null | undefined;
  /** Only those who read the site in the language of this code. */
  language?: string | null | undefined;
  /** Words of the name or parts of the email, or a telephone number, as people type them. */
  searchName?: string | null | undefined;
};

/** Values of settings. A key that is left out is not changed. */
export type WebsiteSettingsInput = {
  /** Description of the first card (about-us-section-2-widget-card-description-0). */
  about_us_section_2_widget_card_description_0?: string | null | undefined;
  /** Description of the second card (about-us-section-2-widget-card-description-1). */
  about_us_section_2_widget_card_description_1?: string | null | undefined;
  /** Description of the third card (about-us-section-2-widget-card-description-2). */
  about_us_section_2_widget_card_description_2?: string | null | undefined;
  /** Button title (button_title). */
  button_title?: string | null | undefined;
  /** Address (contact_address). */
  contact_address?: string | null | undefined;
  /** Email (contact_email). */
  contact_email?: string | null | undefined;
  /** Contact number (contact_number). */
  contact_number?: string | null | undefined;
  /** Cookies agreement text (cookies_agreement_text). */
  cookies_agreement_text?: string | null | undefined;
  /** Copyright text (copywrite_text). */
  copywrite_text?: string | null | undefined;
  /** Keep the header in view (enable_sticky_header). */
  enable_sticky_header?: string | null | undefined;
  /** Description (footer_description). */
  footer_description?: string | null | undefined;
  /** Footer logo (footer_logo). */
  footer_logo?: string | null | undefined;
  /** Title (footer_title). */
  footer_title?: string | null | undefined;
  /** Website name (frontend_website_name). */
  frontend_website_name?: string | null | undefined;
  /** Gradient (gradient_color). */
  gradient_color?: string | null | undefined;
  /** Helpline number (helpline_number). */
  helpline_number?: string | null | undefined;
  /** Ids of the entries of 'link_one', in the order of their texts; without them, entries are matched by their texts. */
  link_one_id?: Array<string> | null | undefined;
  /** Label (link_one_label). */
  link_one_label?: Array<string> | null | undefined;
  /** Link (link_one_value). */
  link_one_value?: Array<string> | null | undefined;
  /** Ids of the entries of 'link_three', in the order of their texts; without them, entries are matched by their texts. */
  link_three_id?: Array<string> | null | undefined;
  /** Label (link_three_label). */
  link_three_label?: Array<string> | null | undefined;
  /** Title (link_three_title). */
  link_three_title?: string | null | undefined;
  /** Link (link_three_value). */
  link_three_value?: Array<string> | null | undefined;
  /** Ids of the entries of 'link_two', in the order of their texts; without them, entries are matched by their texts. */
  link_two_id?: Array<string> | null | undefined;
  /** Label (link_two_label). */
  link_two_label?: Array<string> | null | undefined;
  /** Title (link_two_title). */
  link_two_title?: string | null | undefined;
  /** Link (link_two_value). */
  link_two_value?: Array<string> | null | undefined;
  /** Dark logo (logo_dark_image). */
  logo_dark_image?: string | null | undefined;
  /** Logo title (logo_title). */
  logo_title?: string | null | undefined;
  /** White logo (logo_white_image). */
  logo_white_image?: string | null | undefined;
  /** Meta description (meta_description). */
  meta_description?: string | null | undefined;
  /** Meta image (meta_image). */
  meta_image?: string | null | undefined;
  /** Meta keywords (meta_keywords). */
  meta_keywords?: string | null | undefined;
  /** Meta title (meta_title). */
  meta_title?: string | null | undefined;
  /** Title of the categories (news-and-blogs-section-2-category-title). */
  news_and_blogs_section_2_category_title?: string | null | undefined;
  /** Title of news and posts (news-and-blogs-section-2-news-blogs-title). */
  news_and_blogs_section_2_news_blogs_title?: string | null | undefined;
  /** Days (opening_days). */
  opening_days?: Array<string> | null | undefined;
  /** Ids of the entries of 'opening', in the order of their texts; without them, entries are matched by their texts. */
  opening_id?: Array<string> | null | undefined;
  /** Hours (opening_timings). */
  opening_timings?: Array<string> | null | undefined;
  /** Title (opening_title). */
  opening_title?: string | null | undefined;
  /** Code (participant_groups_code). */
  participant_groups_code?: Array<string> | null | undefined;
  /** Currency (participant_groups_currency). */
  participant_groups_currency?: Array<string> | null | undefined;
  /** Ids of the entries of 'participant_groups', in the order of their texts; without them, entries are matched by their texts. */
  participant_groups_id?: Array<string> | null | undefined;
  /** Name (participant_groups_name). */
  participant_groups_name?: Array<string> | null | undefined;
  /** Whole amounts only (participant_groups_whole_amounts). */
  participant_groups_whole_amounts?: Array<string> | null | undefined;
  /** Popup content (popup_content). */
  popup_content?: string | null | undefined;
  /** Code (price_types_code). */
  price_types_code?: Array<string> | null | undefined;
  /** Ids of the entries of 'price_types', in the order of their texts; without them, entries are matched by their texts. */
  price_types_id?: Array<string> | null | undefined;
  /** Name (price_types_name). */
  price_types_name?: Array<string> | null | undefined;
  /** Primary colour (primary_color). */
  primary_color?: string | null | undefined;
  /** Primary colour on hover (primary_hover_color). */
  primary_hover_color?: string | null | undefined;
  /** Changes that visitors see need a review (reviews_required). */
  reviews_required?: string | null | undefined;
  /** Secondary colour (secondary_color). */
  secondary_color?: string | null | undefined;
  /** Secondary colour on hover (secondary_hover_color). */
  secondary_hover_color?: string | null | undefined;
  /** Show the cookies agreement (show_cookies_agreement). */
  show_cookies_agreement?: string | null | undefined;
  /** Show the language switcher (show_language_switcher). */
  show_language_switcher?: string | null | undefined;
  /** Show social links (show_social_links). */
  show_social_links?: string | null | undefined;
  /** Show the top loader (show_toploader_switcher). */
  show_toploader_switcher?: string | null | undefined;
  /** Show the popup (show_website_popup). */
  show_website_popup?: string | null | undefined;
  /** Site icon (site_icon_image). */
  site_icon_image?: string | null | undefined;
  /** Look (site_look). */
  site_look?: string | null | undefined;
  /** Site motto (site_moto). */
  site_moto?: string | null | undefined;
  /** Facebook (social_facebook). */
  social_facebook?: string | null | undefined;
  /** GitHub (social_github). */
  social_github?: string | null | undefined;
  /** Instagram (social_instagram). */
  social_instagram?: string | null | undefined;
  /** LinkedIn (social_linkedin). */
  social_linkedin?: string | null | undefined;
  /** Snapchat (social_snapchat). */
  social_snapchat?: string | null | undefined;
  /** TikTok (social_tiktok). */
  social_tiktok?: string | null | undefined;
  /** Twitter (social_twitter). */
  social_twitter?: string | null | undefined;
  /** WhatsApp (social_whatsapp). */
  social_whatsapp?: string | null | undefined;
  /** YouTube (social_youtube). */
  social_youtube?: string | null | undefined;
  /** System name (system_name). */
  system_name?: string | null | undefined;
  /** Time zone (timezone). */
  timezone?: string | null | undefined;
  /** Top loader colour (toploader_color). */
  toploader_color?: string | null | undefined;
  /** WhatsApp number (whatsapp_number). */
  whatsapp_number?: string | null | undefined;
};

export type KindsOfNeedlesQueryVariables = Exact<{ [key: string]: never; }>;


export type KindsOfNeedlesQuery = { searchRecords: Array<{ kind: string }> };

export type VisibleCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type VisibleCategoriesQuery = { publishedEventCategories: { rows: Array<{ name: string }> } };

export type RecordsInBinQueryVariables = Exact<{ [key: string]: never; }>;


export type RecordsInBinQuery = { deletedRecords: { pageInfo: { totalItemsCount: number }, rows: Array<{ id: string }> } };

export type EntriesOfTrailQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
}>;


export type EntriesOfTrailQuery = { auditEntries: { rows: Array<{ seq: number, action: string, outcome: AuditOutcome, hash: string | null, actor: { name: string, role: string | null } | null, target: { kind: string, label: string }, from: { ip: string }, changes: Array<{ field: string, before: string | null, after: string | null }> }>, pageInfo: { totalItemsCount: number } } };

export type CreateEventWithTextMutationVariables = Exact<{
  input: EventInput;
}>;


export type CreateEventWithTextMutation = { createEvent: { success: boolean, errors: Array<{ field: string, message: string }>, event: { id: string } | null } };

export type UpdateTextOfEventMutationVariables = Exact<{
  id: string;
  input: EventInput;
}>;


export type UpdateTextOfEventMutation = { updateEvent: { event: { aboutDescription: string | null } | null } };

export type TextsOfEventQueryVariables = Exact<{
  id: string;
}>;


export type TextsOfEventQuery = { event: { aboutDescription: string | null, translations: Array<{ aboutDescription: string | null }> } };

export type FocalPointQueryVariables = Exact<{
  id: string;
}>;


export type FocalPointQuery = { file: { version: number, focusX: number, focusY: number } };

export type SetFocalPointMutationVariables = Exact<{
  id: string;
  input: FileInput;
  version?: number | null | undefined;
}>;


export type SetFocalPointMutation = { updateFile: { success: boolean, message: string, errors: Array<{ field: string, message: string }>, file: { version: number, focusX: number, focusY: number } | null } };

export type TrailOfFileQueryVariables = Exact<{
  id: string;
}>;


export type TrailOfFileQuery = { auditEntries: { rows: Array<{ action: string, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type ReplacePictureMutationVariables = Exact<{
  id: string;
  input: UploadInput;
}>;


export type ReplacePictureMutation = { replaceFile: { success: boolean, message: string, errors: Array<{ field: string, message: string }> } };

export type SignFilesMutationVariables = Exact<{
  files: Array<UploadToSign> | UploadToSign;
}>;


export type SignFilesMutation = { signUploads: { success: boolean, message: string, errors: Array<{ field: string, message: string }>, uploads: Array<{ key: string }> } };

export type CreateEventWithFilesMutationVariables = Exact<{
  input: EventInput;
}>;


export type CreateEventWithFilesMutation = { createEvent: { success: boolean, message: string, errors: Array<{ field: string, message: string }>, record: { id: string, bannerImage: string | null, bannerImageFile: { id: string, url: string, altText: string | null, width: number | null, height: number | null, fileType: string } | null } | null } };

export type UpdateEventWithFilesMutationVariables = Exact<{
  id: string;
  input: EventInput;
}>;


export type UpdateEventWithFilesMutation = { updateEvent: { success: boolean, message: string, errors: Array<{ field: string, message: string }> } };

export type DeleteUsedFileMutationVariables = Exact<{
  id: string;
}>;


export type DeleteUsedFileMutation = { deleteFile: { success: boolean, message: string, errors: Array<{ field: string, message: string }> } };

export type UsesOfFileQueryVariables = Exact<{
  id: string;
}>;


export type UsesOfFileQuery = { file: { usedBy: { total: number, others: number, records: Array<{ kind: string, kindLabel: string, recordId: string, title: string, fields: Array<string>, labels: Array<string> }> }, can: { delete: boolean, deleteRefusal: string | null } } };

export type SetDefaultFileMutationVariables = Exact<{
  id: string;
}>;


export type SetDefaultFileMutation = { toggleFileDefault: { success: boolean, message: string, errors: Array<{ field: string, message: string }> } };

export type BannersQueryVariables = Exact<{ [key: string]: never; }>;


export type BannersQuery = { publishedEvents: { rows: Array<{ bannerImageFile: { url: string, altText: string | null } | null }> } };

export type CategoriesWithinCostQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesWithinCostQuery = { publishedEventCategories: { rows: Array<{ id: string }> } };

export type FilesOfTheLibraryQueryVariables = Exact<{ [key: string]: never; }>;


export type FilesOfTheLibraryQuery = { files: { rows: Array<{ id: string, version: number, fileName: string, fileS3Key: string, fileType: string, fileKind: FileKind, fileSize: number, fileUrl: string }> } };

export type DownloadOfFileQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type DownloadOfFileQuery = { fileDownload: { url: string } };

export type DeleteOneFileMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOneFileMutation = { deleteFile: { success: boolean, message: string } };

export type ChooseFileMutationVariables = Exact<{
  id: string;
}>;


export type ChooseFileMutation = { toggleFileDefault: { success: boolean, message: string, file: { id: string, default: boolean } | null } };

export type FilesOfVisitorsQueryVariables = Exact<{ [key: string]: never; }>;


export type FilesOfVisitorsQuery = { publishedFiles: { rows: Array<{ id: string }> } };

export type MenusOfVisitorsQueryVariables = Exact<{ [key: string]: never; }>;


export type MenusOfVisitorsQuery = { publishedMenus: { rows: Array<{ id: string }> } };

export type PermissionsOverGraphqlQueryVariables = Exact<{ [key: string]: never; }>;


export type PermissionsOverGraphqlQuery = { permissions: Array<{ id: string, name: Permission, group: string }> };

export type LanguagesOverGraphqlQueryVariables = Exact<{ [key: string]: never; }>;


export type LanguagesOverGraphqlQuery = { publishedLanguages: Array<{ id: string, code: string }> };

export type SlugOfPublishedEventQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type SlugOfPublishedEventQuery = { publishedEvent: { slug: string } | null };

export type BookingsOfAllQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingsOfAllQuery = { eventBookings: { rows: Array<{ id: string }> } };

export type BookedEventsOfVisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type BookedEventsOfVisitorQuery = { ownBookedEvents: { rows: Array<{ id: string }> } };

export type OrderHistoryOfVisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderHistoryOfVisitorQuery = { ownOrderHistory: { rows: Array<{ id: string }> } };

export type RenameVisitorMutationVariables = Exact<{ [key: string]: never; }>;


export type RenameVisitorMutation = { updateVisitorProfile: { success: boolean, message: string, visitor: { lastName: string } | null } };

export type LanguagesAfterStopQueryVariables = Exact<{ [key: string]: never; }>;


export type LanguagesAfterStopQuery = { languages: { rows: Array<{ name: string }> } };

export type TextOfMigratedEventQueryVariables = Exact<{
  id: string;
}>;


export type TextOfMigratedEventQuery = { event: { shortDescription: string | null } };

export type AuditEntriesQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
}>;


export type AuditEntriesQuery = { auditEntries: { rows: Array<{ action: string, hash: string | null, withheld: boolean, bySystem: boolean, actor: { id: string, name: string } | null, target: { kind: string, id: string | null, label: string }, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type RecentEntriesQueryVariables = Exact<{
  first: boolean;
}>;


export type RecentEntriesQuery = { auditEntries: { rows: Array<{ action: string, seriesSize: number, target: { kind: string } }> } };

export type RecordsInTheBinQueryVariables = Exact<{
  searchName?: string | null | undefined;
}>;


export type RecordsInTheBinQuery = { deletedRecords: { rows: Array<{ id: string, kind: string, title: string, deletedBy: string | null }> } };

export type CategoryOutsideTheBinQueryVariables = Exact<{
  id: string;
}>;


export type CategoryOutsideTheBinQuery = { eventCategory: { id: string, slug: string, orderNumber: number, active: boolean, featured: boolean, version: number, createdAt: string, updatedBy: string | null, translations: Array<{ lang: string, name: string | null, description: string | null }> } };

export type IdsOfRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type IdsOfRolesQuery = { roles: { rows: Array<{ id: string }> } };

export type ToggleVacancyMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
}>;


export type ToggleVacancyMutation = { toggleCareerActive: { success: boolean, message: string } };

export type ScheduleVacancyMutationVariables = Exact<{
  id: string;
  at: string;
}>;


export type ScheduleVacancyMutation = { scheduleCareer: { success: boolean, message: string } };

export type UpdateVacancyMutationVariables = Exact<{
  id: string;
  input: CareerInput;
}>;


export type UpdateVacancyMutation = { updateCareer: { success: boolean } };

export type VacancyQueryVariables = Exact<{
  id: string;
}>;


export type VacancyQuery = { career: { slug: string, publishingState: PublishingState, updatedBy: string | null } };

export type FieldsOfTypeQueryVariables = Exact<{
  type: string;
}>;


export type FieldsOfTypeQuery = { __type: { fields: Array<{ name: string }> | null } | null };

export type VacanciesQueryVariables = Exact<{ [key: string]: never; }>;


export type VacanciesQuery = { publishedCareers: { rows: Array<{ id: string }> } };

export type VacancyOfVisitorsQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type VacancyOfVisitorsQuery = { publishedCareer: { id: string } | null };

export type IdsOfLanguagesQueryVariables = Exact<{ [key: string]: never; }>;


export type IdsOfLanguagesQuery = { languages: { rows: Array<{ id: string, code: string }> } };

export type SubjectOfEnquiryQueryVariables = Exact<{
  filter?: EnquiryFilter | null | undefined;
}>;


export type SubjectOfEnquiryQuery = { enquiries: { rows: Array<{ about: { kind: string, id: string } | null }> } };

export type DeletionsOfEnquiriesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletionsOfEnquiriesQuery = { auditEntries: { rows: Array<{ target: { label: string }, changes: Array<{ field: string }> }> } };

export type NotesOfEnquiriesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotesOfEnquiriesQuery = { auditEntries: { rows: Array<{ changes: Array<{ field: string, after: string | null }> }> } };

export type ActorsOfDeletionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ActorsOfDeletionsQuery = { auditEntries: { rows: Array<{ actor: { name: string } | null, target: { label: string } }> } };

export type AssigneesOfEnquiriesQueryVariables = Exact<{ [key: string]: never; }>;


export type AssigneesOfEnquiriesQuery = { staffMembers: { rows: Array<{ id: string }> } };

export type HandleEnquiryWithNoteMutationVariables = Exact<{
  id: string;
  assigneeId?: string | null | undefined;
  note?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type HandleEnquiryWithNoteMutation = { handleEnquiry: { success: boolean, message: string, errors: Array<{ field: string, message: string }> } };

export type EnquiriesQueryVariables = Exact<{
  searchName?: string | null | undefined;
}>;


export type EnquiriesQuery = { enquiries: { rows: Array<{ id: string, reference: string, firstName: string, lastName: string | null, mobileNumber: string, email: string, problemDescription: string, read: boolean, answered: boolean, note: string | null, version: number, about: { kind: string, id: string, title: string } | null, assignee: { id: string, name: string } | null, history: Array<{ step: EnquiryStep, by: string, byStaff: boolean }> }> } };

export type TypesOfPackagesQueryVariables = Exact<{
  courseId: string;
  lang: string;
}>;


export type TypesOfPackagesQuery = { coursePackageTypes: Array<string> };

export type FeesOfCourseQueryVariables = Exact<{
  id: string;
}>;


export type FeesOfCourseQuery = { course: { feeStructure: Array<{ id: string }> } };

export type SwitchOffCategoriesMutationVariables = Exact<{
  id: string;
  translation?: CourseTranslationInput | null | undefined;
}>;


export type SwitchOffCategoriesMutation = { updateCourse: { success: boolean } };

export type PlacesTakenQueryVariables = Exact<{
  id: string;
}>;


export type PlacesTakenQuery = { event: { placesTaken: number } };

export type DeleteBookedPriceMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBookedPriceMutation = { deleteEventPrice: { success: boolean } };

export type PriceOfOwnBookingQueryVariables = Exact<{
  id: string;
}>;


export type PriceOfOwnBookingQuery = { ownBooking: { price: { amount: number, currency: string, label: string } } };

export type CategoryOfBookableEventQueryVariables = Exact<{
  id: string;
}>;


export type CategoryOfBookableEventQuery = { event: { categoryId: string | null } };

export type PlacesLeftQueryVariables = Exact<{
  id: string;
}>;


export type PlacesLeftQuery = { publishedEvent: { placesLeft: number | null } | null };

export type UpdateBookedEventMutationVariables = Exact<{
  id: string;
  input: EventInput;
}>;


export type UpdateBookedEventMutation = { updateEvent: { success: boolean, errors: Array<{ field: string, message: string }> } };

export type DeleteBookedEventMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBookedEventMutation = { deleteEvent: { success: boolean, message: string } };

export type FiguresOfBookingsQueryVariables = Exact<{
  since: string;
}>;


export type FiguresOfBookingsQuery = { eventBookingFigures: { booked: number, toConfirm: number, toPay: number, checkedIn: number } };

export type CheckInOneMutationVariables = Exact<{
  code: string;
}>;


export type CheckInOneMutation = { checkInEventBooking: { success: boolean } };

export type WhetherSuperAdminQueryVariables = Exact<{ [key: string]: never; }>;


export type WhetherSuperAdminQuery = { session: { superAdmin: boolean } | null };

export type TrailOfBookingsQueryVariables = Exact<{
  pageSize: number;
}>;


export type TrailOfBookingsQuery = { auditEntries: { rows: Array<{ action: string, target: { id: string | null } }> } };

export type CountOfBookingsQueryVariables = Exact<{
  searchName?: string | null | undefined;
}>;


export type CountOfBookingsQuery = { eventBookings: { pageInfo: { totalItemsCount: number } } };

export type IdsAtDoorQueryVariables = Exact<{
  eventId: string;
  typed: string;
}>;


export type IdsAtDoorQuery = { eventBookingsAtDoor: Array<{ id: string }> };

export type BookingsAtDoorQueryVariables = Exact<{
  eventId: string;
  search: string;
}>;


export type BookingsAtDoorQuery = { eventBookingsAtDoor: Array<{ id: string, visitorName: string, status: BookingStatus, checkedInAt: string | null, price: { amount: number } }> };

export type OwnBookedEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnBookedEventsQuery = { ownBookedEvents: { rows: Array<{ id: string }>, pageInfo: { totalItemsCount: number } } };

export type OwnOrderHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnOrderHistoryQuery = { ownOrderHistory: { rows: Array<{ id: string }>, pageInfo: { totalItemsCount: number } } };

export type OwnBookingQueryVariables = Exact<{
  id: string;
}>;


export type OwnBookingQuery = { ownBooking: { id: string } };

export type CancelForeignBookingMutationVariables = Exact<{
  id: string;
}>;


export type CancelForeignBookingMutation = { cancelOwnBooking: { success: boolean } };

export type CheckInByCodeMutationVariables = Exact<{
  code: string;
  eventId?: string | null | undefined;
  careful?: boolean | null | undefined;
}>;


export type CheckInByCodeMutation = { checkInEventBooking: { success: boolean, message: string, result: CheckInResult, booking: { id: string, checkedInAt: string | null } | null } };

export type CheckInByIdMutationVariables = Exact<{
  id: string;
  eventId: string;
  careful?: boolean | null | undefined;
}>;


export type CheckInByIdMutation = { checkInEventBookingById: { result: CheckInResult, booking: { id: string } | null } };

export type UndoCheckInMutationVariables = Exact<{
  id: string;
  checkedInAt: string;
}>;


export type UndoCheckInMutation = { undoEventBookingCheckIn: { success: boolean, message: string, booking: { checkedInAt: string | null } | null } };

export type AdmissionFiguresQueryVariables = Exact<{
  eventId: string;
}>;


export type AdmissionFiguresQuery = { eventAdmissionFigures: { confirmed: number, admitted: number } };

export type EventsAtDoorQueryVariables = Exact<{
  day: string;
}>;


export type EventsAtDoorQuery = { eventsAtDoor: Array<{ id: string }> };

export type RescheduleBookedEventMutationVariables = Exact<{
  id: string;
  input: EventInput;
}>;


export type RescheduleBookedEventMutation = { updateEvent: { success: boolean } };

export type CreateEventMutationVariables = Exact<{
  input: EventInput;
}>;


export type CreateEventMutation = { createEvent: { success: boolean, errors: Array<{ field: string, message: string }>, event: { id: string, name: string, slug: string, ticketId: string, categoryId: string | null, difficultyId: string | null, category: { name: string } | null, difficulty: { name: string } | null } | null } };

export type UpdateEventMutationVariables = Exact<{
  id: string;
  input: EventInput;
}>;


export type UpdateEventMutation = { updateEvent: { success: boolean, event: { ticketId: string, capacity: number | null, category: { name: string } | null } | null } };

export type EventsWithTheirNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type EventsWithTheirNamesQuery = { publishedEvents: { rows: Array<{ slug: string, category: { name: string } | null, difficulty: { name: string } | null }>, pageInfo: { totalItemsCount: number } } };

export type EventOfSlugQueryVariables = Exact<{
  slug?: string | null | undefined;
}>;


export type EventOfSlugQuery = { publishedEvent: { id: string } | null };

export type EventsOfDaysQueryVariables = Exact<{
  filter?: EventFilter | null | undefined;
}>;


export type EventsOfDaysQuery = { events: { rows: Array<{ name: string }>, pageInfo: { totalItemsCount: number } } };

export type CreateEventPriceMutationVariables = Exact<{
  input: EventPriceInput;
}>;


export type CreateEventPriceMutation = { createEventPrice: { success: boolean, errors: Array<{ field: string, message: string }>, eventPrice: { id: string, nationality: string, priceType: string, label: string, amount: number, currency: string, active: boolean, event: { id: string } | null } | null } };

export type CreateRichEventMutationVariables = Exact<{
  input: EventInput;
}>;


export type CreateRichEventMutation = { createEvent: { success: boolean, errors: Array<{ field: string, message: string }>, event: { id: string, aboutDescription: string | null } | null } };

export type UpdateRichEventMutationVariables = Exact<{
  id: string;
  input: EventInput;
}>;


export type UpdateRichEventMutation = { updateEvent: { success: boolean, errors: Array<{ field: string, message: string }>, event: { id: string, aboutDescription: string | null } | null } };

export type TranslateRichEventMutationVariables = Exact<{
  id: string;
  input: EventTranslationInput;
}>;


export type TranslateRichEventMutation = { translateEvent: { success: boolean, errors: Array<{ field: string, message: string }>, event: { id: string, aboutDescription: string | null } | null } };

export type RichEventQueryVariables = Exact<{
  id: string;
}>;


export type RichEventQuery = { event: { aboutDescription: string | null, translations: Array<{ lang: string, aboutDescription: string | null }> } };

export type SizesOfFileQueryVariables = Exact<{
  id: string;
}>;


export type SizesOfFileQuery = { file: { fileSize: number, width: number | null, height: number | null } };

export type EventsByDateQueryVariables = Exact<{
  page?: number;
  pageSize?: number;
  filter?: PublishedEventFilter | null | undefined;
  order?: PublishedOrder;
}>;


export type EventsByDateQuery = { publishedEvents: { rows: Array<{ name: string }>, pageInfo: { totalItemsCount: number, totalPages: number } } };

export type EventsInTheOrderOfListsQueryVariables = Exact<{ [key: string]: never; }>;


export type EventsInTheOrderOfListsQuery = { publishedEvents: { rows: Array<{ name: string }> } };

export type FillingEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type FillingEventsQuery = { fillingEvents: { count: number, next: Array<{ name: string, capacity: number, placesTaken: number }> } };

export type EventsOfVisitorsQueryVariables = Exact<{
  filter?: PublishedEventFilter | null | undefined;
  pageSize?: number;
}>;


export type EventsOfVisitorsQuery = { publishedEvents: { rows: Array<{ slug: string, category: { slug: string } | null, difficulty: { slug: string } | null, prices: Array<{ amount: number, currency: string, label: string }> }>, pageInfo: { totalItemsCount: number, totalPages: number } } };

export type RoomsOfVisitorsQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomsOfVisitorsQuery = { events: { rows: Array<{ slug: string, category: { children: Array<{ slug: string }> } | null }> } };

export type RoomsOfStaffQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomsOfStaffQuery = { events: { rows: Array<{ slug: string, category: { children: Array<{ slug: string }> } | null }> } };

export type CategoriesWithEventsQueryVariables = Exact<{
  searchName?: string | null | undefined;
}>;


export type CategoriesWithEventsQuery = { publishedEventCategories: { rows: Array<{ slug: string }>, descendants: Array<{ slug: string }>, pageInfo: { totalItemsCount: number } } };

export type CategoriesBelowQueryVariables = Exact<{
  slug?: string | null | undefined;
}>;


export type CategoriesBelowQuery = { publishedEventCategory: { children: Array<{ slug: string, hasEvents: boolean }> } | null };

export type SlugOfEventQueryVariables = Exact<{
  id: string;
}>;


export type SlugOfEventQuery = { event: { slug: string } };

export type CheckInCarefullyMutationVariables = Exact<{
  code: string;
}>;


export type CheckInCarefullyMutation = { checkInEventBooking: { result: CheckInResult } };

export type StatesOfJordanQueryVariables = Exact<{ [key: string]: never; }>;


export type StatesOfJordanQuery = { states: Array<{ code: string, name: string }> };

export type CitiesOfAmmanQueryVariables = Exact<{ [key: string]: never; }>;


export type CitiesOfAmmanQuery = { cities: Array<{ code: string, name: string }> };

export type TimeZonesQueryVariables = Exact<{ [key: string]: never; }>;


export type TimeZonesQuery = { timeZones: Array<{ name: string, label: string }> };

export type BaseLanguagesQueryVariables = Exact<{ [key: string]: never; }>;


export type BaseLanguagesQuery = { languages: { rows: Array<{ id: string, name: string, code: string, active: boolean, default: boolean, base: boolean, rtl: boolean }> } };

export type ChoiceOfBaseQueryVariables = Exact<{ [key: string]: never; }>;


export type ChoiceOfBaseQuery = { baseLanguageChoice: { code: string, refusal: string | null } };

export type ChooseBaseMutationVariables = Exact<{
  code: string;
  name?: string | null | undefined;
}>;


export type ChooseBaseMutation = { chooseBaseLanguage: { success: boolean, message: string, errors: Array<{ field: string, message: string }>, language: { code: string, name: string, base: boolean } | null } };

export type DeactivateBaseMutationVariables = Exact<{
  id: string;
}>;


export type DeactivateBaseMutation = { toggleLanguageActive: { success: boolean, message: string } };

export type DeleteBaseMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBaseMutation = { deleteLanguage: { success: boolean, message: string } };

export type EventOfBaseQueryVariables = Exact<{
  id: string;
}>;


export type EventOfBaseQuery = { event: { version: number, name: string, translations: Array<{ lang: string, name: string | null }>, can: { edit: boolean } } };

export type EventsOfBaseQueryVariables = Exact<{ [key: string]: never; }>;


export type EventsOfBaseQuery = { events: { rows: Array<{ id: string }> } };

export type PagesOfBaseQueryVariables = Exact<{ [key: string]: never; }>;


export type PagesOfBaseQuery = { cmsPages: { rows: Array<{ slug: string, translations: Array<{ lang: string, name: string | null }> }> } };

export type SearchOfBaseQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchOfBaseQuery = { events: { rows: Array<{ name: string }> } };

export type TranslateEventOfBaseMutationVariables = Exact<{
  id: string;
  lang: string;
  name: string;
}>;


export type TranslateEventOfBaseMutation = { translateEvent: { success: boolean, message: string, errors: Array<{ message: string }> } };

export type UpdateEventOfBaseMutationVariables = Exact<{
  id: string;
}>;


export type UpdateEventOfBaseMutation = { updateEvent: { success: boolean } };

export type TrailOfBaseQueryVariables = Exact<{ [key: string]: never; }>;


export type TrailOfBaseQuery = { auditEntries: { rows: Array<{ changes: Array<{ field: string }> }> } };

export type TrailOfChoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type TrailOfChoiceQuery = { auditEntries: { rows: Array<{ changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type DeleteCategoryOfBaseMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCategoryOfBaseMutation = { deleteEventCategory: { success: boolean } };

export type LanguagesQueryVariables = Exact<{ [key: string]: never; }>;


export type LanguagesQuery = { languages: { rows: Array<{ id: string, code: string, default: boolean, active: boolean }> } };

export type SetLanguageActiveMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
}>;


export type SetLanguageActiveMutation = { toggleLanguageActive: { success: boolean, message: string } };

export type SetDefaultLanguageMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
}>;


export type SetDefaultLanguageMutation = { toggleLanguageDefault: { success: boolean, message: string } };

export type SetLanguageCodeMutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type SetLanguageCodeMutation = { updateLanguage: { success: boolean, errors: Array<{ field: string, message: string }> } };

export type DeleteOneLanguageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOneLanguageMutation = { deleteLanguage: { success: boolean, message: string } };

export type LanguagesOfVisitorsQueryVariables = Exact<{ [key: string]: never; }>;


export type LanguagesOfVisitorsQuery = { publishedLanguages: Array<{ code: string }> };

export type NamesOfDifficultiesQueryVariables = Exact<{ [key: string]: never; }>;


export type NamesOfDifficultiesQuery = { eventDifficulties: { rows: Array<{ name: string }> } };

export type ProgressOfLanguageQueryVariables = Exact<{
  id: string;
}>;


export type ProgressOfLanguageQuery = { languageProgress: { code: string, active: boolean, base: boolean, siteTexts: { total: number, translated: number }, kinds: Array<{ kind: string, total: number, translated: number }> } };

export type AddLanguageInProgressMutationVariables = Exact<{
  code: string;
  name: string;
}>;


export type AddLanguageInProgressMutation = { createLanguage: { success: boolean, language: { id: string, active: boolean } | null } };

export type LanguagesInProgressQueryVariables = Exact<{ [key: string]: never; }>;


export type LanguagesInProgressQuery = { languages: { rows: Array<{ id: string, code: string }> } };

export type FailedMailCountQueryVariables = Exact<{
  since: string;
}>;


export type FailedMailCountQuery = { failedMailCount: number };

export type InactiveRecordsQueryVariables = Exact<{ [key: string]: never; }>;


export type InactiveRecordsQuery = { inactiveRecords: Array<{ kind: string, count: number }> };

export type UntranslatedRecordsQueryVariables = Exact<{ [key: string]: never; }>;


export type UntranslatedRecordsQuery = { untranslatedRecords: Array<{ kind: string, lang: string, count: number }> };

export type InactiveEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type InactiveEventsQuery = { events: { rows: Array<{ name: string }> } };

export type DraftRecordsQueryVariables = Exact<{ [key: string]: never; }>;


export type DraftRecordsQuery = { draftRecords: Array<{ kind: string, count: number }> };

export type DraftEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type DraftEventsQuery = { events: { rows: Array<{ id: string }> } };

export type SaveContentMutationVariables = Exact<{
  id: string;
  content: Readonly<Record<string, unknown>>;
  lang?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type SaveContentMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string }>, cmsPage: { version: number } | null } };

export type ContentOfPageQueryVariables = Exact<{
  id: string;
  lang?: string | null | undefined;
}>;


export type ContentOfPageQuery = { cmsPage: { contentDetails: Readonly<Record<string, unknown>> } };

export type LinksOfPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type LinksOfPagesQuery = { cmsPages: { rows: Array<{ slug: string, linkId: string }> } };

export type OperationsOfSchemaQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsOfSchemaQuery = { __schema: { queryType: { fields: Array<{ name: string }> | null }, mutationType: { fields: Array<{ name: string }> | null } | null } };

export type PageOfCoursesQueryVariables = Exact<{
  lang?: string | null | undefined;
}>;


export type PageOfCoursesQuery = { publishedCmsPage: { contentDetails: Readonly<Record<string, unknown>>, pictures: Array<{ id: string }> } | null };

export type RecordsWithFileQueryVariables = Exact<{
  id: string;
}>;


export type RecordsWithFileQuery = { file: { usedBy: { records: Array<{ kind: string, title: string, fields: Array<string>, labels: Array<string> }> } } };

export type MetaTextsOfCareersQueryVariables = Exact<{
  lang?: string | null | undefined;
}>;


export type MetaTextsOfCareersQuery = { publishedCmsPage: { metaTitle: string | null, metaDescription: string | null } | null };

export type SaveListViewMutationVariables = Exact<{
  list: string;
  name: string;
  query: string;
}>;


export type SaveListViewMutation = { saveListView: { success: boolean, message: string, errors: Array<{ field: string }>, view: { id: string, name: string, query: string } | null } };

export type ListViewsQueryVariables = Exact<{
  list: string;
}>;


export type ListViewsQuery = { myListViews: Array<{ id: string, name: string, query: string }> };

export type CreateMemberOfStaffMutationVariables = Exact<{
  input: StaffMemberInput;
}>;


export type CreateMemberOfStaffMutation = { createStaffMember: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, email: string, roleId: string | null, picture: string | null, superAdmin: boolean, version: number, adminAssignedRole: { id: string, name: string } | null } | null } };

export type UpdateMemberOfStaffMutationVariables = Exact<{
  id: string;
  input: StaffMemberInput;
  version?: number | null | undefined;
}>;


export type UpdateMemberOfStaffMutation = { updateStaffMember: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { name: string, roleId: string | null } | null } };

export type DeleteMemberOfStaffMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMemberOfStaffMutation = { deleteStaffMember: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }> } };

export type MemberOfStaffQueryVariables = Exact<{
  id: string;
}>;


export type MemberOfStaffQuery = { staffMember: { id: string, name: string, email: string, roleId: string | null, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } } };

export type MembersOfStaffQueryVariables = Exact<{
  filter?: StaffMemberFilter | null | undefined;
}>;


export type MembersOfStaffQuery = { staffMembers: { rows: Array<{ id: string, email: string, roleId: string | null, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } }> } };

export type CreateRoleMutationVariables = Exact<{
  input: RoleInput;
}>;


export type CreateRoleMutation = { createRole: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, permissionIds: Array<string> } | null } };

export type UpdateRoleMutationVariables = Exact<{
  id: string;
  input: RoleInput;
}>;


export type UpdateRoleMutation = { updateRole: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { permissionIds: Array<string> } | null } };

export type DeleteRoleMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRoleMutation = { deleteRole: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }> } };

export type RolesAndTheirRightsQueryVariables = Exact<{ [key: string]: never; }>;


export type RolesAndTheirRightsQuery = { roles: { rows: Array<{ id: string, name: string, permissionIds: Array<string>, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } }> } };

export type RoleOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RoleOptionsQuery = { roleOptions: Array<{ id: string, disabled: boolean, reason: string | null }> };

export type TrailOfStaffQueryVariables = Exact<{ [key: string]: never; }>;


export type TrailOfStaffQuery = { auditEntries: { rows: Array<{ action: string, target: { id: string | null, label: string }, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type IdsOfPermissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type IdsOfPermissionsQuery = { permissions: Array<{ id: string, name: Permission }> };

export type WhoMayWhatQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoMayWhatQuery = { session: { permissions: Array<Permission>, user: { email: string } } | null };

export type RightsOverStaffQueryVariables = Exact<{
  pageSize: number;
}>;


export type RightsOverStaffQuery = { staffMembers: { rows: Array<{ superAdmin: boolean, adminAssignedRole: { name: string } | null, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } }> } };

export type PermissionModulesQueryVariables = Exact<{
  role: string;
}>;


export type PermissionModulesQuery = { permissionModules: Array<{ module: string, role: string, actions: Array<{ name: string, status: boolean }> }> };

export type SetPermissionModuleMutationVariables = Exact<{
  input: PermissionModuleInput;
}>;


export type SetPermissionModuleMutation = { setPermissionModule: { success: boolean, message: string, errors: Array<{ field: string, message: string }>, permissionModule: { module: string, role: string, actions: Array<{ name: string, status: boolean }> } | null } };

export type AllPermissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AllPermissionsQuery = { permissions: Array<{ id: string, name: Permission }> };

export type PermissionsInUseQueryVariables = Exact<{ [key: string]: never; }>;


export type PermissionsInUseQuery = { permissions: Array<{ id: string, name: Permission, inUse: boolean }> };

export type WhyNotQueryVariables = Exact<{
  operation: string;
}>;


export type WhyNotQuery = { whyNot: { allowed: boolean, missing: Array<Permission>, roles: Array<{ name: string }> } };

export type OldestRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type OldestRolesQuery = { roles: { rows: Array<{ id: string, name: string, permissionIds: Array<string>, createdAt: string }>, pageInfo: { currentPage: number, currentLimit: number, totalItemsCount: number } } };

export type PermissionsInOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type PermissionsInOrderQuery = { permissions: Array<{ id: string, name: Permission, group: string }> };

export type UpdateProfileMutationVariables = Exact<{
  input: ProfileInput;
  id?: string | null | undefined;
}>;


export type UpdateProfileMutation = { updateProfile: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, session: { user: { id: string, name: string, email: string, picture: string | null, adminAssignedRole: { name: string } } } | null } };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: { success: boolean, message: string, errors: Array<{ field: string, message: string }> } };

export type WhoIsSignedInQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoIsSignedInQuery = { session: { user: { id: string, name: string, email: string, picture: string | null } } | null };

export type DevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DevicesQuery = { mySessions: Array<{ id: string, device: string, ip: string, createdAt: string, lastSeenAt: string, current: boolean }> };

export type EditOneselfAsStaffMutationVariables = Exact<{
  id: string;
  input: StaffMemberInput;
}>;


export type EditOneselfAsStaffMutation = { updateStaffMember: { success: boolean, message: string, errors: Array<{ field: string, message: string }> } };

export type CurrentVisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentVisitorQuery = { currentVisitor: { id: string } | null };

export type VisitorsQueryVariables = Exact<{
  filter?: VisitorAccountFilter | null | undefined;
}>;


export type VisitorsQuery = { visitors: { rows: Array<{ id: string, name: string, email: string, phone: string, language: string | null, blocked: boolean, verifiedAt: string | null, lastSeenAt: string | null, bookings: number, enquiries: number, hasIdentityFile: boolean }> } };

export type ExportVisitorMutationVariables = Exact<{
  id: string;
}>;


export type ExportVisitorMutation = { exportVisitor: { success: boolean, message: string, data: string | null } };

export type TicketOfBookingQueryVariables = Exact<{
  id: string;
}>;


export type TicketOfBookingQuery = { ownBooking: { ticketCode: string | null } };

export type VisitorsInTheTrailQueryVariables = Exact<{
  text: string;
}>;


export type VisitorsInTheTrailQuery = { auditEntries: { rows: Array<{ target: { label: string } }> } };

export type SearchRecordsQueryVariables = Exact<{
  text: string;
  limit?: number | null | undefined;
}>;


export type SearchRecordsQuery = { searchRecords: Array<{ kind: string, id: string, slug: string | null, title: string, subtitle: string | null }> };

export type SettingsByKeyQueryVariables = Exact<{
  keys: Array<string> | string;
}>;


export type SettingsByKeyQuery = { websiteSettings: Array<{ key: string, value: string }> };

export type SizeOfLogoQueryVariables = Exact<{
  id: string;
}>;


export type SizeOfLogoQuery = { file: { width: number | null, height: number | null } };

export type TrailOfSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type TrailOfSettingsQuery = { auditEntries: { rows: Array<{ action: string, target: { kind: string, label: string }, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type UsesOfLogoQueryVariables = Exact<{
  id: string;
}>;


export type UsesOfLogoQuery = { file: { usedBy: { records: Array<{ kind: string, title: string, labels: Array<string> }> } } };

export type VersionOfPanelQueryVariables = Exact<{ [key: string]: never; }>;


export type VersionOfPanelQuery = { settingsPanel: { version: number } };

export type FindOnSiteQueryVariables = Exact<{
  q: string;
  lang?: string | null | undefined;
  kind?: string | null | undefined;
  page?: number;
  pageSize?: number;
}>;


export type FindOnSiteQuery = { siteSearch: { totalItemsCount: number, exactItemsCount: number, correction: string | null, kinds: Array<{ kind: string, pageInfo: { totalItemsCount: number, totalPages: number }, rows: Array<{ path: string, startsOn: string | null, endsOn: string | null, publishedAt: string | null, title: { lang: string, pieces: Array<{ text: string, found: boolean }> }, excerpt: { lang: string, pieces: Array<{ text: string, found: boolean }> } | null }> }> } };

export type StoriesQueryVariables = Exact<{
  page?: number;
  pageSize?: number;
  filter?: StoryFilter | null | undefined;
}>;


export type StoriesQuery = { publishedStories: { rows: Array<{ post: { slug: string, title: string, category: { slug: string } | null } | null, article: { slug: string, title: string, category: { slug: string } | null } | null }>, pageInfo: { totalItemsCount: number, totalPages: number } } };

export type StoriesAroundQueryVariables = Exact<{
  post?: string | null | undefined;
  article?: string | null | undefined;
}>;


export type StoriesAroundQuery = { publishedStoriesAround: { newer: { post: { slug: string } | null, article: { slug: string } | null } | null, older: { post: { slug: string } | null, article: { slug: string } | null } | null, related: Array<{ post: { slug: string } | null, article: { slug: string } | null }> } };

export type TotalOfStoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type TotalOfStoriesQuery = { publishedStories: { pageInfo: { totalItemsCount: number } } };

export type TagSuggestionsQueryVariables = Exact<{
  kind: string;
  field: string;
  lang: string;
  text?: string | null | undefined;
}>;


export type TagSuggestionsQuery = { tagSuggestions: Array<string> };

export type TextsOfSiteQueryVariables = Exact<{
  lang: string;
}>;


export type TextsOfSiteQuery = { siteTexts: Array<{ id: string, name: string, heading: string, version: number, texts: Array<{ path: string, source: string, standard: string | null, text: string | null, placeholders: Array<string> }> }> };

export type SaveTextMutationVariables = Exact<{
  path: string;
  lang: string;
  text?: string | null | undefined;
  was?: string | null | undefined;
}>;


export type SaveTextMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string }>, record: { path: string, standard: string | null, text: string | null } | null } };

export type SaveTextsMutationVariables = Exact<{
  lang: string;
  texts: Array<SiteTextChange> | SiteTextChange;
  check: boolean;
}>;


export type SaveTextsMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string }> } };

export type PreviewOfTextQueryVariables = Exact<{
  path: string;
  lang: string;
  text: string;
}>;


export type PreviewOfTextQuery = { preview: { fault: string | null, examples: Array<string> } };

export type HistoryOfTextsQueryVariables = Exact<{
  id: string;
}>;


export type HistoryOfTextsQuery = { recordHistory: { rows: Array<{ version: number, action: string, by: string | null, fields: Array<string> }> } };

export type RestoreTextsMutationVariables = Exact<{
  id: string;
  to: number;
  fields?: Array<string> | string | null | undefined;
}>;


export type RestoreTextsMutation = { restoreRecordVersion: { success: boolean, message: string } };

export type TrailOfTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type TrailOfTextsQuery = { auditEntries: { rows: Array<{ action: string, target: { kind: string, label: string }, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type UpcomingChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type UpcomingChangesQuery = { upcomingChanges: Array<{ at: string, step: UpcomingStep, kind: string, id: string, part: string | null, title: string, by: string | null, failure: string | null }> };

export type PagesOfTheSiteQueryVariables = Exact<{ [key: string]: never; }>;


export type PagesOfTheSiteQuery = { cmsPages: { rows: Array<{ id: string, slug: string }> } };

export type ScheduleCareerMutationVariables = Exact<{
  id: string;
  at: string;
}>;


export type ScheduleCareerMutation = { scheduleCareer: { success: boolean } };

export type CreateInOutageMutationVariables = Exact<{
  name: string;
}>;


export type CreateInOutageMutation = { createEventCategory: { success: boolean, eventCategory: { id: string, name: string, version: number } | null } };

export type CategoriesByNameQueryVariables = Exact<{
  name: string;
}>;


export type CategoriesByNameQuery = { eventCategories: { rows: Array<{ id: string, name: string, version: number }> } };

export type CategoriesOfProcessQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesOfProcessQuery = { publishedEventCategories: { rows: Array<{ name: string }> } };

export type CategoriesOfOtherProcessQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesOfOtherProcessQuery = { publishedEventCategories: { rows: Array<{ name: string }> } };

export type PresentAddressQueryVariables = Exact<{
  kind: string;
  slug: string;
}>;


export type PresentAddressQuery = { presentAddress: { slug: string, path: string } | null };

export type CategoryOfBranchQueryVariables = Exact<{
  id: string;
}>;


export type CategoryOfBranchQuery = { eventCategory: { id: string } };

export type DeleteBranchesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteBranchesMutation = { deleteEventCategories: { results: Array<{ id: string, success: boolean, message: string }> } };

export type MoveBelowMutationVariables = Exact<{
  id: string;
  parentId: string;
}>;


export type MoveBelowMutation = { updateEventCategory: { success: boolean } };

export type NoteEventEditedMutationVariables = Exact<{
  id: string;
  leaving?: boolean | null | undefined;
}>;


export type NoteEventEditedMutation = { noteEventEdited: { others: Array<{ name: string, since: string }> } };

export type UsesInEntriesQueryVariables = Exact<{
  id: string;
}>;


export type UsesInEntriesQuery = { file: { usedBy: { records: Array<{ fields: Array<string>, labels: Array<string> }> } } };

export type HistoryOfRecordQueryVariables = Exact<{
  kind: string;
  id: string;
}>;


export type HistoryOfRecordQuery = { recordHistory: { rows: Array<{ version: number, action: string, by: string | null, face: Face, fields: Array<string> }> } };

export type DifferencesOfRecordQueryVariables = Exact<{
  kind: string;
  id: string;
  from: number;
  to: number;
}>;


export type DifferencesOfRecordQuery = { recordDifferences: Array<{ field: string, path: string, richText: boolean, before: string | null, after: string | null }> };

export type RestoreVersionMutationVariables = Exact<{
  kind: string;
  id: string;
  to: number;
  fields?: Array<string> | string | null | undefined;
  version?: number | null | undefined;
}>;


export type RestoreVersionMutation = { restoreRecordVersion: { success: boolean, message: string, version: number | null, errors: Array<{ field: string, message: string }> } };

export type CreateCategoryWithHistoryMutationVariables = Exact<{
  input: BlogCategoryInput;
}>;


export type CreateCategoryWithHistoryMutation = { created: { message: string, record: { id: string } | null } };

export type CreatePostWithHistoryMutationVariables = Exact<{
  input: BlogPostInput;
}>;


export type CreatePostWithHistoryMutation = { created: { message: string, record: { id: string } | null } };

export type CreateDifficultyWithHistoryMutationVariables = Exact<{
  input: EventDifficultyInput;
}>;


export type CreateDifficultyWithHistoryMutation = { created: { message: string, record: { id: string } | null } };

export type UpdateCategoryWithHistoryMutationVariables = Exact<{
  id: string;
  input: BlogCategoryInput;
}>;


export type UpdateCategoryWithHistoryMutation = { updated: { success: boolean, message: string } };

export type UpdatePostWithHistoryMutationVariables = Exact<{
  id: string;
  input: BlogPostInput;
}>;


export type UpdatePostWithHistoryMutation = { updated: { success: boolean, message: string } };

export type UpdateDifficultyWithHistoryMutationVariables = Exact<{
  id: string;
  input: EventDifficultyInput;
}>;


export type UpdateDifficultyWithHistoryMutation = { updated: { success: boolean, message: string } };

export type DifferencesOfVersionsQueryVariables = Exact<{
  kind: string;
  id: string;
  from: number;
  to: number;
}>;


export type DifferencesOfVersionsQuery = { recordDifferences: Array<{ field: string, path: string, before: string | null, after: string | null }> };

export type RestoreEarlierVersionMutationVariables = Exact<{
  kind: string;
  id: string;
  to: number;
  fields?: Array<string> | string | null | undefined;
}>;


export type RestoreEarlierVersionMutation = { restored: { success: boolean, errors: Array<{ field: string, message: string }> } };

export type AddressOfPictureQueryVariables = Exact<{
  id: string;
}>;


export type AddressOfPictureQuery = { file: { url: string } };

export type TextOfPostQueryVariables = Exact<{
  id: string;
}>;


export type TextOfPostQuery = { blogPost: { description: string | null } };

export type SavePageWithHistoryMutationVariables = Exact<{
  id: string;
  lang?: string | null | undefined;
  content: Readonly<Record<string, unknown>>;
}>;


export type SavePageWithHistoryMutation = { updateCmsPageContent: { success: boolean, message: string, errors: Array<{ field: string, message: string }> } };

export type ContentOfHomePageQueryVariables = Exact<{
  id: string;
}>;


export type ContentOfHomePageQuery = { cmsPage: { content: Readonly<Record<string, unknown>> } };

export type RowsWrittenQueryVariables = Exact<{
  id: string;
}>;


export type RowsWrittenQuery = { import: { counts: { written: number } } };

export type LevelsOfImportQueryVariables = Exact<{ [key: string]: never; }>;


export type LevelsOfImportQuery = { eventDifficulties: { rows: Array<{ version: number }>, pageInfo: { totalItemsCount: number } } };

export type ImportsOfDifficultiesQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportsOfDifficultiesQuery = { imports: Array<{ id: string, by: string | null }> };

export type MatchingOfImportQueryVariables = Exact<{
  id: string;
}>;


export type MatchingOfImportQuery = { import: { matching: { encoding: string, dayOrder: ImportDayOrder, decimals: ImportDecimals, columns: Array<{ heading: string, samples: Array<string>, filled: number, guess: string | null }>, fields: Array<{ name: string, label: string, language: string | null, required: boolean }> } | null } };

export type MatchImportMutationVariables = Exact<{
  id: string;
  columns: Array<string> | string;
  dayOrder?: ImportDayOrder | null | undefined;
  decimals?: ImportDecimals | null | undefined;
}>;


export type MatchImportMutation = { matchImport: { success: boolean, errors: Array<{ field: string, message: string }> } };

export type TranslatePotteryMutationVariables = Exact<{
  id: string;
}>;


export type TranslatePotteryMutation = { translateBlogCategory: { success: boolean } };

export type FallbacksOfCategoriesQueryVariables = Exact<{
  lang?: string | null | undefined;
}>;


export type FallbacksOfCategoriesQuery = { publishedBlogCategories: { rows: Array<{ slug: string, name: string, fallbacks: Array<{ field: string, lang: string }> }> } };

export type DifficultiesByNameQueryVariables = Exact<{
  direction: SortDirection;
  lang?: string | null | undefined;
  page?: number;
  pageSize?: number;
}>;


export type DifficultiesByNameQuery = { eventDifficulties: { rows: Array<{ name: string }>, pageInfo: { totalItemsCount: number, totalPages: number } } };

export type LanguagesByNameQueryVariables = Exact<{ [key: string]: never; }>;


export type LanguagesByNameQuery = { languages: { rows: Array<{ name: string }>, pageInfo: { totalItemsCount: number, totalPages: number } } };

export type FilledCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type FilledCategoriesQuery = { blogCategories: { rows: Array<{ name: string }> } };

export type CountBySearchNameQueryVariables = Exact<{
  searchName?: string | null | undefined;
}>;


export type CountBySearchNameQuery = { eventDifficulties: { pageInfo: { totalItemsCount: number } } };

export type CreateNodeMutationVariables = Exact<{
  input: EventCategoryInput;
}>;


export type CreateNodeMutation = { createEventCategory: { success: boolean, message: string, errors: Array<{ field: string, message: string }>, eventCategory: { id: string, slug: string, parentId: string | null } | null } };

export type MoveNodeMutationVariables = Exact<{
  id: string;
  parentId?: string | null | undefined;
}>;


export type MoveNodeMutation = { updateEventCategory: { success: boolean, message: string, errors: Array<{ field: string, message: string }>, eventCategory: { id: string, slug: string, parentId: string | null } | null } };

export type RenameNodeMutationVariables = Exact<{
  id: string;
}>;


export type RenameNodeMutation = { updateEventCategory: { success: boolean } };

export type DeleteNodeMutationVariables = Exact<{
  id: string;
}>;


export type DeleteNodeMutation = { deleteEventCategory: { success: boolean, message: string, errors: Array<{ field: string, message: string }>, eventCategory: { id: string, slug: string, parentId: string | null } | null } };

export type FeatureNodeMutationVariables = Exact<{
  id: string;
}>;


export type FeatureNodeMutation = { toggleEventCategoryFeatured: { success: boolean } };

export type TreeOfStaffQueryVariables = Exact<{
  filter?: RecordFilter | null | undefined;
}>;


export type TreeOfStaffQuery = { eventCategories: { rows: Array<{ id: string, slug: string, parentId: string | null }>, descendants: Array<{ id: string, slug: string, parentId: string | null }>, pageInfo: { totalItemsCount: number } } };

export type TreeOfVisitorsQueryVariables = Exact<{
  filter?: PublishedEventCategoryFilter | null | undefined;
}>;


export type TreeOfVisitorsQuery = { publishedEventCategories: { rows: Array<{ id: string, slug: string, parentId: string | null }>, descendants: Array<{ id: string, slug: string, parentId: string | null }>, pageInfo: { totalItemsCount: number } } };

export type NodeOfVisitorsQueryVariables = Exact<{
  slug?: string | null | undefined;
}>;


export type NodeOfVisitorsQuery = { publishedEventCategory: { id: string, slug: string, parentId: string | null } | null };

export type ChildrenOfNodesQueryVariables = Exact<{ [key: string]: never; }>;


export type ChildrenOfNodesQuery = { publishedEventCategories: { rows: Array<{ slug: string, children: Array<{ slug: string }> }> } };

export type NamesOfNodesQueryVariables = Exact<{ [key: string]: never; }>;


export type NamesOfNodesQuery = { publishedEventCategories: { rows: Array<{ slug: string, name: string }> } };

export type WholeTreeQueryVariables = Exact<{
  pageSize: number;
}>;


export type WholeTreeQuery = { eventCategories: { rows: Array<{ id: string, name: string, parent: { name: string } | null, children: Array<{ name: string, children: Array<{ name: string }> }>, can: { delete: boolean } }>, descendants: Array<{ id: string }>, pageInfo: { totalItemsCount: number } } };

export type CountOfCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountOfCategoriesQuery = { eventCategories: { pageInfo: { totalItemsCount: number } } };

export type CreateCategoryLikeRestMutationVariables = Exact<{
  input: EventCategoryInput;
}>;


export type CreateCategoryLikeRestMutation = { createEventCategory: { errors: Array<{ field: string, message: string }> } };

export type PersonOfSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonOfSessionQuery = { session: { user: { id: string, name: string, email: string } } | null };

export type UpdateOwnProfileMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type UpdateOwnProfileMutation = { updateProfile: { success: boolean, message: string, errors: Array<{ field: string, message: string }> } };

export type AddressOfDownloadQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type AddressOfDownloadQuery = { fileDownload: { url: string } };

export type CountOfRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountOfRolesQuery = { roles: { pageInfo: { totalItemsCount: number } } };

export type WalkOfVisitorsQueryVariables = Exact<{ [key: string]: never; }>;


export type WalkOfVisitorsQuery = { publishedEvent: { id: string } | null };

export type RenameWalksMutationVariables = Exact<{
  id: string;
}>;


export type RenameWalksMutation = { updateEventCategory: { success: boolean } };

export type TranslateStargazingMutationVariables = Exact<{
  id: string;
}>;


export type TranslateStargazingMutation = { translateEventCategory: { success: boolean } };

export type SlugsOfPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type SlugsOfPagesQuery = { cmsPages: { rows: Array<{ slug: string, id: string }> } };

export type SavePageOfSiteMutationVariables = Exact<{
  id: string;
  content: Readonly<Record<string, unknown>>;
  lang?: string | null | undefined;
}>;


export type SavePageOfSiteMutation = { updateCmsPageContent: { success: boolean, message: string, errors: Array<{ field: string, message: string }> } };

export type SubjectsOfEnquiriesQueryVariables = Exact<{
  filter?: EnquiryFilter | null | undefined;
}>;


export type SubjectsOfEnquiriesQuery = { enquiries: { rows: Array<{ about: { kind: string, id: string, title: string } | null }> } };

export type PreviewPostMutationVariables = Exact<{
  id: string;
}>;


export type PreviewPostMutation = { previewBlogPost: { url: string } };

export type CreateCourseOfPageMutationVariables = Exact<{
  input: CourseInput;
}>;


export type CreateCourseOfPageMutation = { created: { success: boolean, errors: Array<{ field: string, message: string }>, record: { id: string } | null } };

export type CreatePackageOfPageMutationVariables = Exact<{
  input: CoursePackageInput;
}>;


export type CreatePackageOfPageMutation = { created: { success: boolean, errors: Array<{ field: string, message: string }>, record: { id: string } | null } };

export type TranslateCourseOfPageMutationVariables = Exact<{
  id: string;
  input: CourseTranslationInput;
}>;


export type TranslateCourseOfPageMutation = { translated: { success: boolean, errors: Array<{ field: string, message: string }> } };

export type TranslatePackageOfPageMutationVariables = Exact<{
  id: string;
  input: CoursePackageTranslationInput;
}>;


export type TranslatePackageOfPageMutation = { translated: { success: boolean, errors: Array<{ field: string, message: string }> } };

export type BookbindingWeekendQueryVariables = Exact<{ [key: string]: never; }>;


export type BookbindingWeekendQuery = { publishedEvent: { id: string } | null };

export type DayHikesQueryVariables = Exact<{ [key: string]: never; }>;


export type DayHikesQuery = { publishedEventCategory: { id: string } | null };

export type TranslateEnglishOnlyMutationVariables = Exact<{
  id: string;
}>;


export type TranslateEnglishOnlyMutation = { translateEvent: { success: boolean } };

export type PreviewBrokenDraftMutationVariables = Exact<{
  id: string;
}>;


export type PreviewBrokenDraftMutation = { previewEventDraft: { url: string } };

export type EnquiriesByFormQueryVariables = Exact<{
  filter?: EnquiryFilter | null | undefined;
}>;


export type EnquiriesByFormQuery = { enquiries: { rows: Array<{ problemDescription: string, language: string }> } };

export type SlugOfBookedEventQueryVariables = Exact<{
  id: string;
}>;


export type SlugOfBookedEventQuery = { event: { slug: string, name: string } };

export type PageOfOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type PageOfOffersQuery = { publishedCmsPage: { id: string } | null };

export type SaveSectionOfPageMutationVariables = Exact<{
  id: string;
  content: Readonly<Record<string, unknown>>;
}>;


export type SaveSectionOfPageMutation = { updateCmsPageContent: { success: boolean } };

export type PicturesOfTheSiteQueryVariables = Exact<{ [key: string]: never; }>;


export type PicturesOfTheSiteQuery = { files: { rows: Array<{ id: string }> } };

export type DescribePictureMutationVariables = Exact<{
  id: string;
  altText: string;
}>;


export type DescribePictureMutation = { updateFile: { success: boolean } };

export type SaveTextOfPageMutationVariables = Exact<{
  path: string;
  text?: string | null | undefined;
  lang?: string;
}>;


export type SaveTextOfPageMutation = { updateSiteText: { success: boolean } };

export type BannerOfPostQueryVariables = Exact<{ [key: string]: never; }>;


export type BannerOfPostQuery = { publishedBlogPost: { bannerImageFile: { id: string } | null } | null };

export type UpdateTextMutationVariables = Exact<{
  id: string;
  input: BlogPostInput;
}>;


export type UpdateTextMutation = { written: { success: boolean } };

export type UpdateNewsMutationVariables = Exact<{
  id: string;
  input: NewsArticleInput;
}>;


export type UpdateNewsMutation = { written: { success: boolean } };

export type SetPricesMutationVariables = Exact<{
  values: WebsiteSettingsInput;
  lang?: string | null | undefined;
}>;


export type SetPricesMutation = { updateWebsiteSettings: { success: boolean, message: string, errors: Array<{ field: string, message: string }> } };

export type SlugOfFreeEventQueryVariables = Exact<{
  id: string;
}>;


export type SlugOfFreeEventQuery = { event: { slug: string } };

export type PricesOfEventQueryVariables = Exact<{
  id: string;
}>;


export type PricesOfEventQuery = { event: { prices: Array<{ id: string }> } };

export type CreateEuroPriceMutationVariables = Exact<{
  input: EventPriceInput;
}>;


export type CreateEuroPriceMutation = { createEventPrice: { success: boolean, errors: Array<{ field: string, message: string }>, eventPrice: { id: string, amount: number, currency: string, nationalityName: string } | null } };

export type TranslateHiddenEventMutationVariables = Exact<{
  id: string;
}>;


export type TranslateHiddenEventMutation = { translateEvent: { success: boolean } };

export type RenameHiddenEventMutationVariables = Exact<{
  id: string;
}>;


export type RenameHiddenEventMutation = { updateEvent: { success: boolean } };

export type HiddenEventQueryVariables = Exact<{
  slug?: string | null | undefined;
}>;


export type HiddenEventQuery = { publishedEvent: { id: string } | null };

export type CategoryOfHiddenEventQueryVariables = Exact<{
  id: string;
}>;


export type CategoryOfHiddenEventQuery = { event: { category: { id: string, name: string } | null } };

export type PreviewEventMutationVariables = Exact<{
  id: string;
}>;


export type PreviewEventMutation = { previewEvent: { url: string, expiresAt: string } };

export type PreviewEventDraftMutationVariables = Exact<{
  id: string;
}>;


export type PreviewEventDraftMutation = { previewEventDraft: { url: string } };

export type SaveDraftOfHiddenEventMutationVariables = Exact<{
  id: string;
  lang: string;
  values: Readonly<Record<string, unknown>>;
  revision?: string | null | undefined;
}>;


export type SaveDraftOfHiddenEventMutation = { saveEventDraft: { draft: { revision: string | null } | null } };

export type BookingPageOfEventQueryVariables = Exact<{
  id: string;
}>;


export type BookingPageOfEventQuery = { event: { slug: string, name: string } };

export type VersionOfPriceQueryVariables = Exact<{
  id: string;
}>;


export type VersionOfPriceQuery = { eventPrice: { version: number } };

export type RaisePriceMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RaisePriceMutation = { updateEventPrice: { success: boolean } };

export type SetFooterMutationVariables = Exact<{ [key: string]: never; }>;


export type SetFooterMutation = { updateWebsiteSettings: { message: string } };

export type SaveAboutUsMutationVariables = Exact<{
  id: string;
  content: Readonly<Record<string, unknown>>;
}>;


export type SaveAboutUsMutation = { updateCmsPageContent: { success: boolean, message: string } };

export type ToggleAboutUsMutationVariables = Exact<{
  id: string;
}>;


export type ToggleAboutUsMutation = { toggleCmsPageActive: { success: boolean } };

export type SetColourMutationVariables = Exact<{ [key: string]: never; }>;


export type SetColourMutation = { updateWebsiteSettings: { message: string } };

export type SetLogoMutationVariables = Exact<{
  id?: string | null | undefined;
}>;


export type SetLogoMutation = { updateWebsiteSettings: { message: string } };

export type DemoContentOfTestQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoContentOfTestQuery = { demoContent: { removed: number, undoUntil: string | null, kinds: Array<{ kind: string, removable: number, staying: number }> } };

export type RemoveDemoInTestMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveDemoInTestMutation = { removeDemoContent: { success: boolean, message: string, kinds: Array<{ kind: string, removable: number, staying: number }> } };

export type RestoreDemoInTestMutationVariables = Exact<{ [key: string]: never; }>;


export type RestoreDemoInTestMutation = { restoreDemoContent: { success: boolean, message: string, kinds: Array<{ kind: string, removable: number, staying: number }> } };

export type EventOfDemoQueryVariables = Exact<{
  slug: string;
}>;


export type EventOfDemoQuery = { publishedEvent: { id: string, name: string, bannerImageFile: { url: string } | null } | null };

export type SignInAsDemoMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInAsDemoMutation = { signIn: { success: boolean } };

export type EventsOfTheShowcaseQueryVariables = Exact<{ [key: string]: never; }>;


export type EventsOfTheShowcaseQuery = { publishedEvents: { rows: Array<{ slug: string, placesLeft: number | null, infoAddressUrl: string | null, featuredImageFile: { url: string, width: number | null, en: string | null, ar: string | null } | null }> } };

export type PostsOfTheShowcaseQueryVariables = Exact<{ [key: string]: never; }>;


export type PostsOfTheShowcaseQuery = { publishedBlogPosts: { rows: Array<{ tags: Array<string>, text: string | null, arTitle: string, arText: string | null, arTags: Array<string>, category: { name: string } | null, bannerImageFile: { url: string, en: string | null, ar: string | null } | null }> } };

export type ArticlesOfTheShowcaseQueryVariables = Exact<{ [key: string]: never; }>;


export type ArticlesOfTheShowcaseQuery = { publishedNewsArticles: { rows: Array<{ tags: Array<string>, text: string | null, arTitle: string, arText: string | null, arTags: Array<string>, category: { name: string } | null, bannerImageFile: { url: string, en: string | null, ar: string | null } | null }> } };

export type VacanciesOfTheShowcaseQueryVariables = Exact<{ [key: string]: never; }>;


export type VacanciesOfTheShowcaseQuery = { publishedCareers: { rows: Array<{ en: string | null, ar: string | null, imageFile: { url: string, ar: string | null } | null }> } };

export type TestimonialsOfTheShowcaseQueryVariables = Exact<{ [key: string]: never; }>;


export type TestimonialsOfTheShowcaseQuery = { publishedTestimonials: { rows: Array<{ en: string, ar: string, imageFile: { url: string, ar: string | null } | null }> } };

export type DraftsOfTheShowcaseQueryVariables = Exact<{ [key: string]: never; }>;


export type DraftsOfTheShowcaseQuery = { careers: { rows: Array<{ publishingState: PublishingState }> } };

export type StatesOfEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type StatesOfEventsQuery = { events: { rows: Array<{ published: boolean }> } };

export type StatesOfBookingsQueryVariables = Exact<{ [key: string]: never; }>;


export type StatesOfBookingsQuery = { eventBookings: { rows: Array<{ status: BookingStatus, paid: boolean }> } };

export type CoursesOfTheShowcaseQueryVariables = Exact<{ [key: string]: never; }>;


export type CoursesOfTheShowcaseQuery = { publishedCourses: { rows: Array<{ slug: string, title: string, ar: string, galleryImages: Array<{ imageFile: { url: string, ar: string | null } | null }>, packages: Array<{ title: string | null, type: string | null, price: string | null, ar: string | null, arType: string | null }> }> } };

export type FirstStepsOfTestQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstStepsOfTestQuery = { firstSteps: { state: FirstStepsState, tasks: Array<{ name: FirstTask, done: boolean }> } };

export type UpdateFirstStepsInTestMutationVariables = Exact<{
  to: FirstStepsState;
}>;


export type UpdateFirstStepsInTestMutation = { updateFirstSteps: { success: boolean, firstSteps: { state: FirstStepsState, tasks: Array<{ name: FirstTask }> } } };

export type StoredEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type StoredEventsQuery = { events: { rows: Array<{ id: string, name: string, slug: string, orderNumber: number, startsOn: string | null, shortDescription: string | null, metaTitle: string | null, metaKeywords: string | null, metaDescription: string | null, active: boolean, published: boolean, category: { slug: string } | null }> } };

export type StoredEventQueryVariables = Exact<{
  id: string;
}>;


export type StoredEventQuery = { event: { name: string, slug: string, metaTitle: string | null, metaKeywords: string | null, metaDescription: string | null, inArabic: string } };

export type StoredEventCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type StoredEventCategoriesQuery = { eventCategories: { rows: Array<{ name: string, slug: string, metaTitle: string | null }> } };

export type StoredBlogCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type StoredBlogCategoriesQuery = { blogCategories: { rows: Array<{ name: string, slug: string, metaTitle: string | null }> } };

export type StoredDifficultiesQueryVariables = Exact<{ [key: string]: never; }>;


export type StoredDifficultiesQuery = { eventDifficulties: { rows: Array<{ name: string, slug: string, orderNumber: number, active: boolean, default: boolean }> } };

export type StoredSettingsQueryVariables = Exact<{
  lang?: string | null | undefined;
}>;


export type StoredSettingsQuery = { publishedSettings: Array<{ value: string }> };

export type StoredHistoryQueryVariables = Exact<{
  id: string;
}>;


export type StoredHistoryQuery = { recordHistory: { rows: Array<{ version: number, action: string }> } };

export type RestoreStoredVersionMutationVariables = Exact<{
  id: string;
}>;


export type RestoreStoredVersionMutation = { restoreRecordVersion: { success: boolean, message: string } };

export type StoredDeletionsQueryVariables = Exact<{ [key: string]: never; }>;


export type StoredDeletionsQuery = { deletedRecords: { rows: Array<{ id: string, kind: string, title: string }> } };

export type LogInAfterTransferMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LogInAfterTransferMutation = { logIn: { token: string | null } };

export type OwnTicketsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTicketsQuery = { ownOrderHistory: { rows: Array<{ ticketCode: string | null, id: string, status: BookingStatus, paid: boolean, transactionId: string, message: string | null, checkedInAt: string | null, createdAt: string, price: { amount: number, currency: string, label: string, nationality: string, priceType: string }, event: { id: string, name: string, ticketId: string } | null }> } };

export type DeleteOwnAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteOwnAccountMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }> } };

export type ExportOwnDataMutationVariables = Exact<{
  password: string;
}>;


export type ExportOwnDataMutation = { result: { success: boolean, message: string, data: string | null, errors: Array<{ field: string, message: string, code: FieldErrorCode }> } };

export type SignUploadsMutationVariables = Exact<{
  files: Array<UploadToSign> | UploadToSign;
}>;


export type SignUploadsMutation = { signUploads: { success: boolean, message: string, errors: Array<{ field: string, message: string }>, uploads: Array<{ url: string, key: string, name: string, expiresAt: string, fields: Array<{ name: string, value: string }> }> } };

export type RegisterUploadMutationVariables = Exact<{
  input: UploadInput;
}>;


export type RegisterUploadMutation = { registerUpload: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, file: { id: string, version: number, fileName: string, fileS3Key: string, fileType: string, fileKind: FileKind, fileSize: number, fileUrl: string } | null } };

export type ReplaceFileMutationVariables = Exact<{
  id: string;
  input: UploadInput;
}>;


export type ReplaceFileMutation = { replaceFile: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, file: { id: string, version: number, fileName: string, fileS3Key: string, fileType: string, fileKind: FileKind, fileSize: number, fileUrl: string, revision: number } | null } };

export type VisitorsBookingFragment = { id: string, status: BookingStatus, paid: boolean, transactionId: string, message: string | null, checkedInAt: string | null, createdAt: string, price: { amount: number, currency: string, label: string, nationality: string, priceType: string }, event: { id: string, name: string, ticketId: string } | null };

export type BookingForStaffFragment = { id: string, status: BookingStatus, paid: boolean, transactionId: string, message: string | null, checkedInAt: string | null, createdAt: string, note: string | null, version: number, price: { amount: number, currency: string, label: string, nationality: string, priceType: string }, event: { id: string, name: string, ticketId: string } | null, visitor: { firstName: string, lastName: string, email: string, phone: string } | null, history: Array<{ step: BookingStep, by: string, byStaff: boolean }> };

export type BookEventMutationVariables = Exact<{
  input: BookingInput;
}>;


export type BookEventMutation = { bookEvent: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, booking: { ticketCode: string | null, id: string, status: BookingStatus, paid: boolean, transactionId: string, message: string | null, checkedInAt: string | null, createdAt: string, price: { amount: number, currency: string, label: string, nationality: string, priceType: string }, event: { id: string, name: string, ticketId: string } | null } | null } };

export type CancelOwnBookingMutationVariables = Exact<{
  id: string;
}>;


export type CancelOwnBookingMutation = { cancelOwnBooking: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, booking: { id: string, status: BookingStatus, paid: boolean, transactionId: string, message: string | null, checkedInAt: string | null, createdAt: string, price: { amount: number, currency: string, label: string, nationality: string, priceType: string }, event: { id: string, name: string, ticketId: string } | null } | null } };

export type ConfirmBookingMutationVariables = Exact<{
  id: string;
}>;


export type ConfirmBookingMutation = { booked: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, booking: { id: string, status: BookingStatus, paid: boolean, transactionId: string, message: string | null, checkedInAt: string | null, createdAt: string, note: string | null, version: number, price: { amount: number, currency: string, label: string, nationality: string, priceType: string }, event: { id: string, name: string, ticketId: string } | null, visitor: { firstName: string, lastName: string, email: string, phone: string } | null, history: Array<{ step: BookingStep, by: string, byStaff: boolean }> } | null } };

export type PayBookingMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
}>;


export type PayBookingMutation = { booked: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, booking: { id: string, status: BookingStatus, paid: boolean, transactionId: string, message: string | null, checkedInAt: string | null, createdAt: string, note: string | null, version: number, price: { amount: number, currency: string, label: string, nationality: string, priceType: string }, event: { id: string, name: string, ticketId: string } | null, visitor: { firstName: string, lastName: string, email: string, phone: string } | null, history: Array<{ step: BookingStep, by: string, byStaff: boolean }> } | null } };

export type NoteBookingMutationVariables = Exact<{
  id: string;
  note?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type NoteBookingMutation = { booked: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, booking: { id: string, status: BookingStatus, paid: boolean, transactionId: string, message: string | null, checkedInAt: string | null, createdAt: string, note: string | null, version: number, price: { amount: number, currency: string, label: string, nationality: string, priceType: string }, event: { id: string, name: string, ticketId: string } | null, visitor: { firstName: string, lastName: string, email: string, phone: string } | null, history: Array<{ step: BookingStep, by: string, byStaff: boolean }> } | null } };

export type AllBookingsQueryVariables = Exact<{
  filter?: EventBookingFilter | null | undefined;
}>;


export type AllBookingsQuery = { eventBookings: { rows: Array<{ id: string, status: BookingStatus, paid: boolean, transactionId: string, message: string | null, checkedInAt: string | null, createdAt: string, note: string | null, version: number, price: { amount: number, currency: string, label: string, nationality: string, priceType: string }, event: { id: string, name: string, ticketId: string } | null, visitor: { firstName: string, lastName: string, email: string, phone: string } | null, history: Array<{ step: BookingStep, by: string, byStaff: boolean }> }>, pageInfo: { totalItemsCount: number } } };

export type RestoreFromBinMutationVariables = Exact<{
  id: string;
}>;


export type RestoreFromBinMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string }> } };

export type EraseFromBinMutationVariables = Exact<{
  id: string;
}>;


export type EraseFromBinMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string }> } };

export type ImportUnderTestQueryVariables = Exact<{
  id: string;
}>;


export type ImportUnderTestQuery = { import: { id: string, state: ImportState, problem: string | null, counts: { rows: number, create: number, change: number, same: number, rejected: number, written: number, skipped: number, undone: number, kept: number } } };

export type LinesOfImportQueryVariables = Exact<{
  id: string;
  problems: boolean;
}>;


export type LinesOfImportQuery = { importLines: { rows: Array<{ line: number, outcome: ImportOutcome | null, title: string, recordId: string | null, changes: Array<{ column: string, before: string, after: string }>, errors: Array<{ column: string, message: string }> }> } };

export type ApplyImportMutationVariables = Exact<{
  id: string;
}>;


export type ApplyImportMutation = { result: { success: boolean, message: string, import: { state: ImportState } | null } };

export type UndoImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoImportMutation = { result: { success: boolean, message: string, import: { state: ImportState } | null } };

export type EndImportMutationVariables = Exact<{
  id: string;
}>;


export type EndImportMutation = { result: { success: boolean, message: string, import: { state: ImportState } | null } };

export type IdsOfPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type IdsOfPagesQuery = { cmsPages: { rows: Array<{ id: string, slug: string, version: number }> } };

export type IdsOfStaffQueryVariables = Exact<{ [key: string]: never; }>;


export type IdsOfStaffQuery = { staffMembers: { rows: Array<{ id: string, email: string }> } };

export type UserOfSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type UserOfSessionQuery = { session: { user: { id: string } } | null };

export type CacheCountQueryVariables = Exact<{ [key: string]: never; }>;


export type CacheCountQuery = { cacheCount: number };

export type NewestStaffQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestStaffQuery = { staffMembers: { rows: Array<{ email: string, roleId: string | null }> } };

export type EveryPermissionQueryVariables = Exact<{ [key: string]: never; }>;


export type EveryPermissionQuery = { permissions: Array<{ id: string }> };

export type CategoriesOfBrokenTextQueryVariables = Exact<{
  text: string;
}>;


export type CategoriesOfBrokenTextQuery = { publishedEventCategories: { rows: Array<{ name: string }> } };

export type RolesInBulkQueryVariables = Exact<{ [key: string]: never; }>;


export type RolesInBulkQuery = { roles: { rows: Array<{ id: string, name: string }> } };

export type StaffInBulkQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffInBulkQuery = { staffMembers: { rows: Array<{ id: string, email: string }> } };

export type LanguagesInBulkQueryVariables = Exact<{ [key: string]: never; }>;


export type LanguagesInBulkQuery = { languages: { rows: Array<{ id: string, name: string }> } };

export type StatesOfLanguagesQueryVariables = Exact<{ [key: string]: never; }>;


export type StatesOfLanguagesQuery = { languages: { rows: Array<{ code: string, active: boolean, default: boolean }> } };

export type SaveHostileDraftMutationVariables = Exact<{
  id: string;
  values: Readonly<Record<string, unknown>>;
}>;


export type SaveHostileDraftMutation = { saveEventDraft: { success: boolean, errors: Array<{ field: string }> } };

export type SetLongLanguageMutationVariables = Exact<{
  code: string;
}>;


export type SetLongLanguageMutation = { setLanguage: { success: boolean, message: string } };

export type FileNameOfImportQueryVariables = Exact<{
  id: string;
}>;


export type FileNameOfImportQuery = { import: { fileName: string } };

export type SecretiveRecordsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecretiveRecordsQuery = { searchRecords: Array<{ kind: string }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const VisitorsBookingFragmentDoc = new TypedDocumentString(`
    fragment VisitorsBooking on OwnBooking {
  id
  status
  paid
  transactionId
  message
  checkedInAt
  createdAt
  price {
    amount
    currency
    label
    nationality
    priceType
  }
  event {
    id
    name
    ticketId
  }
}
    `, {"fragmentName":"VisitorsBooking"}) as unknown as TypedDocumentString<VisitorsBookingFragment, unknown>;
export const BookingForStaffFragmentDoc = new TypedDocumentString(`
    fragment BookingForStaff on EventBooking {
  id
  status
  paid
  transactionId
  message
  checkedInAt
  createdAt
  price {
    amount
    currency
    label
    nationality
    priceType
  }
  event {
    id
    name
    ticketId
  }
  note
  version
  visitor {
    firstName
    lastName
    email
    phone
  }
  history {
    step
    by
    byStaff
  }
}
    `, {"fragmentName":"BookingForStaff"}) as unknown as TypedDocumentString<BookingForStaffFragment, unknown>;
export const KindsOfNeedlesDocument = new TypedDocumentString(`
    query KindsOfNeedles {
  searchRecords(text: "needle") {
    kind
  }
}
    `) as unknown as TypedDocumentString<KindsOfNeedlesQuery, KindsOfNeedlesQueryVariables>;
export const VisibleCategoriesDocument = new TypedDocumentString(`
    query VisibleCategories {
  publishedEventCategories {
    rows {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<VisibleCategoriesQuery, VisibleCategoriesQueryVariables>;
export const RecordsInBinDocument = new TypedDocumentString(`
    query RecordsInBin {
  deletedRecords {
    pageInfo {
      totalItemsCount
    }
    rows {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RecordsInBinQuery, RecordsInBinQueryVariables>;
export const EntriesOfTrailDocument = new TypedDocumentString(`
    query EntriesOfTrail($filter: AuditFilter) {
  auditEntries(pageSize: 100, filter: $filter) {
    rows {
      seq
      action
      outcome
      actor {
        name
        role
      }
      target {
        kind
        label
      }
      from {
        ip
      }
      changes {
        field
        before
        after
      }
      hash
    }
    pageInfo {
      totalItemsCount
    }
  }
}
    `) as unknown as TypedDocumentString<EntriesOfTrailQuery, EntriesOfTrailQueryVariables>;
export const CreateEventWithTextDocument = new TypedDocumentString(`
    mutation CreateEventWithText($input: EventInput!) {
  createEvent(input: $input) {
    success
    errors {
      field
      message
    }
    event {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateEventWithTextMutation, CreateEventWithTextMutationVariables>;
export const UpdateTextOfEventDocument = new TypedDocumentString(`
    mutation UpdateTextOfEvent($id: ID!, $input: EventInput!) {
  updateEvent(id: $id, input: $input) {
    event {
      aboutDescription
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateTextOfEventMutation, UpdateTextOfEventMutationVariables>;
export const TextsOfEventDocument = new TypedDocumentString(`
    query TextsOfEvent($id: ID!) {
  event(id: $id) {
    aboutDescription
    translations {
      aboutDescription
    }
  }
}
    `) as unknown as TypedDocumentString<TextsOfEventQuery, TextsOfEventQueryVariables>;
export const FocalPointDocument = new TypedDocumentString(`
    query FocalPoint($id: ID!) {
  file(id: $id) {
    version
    focusX
    focusY
  }
}
    `) as unknown as TypedDocumentString<FocalPointQuery, FocalPointQueryVariables>;
export const SetFocalPointDocument = new TypedDocumentString(`
    mutation SetFocalPoint($id: ID!, $input: FileInput!, $version: Int) {
  updateFile(id: $id, input: $input, version: $version) {
    success
    message
    errors {
      field
      message
    }
    file {
      version
      focusX
      focusY
    }
  }
}
    `) as unknown as TypedDocumentString<SetFocalPointMutation, SetFocalPointMutationVariables>;
export const TrailOfFileDocument = new TypedDocumentString(`
    query TrailOfFile($id: ID!) {
  auditEntries(filter: {targetId: $id}) {
    rows {
      action
      changes {
        field
        before
        after
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TrailOfFileQuery, TrailOfFileQueryVariables>;
export const ReplacePictureDocument = new TypedDocumentString(`
    mutation ReplacePicture($id: ID!, $input: UploadInput!) {
  replaceFile(id: $id, input: $input) {
    success
    message
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ReplacePictureMutation, ReplacePictureMutationVariables>;
export const SignFilesDocument = new TypedDocumentString(`
    mutation SignFiles($files: [UploadToSign!]!) {
  signUploads(files: $files) {
    success
    message
    errors {
      field
      message
    }
    uploads {
      key
    }
  }
}
    `) as unknown as TypedDocumentString<SignFilesMutation, SignFilesMutationVariables>;
export const CreateEventWithFilesDocument = new TypedDocumentString(`
    mutation CreateEventWithFiles($input: EventInput!) {
  createEvent(input: $input) {
    success
    message
    errors {
      field
      message
    }
    record: event {
      id
      bannerImage
      bannerImageFile {
        id
        url
        altText
        width
        height
        fileType
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreateEventWithFilesMutation, CreateEventWithFilesMutationVariables>;
export const UpdateEventWithFilesDocument = new TypedDocumentString(`
    mutation UpdateEventWithFiles($id: ID!, $input: EventInput!) {
  updateEvent(id: $id, input: $input) {
    success
    message
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateEventWithFilesMutation, UpdateEventWithFilesMutationVariables>;
export const DeleteUsedFileDocument = new TypedDocumentString(`
    mutation DeleteUsedFile($id: ID!) {
  deleteFile(id: $id) {
    success
    message
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteUsedFileMutation, DeleteUsedFileMutationVariables>;
export const UsesOfFileDocument = new TypedDocumentString(`
    query UsesOfFile($id: ID!) {
  file(id: $id) {
    usedBy {
      total
      others
      records {
        kind
        kindLabel
        recordId
        title
        fields
        labels
      }
    }
    can {
      delete
      deleteRefusal
    }
  }
}
    `) as unknown as TypedDocumentString<UsesOfFileQuery, UsesOfFileQueryVariables>;
export const SetDefaultFileDocument = new TypedDocumentString(`
    mutation SetDefaultFile($id: ID!) {
  toggleFileDefault(id: $id) {
    success
    message
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SetDefaultFileMutation, SetDefaultFileMutationVariables>;
export const BannersDocument = new TypedDocumentString(`
    query Banners {
  publishedEvents {
    rows {
      bannerImageFile {
        url
        altText
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BannersQuery, BannersQueryVariables>;
export const CategoriesWithinCostDocument = new TypedDocumentString(`
    query CategoriesWithinCost {
  publishedEventCategories {
    rows {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CategoriesWithinCostQuery, CategoriesWithinCostQueryVariables>;
export const FilesOfTheLibraryDocument = new TypedDocumentString(`
    query FilesOfTheLibrary {
  files(pageSize: 100) {
    rows {
      id
      version
      fileName
      fileS3Key
      fileType
      fileKind
      fileSize
      fileUrl
    }
  }
}
    `) as unknown as TypedDocumentString<FilesOfTheLibraryQuery, FilesOfTheLibraryQueryVariables>;
export const DownloadOfFileDocument = new TypedDocumentString(`
    query DownloadOfFile($id: ID) {
  fileDownload(id: $id) {
    url
  }
}
    `) as unknown as TypedDocumentString<DownloadOfFileQuery, DownloadOfFileQueryVariables>;
export const DeleteOneFileDocument = new TypedDocumentString(`
    mutation DeleteOneFile($id: ID!) {
  deleteFile(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<DeleteOneFileMutation, DeleteOneFileMutationVariables>;
export const ChooseFileDocument = new TypedDocumentString(`
    mutation ChooseFile($id: ID!) {
  toggleFileDefault(id: $id) {
    success
    message
    file {
      id
      default
    }
  }
}
    `) as unknown as TypedDocumentString<ChooseFileMutation, ChooseFileMutationVariables>;
export const FilesOfVisitorsDocument = new TypedDocumentString(`
    query FilesOfVisitors {
  publishedFiles(pageSize: 100) {
    rows {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<FilesOfVisitorsQuery, FilesOfVisitorsQueryVariables>;
export const MenusOfVisitorsDocument = new TypedDocumentString(`
    query MenusOfVisitors {
  publishedMenus(pageSize: 100) {
    rows {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<MenusOfVisitorsQuery, MenusOfVisitorsQueryVariables>;
export const PermissionsOverGraphqlDocument = new TypedDocumentString(`
    query PermissionsOverGraphql {
  permissions {
    id
    name
    group
  }
}
    `) as unknown as TypedDocumentString<PermissionsOverGraphqlQuery, PermissionsOverGraphqlQueryVariables>;
export const LanguagesOverGraphqlDocument = new TypedDocumentString(`
    query LanguagesOverGraphql {
  publishedLanguages {
    id
    code
  }
}
    `) as unknown as TypedDocumentString<LanguagesOverGraphqlQuery, LanguagesOverGraphqlQueryVariables>;
export const SlugOfPublishedEventDocument = new TypedDocumentString(`
    query SlugOfPublishedEvent($id: ID) {
  publishedEvent(id: $id) {
    slug
  }
}
    `) as unknown as TypedDocumentString<SlugOfPublishedEventQuery, SlugOfPublishedEventQueryVariables>;
export const BookingsOfAllDocument = new TypedDocumentString(`
    query BookingsOfAll {
  eventBookings(pageSize: 100) {
    rows {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<BookingsOfAllQuery, BookingsOfAllQueryVariables>;
export const BookedEventsOfVisitorDocument = new TypedDocumentString(`
    query BookedEventsOfVisitor {
  ownBookedEvents(pageSize: 100) {
    rows {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<BookedEventsOfVisitorQuery, BookedEventsOfVisitorQueryVariables>;
export const OrderHistoryOfVisitorDocument = new TypedDocumentString(`
    query OrderHistoryOfVisitor {
  ownOrderHistory(pageSize: 100) {
    rows {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<OrderHistoryOfVisitorQuery, OrderHistoryOfVisitorQueryVariables>;
export const RenameVisitorDocument = new TypedDocumentString(`
    mutation RenameVisitor {
  updateVisitorProfile(input: {lastName: "Dorji"}) {
    success
    message
    visitor {
      lastName
    }
  }
}
    `) as unknown as TypedDocumentString<RenameVisitorMutation, RenameVisitorMutationVariables>;
export const LanguagesAfterStopDocument = new TypedDocumentString(`
    query LanguagesAfterStop {
  languages {
    rows {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<LanguagesAfterStopQuery, LanguagesAfterStopQueryVariables>;
export const TextOfMigratedEventDocument = new TypedDocumentString(`
    query TextOfMigratedEvent($id: ID!) {
  event(id: $id) {
    shortDescription
  }
}
    `) as unknown as TypedDocumentString<TextOfMigratedEventQuery, TextOfMigratedEventQueryVariables>;
export const AuditEntriesDocument = new TypedDocumentString(`
    query AuditEntries($filter: AuditFilter) {
  auditEntries(pageSize: 100, filter: $filter) {
    rows {
      action
      actor {
        id
        name
      }
      target {
        kind
        id
        label
      }
      changes {
        field
        before
        after
      }
      hash
      withheld
      bySystem
    }
  }
}
    `) as unknown as TypedDocumentString<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const RecentEntriesDocument = new TypedDocumentString(`
    query RecentEntries($first: Boolean!) {
  auditEntries(
    pageSize: 100
    filter: {withoutSessions: true, firstOfSeries: $first}
  ) {
    rows {
      action
      seriesSize
      target {
        kind
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RecentEntriesQuery, RecentEntriesQueryVariables>;
export const RecordsInTheBinDocument = new TypedDocumentString(`
    query RecordsInTheBin($searchName: String) {
  deletedRecords(pageSize: 100, filter: {searchName: $searchName}) {
    rows {
      id
      kind
      title
      deletedBy
    }
  }
}
    `) as unknown as TypedDocumentString<RecordsInTheBinQuery, RecordsInTheBinQueryVariables>;
export const CategoryOutsideTheBinDocument = new TypedDocumentString(`
    query CategoryOutsideTheBin($id: ID!) {
  eventCategory(id: $id) {
    id
    slug
    orderNumber
    active
    featured
    version
    createdAt
    updatedBy
    translations {
      lang
      name
      description
    }
  }
}
    `) as unknown as TypedDocumentString<CategoryOutsideTheBinQuery, CategoryOutsideTheBinQueryVariables>;
export const IdsOfRolesDocument = new TypedDocumentString(`
    query IdsOfRoles {
  roles {
    rows {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<IdsOfRolesQuery, IdsOfRolesQueryVariables>;
export const ToggleVacancyDocument = new TypedDocumentString(`
    mutation ToggleVacancy($id: ID!, $to: Boolean) {
  toggleCareerActive(id: $id, to: $to) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<ToggleVacancyMutation, ToggleVacancyMutationVariables>;
export const ScheduleVacancyDocument = new TypedDocumentString(`
    mutation ScheduleVacancy($id: ID!, $at: String!) {
  scheduleCareer(id: $id, at: $at) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<ScheduleVacancyMutation, ScheduleVacancyMutationVariables>;
export const UpdateVacancyDocument = new TypedDocumentString(`
    mutation UpdateVacancy($id: ID!, $input: CareerInput!) {
  updateCareer(id: $id, input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<UpdateVacancyMutation, UpdateVacancyMutationVariables>;
export const VacancyDocument = new TypedDocumentString(`
    query Vacancy($id: ID!) {
  career(id: $id) {
    slug
    publishingState
    updatedBy
  }
}
    `) as unknown as TypedDocumentString<VacancyQuery, VacancyQueryVariables>;
export const FieldsOfTypeDocument = new TypedDocumentString(`
    query FieldsOfType($type: String!) {
  __type(name: $type) {
    fields {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<FieldsOfTypeQuery, FieldsOfTypeQueryVariables>;
export const VacanciesDocument = new TypedDocumentString(`
    query Vacancies {
  publishedCareers(pageSize: 100) {
    rows {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<VacanciesQuery, VacanciesQueryVariables>;
export const VacancyOfVisitorsDocument = new TypedDocumentString(`
    query VacancyOfVisitors($id: ID) {
  publishedCareer(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<VacancyOfVisitorsQuery, VacancyOfVisitorsQueryVariables>;
export const IdsOfLanguagesDocument = new TypedDocumentString(`
    query IdsOfLanguages {
  languages {
    rows {
      id
      code
    }
  }
}
    `) as unknown as TypedDocumentString<IdsOfLanguagesQuery, IdsOfLanguagesQueryVariables>;
export const SubjectOfEnquiryDocument = new TypedDocumentString(`
    query SubjectOfEnquiry($filter: EnquiryFilter) {
  enquiries(filter: $filter) {
    rows {
      about {
        kind
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SubjectOfEnquiryQuery, SubjectOfEnquiryQueryVariables>;
export const DeletionsOfEnquiriesDocument = new TypedDocumentString(`
    query DeletionsOfEnquiries {
  auditEntries(filter: {kind: "enquiry", action: "DELETE"}) {
    rows {
      target {
        label
      }
      changes {
        field
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeletionsOfEnquiriesQuery, DeletionsOfEnquiriesQueryVariables>;
export const NotesOfEnquiriesDocument = new TypedDocumentString(`
    query NotesOfEnquiries {
  auditEntries(filter: {kind: "enquiry", action: "NOTE"}) {
    rows {
      changes {
        field
        after
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NotesOfEnquiriesQuery, NotesOfEnquiriesQueryVariables>;
export const ActorsOfDeletionsDocument = new TypedDocumentString(`
    query ActorsOfDeletions {
  auditEntries(filter: {kind: "enquiry", action: "DELETE"}) {
    rows {
      actor {
        name
      }
      target {
        label
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ActorsOfDeletionsQuery, ActorsOfDeletionsQueryVariables>;
export const AssigneesOfEnquiriesDocument = new TypedDocumentString(`
    query AssigneesOfEnquiries {
  staffMembers {
    rows {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AssigneesOfEnquiriesQuery, AssigneesOfEnquiriesQueryVariables>;
export const HandleEnquiryWithNoteDocument = new TypedDocumentString(`
    mutation HandleEnquiryWithNote($id: ID!, $assigneeId: String, $note: String, $version: Int) {
  handleEnquiry(id: $id, assigneeId: $assigneeId, note: $note, version: $version) {
    success
    message
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<HandleEnquiryWithNoteMutation, HandleEnquiryWithNoteMutationVariables>;
export const EnquiriesDocument = new TypedDocumentString(`
    query Enquiries($searchName: String) {
  enquiries(filter: {searchName: $searchName}) {
    rows {
      id
      reference
      firstName
      lastName
      mobileNumber
      email
      problemDescription
      read
      answered
      note
      version
      about {
        kind
        id
        title
      }
      assignee {
        id
        name
      }
      history {
        step
        by
        byStaff
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EnquiriesQuery, EnquiriesQueryVariables>;
export const TypesOfPackagesDocument = new TypedDocumentString(`
    query TypesOfPackages($courseId: ID!, $lang: String!) {
  coursePackageTypes(courseId: $courseId, lang: $lang)
}
    `) as unknown as TypedDocumentString<TypesOfPackagesQuery, TypesOfPackagesQueryVariables>;
export const FeesOfCourseDocument = new TypedDocumentString(`
    query FeesOfCourse($id: ID!) {
  course(id: $id) {
    feeStructure {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<FeesOfCourseQuery, FeesOfCourseQueryVariables>;
export const SwitchOffCategoriesDocument = new TypedDocumentString(`
    mutation SwitchOffCategories($id: ID!, $translation: CourseTranslationInput) {
  updateCourse(
    id: $id
    input: {packageCategoriesSwitch: false}
    lang: "ar"
    translation: $translation
  ) {
    success
  }
}
    `) as unknown as TypedDocumentString<SwitchOffCategoriesMutation, SwitchOffCategoriesMutationVariables>;
export const PlacesTakenDocument = new TypedDocumentString(`
    query PlacesTaken($id: ID!) {
  event(id: $id) {
    placesTaken
  }
}
    `) as unknown as TypedDocumentString<PlacesTakenQuery, PlacesTakenQueryVariables>;
export const DeleteBookedPriceDocument = new TypedDocumentString(`
    mutation DeleteBookedPrice($id: ID!) {
  deleteEventPrice(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteBookedPriceMutation, DeleteBookedPriceMutationVariables>;
export const PriceOfOwnBookingDocument = new TypedDocumentString(`
    query PriceOfOwnBooking($id: ID!) {
  ownBooking(id: $id) {
    price {
      amount
      currency
      label
    }
  }
}
    `) as unknown as TypedDocumentString<PriceOfOwnBookingQuery, PriceOfOwnBookingQueryVariables>;
export const CategoryOfBookableEventDocument = new TypedDocumentString(`
    query CategoryOfBookableEvent($id: ID!) {
  event(id: $id) {
    categoryId
  }
}
    `) as unknown as TypedDocumentString<CategoryOfBookableEventQuery, CategoryOfBookableEventQueryVariables>;
export const PlacesLeftDocument = new TypedDocumentString(`
    query PlacesLeft($id: ID!) {
  publishedEvent(id: $id) {
    placesLeft
  }
}
    `) as unknown as TypedDocumentString<PlacesLeftQuery, PlacesLeftQueryVariables>;
export const UpdateBookedEventDocument = new TypedDocumentString(`
    mutation UpdateBookedEvent($id: ID!, $input: EventInput!) {
  updateEvent(id: $id, input: $input) {
    success
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateBookedEventMutation, UpdateBookedEventMutationVariables>;
export const DeleteBookedEventDocument = new TypedDocumentString(`
    mutation DeleteBookedEvent($id: ID!) {
  deleteEvent(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<DeleteBookedEventMutation, DeleteBookedEventMutationVariables>;
export const FiguresOfBookingsDocument = new TypedDocumentString(`
    query FiguresOfBookings($since: DateTime!) {
  eventBookingFigures(since: $since) {
    booked
    toConfirm
    toPay
    checkedIn
  }
}
    `) as unknown as TypedDocumentString<FiguresOfBookingsQuery, FiguresOfBookingsQueryVariables>;
export const CheckInOneDocument = new TypedDocumentString(`
    mutation CheckInOne($code: String!) {
  checkInEventBooking(code: $code) {
    success
  }
}
    `) as unknown as TypedDocumentString<CheckInOneMutation, CheckInOneMutationVariables>;
export const WhetherSuperAdminDocument = new TypedDocumentString(`
    query WhetherSuperAdmin {
  session {
    superAdmin
  }
}
    `) as unknown as TypedDocumentString<WhetherSuperAdminQuery, WhetherSuperAdminQueryVariables>;
export const TrailOfBookingsDocument = new TypedDocumentString(`
    query TrailOfBookings($pageSize: Int!) {
  auditEntries(pageSize: $pageSize, filter: {kind: "eventBooking"}) {
    rows {
      action
      target {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TrailOfBookingsQuery, TrailOfBookingsQueryVariables>;
export const CountOfBookingsDocument = new TypedDocumentString(`
    query CountOfBookings($searchName: String) {
  eventBookings(pageSize: 1, filter: {searchName: $searchName}) {
    pageInfo {
      totalItemsCount
    }
  }
}
    `) as unknown as TypedDocumentString<CountOfBookingsQuery, CountOfBookingsQueryVariables>;
export const IdsAtDoorDocument = new TypedDocumentString(`
    query IdsAtDoor($eventId: ID!, $typed: String!) {
  eventBookingsAtDoor(eventId: $eventId, search: $typed) {
    id
  }
}
    `) as unknown as TypedDocumentString<IdsAtDoorQuery, IdsAtDoorQueryVariables>;
export const BookingsAtDoorDocument = new TypedDocumentString(`
    query BookingsAtDoor($eventId: ID!, $search: String!) {
  eventBookingsAtDoor(eventId: $eventId, search: $search) {
    id
    visitorName
    status
    checkedInAt
    price {
      amount
    }
  }
}
    `) as unknown as TypedDocumentString<BookingsAtDoorQuery, BookingsAtDoorQueryVariables>;
export const OwnBookedEventsDocument = new TypedDocumentString(`
    query OwnBookedEvents {
  ownBookedEvents(pageSize: 100) {
    rows {
      id
    }
    pageInfo {
      totalItemsCount
    }
  }
}
    `) as unknown as TypedDocumentString<OwnBookedEventsQuery, OwnBookedEventsQueryVariables>;
export const OwnOrderHistoryDocument = new TypedDocumentString(`
    query OwnOrderHistory {
  ownOrderHistory(pageSize: 100) {
    rows {
      id
    }
    pageInfo {
      totalItemsCount
    }
  }
}
    `) as unknown as TypedDocumentString<OwnOrderHistoryQuery, OwnOrderHistoryQueryVariables>;
export const OwnBookingDocument = new TypedDocumentString(`
    query OwnBooking($id: ID!) {
  ownBooking(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<OwnBookingQuery, OwnBookingQueryVariables>;
export const CancelForeignBookingDocument = new TypedDocumentString(`
    mutation CancelForeignBooking($id: ID!) {
  cancelOwnBooking(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<CancelForeignBookingMutation, CancelForeignBookingMutationVariables>;
export const CheckInByCodeDocument = new TypedDocumentString(`
    mutation CheckInByCode($code: String!, $eventId: ID, $careful: Boolean) {
  checkInEventBooking(code: $code, eventId: $eventId, careful: $careful) {
    success
    message
    result
    booking {
      id
      checkedInAt
    }
  }
}
    `) as unknown as TypedDocumentString<CheckInByCodeMutation, CheckInByCodeMutationVariables>;
export const CheckInByIdDocument = new TypedDocumentString(`
    mutation CheckInById($id: ID!, $eventId: ID!, $careful: Boolean) {
  checkInEventBookingById(id: $id, eventId: $eventId, careful: $careful) {
    result
    booking {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CheckInByIdMutation, CheckInByIdMutationVariables>;
export const UndoCheckInDocument = new TypedDocumentString(`
    mutation UndoCheckIn($id: ID!, $checkedInAt: DateTime!) {
  undoEventBookingCheckIn(id: $id, checkedInAt: $checkedInAt) {
    success
    message
    booking {
      checkedInAt
    }
  }
}
    `) as unknown as TypedDocumentString<UndoCheckInMutation, UndoCheckInMutationVariables>;
export const AdmissionFiguresDocument = new TypedDocumentString(`
    query AdmissionFigures($eventId: ID!) {
  eventAdmissionFigures(eventId: $eventId) {
    confirmed
    admitted
  }
}
    `) as unknown as TypedDocumentString<AdmissionFiguresQuery, AdmissionFiguresQueryVariables>;
export const EventsAtDoorDocument = new TypedDocumentString(`
    query EventsAtDoor($day: String!) {
  eventsAtDoor(day: $day) {
    id
  }
}
    `) as unknown as TypedDocumentString<EventsAtDoorQuery, EventsAtDoorQueryVariables>;
export const RescheduleBookedEventDocument = new TypedDocumentString(`
    mutation RescheduleBookedEvent($id: ID!, $input: EventInput!) {
  updateEvent(id: $id, input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<RescheduleBookedEventMutation, RescheduleBookedEventMutationVariables>;
export const CreateEventDocument = new TypedDocumentString(`
    mutation CreateEvent($input: EventInput!) {
  createEvent(input: $input) {
    success
    errors {
      field
      message
    }
    event {
      id
      name
      slug
      ticketId
      categoryId
      difficultyId
      category {
        name
      }
      difficulty {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreateEventMutation, CreateEventMutationVariables>;
export const UpdateEventDocument = new TypedDocumentString(`
    mutation UpdateEvent($id: ID!, $input: EventInput!) {
  updateEvent(id: $id, input: $input) {
    success
    event {
      ticketId
      capacity
      category {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateEventMutation, UpdateEventMutationVariables>;
export const EventsWithTheirNamesDocument = new TypedDocumentString(`
    query EventsWithTheirNames {
  publishedEvents(pageSize: 100) {
    rows {
      slug
      category {
        name
      }
      difficulty {
        name
      }
    }
    pageInfo {
      totalItemsCount
    }
  }
}
    `) as unknown as TypedDocumentString<EventsWithTheirNamesQuery, EventsWithTheirNamesQueryVariables>;
export const EventOfSlugDocument = new TypedDocumentString(`
    query EventOfSlug($slug: String) {
  publishedEvent(slug: $slug) {
    id
  }
}
    `) as unknown as TypedDocumentString<EventOfSlugQuery, EventOfSlugQueryVariables>;
export const EventsOfDaysDocument = new TypedDocumentString(`
    query EventsOfDays($filter: EventFilter) {
  events(pageSize: 100, filter: $filter, sort: {field: STARTS_ON}) {
    rows {
      name
    }
    pageInfo {
      totalItemsCount
    }
  }
}
    `) as unknown as TypedDocumentString<EventsOfDaysQuery, EventsOfDaysQueryVariables>;
export const CreateEventPriceDocument = new TypedDocumentString(`
    mutation CreateEventPrice($input: EventPriceInput!) {
  createEventPrice(input: $input) {
    success
    errors {
      field
      message
    }
    eventPrice {
      id
      nationality
      priceType
      label
      amount
      currency
      event {
        id
      }
      active
    }
  }
}
    `) as unknown as TypedDocumentString<CreateEventPriceMutation, CreateEventPriceMutationVariables>;
export const CreateRichEventDocument = new TypedDocumentString(`
    mutation CreateRichEvent($input: EventInput!) {
  createEvent(input: $input) {
    success
    errors {
      field
      message
    }
    event {
      id
      aboutDescription
    }
  }
}
    `) as unknown as TypedDocumentString<CreateRichEventMutation, CreateRichEventMutationVariables>;
export const UpdateRichEventDocument = new TypedDocumentString(`
    mutation UpdateRichEvent($id: ID!, $input: EventInput!) {
  updateEvent(id: $id, input: $input) {
    success
    errors {
      field
      message
    }
    event {
      id
      aboutDescription
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateRichEventMutation, UpdateRichEventMutationVariables>;
export const TranslateRichEventDocument = new TypedDocumentString(`
    mutation TranslateRichEvent($id: ID!, $input: EventTranslationInput!) {
  translateEvent(id: $id, lang: "ar", input: $input) {
    success
    errors {
      field
      message
    }
    event {
      id
      aboutDescription
    }
  }
}
    `) as unknown as TypedDocumentString<TranslateRichEventMutation, TranslateRichEventMutationVariables>;
export const RichEventDocument = new TypedDocumentString(`
    query RichEvent($id: ID!) {
  event(id: $id) {
    aboutDescription
    translations {
      lang
      aboutDescription
    }
  }
}
    `) as unknown as TypedDocumentString<RichEventQuery, RichEventQueryVariables>;
export const SizesOfFileDocument = new TypedDocumentString(`
    query SizesOfFile($id: ID!) {
  file(id: $id) {
    fileSize
    width
    height
  }
}
    `) as unknown as TypedDocumentString<SizesOfFileQuery, SizesOfFileQueryVariables>;
export const EventsByDateDocument = new TypedDocumentString(`
    query EventsByDate($page: Int! = 1, $pageSize: Int! = 100, $filter: PublishedEventFilter, $order: PublishedOrder! = DATE) {
  publishedEvents(
    page: $page
    pageSize: $pageSize
    filter: $filter
    order: $order
  ) {
    rows {
      name
    }
    pageInfo {
      totalItemsCount
      totalPages
    }
  }
}
    `) as unknown as TypedDocumentString<EventsByDateQuery, EventsByDateQueryVariables>;
export const EventsInTheOrderOfListsDocument = new TypedDocumentString(`
    query EventsInTheOrderOfLists {
  publishedEvents {
    rows {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<EventsInTheOrderOfListsQuery, EventsInTheOrderOfListsQueryVariables>;
export const FillingEventsDocument = new TypedDocumentString(`
    query FillingEvents {
  fillingEvents {
    count
    next {
      name
      capacity
      placesTaken
    }
  }
}
    `) as unknown as TypedDocumentString<FillingEventsQuery, FillingEventsQueryVariables>;
export const EventsOfVisitorsDocument = new TypedDocumentString(`
    query EventsOfVisitors($filter: PublishedEventFilter, $pageSize: Int! = 100) {
  publishedEvents(pageSize: $pageSize, filter: $filter) {
    rows {
      slug
      category {
        slug
      }
      difficulty {
        slug
      }
      prices {
        amount
        currency
        label
      }
    }
    pageInfo {
      totalItemsCount
      totalPages
    }
  }
}
    `) as unknown as TypedDocumentString<EventsOfVisitorsQuery, EventsOfVisitorsQueryVariables>;
export const RoomsOfVisitorsDocument = new TypedDocumentString(`
    query RoomsOfVisitors {
  events: publishedEvents(pageSize: 100) {
    rows {
      slug
      category {
        children {
          slug
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RoomsOfVisitorsQuery, RoomsOfVisitorsQueryVariables>;
export const RoomsOfStaffDocument = new TypedDocumentString(`
    query RoomsOfStaff {
  events(pageSize: 100) {
    rows {
      slug
      category {
        children {
          slug
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RoomsOfStaffQuery, RoomsOfStaffQueryVariables>;
export const CategoriesWithEventsDocument = new TypedDocumentString(`
    query CategoriesWithEvents($searchName: String) {
  publishedEventCategories(
    pageSize: 100
    filter: {hasEvents: true, searchName: $searchName}
  ) {
    rows {
      slug
    }
    descendants {
      slug
    }
    pageInfo {
      totalItemsCount
    }
  }
}
    `) as unknown as TypedDocumentString<CategoriesWithEventsQuery, CategoriesWithEventsQueryVariables>;
export const CategoriesBelowDocument = new TypedDocumentString(`
    query CategoriesBelow($slug: String) {
  publishedEventCategory(slug: $slug) {
    children {
      slug
      hasEvents
    }
  }
}
    `) as unknown as TypedDocumentString<CategoriesBelowQuery, CategoriesBelowQueryVariables>;
export const SlugOfEventDocument = new TypedDocumentString(`
    query SlugOfEvent($id: ID!) {
  event(id: $id) {
    slug
  }
}
    `) as unknown as TypedDocumentString<SlugOfEventQuery, SlugOfEventQueryVariables>;
export const CheckInCarefullyDocument = new TypedDocumentString(`
    mutation CheckInCarefully($code: String!) {
  checkInEventBooking(code: $code, careful: true) {
    result
  }
}
    `) as unknown as TypedDocumentString<CheckInCarefullyMutation, CheckInCarefullyMutationVariables>;
export const StatesOfJordanDocument = new TypedDocumentString(`
    query StatesOfJordan {
  states(country: "JO", lang: "ar") {
    code
    name
  }
}
    `) as unknown as TypedDocumentString<StatesOfJordanQuery, StatesOfJordanQueryVariables>;
export const CitiesOfAmmanDocument = new TypedDocumentString(`
    query CitiesOfAmman {
  cities(state: "JO-AM") {
    code
    name
  }
}
    `) as unknown as TypedDocumentString<CitiesOfAmmanQuery, CitiesOfAmmanQueryVariables>;
export const TimeZonesDocument = new TypedDocumentString(`
    query TimeZones {
  timeZones {
    name
    label
  }
}
    `) as unknown as TypedDocumentString<TimeZonesQuery, TimeZonesQueryVariables>;
export const BaseLanguagesDocument = new TypedDocumentString(`
    query BaseLanguages {
  languages(pageSize: 10) {
    rows {
      id
      name
      code
      active
      default
      base
      rtl
    }
  }
}
    `) as unknown as TypedDocumentString<BaseLanguagesQuery, BaseLanguagesQueryVariables>;
export const ChoiceOfBaseDocument = new TypedDocumentString(`
    query ChoiceOfBase {
  baseLanguageChoice {
    code
    refusal
  }
}
    `) as unknown as TypedDocumentString<ChoiceOfBaseQuery, ChoiceOfBaseQueryVariables>;
export const ChooseBaseDocument = new TypedDocumentString(`
    mutation ChooseBase($code: String!, $name: String) {
  chooseBaseLanguage(code: $code, name: $name) {
    success
    message
    errors {
      field
      message
    }
    language {
      code
      name
      base
    }
  }
}
    `) as unknown as TypedDocumentString<ChooseBaseMutation, ChooseBaseMutationVariables>;
export const DeactivateBaseDocument = new TypedDocumentString(`
    mutation DeactivateBase($id: ID!) {
  toggleLanguageActive(id: $id, to: false) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<DeactivateBaseMutation, DeactivateBaseMutationVariables>;
export const DeleteBaseDocument = new TypedDocumentString(`
    mutation DeleteBase($id: ID!) {
  deleteLanguage(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<DeleteBaseMutation, DeleteBaseMutationVariables>;
export const EventOfBaseDocument = new TypedDocumentString(`
    query EventOfBase($id: ID!) {
  event(id: $id) {
    version
    name(lang: "es")
    translations {
      lang
      name
    }
    can {
      edit
    }
  }
}
    `) as unknown as TypedDocumentString<EventOfBaseQuery, EventOfBaseQueryVariables>;
export const EventsOfBaseDocument = new TypedDocumentString(`
    query EventsOfBase {
  events {
    rows {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<EventsOfBaseQuery, EventsOfBaseQueryVariables>;
export const PagesOfBaseDocument = new TypedDocumentString(`
    query PagesOfBase {
  cmsPages(pageSize: 20) {
    rows {
      slug
      translations {
        lang
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PagesOfBaseQuery, PagesOfBaseQueryVariables>;
export const SearchOfBaseDocument = new TypedDocumentString(`
    query SearchOfBase {
  events(filter: {searchName: "ceramica"}, sort: {field: NAME, direction: ASC}) {
    rows {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SearchOfBaseQuery, SearchOfBaseQueryVariables>;
export const TranslateEventOfBaseDocument = new TypedDocumentString(`
    mutation TranslateEventOfBase($id: ID!, $lang: String!, $name: String!) {
  translateEvent(id: $id, lang: $lang, input: {name: $name}) {
    success
    message
    errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<TranslateEventOfBaseMutation, TranslateEventOfBaseMutationVariables>;
export const UpdateEventOfBaseDocument = new TypedDocumentString(`
    mutation UpdateEventOfBase($id: ID!) {
  updateEvent(id: $id, input: {name: "Otro taller"}) {
    success
  }
}
    `) as unknown as TypedDocumentString<UpdateEventOfBaseMutation, UpdateEventOfBaseMutationVariables>;
export const TrailOfBaseDocument = new TypedDocumentString(`
    query TrailOfBase {
  auditEntries(pageSize: 1) {
    rows {
      changes {
        field
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TrailOfBaseQuery, TrailOfBaseQueryVariables>;
export const TrailOfChoiceDocument = new TypedDocumentString(`
    query TrailOfChoice {
  auditEntries(pageSize: 10) {
    rows {
      changes {
        field
        before
        after
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TrailOfChoiceQuery, TrailOfChoiceQueryVariables>;
export const DeleteCategoryOfBaseDocument = new TypedDocumentString(`
    mutation DeleteCategoryOfBase($id: ID!) {
  deleteEventCategory(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<DeleteCategoryOfBaseMutation, DeleteCategoryOfBaseMutationVariables>;
export const LanguagesDocument = new TypedDocumentString(`
    query Languages {
  languages(pageSize: 100) {
    rows {
      id
      code
      default
      active
    }
  }
}
    `) as unknown as TypedDocumentString<LanguagesQuery, LanguagesQueryVariables>;
export const SetLanguageActiveDocument = new TypedDocumentString(`
    mutation SetLanguageActive($id: ID!, $to: Boolean) {
  toggleLanguageActive(id: $id, to: $to) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<SetLanguageActiveMutation, SetLanguageActiveMutationVariables>;
export const SetDefaultLanguageDocument = new TypedDocumentString(`
    mutation SetDefaultLanguage($id: ID!, $to: Boolean) {
  toggleLanguageDefault(id: $id, to: $to) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<SetDefaultLanguageMutation, SetDefaultLanguageMutationVariables>;
export const SetLanguageCodeDocument = new TypedDocumentString(`
    mutation SetLanguageCode($id: ID!, $code: String!) {
  updateLanguage(id: $id, input: {code: $code}) {
    success
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SetLanguageCodeMutation, SetLanguageCodeMutationVariables>;
export const DeleteOneLanguageDocument = new TypedDocumentString(`
    mutation DeleteOneLanguage($id: ID!) {
  deleteLanguage(id: $id) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<DeleteOneLanguageMutation, DeleteOneLanguageMutationVariables>;
export const LanguagesOfVisitorsDocument = new TypedDocumentString(`
    query LanguagesOfVisitors {
  publishedLanguages {
    code
  }
}
    `) as unknown as TypedDocumentString<LanguagesOfVisitorsQuery, LanguagesOfVisitorsQueryVariables>;
export const NamesOfDifficultiesDocument = new TypedDocumentString(`
    query NamesOfDifficulties {
  eventDifficulties {
    rows {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<NamesOfDifficultiesQuery, NamesOfDifficultiesQueryVariables>;
export const ProgressOfLanguageDocument = new TypedDocumentString(`
    query ProgressOfLanguage($id: ID!) {
  languageProgress(id: $id) {
    code
    active
    base
    siteTexts {
      total
      translated
    }
    kinds {
      kind
      total
      translated
    }
  }
}
    `) as unknown as TypedDocumentString<ProgressOfLanguageQuery, ProgressOfLanguageQueryVariables>;
export const AddLanguageInProgressDocument = new TypedDocumentString(`
    mutation AddLanguageInProgress($code: String!, $name: String!) {
  createLanguage(input: {code: $code, name: $name}) {
    success
    language {
      id
      active
    }
  }
}
    `) as unknown as TypedDocumentString<AddLanguageInProgressMutation, AddLanguageInProgressMutationVariables>;
export const LanguagesInProgressDocument = new TypedDocumentString(`
    query LanguagesInProgress {
  languages {
    rows {
      id
      code
    }
  }
}
    `) as unknown as TypedDocumentString<LanguagesInProgressQuery, LanguagesInProgressQueryVariables>;
export const FailedMailCountDocument = new TypedDocumentString(`
    query FailedMailCount($since: DateTime!) {
  failedMailCount(since: $since)
}
    `) as unknown as TypedDocumentString<FailedMailCountQuery, FailedMailCountQueryVariables>;
export const InactiveRecordsDocument = new TypedDocumentString(`
    query InactiveRecords {
  inactiveRecords {
    kind
    count
  }
}
    `) as unknown as TypedDocumentString<InactiveRecordsQuery, InactiveRecordsQueryVariables>;
export const UntranslatedRecordsDocument = new TypedDocumentString(`
    query UntranslatedRecords {
  untranslatedRecords {
    kind
    lang
    count
  }
}
    `) as unknown as TypedDocumentString<UntranslatedRecordsQuery, UntranslatedRecordsQueryVariables>;
export const InactiveEventsDocument = new TypedDocumentString(`
    query InactiveEvents {
  events(filter: {status: INACTIVE}) {
    rows {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<InactiveEventsQuery, InactiveEventsQueryVariables>;
export const DraftRecordsDocument = new TypedDocumentString(`
    query DraftRecords {
  draftRecords {
    kind
    count
  }
}
    `) as unknown as TypedDocumentString<DraftRecordsQuery, DraftRecordsQueryVariables>;
export const DraftEventsDocument = new TypedDocumentString(`
    query DraftEvents {
  events(filter: {publishing: DRAFT}) {
    rows {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<DraftEventsQuery, DraftEventsQueryVariables>;
export const SaveContentDocument = new TypedDocumentString(`
    mutation SaveContent($id: ID!, $content: ContentMap!, $lang: String, $version: Int) {
  result: updateCmsPageContent(
    linkId: $id
    content: $content
    lang: $lang
    version: $version
  ) {
    success
    message
    errors {
      field
      message
    }
    cmsPage {
      version
    }
  }
}
    `) as unknown as TypedDocumentString<SaveContentMutation, SaveContentMutationVariables>;
export const ContentOfPageDocument = new TypedDocumentString(`
    query ContentOfPage($id: ID!, $lang: String) {
  cmsPage(id: $id) {
    contentDetails(lang: $lang)
  }
}
    `) as unknown as TypedDocumentString<ContentOfPageQuery, ContentOfPageQueryVariables>;
export const LinksOfPagesDocument = new TypedDocumentString(`
    query LinksOfPages {
  cmsPages(pageSize: 100) {
    rows {
      slug
      linkId
    }
  }
}
    `) as unknown as TypedDocumentString<LinksOfPagesQuery, LinksOfPagesQueryVariables>;
export const OperationsOfSchemaDocument = new TypedDocumentString(`
    query OperationsOfSchema {
  __schema {
    queryType {
      fields {
        name
      }
    }
    mutationType {
      fields {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OperationsOfSchemaQuery, OperationsOfSchemaQueryVariables>;
export const PageOfCoursesDocument = new TypedDocumentString(`
    query PageOfCourses($lang: String) {
  publishedCmsPage(slug: "courses") {
    contentDetails(lang: $lang)
    pictures {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<PageOfCoursesQuery, PageOfCoursesQueryVariables>;
export const RecordsWithFileDocument = new TypedDocumentString(`
    query RecordsWithFile($id: ID!) {
  file(id: $id) {
    usedBy {
      records {
        kind
        title
        fields
        labels
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RecordsWithFileQuery, RecordsWithFileQueryVariables>;
export const MetaTextsOfCareersDocument = new TypedDocumentString(`
    query MetaTextsOfCareers($lang: String) {
  publishedCmsPage(slug: "careers") {
    metaTitle(lang: $lang)
    metaDescription(lang: $lang)
  }
}
    `) as unknown as TypedDocumentString<MetaTextsOfCareersQuery, MetaTextsOfCareersQueryVariables>;
export const SaveListViewDocument = new TypedDocumentString(`
    mutation SaveListView($list: String!, $name: String!, $query: String!) {
  saveListView(list: $list, name: $name, query: $query) {
    success
    message
    errors {
      field
    }
    view {
      id
      name
      query
    }
  }
}
    `) as unknown as TypedDocumentString<SaveListViewMutation, SaveListViewMutationVariables>;
export const ListViewsDocument = new TypedDocumentString(`
    query ListViews($list: String!) {
  myListViews(list: $list) {
    id
    name
    query
  }
}
    `) as unknown as TypedDocumentString<ListViewsQuery, ListViewsQueryVariables>;
export const CreateMemberOfStaffDocument = new TypedDocumentString(`
    mutation CreateMemberOfStaff($input: StaffMemberInput!) {
  createStaffMember(input: $input) {
    success
    message
    errors {
      field
      message
      code
    }
    record: staffMember {
      id
      name
      email
      roleId
      picture
      superAdmin
      adminAssignedRole {
        id
        name
      }
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateMemberOfStaffMutation, CreateMemberOfStaffMutationVariables>;
export const UpdateMemberOfStaffDocument = new TypedDocumentString(`
    mutation UpdateMemberOfStaff($id: ID!, $input: StaffMemberInput!, $version: Int) {
  updateStaffMember(id: $id, input: $input, version: $version) {
    success
    message
    errors {
      field
      message
      code
    }
    record: staffMember {
      name
      roleId
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateMemberOfStaffMutation, UpdateMemberOfStaffMutationVariables>;
export const DeleteMemberOfStaffDocument = new TypedDocumentString(`
    mutation DeleteMemberOfStaff($id: ID!) {
  deleteStaffMember(id: $id) {
    success
    message
    errors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteMemberOfStaffMutation, DeleteMemberOfStaffMutationVariables>;
export const MemberOfStaffDocument = new TypedDocumentString(`
    query MemberOfStaff($id: ID!) {
  staffMember(id: $id) {
    id
    name
    email
    roleId
    can {
      edit
      editRefusal
      delete
      deleteRefusal
      toggles
    }
  }
}
    `) as unknown as TypedDocumentString<MemberOfStaffQuery, MemberOfStaffQueryVariables>;
export const MembersOfStaffDocument = new TypedDocumentString(`
    query MembersOfStaff($filter: StaffMemberFilter) {
  staffMembers(pageSize: 100, filter: $filter) {
    rows {
      id
      email
      roleId
      can {
        edit
        editRefusal
        delete
        deleteRefusal
        toggles
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MembersOfStaffQuery, MembersOfStaffQueryVariables>;
export const CreateRoleDocument = new TypedDocumentString(`
    mutation CreateRole($input: RoleInput!) {
  createRole(input: $input) {
    success
    message
    errors {
      field
      message
      code
    }
    record: role {
      id
      permissionIds
    }
  }
}
    `) as unknown as TypedDocumentString<CreateRoleMutation, CreateRoleMutationVariables>;
export const UpdateRoleDocument = new TypedDocumentString(`
    mutation UpdateRole($id: ID!, $input: RoleInput!) {
  updateRole(id: $id, input: $input) {
    success
    message
    errors {
      field
      message
      code
    }
    record: role {
      permissionIds
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateRoleMutation, UpdateRoleMutationVariables>;
export const DeleteRoleDocument = new TypedDocumentString(`
    mutation DeleteRole($id: ID!) {
  deleteRole(id: $id) {
    success
    message
    errors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteRoleMutation, DeleteRoleMutationVariables>;
export const RolesAndTheirRightsDocument = new TypedDocumentString(`
    query RolesAndTheirRights {
  roles(pageSize: 100) {
    rows {
      id
      name
      permissionIds
      can {
        edit
        editRefusal
        delete
        deleteRefusal
        toggles
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RolesAndTheirRightsQuery, RolesAndTheirRightsQueryVariables>;
export const RoleOptionsDocument = new TypedDocumentString(`
    query RoleOptions {
  roleOptions {
    id
    disabled
    reason
  }
}
    `) as unknown as TypedDocumentString<RoleOptionsQuery, RoleOptionsQueryVariables>;
export const TrailOfStaffDocument = new TypedDocumentString(`
    query TrailOfStaff {
  auditEntries(pageSize: 2, filter: {kind: "staffMember"}) {
    rows {
      action
      target {
        id
        label
      }
      changes {
        field
        before
        after
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TrailOfStaffQuery, TrailOfStaffQueryVariables>;
export const IdsOfPermissionsDocument = new TypedDocumentString(`
    query IdsOfPermissions {
  permissions {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<IdsOfPermissionsQuery, IdsOfPermissionsQueryVariables>;
export const WhoMayWhatDocument = new TypedDocumentString(`
    query WhoMayWhat {
  session {
    user {
      email
    }
    permissions
  }
}
    `) as unknown as TypedDocumentString<WhoMayWhatQuery, WhoMayWhatQueryVariables>;
export const RightsOverStaffDocument = new TypedDocumentString(`
    query RightsOverStaff($pageSize: Int!) {
  staffMembers(pageSize: $pageSize) {
    rows {
      adminAssignedRole {
        name
      }
      superAdmin
      can {
        edit
        editRefusal
        delete
        deleteRefusal
        toggles
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RightsOverStaffQuery, RightsOverStaffQueryVariables>;
export const PermissionModulesDocument = new TypedDocumentString(`
    query PermissionModules($role: ID!) {
  permissionModules(role: $role) {
    module
    role
    actions {
      name
      status
    }
  }
}
    `) as unknown as TypedDocumentString<PermissionModulesQuery, PermissionModulesQueryVariables>;
export const SetPermissionModuleDocument = new TypedDocumentString(`
    mutation SetPermissionModule($input: PermissionModuleInput!) {
  setPermissionModule(input: $input) {
    success
    message
    errors {
      field
      message
    }
    permissionModule {
      module
      role
      actions {
        name
        status
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SetPermissionModuleMutation, SetPermissionModuleMutationVariables>;
export const AllPermissionsDocument = new TypedDocumentString(`
    query AllPermissions {
  permissions {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<AllPermissionsQuery, AllPermissionsQueryVariables>;
export const PermissionsInUseDocument = new TypedDocumentString(`
    query PermissionsInUse {
  permissions {
    id
    name
    inUse
  }
}
    `) as unknown as TypedDocumentString<PermissionsInUseQuery, PermissionsInUseQueryVariables>;
export const WhyNotDocument = new TypedDocumentString(`
    query WhyNot($operation: String!) {
  whyNot(operation: $operation) {
    allowed
    missing
    roles {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<WhyNotQuery, WhyNotQueryVariables>;
export const OldestRolesDocument = new TypedDocumentString(`
    query OldestRoles {
  roles(page: 1, pageSize: 2) {
    rows {
      id
      name
      permissionIds
      createdAt
    }
    pageInfo {
      currentPage
      currentLimit
      totalItemsCount
    }
  }
}
    `) as unknown as TypedDocumentString<OldestRolesQuery, OldestRolesQueryVariables>;
export const PermissionsInOrderDocument = new TypedDocumentString(`
    query PermissionsInOrder {
  permissions {
    id
    name
    group
  }
}
    `) as unknown as TypedDocumentString<PermissionsInOrderQuery, PermissionsInOrderQueryVariables>;
export const UpdateProfileDocument = new TypedDocumentString(`
    mutation UpdateProfile($input: ProfileInput!, $id: ID) {
  updateProfile(input: $input, id: $id) {
    success
    message
    errors {
      field
      message
      code
    }
    session {
      user {
        id
        name
        email
        picture
        adminAssignedRole {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
    success
    message
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const WhoIsSignedInDocument = new TypedDocumentString(`
    query WhoIsSignedIn {
  session {
    user {
      id
      name
      email
      picture
    }
  }
}
    `) as unknown as TypedDocumentString<WhoIsSignedInQuery, WhoIsSignedInQueryVariables>;
export const DevicesDocument = new TypedDocumentString(`
    query Devices {
  mySessions {
    id
    device
    ip
    createdAt
    lastSeenAt
    current
  }
}
    `) as unknown as TypedDocumentString<DevicesQuery, DevicesQueryVariables>;
export const EditOneselfAsStaffDocument = new TypedDocumentString(`
    mutation EditOneselfAsStaff($id: ID!, $input: StaffMemberInput!) {
  updateStaffMember(id: $id, input: $input) {
    success
    message
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<EditOneselfAsStaffMutation, EditOneselfAsStaffMutationVariables>;
export const CurrentVisitorDocument = new TypedDocumentString(`
    query CurrentVisitor {
  currentVisitor {
    id
  }
}
    `) as unknown as TypedDocumentString<CurrentVisitorQuery, CurrentVisitorQueryVariables>;
export const VisitorsDocument = new TypedDocumentString(`
    query Visitors($filter: VisitorAccountFilter) {
  visitors(pageSize: 100, filter: $filter) {
    rows {
      id
      name
      email
      phone
      language
      blocked
      verifiedAt
      lastSeenAt
      bookings
      enquiries
      hasIdentityFile
    }
  }
}
    `) as unknown as TypedDocumentString<VisitorsQuery, VisitorsQueryVariables>;
export const ExportVisitorDocument = new TypedDocumentString(`
    mutation ExportVisitor($id: ID!) {
  exportVisitor(id: $id) {
    success
    message
    data
  }
}
    `) as unknown as TypedDocumentString<ExportVisitorMutation, ExportVisitorMutationVariables>;
export const TicketOfBookingDocument = new TypedDocumentString(`
    query TicketOfBooking($id: ID!) {
  ownBooking(id: $id) {
    ticketCode
  }
}
    `) as unknown as TypedDocumentString<TicketOfBookingQuery, TicketOfBookingQueryVariables>;
export const VisitorsInTheTrailDocument = new TypedDocumentString(`
    query VisitorsInTheTrail($text: String!) {
  auditEntries(filter: {kind: "visitor", text: $text}) {
    rows {
      target {
        label
      }
    }
  }
}
    `) as unknown as TypedDocumentString<VisitorsInTheTrailQuery, VisitorsInTheTrailQueryVariables>;
export const SearchRecordsDocument = new TypedDocumentString(`
    query SearchRecords($text: String!, $limit: Int) {
  searchRecords(text: $text, limit: $limit) {
    kind
    id
    slug
    title
    subtitle
  }
}
    `) as unknown as TypedDocumentString<SearchRecordsQuery, SearchRecordsQueryVariables>;
export const SettingsByKeyDocument = new TypedDocumentString(`
    query SettingsByKey($keys: [String!]!) {
  websiteSettings(keys: $keys) {
    key
    value
  }
}
    `) as unknown as TypedDocumentString<SettingsByKeyQuery, SettingsByKeyQueryVariables>;
export const SizeOfLogoDocument = new TypedDocumentString(`
    query SizeOfLogo($id: ID!) {
  file(id: $id) {
    width
    height
  }
}
    `) as unknown as TypedDocumentString<SizeOfLogoQuery, SizeOfLogoQueryVariables>;
export const TrailOfSettingsDocument = new TypedDocumentString(`
    query TrailOfSettings {
  auditEntries(pageSize: 2) {
    rows {
      action
      target {
        kind
        label
      }
      changes {
        field
        before
        after
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TrailOfSettingsQuery, TrailOfSettingsQueryVariables>;
export const UsesOfLogoDocument = new TypedDocumentString(`
    query UsesOfLogo($id: ID!) {
  file(id: $id) {
    usedBy {
      records {
        kind
        title
        labels
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UsesOfLogoQuery, UsesOfLogoQueryVariables>;
export const VersionOfPanelDocument = new TypedDocumentString(`
    query VersionOfPanel {
  settingsPanel(id: "copywriteText") {
    version
  }
}
    `) as unknown as TypedDocumentString<VersionOfPanelQuery, VersionOfPanelQueryVariables>;
export const FindOnSiteDocument = new TypedDocumentString(`
    query FindOnSite($q: String!, $lang: String, $kind: String, $page: Int! = 1, $pageSize: Int! = 20) {
  siteSearch(q: $q, lang: $lang, kind: $kind, page: $page, pageSize: $pageSize) {
    totalItemsCount
    exactItemsCount
    correction
    kinds {
      kind
      pageInfo {
        totalItemsCount
        totalPages
      }
      rows {
        path
        startsOn
        endsOn
        publishedAt
        title {
          lang
          pieces {
            text
            found
          }
        }
        excerpt {
          lang
          pieces {
            text
            found
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FindOnSiteQuery, FindOnSiteQueryVariables>;
export const StoriesDocument = new TypedDocumentString(`
    query Stories($page: Int! = 1, $pageSize: Int! = 100, $filter: StoryFilter) {
  publishedStories(page: $page, pageSize: $pageSize, filter: $filter) {
    rows {
      post {
        slug
        title
        category {
          slug
        }
      }
      article {
        slug
        title
        category {
          slug
        }
      }
    }
    pageInfo {
      totalItemsCount
      totalPages
    }
  }
}
    `) as unknown as TypedDocumentString<StoriesQuery, StoriesQueryVariables>;
export const StoriesAroundDocument = new TypedDocumentString(`
    query StoriesAround($post: String, $article: String) {
  publishedStoriesAround(post: $post, article: $article) {
    newer {
      post {
        slug
      }
      article {
        slug
      }
    }
    older {
      post {
        slug
      }
      article {
        slug
      }
    }
    related {
      post {
        slug
      }
      article {
        slug
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StoriesAroundQuery, StoriesAroundQueryVariables>;
export const TotalOfStoriesDocument = new TypedDocumentString(`
    query TotalOfStories {
  publishedStories {
    pageInfo {
      totalItemsCount
    }
  }
}
    `) as unknown as TypedDocumentString<TotalOfStoriesQuery, TotalOfStoriesQueryVariables>;
export const TagSuggestionsDocument = new TypedDocumentString(`
    query TagSuggestions($kind: String!, $field: String!, $lang: String!, $text: String) {
  tagSuggestions(kind: $kind, field: $field, lang: $lang, text: $text)
}
    `) as unknown as TypedDocumentString<TagSuggestionsQuery, TagSuggestionsQueryVariables>;
export const TextsOfSiteDocument = new TypedDocumentString(`
    query TextsOfSite($lang: String!) {
  siteTexts(lang: $lang) {
    id
    name
    heading
    version
    texts {
      path
      source
      standard
      text
      placeholders
    }
  }
}
    `) as unknown as TypedDocumentString<TextsOfSiteQuery, TextsOfSiteQueryVariables>;
export const SaveTextDocument = new TypedDocumentString(`
    mutation SaveText($path: ID!, $lang: String!, $text: String, $was: String) {
  result: updateSiteText(path: $path, lang: $lang, text: $text, was: $was) {
    success
    message
    errors {
      field
      message
    }
    record {
      path
      standard
      text
    }
  }
}
    `) as unknown as TypedDocumentString<SaveTextMutation, SaveTextMutationVariables>;
export const SaveTextsDocument = new TypedDocumentString(`
    mutation SaveTexts($lang: String!, $texts: [SiteTextChange!]!, $check: Boolean!) {
  result: updateSiteTexts(lang: $lang, texts: $texts, check: $check) {
    success
    message
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SaveTextsMutation, SaveTextsMutationVariables>;
export const PreviewOfTextDocument = new TypedDocumentString(`
    query PreviewOfText($path: ID!, $lang: String!, $text: String!) {
  preview: siteTextPreview(path: $path, lang: $lang, text: $text) {
    fault
    examples
  }
}
    `) as unknown as TypedDocumentString<PreviewOfTextQuery, PreviewOfTextQueryVariables>;
export const HistoryOfTextsDocument = new TypedDocumentString(`
    query HistoryOfTexts($id: ID!) {
  recordHistory(kind: "siteTexts", id: $id) {
    rows {
      version
      action
      by
      fields
    }
  }
}
    `) as unknown as TypedDocumentString<HistoryOfTextsQuery, HistoryOfTextsQueryVariables>;
export const RestoreTextsDocument = new TypedDocumentString(`
    mutation RestoreTexts($id: ID!, $to: Int!, $fields: [String!]) {
  restoreRecordVersion(kind: "siteTexts", id: $id, to: $to, fields: $fields) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<RestoreTextsMutation, RestoreTextsMutationVariables>;
export const TrailOfTextsDocument = new TypedDocumentString(`
    query TrailOfTexts {
  auditEntries(pageSize: 1) {
    rows {
      action
      target {
        kind
        label
      }
      changes {
        field
        before
        after
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TrailOfTextsQuery, TrailOfTextsQueryVariables>;
export const UpcomingChangesDocument = new TypedDocumentString(`
    query UpcomingChanges {
  upcomingChanges {
    at
    step
    kind
    id
    part
    title
    by
    failure
  }
}
    `) as unknown as TypedDocumentString<UpcomingChangesQuery, UpcomingChangesQueryVariables>;
export const PagesOfTheSiteDocument = new TypedDocumentString(`
    query PagesOfTheSite {
  cmsPages {
    rows {
      id
      slug
    }
  }
}
    `) as unknown as TypedDocumentString<PagesOfTheSiteQuery, PagesOfTheSiteQueryVariables>;
export const ScheduleCareerDocument = new TypedDocumentString(`
    mutation ScheduleCareer($id: ID!, $at: String!) {
  scheduleCareer(id: $id, at: $at) {
    success
  }
}
    `) as unknown as TypedDocumentString<ScheduleCareerMutation, ScheduleCareerMutationVariables>;
export const CreateInOutageDocument = new TypedDocumentString(`
    mutation CreateInOutage($name: String!) {
  createEventCategory(input: {name: $name}) {
    success
    eventCategory {
      id
      name
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateInOutageMutation, CreateInOutageMutationVariables>;
export const CategoriesByNameDocument = new TypedDocumentString(`
    query CategoriesByName($name: String!) {
  eventCategories(filter: {searchName: $name}) {
    rows {
      id
      name
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CategoriesByNameQuery, CategoriesByNameQueryVariables>;
export const CategoriesOfProcessDocument = new TypedDocumentString(`
    query CategoriesOfProcess {
  publishedEventCategories {
    rows {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CategoriesOfProcessQuery, CategoriesOfProcessQueryVariables>;
export const CategoriesOfOtherProcessDocument = new TypedDocumentString(`
    query CategoriesOfOtherProcess {
  publishedEventCategories {
    rows {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CategoriesOfOtherProcessQuery, CategoriesOfOtherProcessQueryVariables>;
export const PresentAddressDocument = new TypedDocumentString(`
    query PresentAddress($kind: String!, $slug: String!) {
  presentAddress(kind: $kind, slug: $slug) {
    slug
    path
  }
}
    `) as unknown as TypedDocumentString<PresentAddressQuery, PresentAddressQueryVariables>;
export const CategoryOfBranchDocument = new TypedDocumentString(`
    query CategoryOfBranch($id: ID!) {
  eventCategory(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<CategoryOfBranchQuery, CategoryOfBranchQueryVariables>;
export const DeleteBranchesDocument = new TypedDocumentString(`
    mutation DeleteBranches($ids: [ID!]!) {
  deleteEventCategories(ids: $ids) {
    results {
      id
      success
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteBranchesMutation, DeleteBranchesMutationVariables>;
export const MoveBelowDocument = new TypedDocumentString(`
    mutation MoveBelow($id: ID!, $parentId: ID!) {
  updateEventCategory(id: $id, input: {parentId: $parentId}) {
    success
  }
}
    `) as unknown as TypedDocumentString<MoveBelowMutation, MoveBelowMutationVariables>;
export const NoteEventEditedDocument = new TypedDocumentString(`
    mutation NoteEventEdited($id: ID!, $leaving: Boolean) {
  noteEventEdited(id: $id, leaving: $leaving) {
    others {
      name
      since
    }
  }
}
    `) as unknown as TypedDocumentString<NoteEventEditedMutation, NoteEventEditedMutationVariables>;
export const UsesInEntriesDocument = new TypedDocumentString(`
    query UsesInEntries($id: ID!) {
  file(id: $id) {
    usedBy {
      records {
        fields
        labels
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UsesInEntriesQuery, UsesInEntriesQueryVariables>;
export const HistoryOfRecordDocument = new TypedDocumentString(`
    query HistoryOfRecord($kind: String!, $id: ID!) {
  recordHistory(kind: $kind, id: $id, pageSize: 100) {
    rows {
      version
      action
      by
      face
      fields
    }
  }
}
    `) as unknown as TypedDocumentString<HistoryOfRecordQuery, HistoryOfRecordQueryVariables>;
export const DifferencesOfRecordDocument = new TypedDocumentString(`
    query DifferencesOfRecord($kind: String!, $id: ID!, $from: Int!, $to: Int!) {
  recordDifferences(kind: $kind, id: $id, from: $from, to: $to) {
    field
    path
    richText
    before
    after
  }
}
    `) as unknown as TypedDocumentString<DifferencesOfRecordQuery, DifferencesOfRecordQueryVariables>;
export const RestoreVersionDocument = new TypedDocumentString(`
    mutation RestoreVersion($kind: String!, $id: ID!, $to: Int!, $fields: [String!], $version: Int) {
  restoreRecordVersion(
    kind: $kind
    id: $id
    to: $to
    fields: $fields
    version: $version
  ) {
    success
    message
    errors {
      field
      message
    }
    version
  }
}
    `) as unknown as TypedDocumentString<RestoreVersionMutation, RestoreVersionMutationVariables>;
export const CreateCategoryWithHistoryDocument = new TypedDocumentString(`
    mutation CreateCategoryWithHistory($input: BlogCategoryInput!) {
  created: createBlogCategory(input: $input) {
    message
    record: blogCategory {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCategoryWithHistoryMutation, CreateCategoryWithHistoryMutationVariables>;
export const CreatePostWithHistoryDocument = new TypedDocumentString(`
    mutation CreatePostWithHistory($input: BlogPostInput!) {
  created: createBlogPost(input: $input) {
    message
    record: blogPost {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreatePostWithHistoryMutation, CreatePostWithHistoryMutationVariables>;
export const CreateDifficultyWithHistoryDocument = new TypedDocumentString(`
    mutation CreateDifficultyWithHistory($input: EventDifficultyInput!) {
  created: createEventDifficulty(input: $input) {
    message
    record: eventDifficulty {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateDifficultyWithHistoryMutation, CreateDifficultyWithHistoryMutationVariables>;
export const UpdateCategoryWithHistoryDocument = new TypedDocumentString(`
    mutation UpdateCategoryWithHistory($id: ID!, $input: BlogCategoryInput!) {
  updated: updateBlogCategory(id: $id, input: $input) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<UpdateCategoryWithHistoryMutation, UpdateCategoryWithHistoryMutationVariables>;
export const UpdatePostWithHistoryDocument = new TypedDocumentString(`
    mutation UpdatePostWithHistory($id: ID!, $input: BlogPostInput!) {
  updated: updateBlogPost(id: $id, input: $input) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<UpdatePostWithHistoryMutation, UpdatePostWithHistoryMutationVariables>;
export const UpdateDifficultyWithHistoryDocument = new TypedDocumentString(`
    mutation UpdateDifficultyWithHistory($id: ID!, $input: EventDifficultyInput!) {
  updated: updateEventDifficulty(id: $id, input: $input) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<UpdateDifficultyWithHistoryMutation, UpdateDifficultyWithHistoryMutationVariables>;
export const DifferencesOfVersionsDocument = new TypedDocumentString(`
    query DifferencesOfVersions($kind: String!, $id: ID!, $from: Int!, $to: Int!) {
  recordDifferences(kind: $kind, id: $id, from: $from, to: $to) {
    field
    path
    before
    after
  }
}
    `) as unknown as TypedDocumentString<DifferencesOfVersionsQuery, DifferencesOfVersionsQueryVariables>;
export const RestoreEarlierVersionDocument = new TypedDocumentString(`
    mutation RestoreEarlierVersion($kind: String!, $id: ID!, $to: Int!, $fields: [String!]) {
  restored: restoreRecordVersion(kind: $kind, id: $id, to: $to, fields: $fields) {
    success
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreEarlierVersionMutation, RestoreEarlierVersionMutationVariables>;
export const AddressOfPictureDocument = new TypedDocumentString(`
    query AddressOfPicture($id: ID!) {
  file(id: $id) {
    url
  }
}
    `) as unknown as TypedDocumentString<AddressOfPictureQuery, AddressOfPictureQueryVariables>;
export const TextOfPostDocument = new TypedDocumentString(`
    query TextOfPost($id: ID!) {
  blogPost(id: $id) {
    description
  }
}
    `) as unknown as TypedDocumentString<TextOfPostQuery, TextOfPostQueryVariables>;
export const SavePageWithHistoryDocument = new TypedDocumentString(`
    mutation SavePageWithHistory($id: ID!, $lang: String, $content: ContentMap!) {
  updateCmsPageContent(linkId: $id, lang: $lang, content: $content) {
    success
    message
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SavePageWithHistoryMutation, SavePageWithHistoryMutationVariables>;
export const ContentOfHomePageDocument = new TypedDocumentString(`
    query ContentOfHomePage($id: ID!) {
  cmsPage(id: $id) {
    content: contentDetails(lang: "en")
  }
}
    `) as unknown as TypedDocumentString<ContentOfHomePageQuery, ContentOfHomePageQueryVariables>;
export const RowsWrittenDocument = new TypedDocumentString(`
    query RowsWritten($id: ID!) {
  import(id: $id) {
    counts {
      written
    }
  }
}
    `) as unknown as TypedDocumentString<RowsWrittenQuery, RowsWrittenQueryVariables>;
export const LevelsOfImportDocument = new TypedDocumentString(`
    query LevelsOfImport {
  eventDifficulties(pageSize: 100) {
    rows {
      version
    }
    pageInfo {
      totalItemsCount
    }
  }
}
    `) as unknown as TypedDocumentString<LevelsOfImportQuery, LevelsOfImportQueryVariables>;
export const ImportsOfDifficultiesDocument = new TypedDocumentString(`
    query ImportsOfDifficulties {
  imports(kind: "eventDifficulty") {
    id
    by
  }
}
    `) as unknown as TypedDocumentString<ImportsOfDifficultiesQuery, ImportsOfDifficultiesQueryVariables>;
export const MatchingOfImportDocument = new TypedDocumentString(`
    query MatchingOfImport($id: ID!) {
  import(id: $id) {
    matching {
      encoding
      dayOrder
      decimals
      columns {
        heading
        samples
        filled
        guess
      }
      fields {
        name
        label
        language
        required
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MatchingOfImportQuery, MatchingOfImportQueryVariables>;
export const MatchImportDocument = new TypedDocumentString(`
    mutation MatchImport($id: ID!, $columns: [String!]!, $dayOrder: ImportDayOrder, $decimals: ImportDecimals) {
  matchImport(
    id: $id
    columns: $columns
    dayOrder: $dayOrder
    decimals: $decimals
  ) {
    success
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<MatchImportMutation, MatchImportMutationVariables>;
export const TranslatePotteryDocument = new TypedDocumentString(`
    mutation TranslatePottery($id: ID!) {
  translateBlogCategory(id: $id, lang: "ar", input: {name: "الفخار"}) {
    success
  }
}
    `) as unknown as TypedDocumentString<TranslatePotteryMutation, TranslatePotteryMutationVariables>;
export const FallbacksOfCategoriesDocument = new TypedDocumentString(`
    query FallbacksOfCategories($lang: String) {
  publishedBlogCategories {
    rows {
      slug
      name(lang: $lang)
      fallbacks(lang: $lang) {
        field
        lang
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FallbacksOfCategoriesQuery, FallbacksOfCategoriesQueryVariables>;
export const DifficultiesByNameDocument = new TypedDocumentString(`
    query DifficultiesByName($direction: SortDirection!, $lang: String, $page: Int! = 1, $pageSize: Int! = 100) {
  eventDifficulties(
    page: $page
    pageSize: $pageSize
    filter: {lang: $lang}
    sort: {field: NAME, direction: $direction}
  ) {
    rows {
      name(lang: $lang)
    }
    pageInfo {
      totalItemsCount
      totalPages
    }
  }
}
    `) as unknown as TypedDocumentString<DifficultiesByNameQuery, DifficultiesByNameQueryVariables>;
export const LanguagesByNameDocument = new TypedDocumentString(`
    query LanguagesByName {
  languages(pageSize: 100, sort: {field: NAME}) {
    rows {
      name
    }
    pageInfo {
      totalItemsCount
      totalPages
    }
  }
}
    `) as unknown as TypedDocumentString<LanguagesByNameQuery, LanguagesByNameQueryVariables>;
export const FilledCategoriesDocument = new TypedDocumentString(`
    query FilledCategories {
  blogCategories(filter: {searchName: "illed IN"}) {
    rows {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<FilledCategoriesQuery, FilledCategoriesQueryVariables>;
export const CountBySearchNameDocument = new TypedDocumentString(`
    query CountBySearchName($searchName: String) {
  eventDifficulties(filter: {searchName: $searchName}) {
    pageInfo {
      totalItemsCount
    }
  }
}
    `) as unknown as TypedDocumentString<CountBySearchNameQuery, CountBySearchNameQueryVariables>;
export const CreateNodeDocument = new TypedDocumentString(`
    mutation CreateNode($input: EventCategoryInput!) {
  createEventCategory(input: $input) {
    success
    message
    errors {
      field
      message
    }
    eventCategory {
      id
      slug
      parentId
    }
  }
}
    `) as unknown as TypedDocumentString<CreateNodeMutation, CreateNodeMutationVariables>;
export const MoveNodeDocument = new TypedDocumentString(`
    mutation MoveNode($id: ID!, $parentId: ID) {
  updateEventCategory(id: $id, input: {parentId: $parentId}) {
    success
    message
    errors {
      field
      message
    }
    eventCategory {
      id
      slug
      parentId
    }
  }
}
    `) as unknown as TypedDocumentString<MoveNodeMutation, MoveNodeMutationVariables>;
export const RenameNodeDocument = new TypedDocumentString(`
    mutation RenameNode($id: ID!) {
  updateEventCategory(id: $id, input: {name: "Renamed"}) {
    success
  }
}
    `) as unknown as TypedDocumentString<RenameNodeMutation, RenameNodeMutationVariables>;
export const DeleteNodeDocument = new TypedDocumentString(`
    mutation DeleteNode($id: ID!) {
  deleteEventCategory(id: $id) {
    success
    message
    errors {
      field
      message
    }
    eventCategory {
      id
      slug
      parentId
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteNodeMutation, DeleteNodeMutationVariables>;
export const FeatureNodeDocument = new TypedDocumentString(`
    mutation FeatureNode($id: ID!) {
  toggleEventCategoryFeatured(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<FeatureNodeMutation, FeatureNodeMutationVariables>;
export const TreeOfStaffDocument = new TypedDocumentString(`
    query TreeOfStaff($filter: RecordFilter) {
  eventCategories(filter: $filter) {
    rows {
      id
      slug
      parentId
    }
    descendants {
      id
      slug
      parentId
    }
    pageInfo {
      totalItemsCount
    }
  }
}
    `) as unknown as TypedDocumentString<TreeOfStaffQuery, TreeOfStaffQueryVariables>;
export const TreeOfVisitorsDocument = new TypedDocumentString(`
    query TreeOfVisitors($filter: PublishedEventCategoryFilter) {
  publishedEventCategories(filter: $filter) {
    rows {
      id
      slug
      parentId
    }
    descendants {
      id
      slug
      parentId
    }
    pageInfo {
      totalItemsCount
    }
  }
}
    `) as unknown as TypedDocumentString<TreeOfVisitorsQuery, TreeOfVisitorsQueryVariables>;
export const NodeOfVisitorsDocument = new TypedDocumentString(`
    query NodeOfVisitors($slug: String) {
  publishedEventCategory(slug: $slug) {
    id
    slug
    parentId
  }
}
    `) as unknown as TypedDocumentString<NodeOfVisitorsQuery, NodeOfVisitorsQueryVariables>;
export const ChildrenOfNodesDocument = new TypedDocumentString(`
    query ChildrenOfNodes {
  publishedEventCategories {
    rows {
      slug
      children {
        slug
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ChildrenOfNodesQuery, ChildrenOfNodesQueryVariables>;
export const NamesOfNodesDocument = new TypedDocumentString(`
    query NamesOfNodes {
  publishedEventCategories {
    rows {
      slug
      name
    }
  }
}
    `) as unknown as TypedDocumentString<NamesOfNodesQuery, NamesOfNodesQueryVariables>;
export const WholeTreeDocument = new TypedDocumentString(`
    query WholeTree($pageSize: Int!) {
  eventCategories(pageSize: $pageSize) {
    rows {
      id
      name
      parent {
        name
      }
      children {
        name
        children {
          name
        }
      }
      can {
        delete
      }
    }
    descendants {
      id
    }
    pageInfo {
      totalItemsCount
    }
  }
}
    `) as unknown as TypedDocumentString<WholeTreeQuery, WholeTreeQueryVariables>;
export const CountOfCategoriesDocument = new TypedDocumentString(`
    query CountOfCategories {
  eventCategories {
    pageInfo {
      totalItemsCount
    }
  }
}
    `) as unknown as TypedDocumentString<CountOfCategoriesQuery, CountOfCategoriesQueryVariables>;
export const CreateCategoryLikeRestDocument = new TypedDocumentString(`
    mutation CreateCategoryLikeRest($input: EventCategoryInput!) {
  createEventCategory(input: $input) {
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCategoryLikeRestMutation, CreateCategoryLikeRestMutationVariables>;
export const PersonOfSessionDocument = new TypedDocumentString(`
    query PersonOfSession {
  session {
    user {
      id
      name
      email
    }
  }
}
    `) as unknown as TypedDocumentString<PersonOfSessionQuery, PersonOfSessionQueryVariables>;
export const UpdateOwnProfileDocument = new TypedDocumentString(`
    mutation UpdateOwnProfile($input: ProfileInput!) {
  updateProfile(input: $input) {
    success
    message
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateOwnProfileMutation, UpdateOwnProfileMutationVariables>;
export const AddressOfDownloadDocument = new TypedDocumentString(`
    query AddressOfDownload($id: ID) {
  fileDownload(id: $id) {
    url
  }
}
    `) as unknown as TypedDocumentString<AddressOfDownloadQuery, AddressOfDownloadQueryVariables>;
export const CountOfRolesDocument = new TypedDocumentString(`
    query CountOfRoles {
  roles {
    pageInfo {
      totalItemsCount
    }
  }
}
    `) as unknown as TypedDocumentString<CountOfRolesQuery, CountOfRolesQueryVariables>;
export const WalkOfVisitorsDocument = new TypedDocumentString(`
    query WalkOfVisitors {
  publishedEvent(slug: "dawn-walk") {
    id
  }
}
    `) as unknown as TypedDocumentString<WalkOfVisitorsQuery, WalkOfVisitorsQueryVariables>;
export const RenameWalksDocument = new TypedDocumentString(`
    mutation RenameWalks($id: ID!) {
  updateEventCategory(id: $id, input: {name: "Long walks"}) {
    success
  }
}
    `) as unknown as TypedDocumentString<RenameWalksMutation, RenameWalksMutationVariables>;
export const TranslateStargazingDocument = new TypedDocumentString(`
    mutation TranslateStargazing($id: ID!) {
  translateEventCategory(id: $id, lang: "ar", input: {name: "رصد النجوم"}) {
    success
  }
}
    `) as unknown as TypedDocumentString<TranslateStargazingMutation, TranslateStargazingMutationVariables>;
export const SlugsOfPagesDocument = new TypedDocumentString(`
    query SlugsOfPages {
  cmsPages(pageSize: 100) {
    rows {
      slug
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SlugsOfPagesQuery, SlugsOfPagesQueryVariables>;
export const SavePageOfSiteDocument = new TypedDocumentString(`
    mutation SavePageOfSite($id: ID!, $content: ContentMap!, $lang: String) {
  updateCmsPageContent(linkId: $id, content: $content, lang: $lang) {
    success
    message
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SavePageOfSiteMutation, SavePageOfSiteMutationVariables>;
export const SubjectsOfEnquiriesDocument = new TypedDocumentString(`
    query SubjectsOfEnquiries($filter: EnquiryFilter) {
  enquiries(filter: $filter) {
    rows {
      about {
        kind
        id
        title
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SubjectsOfEnquiriesQuery, SubjectsOfEnquiriesQueryVariables>;
export const PreviewPostDocument = new TypedDocumentString(`
    mutation PreviewPost($id: ID!) {
  previewBlogPost(id: $id) {
    url
  }
}
    `) as unknown as TypedDocumentString<PreviewPostMutation, PreviewPostMutationVariables>;
export const CreateCourseOfPageDocument = new TypedDocumentString(`
    mutation CreateCourseOfPage($input: CourseInput!) {
  created: createCourse(input: $input) {
    success
    errors {
      field
      message
    }
    record: course {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCourseOfPageMutation, CreateCourseOfPageMutationVariables>;
export const CreatePackageOfPageDocument = new TypedDocumentString(`
    mutation CreatePackageOfPage($input: CoursePackageInput!) {
  created: createCoursePackage(input: $input) {
    success
    errors {
      field
      message
    }
    record: coursePackage {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreatePackageOfPageMutation, CreatePackageOfPageMutationVariables>;
export const TranslateCourseOfPageDocument = new TypedDocumentString(`
    mutation TranslateCourseOfPage($id: ID!, $input: CourseTranslationInput!) {
  translated: translateCourse(id: $id, lang: "ar", input: $input) {
    success
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<TranslateCourseOfPageMutation, TranslateCourseOfPageMutationVariables>;
export const TranslatePackageOfPageDocument = new TypedDocumentString(`
    mutation TranslatePackageOfPage($id: ID!, $input: CoursePackageTranslationInput!) {
  translated: translateCoursePackage(id: $id, lang: "ar", input: $input) {
    success
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<TranslatePackageOfPageMutation, TranslatePackageOfPageMutationVariables>;
export const BookbindingWeekendDocument = new TypedDocumentString(`
    query BookbindingWeekend {
  publishedEvent(slug: "bookbinding-weekend") {
    id
  }
}
    `) as unknown as TypedDocumentString<BookbindingWeekendQuery, BookbindingWeekendQueryVariables>;
export const DayHikesDocument = new TypedDocumentString(`
    query DayHikes {
  publishedEventCategory(slug: "day-hikes") {
    id
  }
}
    `) as unknown as TypedDocumentString<DayHikesQuery, DayHikesQueryVariables>;
export const TranslateEnglishOnlyDocument = new TypedDocumentString(`
    mutation TranslateEnglishOnly($id: ID!) {
  translateEvent(id: $id, lang: "ar", input: {name: "بالعربية"}) {
    success
  }
}
    `) as unknown as TypedDocumentString<TranslateEnglishOnlyMutation, TranslateEnglishOnlyMutationVariables>;
export const PreviewBrokenDraftDocument = new TypedDocumentString(`
    mutation PreviewBrokenDraft($id: ID!) {
  previewEventDraft(id: $id) {
    url
  }
}
    `) as unknown as TypedDocumentString<PreviewBrokenDraftMutation, PreviewBrokenDraftMutationVariables>;
export const EnquiriesByFormDocument = new TypedDocumentString(`
    query EnquiriesByForm($filter: EnquiryFilter) {
  enquiries(filter: $filter) {
    rows {
      problemDescription
      language
    }
  }
}
    `) as unknown as TypedDocumentString<EnquiriesByFormQuery, EnquiriesByFormQueryVariables>;
export const SlugOfBookedEventDocument = new TypedDocumentString(`
    query SlugOfBookedEvent($id: ID!) {
  event(id: $id) {
    slug
    name
  }
}
    `) as unknown as TypedDocumentString<SlugOfBookedEventQuery, SlugOfBookedEventQueryVariables>;
export const PageOfOffersDocument = new TypedDocumentString(`
    query PageOfOffers {
  publishedCmsPage(slug: "offers") {
    id
  }
}
    `) as unknown as TypedDocumentString<PageOfOffersQuery, PageOfOffersQueryVariables>;
export const SaveSectionOfPageDocument = new TypedDocumentString(`
    mutation SaveSectionOfPage($id: ID!, $content: ContentMap!) {
  updateCmsPageContent(linkId: $id, content: $content) {
    success
  }
}
    `) as unknown as TypedDocumentString<SaveSectionOfPageMutation, SaveSectionOfPageMutationVariables>;
export const PicturesOfTheSiteDocument = new TypedDocumentString(`
    query PicturesOfTheSite {
  files(pageSize: 100, filter: {fileKind: IMAGES}) {
    rows {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<PicturesOfTheSiteQuery, PicturesOfTheSiteQueryVariables>;
export const DescribePictureDocument = new TypedDocumentString(`
    mutation DescribePicture($id: ID!, $altText: String!) {
  updateFile(id: $id, input: {altText: $altText}) {
    success
  }
}
    `) as unknown as TypedDocumentString<DescribePictureMutation, DescribePictureMutationVariables>;
export const SaveTextOfPageDocument = new TypedDocumentString(`
    mutation SaveTextOfPage($path: ID!, $text: String, $lang: String! = "en") {
  updateSiteText(path: $path, lang: $lang, text: $text) {
    success
  }
}
    `) as unknown as TypedDocumentString<SaveTextOfPageMutation, SaveTextOfPageMutationVariables>;
export const BannerOfPostDocument = new TypedDocumentString(`
    query BannerOfPost {
  publishedBlogPost(slug: "paper-from-the-daphne-bush") {
    bannerImageFile {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<BannerOfPostQuery, BannerOfPostQueryVariables>;
export const UpdateTextDocument = new TypedDocumentString(`
    mutation UpdateText($id: ID!, $input: BlogPostInput!) {
  written: updateBlogPost(id: $id, input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<UpdateTextMutation, UpdateTextMutationVariables>;
export const UpdateNewsDocument = new TypedDocumentString(`
    mutation UpdateNews($id: ID!, $input: NewsArticleInput!) {
  written: updateNewsArticle(id: $id, input: $input) {
    success
  }
}
    `) as unknown as TypedDocumentString<UpdateNewsMutation, UpdateNewsMutationVariables>;
export const SetPricesDocument = new TypedDocumentString(`
    mutation SetPrices($values: WebsiteSettingsInput!, $lang: String) {
  updateWebsiteSettings(values: $values, lang: $lang) {
    success
    message
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SetPricesMutation, SetPricesMutationVariables>;
export const SlugOfFreeEventDocument = new TypedDocumentString(`
    query SlugOfFreeEvent($id: ID!) {
  event(id: $id) {
    slug
  }
}
    `) as unknown as TypedDocumentString<SlugOfFreeEventQuery, SlugOfFreeEventQueryVariables>;
export const PricesOfEventDocument = new TypedDocumentString(`
    query PricesOfEvent($id: ID!) {
  event(id: $id) {
    prices {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<PricesOfEventQuery, PricesOfEventQueryVariables>;
export const CreateEuroPriceDocument = new TypedDocumentString(`
    mutation CreateEuroPrice($input: EventPriceInput!) {
  createEventPrice(input: $input) {
    success
    errors {
      field
      message
    }
    eventPrice {
      id
      amount
      currency
      nationalityName
    }
  }
}
    `) as unknown as TypedDocumentString<CreateEuroPriceMutation, CreateEuroPriceMutationVariables>;
export const TranslateHiddenEventDocument = new TypedDocumentString(`
    mutation TranslateHiddenEvent($id: ID!) {
  translateEvent(id: $id, lang: "ar", input: {name: "حدث لم يُنشر بعد"}) {
    success
  }
}
    `) as unknown as TypedDocumentString<TranslateHiddenEventMutation, TranslateHiddenEventMutationVariables>;
export const RenameHiddenEventDocument = new TypedDocumentString(`
    mutation RenameHiddenEvent($id: ID!) {
  updateEvent(
    id: $id
    input: {name: "Renamed, new address", slug: "renamed-since"}
  ) {
    success
  }
}
    `) as unknown as TypedDocumentString<RenameHiddenEventMutation, RenameHiddenEventMutationVariables>;
export const HiddenEventDocument = new TypedDocumentString(`
    query HiddenEvent($slug: String) {
  publishedEvent(slug: $slug) {
    id
  }
}
    `) as unknown as TypedDocumentString<HiddenEventQuery, HiddenEventQueryVariables>;
export const CategoryOfHiddenEventDocument = new TypedDocumentString(`
    query CategoryOfHiddenEvent($id: ID!) {
  event(id: $id) {
    category {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CategoryOfHiddenEventQuery, CategoryOfHiddenEventQueryVariables>;
export const PreviewEventDocument = new TypedDocumentString(`
    mutation PreviewEvent($id: ID!) {
  previewEvent(id: $id) {
    url
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<PreviewEventMutation, PreviewEventMutationVariables>;
export const PreviewEventDraftDocument = new TypedDocumentString(`
    mutation PreviewEventDraft($id: ID!) {
  previewEventDraft(id: $id) {
    url
  }
}
    `) as unknown as TypedDocumentString<PreviewEventDraftMutation, PreviewEventDraftMutationVariables>;
export const SaveDraftOfHiddenEventDocument = new TypedDocumentString(`
    mutation SaveDraftOfHiddenEvent($id: ID!, $lang: String!, $values: DraftValues!, $revision: ID) {
  saveEventDraft(
    id: $id
    lang: $lang
    values: $values
    from: 2
    revision: $revision
  ) {
    draft {
      revision
    }
  }
}
    `) as unknown as TypedDocumentString<SaveDraftOfHiddenEventMutation, SaveDraftOfHiddenEventMutationVariables>;
export const BookingPageOfEventDocument = new TypedDocumentString(`
    query BookingPageOfEvent($id: ID!) {
  event(id: $id) {
    slug
    name
  }
}
    `) as unknown as TypedDocumentString<BookingPageOfEventQuery, BookingPageOfEventQueryVariables>;
export const VersionOfPriceDocument = new TypedDocumentString(`
    query VersionOfPrice($id: ID!) {
  eventPrice(id: $id) {
    version
  }
}
    `) as unknown as TypedDocumentString<VersionOfPriceQuery, VersionOfPriceQueryVariables>;
export const RaisePriceDocument = new TypedDocumentString(`
    mutation RaisePrice($id: ID!, $version: Int!) {
  updateEventPrice(id: $id, version: $version, input: {amount: 1300}) {
    success
  }
}
    `) as unknown as TypedDocumentString<RaisePriceMutation, RaisePriceMutationVariables>;
export const SetFooterDocument = new TypedDocumentString(`
    mutation SetFooter {
  updateWebsiteSettings(values: {copywrite_text: "© Stored"}) {
    message
  }
}
    `) as unknown as TypedDocumentString<SetFooterMutation, SetFooterMutationVariables>;
export const SaveAboutUsDocument = new TypedDocumentString(`
    mutation SaveAboutUs($id: ID!, $content: ContentMap!) {
  updateCmsPageContent(linkId: $id, content: $content) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<SaveAboutUsMutation, SaveAboutUsMutationVariables>;
export const ToggleAboutUsDocument = new TypedDocumentString(`
    mutation ToggleAboutUs($id: ID!) {
  toggleCmsPageActive(id: $id) {
    success
  }
}
    `) as unknown as TypedDocumentString<ToggleAboutUsMutation, ToggleAboutUsMutationVariables>;
export const SetColourDocument = new TypedDocumentString(`
    mutation SetColour {
  updateWebsiteSettings(values: {primary_color: "greenish"}) {
    message
  }
}
    `) as unknown as TypedDocumentString<SetColourMutation, SetColourMutationVariables>;
export const SetLogoDocument = new TypedDocumentString(`
    mutation SetLogo($id: String) {
  updateWebsiteSettings(values: {footer_logo: $id}) {
    message
  }
}
    `) as unknown as TypedDocumentString<SetLogoMutation, SetLogoMutationVariables>;
export const DemoContentOfTestDocument = new TypedDocumentString(`
    query DemoContentOfTest {
  demoContent {
    removed
    undoUntil
    kinds {
      kind
      removable
      staying
    }
  }
}
    `) as unknown as TypedDocumentString<DemoContentOfTestQuery, DemoContentOfTestQueryVariables>;
export const RemoveDemoInTestDocument = new TypedDocumentString(`
    mutation RemoveDemoInTest {
  removeDemoContent {
    success
    message
    kinds {
      kind
      removable
      staying
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveDemoInTestMutation, RemoveDemoInTestMutationVariables>;
export const RestoreDemoInTestDocument = new TypedDocumentString(`
    mutation RestoreDemoInTest {
  restoreDemoContent {
    success
    message
    kinds {
      kind
      removable
      staying
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreDemoInTestMutation, RestoreDemoInTestMutationVariables>;
export const EventOfDemoDocument = new TypedDocumentString(`
    query EventOfDemo($slug: String!) {
  publishedEvent(slug: $slug) {
    id
    name
    bannerImageFile {
      url
    }
  }
}
    `) as unknown as TypedDocumentString<EventOfDemoQuery, EventOfDemoQueryVariables>;
export const SignInAsDemoDocument = new TypedDocumentString(`
    mutation SignInAsDemo($email: String!, $password: String!) {
  signIn(identifier: $email, password: $password) {
    success
  }
}
    `) as unknown as TypedDocumentString<SignInAsDemoMutation, SignInAsDemoMutationVariables>;
export const EventsOfTheShowcaseDocument = new TypedDocumentString(`
    query EventsOfTheShowcase {
  publishedEvents(page: 1, pageSize: 20) {
    rows {
      slug
      placesLeft
      infoAddressUrl
      featuredImageFile {
        url
        width
        en: altText(lang: "en")
        ar: altText(lang: "ar")
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EventsOfTheShowcaseQuery, EventsOfTheShowcaseQueryVariables>;
export const PostsOfTheShowcaseDocument = new TypedDocumentString(`
    query PostsOfTheShowcase {
  publishedBlogPosts(page: 1, pageSize: 50) {
    rows {
      text: description
      tags
      arTitle: title(lang: "ar")
      arText: description(lang: "ar")
      arTags: tags(lang: "ar")
      category {
        name
      }
      bannerImageFile {
        url
        en: altText(lang: "en")
        ar: altText(lang: "ar")
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PostsOfTheShowcaseQuery, PostsOfTheShowcaseQueryVariables>;
export const ArticlesOfTheShowcaseDocument = new TypedDocumentString(`
    query ArticlesOfTheShowcase {
  publishedNewsArticles(page: 1, pageSize: 50) {
    rows {
      text: description
      tags
      arTitle: title(lang: "ar")
      arText: description(lang: "ar")
      arTags: tags(lang: "ar")
      category {
        name
      }
      bannerImageFile {
        url
        en: altText(lang: "en")
        ar: altText(lang: "ar")
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ArticlesOfTheShowcaseQuery, ArticlesOfTheShowcaseQueryVariables>;
export const VacanciesOfTheShowcaseDocument = new TypedDocumentString(`
    query VacanciesOfTheShowcase {
  publishedCareers {
    rows {
      en: jobDescription
      ar: jobDescription(lang: "ar")
      imageFile {
        url
        ar: altText(lang: "ar")
      }
    }
  }
}
    `) as unknown as TypedDocumentString<VacanciesOfTheShowcaseQuery, VacanciesOfTheShowcaseQueryVariables>;
export const TestimonialsOfTheShowcaseDocument = new TypedDocumentString(`
    query TestimonialsOfTheShowcase {
  publishedTestimonials {
    rows {
      en: message
      ar: message(lang: "ar")
      imageFile {
        url
        ar: altText(lang: "ar")
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TestimonialsOfTheShowcaseQuery, TestimonialsOfTheShowcaseQueryVariables>;
export const DraftsOfTheShowcaseDocument = new TypedDocumentString(`
    query DraftsOfTheShowcase {
  careers(filter: {publishing: DRAFT}) {
    rows {
      publishingState
    }
  }
}
    `) as unknown as TypedDocumentString<DraftsOfTheShowcaseQuery, DraftsOfTheShowcaseQueryVariables>;
export const StatesOfEventsDocument = new TypedDocumentString(`
    query StatesOfEvents {
  events(pageSize: 20) {
    rows {
      published
    }
  }
}
    `) as unknown as TypedDocumentString<StatesOfEventsQuery, StatesOfEventsQueryVariables>;
export const StatesOfBookingsDocument = new TypedDocumentString(`
    query StatesOfBookings {
  eventBookings {
    rows {
      status
      paid
    }
  }
}
    `) as unknown as TypedDocumentString<StatesOfBookingsQuery, StatesOfBookingsQueryVariables>;
export const CoursesOfTheShowcaseDocument = new TypedDocumentString(`
    query CoursesOfTheShowcase {
  publishedCourses(page: 1, pageSize: 20) {
    rows {
      slug
      title
      ar: title(lang: "ar")
      galleryImages {
        imageFile {
          url
          ar: altText(lang: "ar")
        }
      }
      packages {
        title
        ar: title(lang: "ar")
        type
        arType: type(lang: "ar")
        price
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CoursesOfTheShowcaseQuery, CoursesOfTheShowcaseQueryVariables>;
export const FirstStepsOfTestDocument = new TypedDocumentString(`
    query FirstStepsOfTest {
  firstSteps {
    state
    tasks {
      name
      done
    }
  }
}
    `) as unknown as TypedDocumentString<FirstStepsOfTestQuery, FirstStepsOfTestQueryVariables>;
export const UpdateFirstStepsInTestDocument = new TypedDocumentString(`
    mutation UpdateFirstStepsInTest($to: FirstStepsState!) {
  updateFirstSteps(to: $to) {
    success
    firstSteps {
      state
      tasks {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateFirstStepsInTestMutation, UpdateFirstStepsInTestMutationVariables>;
export const StoredEventsDocument = new TypedDocumentString(`
    query StoredEvents {
  events {
    rows {
      id
      name
      slug
      orderNumber
      startsOn
      shortDescription
      metaTitle
      metaKeywords
      metaDescription
      active
      published
      category {
        slug
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StoredEventsQuery, StoredEventsQueryVariables>;
export const StoredEventDocument = new TypedDocumentString(`
    query StoredEvent($id: ID!) {
  event(id: $id) {
    name
    inArabic: name(lang: "ar")
    slug
    metaTitle
    metaKeywords
    metaDescription
  }
}
    `) as unknown as TypedDocumentString<StoredEventQuery, StoredEventQueryVariables>;
export const StoredEventCategoriesDocument = new TypedDocumentString(`
    query StoredEventCategories {
  eventCategories {
    rows {
      name(lang: "ar")
      slug
      metaTitle
    }
  }
}
    `) as unknown as TypedDocumentString<StoredEventCategoriesQuery, StoredEventCategoriesQueryVariables>;
export const StoredBlogCategoriesDocument = new TypedDocumentString(`
    query StoredBlogCategories {
  blogCategories {
    rows {
      name
      slug
      metaTitle
    }
  }
}
    `) as unknown as TypedDocumentString<StoredBlogCategoriesQuery, StoredBlogCategoriesQueryVariables>;
export const StoredDifficultiesDocument = new TypedDocumentString(`
    query StoredDifficulties {
  eventDifficulties {
    rows {
      name
      slug
      orderNumber
      active
      default
    }
  }
}
    `) as unknown as TypedDocumentString<StoredDifficultiesQuery, StoredDifficultiesQueryVariables>;
export const StoredSettingsDocument = new TypedDocumentString(`
    query StoredSettings($lang: String) {
  publishedSettings(keys: ["meta_title"], lang: $lang) {
    value
  }
}
    `) as unknown as TypedDocumentString<StoredSettingsQuery, StoredSettingsQueryVariables>;
export const StoredHistoryDocument = new TypedDocumentString(`
    query StoredHistory($id: ID!) {
  recordHistory(kind: "event", id: $id) {
    rows {
      version
      action
    }
  }
}
    `) as unknown as TypedDocumentString<StoredHistoryQuery, StoredHistoryQueryVariables>;
export const RestoreStoredVersionDocument = new TypedDocumentString(`
    mutation RestoreStoredVersion($id: ID!) {
  restoreRecordVersion(kind: "event", id: $id, to: 1) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<RestoreStoredVersionMutation, RestoreStoredVersionMutationVariables>;
export const StoredDeletionsDocument = new TypedDocumentString(`
    query StoredDeletions {
  deletedRecords {
    rows {
      id
      kind
      title
    }
  }
}
    `) as unknown as TypedDocumentString<StoredDeletionsQuery, StoredDeletionsQueryVariables>;
export const LogInAfterTransferDocument = new TypedDocumentString(`
    mutation LogInAfterTransfer($email: String!, $password: String!) {
  logIn(identifier: $email, password: $password) {
    token
  }
}
    `) as unknown as TypedDocumentString<LogInAfterTransferMutation, LogInAfterTransferMutationVariables>;
export const OwnTicketsDocument = new TypedDocumentString(`
    query OwnTickets {
  ownOrderHistory {
    rows {
      ...VisitorsBooking
      ticketCode
    }
  }
}
    fragment VisitorsBooking on OwnBooking {
  id
  status
  paid
  transactionId
  message
  checkedInAt
  createdAt
  price {
    amount
    currency
    label
    nationality
    priceType
  }
  event {
    id
    name
    ticketId
  }
}`) as unknown as TypedDocumentString<OwnTicketsQuery, OwnTicketsQueryVariables>;
export const DeleteOwnAccountDocument = new TypedDocumentString(`
    mutation DeleteOwnAccount($password: String!) {
  result: deleteOwnAccount(password: $password) {
    success
    message
    errors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteOwnAccountMutation, DeleteOwnAccountMutationVariables>;
export const ExportOwnDataDocument = new TypedDocumentString(`
    mutation ExportOwnData($password: String!) {
  result: exportOwnData(password: $password) {
    success
    message
    errors {
      field
      message
      code
    }
    data
  }
}
    `) as unknown as TypedDocumentString<ExportOwnDataMutation, ExportOwnDataMutationVariables>;
export const SignUploadsDocument = new TypedDocumentString(`
    mutation SignUploads($files: [UploadToSign!]!) {
  signUploads(files: $files) {
    success
    message
    errors {
      field
      message
    }
    uploads {
      url
      key
      name
      expiresAt
      fields {
        name
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SignUploadsMutation, SignUploadsMutationVariables>;
export const RegisterUploadDocument = new TypedDocumentString(`
    mutation RegisterUpload($input: UploadInput!) {
  registerUpload(input: $input) {
    success
    message
    errors {
      field
      message
      code
    }
    file {
      id
      version
      fileName
      fileS3Key
      fileType
      fileKind
      fileSize
      fileUrl
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterUploadMutation, RegisterUploadMutationVariables>;
export const ReplaceFileDocument = new TypedDocumentString(`
    mutation ReplaceFile($id: ID!, $input: UploadInput!) {
  replaceFile(id: $id, input: $input) {
    success
    message
    errors {
      field
      message
      code
    }
    file {
      id
      version
      fileName
      fileS3Key
      fileType
      fileKind
      fileSize
      fileUrl
      revision
    }
  }
}
    `) as unknown as TypedDocumentString<ReplaceFileMutation, ReplaceFileMutationVariables>;
export const BookEventDocument = new TypedDocumentString(`
    mutation BookEvent($input: BookingInput!) {
  bookEvent(input: $input) {
    success
    message
    errors {
      field
      message
      code
    }
    booking {
      ...VisitorsBooking
      ticketCode
    }
  }
}
    fragment VisitorsBooking on OwnBooking {
  id
  status
  paid
  transactionId
  message
  checkedInAt
  createdAt
  price {
    amount
    currency
    label
    nationality
    priceType
  }
  event {
    id
    name
    ticketId
  }
}`) as unknown as TypedDocumentString<BookEventMutation, BookEventMutationVariables>;
export const CancelOwnBookingDocument = new TypedDocumentString(`
    mutation CancelOwnBooking($id: ID!) {
  cancelOwnBooking(id: $id) {
    success
    message
    errors {
      field
      message
      code
    }
    booking {
      ...VisitorsBooking
    }
  }
}
    fragment VisitorsBooking on OwnBooking {
  id
  status
  paid
  transactionId
  message
  checkedInAt
  createdAt
  price {
    amount
    currency
    label
    nationality
    priceType
  }
  event {
    id
    name
    ticketId
  }
}`) as unknown as TypedDocumentString<CancelOwnBookingMutation, CancelOwnBookingMutationVariables>;
export const ConfirmBookingDocument = new TypedDocumentString(`
    mutation ConfirmBooking($id: ID!) {
  booked: confirmEventBooking(id: $id) {
    success
    message
    errors {
      field
      message
      code
    }
    booking {
      ...BookingForStaff
    }
  }
}
    fragment BookingForStaff on EventBooking {
  id
  status
  paid
  transactionId
  message
  checkedInAt
  createdAt
  price {
    amount
    currency
    label
    nationality
    priceType
  }
  event {
    id
    name
    ticketId
  }
  note
  version
  visitor {
    firstName
    lastName
    email
    phone
  }
  history {
    step
    by
    byStaff
  }
}`) as unknown as TypedDocumentString<ConfirmBookingMutation, ConfirmBookingMutationVariables>;
export const PayBookingDocument = new TypedDocumentString(`
    mutation PayBooking($id: ID!, $to: Boolean) {
  booked: toggleEventBookingPaid(id: $id, to: $to) {
    success
    message
    errors {
      field
      message
      code
    }
    booking {
      ...BookingForStaff
    }
  }
}
    fragment BookingForStaff on EventBooking {
  id
  status
  paid
  transactionId
  message
  checkedInAt
  createdAt
  price {
    amount
    currency
    label
    nationality
    priceType
  }
  event {
    id
    name
    ticketId
  }
  note
  version
  visitor {
    firstName
    lastName
    email
    phone
  }
  history {
    step
    by
    byStaff
  }
}`) as unknown as TypedDocumentString<PayBookingMutation, PayBookingMutationVariables>;
export const NoteBookingDocument = new TypedDocumentString(`
    mutation NoteBooking($id: ID!, $note: String, $version: Int) {
  booked: addEventBookingNote(id: $id, note: $note, version: $version) {
    success
    message
    errors {
      field
      message
      code
    }
    booking {
      ...BookingForStaff
    }
  }
}
    fragment BookingForStaff on EventBooking {
  id
  status
  paid
  transactionId
  message
  checkedInAt
  createdAt
  price {
    amount
    currency
    label
    nationality
    priceType
  }
  event {
    id
    name
    ticketId
  }
  note
  version
  visitor {
    firstName
    lastName
    email
    phone
  }
  history {
    step
    by
    byStaff
  }
}`) as unknown as TypedDocumentString<NoteBookingMutation, NoteBookingMutationVariables>;
export const AllBookingsDocument = new TypedDocumentString(`
    query AllBookings($filter: EventBookingFilter) {
  eventBookings(pageSize: 100, filter: $filter) {
    rows {
      ...BookingForStaff
    }
    pageInfo {
      totalItemsCount
    }
  }
}
    fragment BookingForStaff on EventBooking {
  id
  status
  paid
  transactionId
  message
  checkedInAt
  createdAt
  price {
    amount
    currency
    label
    nationality
    priceType
  }
  event {
    id
    name
    ticketId
  }
  note
  version
  visitor {
    firstName
    lastName
    email
    phone
  }
  history {
    step
    by
    byStaff
  }
}`) as unknown as TypedDocumentString<AllBookingsQuery, AllBookingsQueryVariables>;
export const RestoreFromBinDocument = new TypedDocumentString(`
    mutation RestoreFromBin($id: ID!) {
  result: restoreDeletedRecord(id: $id) {
    success
    message
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreFromBinMutation, RestoreFromBinMutationVariables>;
export const EraseFromBinDocument = new TypedDocumentString(`
    mutation EraseFromBin($id: ID!) {
  result: eraseDeletedRecord(id: $id) {
    success
    message
    errors {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<EraseFromBinMutation, EraseFromBinMutationVariables>;
export const ImportUnderTestDocument = new TypedDocumentString(`
    query ImportUnderTest($id: ID!) {
  import(id: $id) {
    id
    state
    problem
    counts {
      rows
      create
      change
      same
      rejected
      written
      skipped
      undone
      kept
    }
  }
}
    `) as unknown as TypedDocumentString<ImportUnderTestQuery, ImportUnderTestQueryVariables>;
export const LinesOfImportDocument = new TypedDocumentString(`
    query LinesOfImport($id: ID!, $problems: Boolean!) {
  importLines(id: $id, problems: $problems, pageSize: 100) {
    rows {
      line
      outcome
      title
      recordId
      changes {
        column
        before
        after
      }
      errors {
        column
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LinesOfImportQuery, LinesOfImportQueryVariables>;
export const ApplyImportDocument = new TypedDocumentString(`
    mutation ApplyImport($id: ID!) {
  result: applyImport(id: $id) {
    success
    message
    import {
      state
    }
  }
}
    `) as unknown as TypedDocumentString<ApplyImportMutation, ApplyImportMutationVariables>;
export const UndoImportDocument = new TypedDocumentString(`
    mutation UndoImport($id: ID!) {
  result: undoImport(id: $id) {
    success
    message
    import {
      state
    }
  }
}
    `) as unknown as TypedDocumentString<UndoImportMutation, UndoImportMutationVariables>;
export const EndImportDocument = new TypedDocumentString(`
    mutation EndImport($id: ID!) {
  result: endImport(id: $id) {
    success
    message
    import {
      state
    }
  }
}
    `) as unknown as TypedDocumentString<EndImportMutation, EndImportMutationVariables>;
export const IdsOfPagesDocument = new TypedDocumentString(`
    query IdsOfPages {
  cmsPages(pageSize: 100) {
    rows {
      id
      slug
      version
    }
  }
}
    `) as unknown as TypedDocumentString<IdsOfPagesQuery, IdsOfPagesQueryVariables>;
export const IdsOfStaffDocument = new TypedDocumentString(`
    query IdsOfStaff {
  staffMembers(pageSize: 100) {
    rows {
      id
      email
    }
  }
}
    `) as unknown as TypedDocumentString<IdsOfStaffQuery, IdsOfStaffQueryVariables>;
export const UserOfSessionDocument = new TypedDocumentString(`
    query UserOfSession {
  session {
    user {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UserOfSessionQuery, UserOfSessionQueryVariables>;
export const CacheCountDocument = new TypedDocumentString(`
    query CacheCount {
  cacheCount
}
    `) as unknown as TypedDocumentString<CacheCountQuery, CacheCountQueryVariables>;
export const NewestStaffDocument = new TypedDocumentString(`
    query NewestStaff {
  staffMembers(pageSize: 1) {
    rows {
      email
      roleId
    }
  }
}
    `) as unknown as TypedDocumentString<NewestStaffQuery, NewestStaffQueryVariables>;
export const EveryPermissionDocument = new TypedDocumentString(`
    query EveryPermission {
  permissions {
    id
  }
}
    `) as unknown as TypedDocumentString<EveryPermissionQuery, EveryPermissionQueryVariables>;
export const CategoriesOfBrokenTextDocument = new TypedDocumentString(`
    query CategoriesOfBrokenText($text: String!) {
  publishedEventCategories(filter: {searchName: $text}) {
    rows {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CategoriesOfBrokenTextQuery, CategoriesOfBrokenTextQueryVariables>;
export const RolesInBulkDocument = new TypedDocumentString(`
    query RolesInBulk {
  roles(pageSize: 100) {
    rows {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RolesInBulkQuery, RolesInBulkQueryVariables>;
export const StaffInBulkDocument = new TypedDocumentString(`
    query StaffInBulk {
  staffMembers(pageSize: 100) {
    rows {
      id
      email
    }
  }
}
    `) as unknown as TypedDocumentString<StaffInBulkQuery, StaffInBulkQueryVariables>;
export const LanguagesInBulkDocument = new TypedDocumentString(`
    query LanguagesInBulk {
  languages(pageSize: 100) {
    rows {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<LanguagesInBulkQuery, LanguagesInBulkQueryVariables>;
export const StatesOfLanguagesDocument = new TypedDocumentString(`
    query StatesOfLanguages {
  languages {
    rows {
      code
      active
      default
    }
  }
}
    `) as unknown as TypedDocumentString<StatesOfLanguagesQuery, StatesOfLanguagesQueryVariables>;
export const SaveHostileDraftDocument = new TypedDocumentString(`
    mutation SaveHostileDraft($id: ID!, $values: DraftValues!) {
  saveEventDraft(id: $id, lang: "en", from: 1, values: $values) {
    success
    errors {
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SaveHostileDraftMutation, SaveHostileDraftMutationVariables>;
export const SetLongLanguageDocument = new TypedDocumentString(`
    mutation SetLongLanguage($code: String!) {
  setLanguage(code: $code) {
    success
    message
  }
}
    `) as unknown as TypedDocumentString<SetLongLanguageMutation, SetLongLanguageMutationVariables>;
export const FileNameOfImportDocument = new TypedDocumentString(`
    query FileNameOfImport($id: ID!) {
  import(id: $id) {
    fileName
  }
}
    `) as unknown as TypedDocumentString<FileNameOfImportQuery, FileNameOfImportQueryVariables>;
export const SecretiveRecordsDocument = new TypedDocumentString(`
    query SecretiveRecords {
  searchRecords(text: "secretive") {
    kind
  }
}
    `) as unknown as TypedDocumentString<SecretiveRecordsQuery, SecretiveRecordsQueryVariables>;