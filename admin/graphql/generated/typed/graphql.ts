/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Narrows the audit trail. */
export type AuditFilter = {
  /** Only this action. */
  action?: string | null | undefined;
  /** Only what this user did. */
  actorId?: string | null | undefined;
  /** Only what was done to this kind. */
  kind?: string | null | undefined;
};

/** Whether it happened; UNKNOWN when the server was stopped in the middle of it. */
export type AuditOutcome =
  | 'DONE'
  | 'REFUSED'
  | 'UNKNOWN';

/** What a form sends; on update, a field left out keeps its value. */
export type BlogCategoryInput = {
  /** What belongs into it. */
  description?: string | null | undefined;
  /** Description for search engines. */
  metaDescription?: string | null | undefined;
  /** File id of the picture shown when shared, 200x200. */
  metaImage?: string | null | undefined;
  /** Title for search engines. */
  metaTitle?: string | null | undefined;
  /** The name, as visitors read it. */
  name?: string | null | undefined;
  /** A higher number shows first. */
  orderNumber?: number | string | null | undefined;
  /** The category above it; null for a root. */
  parentId?: string | null | undefined;
  /** The part of its address, unique among its kind. */
  slug?: string | null | undefined;
};

/** The order of a list; ties follow its own order. */
export type BlogCategorySort = {
  /** Which end comes first. */
  direction?: SortDirection;
  /** What to sort by. */
  field: BlogCategorySortField;
};

/** What the list can be sorted by. */
export type BlogCategorySortField =
  | 'CREATED_AT'
  | 'ORDER_NUMBER'
  | 'SLUG'
  | 'UPDATED_AT';

/** A translation; a blank text falls back. */
export type BlogCategoryTranslationInput = {
  /** What belongs into it. */
  description?: string | null | undefined;
  /** The name, as visitors read it. */
  name?: string | null | undefined;
};

/** What a booking is; it starts Pending. */
export type BookingStatus =
  | 'Cancelled'
  | 'Confirmed'
  | 'Pending';

/** What happened to a booking. */
export type BookingStep =
  | 'BOOKED'
  | 'CANCELLED'
  | 'CHECKED_IN'
  | 'CONFIRMED'
  | 'NOTED'
  | 'PAID'
  | 'UNPAID';

/** What came of reading a ticket. */
export type CheckInResult =
  | 'ALREADY_IN'
  | 'CANCELLED'
  | 'CHECKED_IN'
  | 'NOT_CONFIRMED'
  | 'OTHER_EVENT'
  | 'UNKNOWN';

/** Narrows the list of bookings. */
export type EventBookingFilter = {
  /** Only those of this event. */
  eventId?: string | null | undefined;
  /** Only those that are paid for, or that are not. */
  paid?: boolean | null | undefined;
  /** Part of a transaction id or of the visitor's name or e-mail, ignoring case; or a whole ticket code. */
  searchName?: string | null | undefined;
  /** Only those that are this. */
  status?: BookingStatus | null | undefined;
};

/** What a form sends; on update, a field left out keeps its value. */
export type EventCategoryInput = {
  /** What belongs into it. */
  description?: string | null | undefined;
  /** Description for search engines. */
  metaDescription?: string | null | undefined;
  /** File id of the picture shown when shared, 200x200. */
  metaImage?: string | null | undefined;
  /** Title for search engines. */
  metaTitle?: string | null | undefined;
  /** The name, as visitors read it. */
  name?: string | null | undefined;
  /** A higher number shows first. */
  orderNumber?: number | string | null | undefined;
  /** The category above it; null for a root. */
  parentId?: string | null | undefined;
  /** The part of its address, unique among its kind. */
  slug?: string | null | undefined;
};

/** The order of a list; ties follow its own order. */
export type EventCategorySort = {
  /** Which end comes first. */
  direction?: SortDirection;
  /** What to sort by. */
  field: EventCategorySortField;
};

/** What the list can be sorted by. */
export type EventCategorySortField =
  | 'CREATED_AT'
  | 'ORDER_NUMBER'
  | 'SLUG'
  | 'UPDATED_AT';

/** A translation; a blank text falls back. */
export type EventCategoryTranslationInput = {
  /** What belongs into it. */
  description?: string | null | undefined;
  /** The name, as visitors read it. */
  name?: string | null | undefined;
};

/** What a form sends; on update, a field left out keeps its value. */
export type EventDifficultyInput = {
  /** The level, as visitors read it. */
  name?: string | null | undefined;
  /** A higher number shows first. */
  orderNumber?: number | string | null | undefined;
  /** The part of its address, unique among its kind. */
  slug?: string | null | undefined;
};

/** The order of a list; ties follow its own order. */
export type EventDifficultySort = {
  /** Which end comes first. */
  direction?: SortDirection;
  /** What to sort by. */
  field: EventDifficultySortField;
};

/** What the list can be sorted by. */
export type EventDifficultySortField =
  | 'CREATED_AT'
  | 'ORDER_NUMBER'
  | 'SLUG'
  | 'UPDATED_AT';

/** A translation; a blank text falls back. */
export type EventDifficultyTranslationInput = {
  /** The level, as visitors read it. */
  name?: string | null | undefined;
};

/** Narrows the list. */
export type EventFilter = {
  /** Only records with this one: Its category. */
  categoryId?: string | null | undefined;
  /** Only records of some day from this one: '2027-03-31'. */
  from?: string | null | undefined;
  /** The language whose names are searched; without it, the request's. */
  lang?: string | null | undefined;
  /** Part of the name, in the asked language or in English, ignoring case. */
  searchName?: string | null | undefined;
  /** Only records with this flag on. */
  status?: RecordStatus | null | undefined;
  /** Only records of some day up to this one: '2027-03-31'. */
  to?: string | null | undefined;
};

/** What a form sends; on update, a field left out keeps its value. */
export type EventInput = {
  /** About description. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  aboutDescription?: string | null | undefined;
  /** About heading. */
  aboutHeading?: string | null | undefined;
  /** File id of the picture beside what it is about. */
  aboutImage?: string | null | undefined;
  /** About sub heading. */
  aboutSubHeading?: string | null | undefined;
  /** About title. */
  aboutTitle?: string | null | undefined;
  /** Banner button label. */
  bannerButtonLabel?: string | null | undefined;
  /** File id of the picture behind the banner. */
  bannerImage?: string | null | undefined;
  /** Banner sub title. */
  bannerSubTitle?: string | null | undefined;
  /** Banner title. */
  bannerTitle?: string | null | undefined;
  /** First benefit description. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  benefitDetailsOneDescription?: string | null | undefined;
  /** First benefit heading. */
  benefitDetailsOneHeading?: string | null | undefined;
  /** Second benefit description. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  benefitDetailsTwoDescription?: string | null | undefined;
  /** Second benefit heading. */
  benefitDetailsTwoHeading?: string | null | undefined;
  /** Benefit heading. */
  benefitHeading?: string | null | undefined;
  /** File id of the picture beside its benefits. */
  benefitImage?: string | null | undefined;
  /** Benefit sub heading. */
  benefitSubHeading?: string | null | undefined;
  /** Button label. */
  buttonLabel?: string | null | undefined;
  /** How many places there are; null: as many as are booked. */
  capacity?: number | string | null | undefined;
  /** Its category. */
  categoryId?: string | null | undefined;
  /** How demanding it is. */
  difficultyId?: string | null | undefined;
  /** Its last day; null: the first one. */
  endsOn?: string | null | undefined;
  /** File id of the picture of cards. */
  featuredImage?: string | null | undefined;
  /** Address label. */
  infoAddressLabel?: string | null | undefined;
  /** Where it is on a map, an https address. */
  infoAddressUrl?: string | null | undefined;
  /** Date range. */
  infoDateRange?: string | null | undefined;
  /** When it ends on its last day. */
  infoEndTime?: string | null | undefined;
  /** Info heading. */
  infoHeading?: string | null | undefined;
  /** Time label. */
  infoStartEndTimeLabel?: string | null | undefined;
  /** When it starts on its first day, '09:30'. */
  infoStartTime?: string | null | undefined;
  /** Info sub heading. */
  infoSubHeading?: string | null | undefined;
  /** Target audience description. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  infoTargetAudienceDescription?: string | null | undefined;
  /** Target audience sub title. */
  infoTargetAudienceSubTitle?: string | null | undefined;
  /** Target audience title. */
  infoTargetAudienceTitle?: string | null | undefined;
  /** Type. */
  infoType?: string | null | undefined;
  /** Description for search engines. */
  metaDescription?: string | null | undefined;
  /** File id of the picture shown when shared. */
  metaImage?: string | null | undefined;
  /** Keywords for search engines. */
  metaKeywords?: string | null | undefined;
  /** Title for search engines. */
  metaTitle?: string | null | undefined;
  /** Its name, as visitors read it. */
  name?: string | null | undefined;
  /** A higher number shows first. */
  orderNumber?: number | string | null | undefined;
  /** Price sub title. */
  priceSubTitle?: string | null | undefined;
  /** Price title. */
  priceTitle?: string | null | undefined;
  /** Short description. */
  shortDescription?: string | null | undefined;
  /** The part of its address, unique among events. */
  slug?: string | null | undefined;
  /** Speaker name. */
  speakerName?: string | null | undefined;
  /** Its first day, '2027-03-31'. */
  startsOn?: string | null | undefined;
};

/** Narrows the list. */
export type EventPriceFilter = {
  /** Only records with this one: The event it is a price of. */
  eventId?: string | null | undefined;
  /** The language whose names are searched; without it, the request's. */
  lang?: string | null | undefined;
  /** Part of the name, in the asked language or in English, ignoring case. */
  searchName?: string | null | undefined;
  /** Only records with this flag on. */
  status?: RecordStatus | null | undefined;
};

/** What a form sends; on update, a field left out keeps its value. */
export type EventPriceInput = {
  /** How much, in whole units of its currency. */
  amount?: number | string | null | undefined;
  /** The event it is a price of. */
  eventId?: string | null | undefined;
  /** What it is called, as visitors read it. */
  label?: string | null | undefined;
  /** Whom it is for: 'BHUTANESE' or 'INTERNATIONAL'. */
  nationality?: string | null | undefined;
  /** 'FRESHER' or 'REVIEWER'. */
  priceType?: string | null | undefined;
};

/** The order of a list; ties follow its own order. */
export type EventPriceSort = {
  /** Which end comes first. */
  direction?: SortDirection;
  /** What to sort by. */
  field: EventPriceSortField;
};

/** What the list can be sorted by. */
export type EventPriceSortField =
  | 'AMOUNT'
  | 'CREATED_AT'
  | 'UPDATED_AT';

/** A translation; a blank text falls back. */
export type EventPriceTranslationInput = {
  /** What it is called, as visitors read it. */
  label?: string | null | undefined;
};

/** The order of a list; ties follow its own order. */
export type EventSort = {
  /** Which end comes first. */
  direction?: SortDirection;
  /** What to sort by. */
  field: EventSortField;
};

/** What the list can be sorted by. */
export type EventSortField =
  | 'CREATED_AT'
  | 'ORDER_NUMBER'
  | 'SLUG'
  | 'STARTS_ON'
  | 'UPDATED_AT';

/** A translation; a blank text falls back. */
export type EventTranslationInput = {
  /** About description. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  aboutDescription?: string | null | undefined;
  /** About heading. */
  aboutHeading?: string | null | undefined;
  /** About sub heading. */
  aboutSubHeading?: string | null | undefined;
  /** About title. */
  aboutTitle?: string | null | undefined;
  /** Banner button label. */
  bannerButtonLabel?: string | null | undefined;
  /** Banner sub title. */
  bannerSubTitle?: string | null | undefined;
  /** Banner title. */
  bannerTitle?: string | null | undefined;
  /** First benefit description. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  benefitDetailsOneDescription?: string | null | undefined;
  /** First benefit heading. */
  benefitDetailsOneHeading?: string | null | undefined;
  /** Second benefit description. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  benefitDetailsTwoDescription?: string | null | undefined;
  /** Second benefit heading. */
  benefitDetailsTwoHeading?: string | null | undefined;
  /** Benefit heading. */
  benefitHeading?: string | null | undefined;
  /** Benefit sub heading. */
  benefitSubHeading?: string | null | undefined;
  /** Button label. */
  buttonLabel?: string | null | undefined;
  /** Address label. */
  infoAddressLabel?: string | null | undefined;
  /** Date range. */
  infoDateRange?: string | null | undefined;
  /** Info heading. */
  infoHeading?: string | null | undefined;
  /** Time label. */
  infoStartEndTimeLabel?: string | null | undefined;
  /** Info sub heading. */
  infoSubHeading?: string | null | undefined;
  /** Target audience description. HTML: paragraphs, headings, lists, quotes, links, pictures. */
  infoTargetAudienceDescription?: string | null | undefined;
  /** Target audience sub title. */
  infoTargetAudienceSubTitle?: string | null | undefined;
  /** Target audience title. */
  infoTargetAudienceTitle?: string | null | undefined;
  /** Type. */
  infoType?: string | null | undefined;
  /** Its name, as visitors read it. */
  name?: string | null | undefined;
  /** Price sub title. */
  priceSubTitle?: string | null | undefined;
  /** Price title. */
  priceTitle?: string | null | undefined;
  /** Short description. */
  shortDescription?: string | null | undefined;
  /** Speaker name. */
  speakerName?: string | null | undefined;
};

/** Why a field was refused. */
export type FieldErrorCode =
  /** Another record has this value already. */
  | 'DUPLICATE'
  /** The value breaks a rule. */
  | 'INVALID';

/** What a form sends; on update, a field left out keeps its value. */
export type LanguageInput = {
  /** A longer code for applications, such as pt-br. */
  appLangCode?: string | null | undefined;
  /** One or two lowercase letters; translations are stored under it. */
  code?: string | null | undefined;
  /** What the language is called. */
  name?: string | null | undefined;
};

/** The order of a list; ties follow its own order. */
export type LanguageSort = {
  /** Which end comes first. */
  direction?: SortDirection;
  /** What to sort by. */
  field: LanguageSortField;
};

/** What the list can be sorted by. */
export type LanguageSortField =
  | 'CODE'
  | 'CREATED_AT'
  | 'NAME'
  | 'UPDATED_AT';

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
  /** Group STAFF. */
  | 'EDIT_STAFF'
  /** Group STAFF. */
  | 'EDIT_STAFF_ROLE'
  /** Group TESTIMONIAL. */
  | 'EDIT_TESTIMONIAL'
  /** Group FILE. */
  | 'FILE_DETAILS'
  /** Group WEBSITE_SETUP. */
  | 'FOOTER_SETUP'
  /** Group WEBSITE_SETUP. */
  | 'GENERAL_SETTINGS'
  /** Group WEBSITE_SETUP. */
  | 'HEADER_SETUP'
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
  /** Group STAFF. */
  | 'VIEW_ALL_STAFFS'
  /** Group TESTIMONIAL. */
  | 'VIEW_ALL_TESTIMONIALS'
  /** Group AUDIT. */
  | 'VIEW_AUDIT_LOG'
  /** Group STAFF. */
  | 'VIEW_STAFF_ROLES';

/** What members of staff may change of themselves; a field left out keeps its value. */
export type ProfileInput = {
  /** Needed for another e-mail or password, unless they signed in within the last ten minutes. */
  currentPassword?: string | null | undefined;
  /** The e-mail they sign in with. */
  email?: string | null | undefined;
  /** Their name, 3 to 50 characters. */
  name?: string | null | undefined;
  /** A new password, at least 8 characters; blank keeps the old one. */
  password?: string | null | undefined;
  /** File id of their picture. */
  picture?: string | null | undefined;
};

/** Narrows a list of records. */
export type RecordFilter = {
  /** The language whose names are searched; without it, the request's. */
  lang?: string | null | undefined;
  /** Part of the name, in the asked language or in English, ignoring case. */
  searchName?: string | null | undefined;
  /** Only records with this flag on. */
  status?: RecordStatus | null | undefined;
};

/** The status filter of a list. */
export type RecordStatus =
  | 'ACTIVE'
  | 'FEATURED';

/** What a form sends; on update, a field left out keeps its value. */
export type RoleInput = {
  /** Its name; no two differ only in case. */
  name?: string | null | undefined;
  /** Ids of its permissions. The Super Admin role needs none: it may do everything. */
  permissionIds?: Array<string> | null | undefined;
};

/** The order of a list; ties follow its own order. */
export type RoleSort = {
  /** Which end comes first. */
  direction?: SortDirection;
  /** What to sort by. */
  field: RoleSortField;
};

/** What the list can be sorted by. */
export type RoleSortField =
  | 'CREATED_AT'
  | 'NAME'
  | 'UPDATED_AT';

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
  /** Part of the name, in the asked language or in English, ignoring case. */
  searchName?: string | null | undefined;
  /** Only records with this flag on. */
  status?: RecordStatus | null | undefined;
};

/** What a form sends; on update, a field left out keeps its value. */
export type StaffMemberInput = {
  /** The e-mail they sign in with; no two users share one. */
  email?: string | null | undefined;
  /** Their name. */
  name?: string | null | undefined;
  /** A new password, 8 to 15 characters. On update blank leaves it as it is. It is never answered. */
  password?: string | null | undefined;
  /** File id of their picture. */
  picture?: string | null | undefined;
  /** The role they hold. */
  roleId?: string | null | undefined;
};

/** The order of a list; ties follow its own order. */
export type StaffMemberSort = {
  /** Which end comes first. */
  direction?: SortDirection;
  /** What to sort by. */
  field: StaffMemberSortField;
};

/** What the list can be sorted by. */
export type StaffMemberSortField =
  | 'CREATED_AT'
  | 'EMAIL'
  | 'NAME'
  | 'UPDATED_AT';

/** The on/off switches that records can carry. */
export type Toggle =
  | 'ACTIVE'
  | 'DEFAULT'
  | 'FEATURED'
  | 'PUBLISHED'
  | 'RTL';

export type RecordCanPartsFragment = { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> };

export type UpdateProfileMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type UpdateProfileMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { superAdmin: boolean, permissions: Array<Permission>, viewingAs: { id: string, name: string } | null, user: { id: string, name: string, username: string, email: string, picture: string | null, adminAssignedRole: { id: string, name: string } } } | null } };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, device: string, ip: string, createdAt: string, lastSeenAt: string, current: boolean }> };

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSessionMutation = { result: { success: boolean, message: string } };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { result: { success: boolean, message: string } };

export type AuditEntryPartsFragment = { seq: number, at: string, action: string, outcome: AuditOutcome, hash: string, actor: { id: string, name: string, role: string | null } | null, target: { kind: string, id: string | null, label: string }, from: { ip: string, userAgent: string | null, requestId: string }, changes: Array<{ field: string, before: string | null, after: string | null }> };

export type AuditTrailQueryVariables = Exact<{
  page: number;
  pageSize: number;
  filter?: AuditFilter | null | undefined;
}>;


export type AuditTrailQuery = { auditEntries: { rows: Array<{ seq: number, at: string, action: string, outcome: AuditOutcome, hash: string, actor: { id: string, name: string, role: string | null } | null, target: { kind: string, id: string | null, label: string }, from: { ip: string, userAgent: string | null, requestId: string }, changes: Array<{ field: string, before: string | null, after: string | null }> }>, pageInfo: { totalPages: number, totalItemsCount: number } } };

export type BlogCategoryRowFragment = { id: string, name: string, slug: string, parentId: string | null, orderNumber: number, active: boolean, featured: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } };

export type BlogCategoryDetailsFragment = { id: string, slug: string, parentId: string | null, orderNumber: number, metaTitle: string | null, metaImage: string | null, metaDescription: string | null, version: number, translations: Array<{ lang: string, name: string | null, description: string | null }> };

export type BookingRowFragment = { id: string, transactionId: string, status: BookingStatus, paid: boolean, note: string | null, event: { id: string, name: string, ticketId: string } | null, price: { amount: number, currency: string }, visitor: { id: string, firstName: string, lastName: string, email: string, phone: string } | null };

export type BookingDetailsFragment = { id: string, note: string | null, message: string | null, version: number, history: Array<{ step: BookingStep, at: string, by: string, byStaff: boolean }> };

export type EventBookingsQueryVariables = Exact<{
  page: number;
  pageSize: number;
  filter: EventBookingFilter;
}>;


export type EventBookingsQuery = { page: { rows: Array<{ id: string, transactionId: string, status: BookingStatus, paid: boolean, note: string | null, event: { id: string, name: string, ticketId: string } | null, price: { amount: number, currency: string }, visitor: { id: string, firstName: string, lastName: string, email: string, phone: string } | null }>, pageInfo: { totalPages: number, totalItemsCount: number } } };

export type EventBookingQueryVariables = Exact<{
  id: string;
}>;


export type EventBookingQuery = { record: { id: string, note: string | null, message: string | null, version: number, history: Array<{ step: BookingStep, at: string, by: string, byStaff: boolean }> } };

export type ConfirmEventBookingMutationVariables = Exact<{
  id: string;
}>;


export type ConfirmEventBookingMutation = { result: { success: boolean, message: string, record: { id: string, transactionId: string, status: BookingStatus, paid: boolean, note: string | null, event: { id: string, name: string, ticketId: string } | null, price: { amount: number, currency: string }, visitor: { id: string, firstName: string, lastName: string, email: string, phone: string } | null } | null } };

export type SetEventBookingPaidMutationVariables = Exact<{
  id: string;
  to: boolean;
}>;


export type SetEventBookingPaidMutation = { result: { success: boolean, message: string, record: { id: string, transactionId: string, status: BookingStatus, paid: boolean, note: string | null, event: { id: string, name: string, ticketId: string } | null, price: { amount: number, currency: string }, visitor: { id: string, firstName: string, lastName: string, email: string, phone: string } | null } | null } };

export type AddEventBookingNoteMutationVariables = Exact<{
  id: string;
  note?: string | null | undefined;
  version: number;
}>;


export type AddEventBookingNoteMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string }>, record: { id: string, note: string | null, message: string | null, version: number, history: Array<{ step: BookingStep, at: string, by: string, byStaff: boolean }> } | null } };

export type CheckInMutationVariables = Exact<{
  code: string;
  eventId?: string | null | undefined;
}>;


export type CheckInMutation = { checkInEventBooking: { result: CheckInResult, message: string, booking: { id: string, checkedInAt: string | null, event: { id: string, name: string } | null, visitor: { id: string, firstName: string, lastName: string } | null } | null } };

export type EventRowFragment = { id: string, name: string, slug: string, startsOn: string | null, endsOn: string | null, orderNumber: number, active: boolean, featured: boolean, published: boolean, updatedAt: string, category: { id: string, name: string } | null, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } };

export type EventDetailsFragment = { id: string, slug: string, ticketId: string, categoryId: string | null, difficultyId: string | null, featuredImage: string | null, bannerImage: string | null, aboutImage: string | null, benefitImage: string | null, orderNumber: number, capacity: number | null, startsOn: string | null, endsOn: string | null, infoStartTime: string | null, infoEndTime: string | null, infoAddressUrl: string | null, metaTitle: string | null, metaImage: string | null, metaKeywords: string | null, metaDescription: string | null, version: number, translations: Array<{ lang: string, name: string | null, shortDescription: string | null, buttonLabel: string | null, bannerTitle: string | null, speakerName: string | null, bannerSubTitle: string | null, bannerButtonLabel: string | null, aboutHeading: string | null, aboutSubHeading: string | null, aboutTitle: string | null, aboutDescription: string | null, benefitHeading: string | null, benefitSubHeading: string | null, benefitDetailsOneHeading: string | null, benefitDetailsOneDescription: string | null, benefitDetailsTwoHeading: string | null, benefitDetailsTwoDescription: string | null, infoHeading: string | null, infoSubHeading: string | null, infoDateRange: string | null, infoStartEndTimeLabel: string | null, infoAddressLabel: string | null, infoType: string | null, infoTargetAudienceTitle: string | null, infoTargetAudienceSubTitle: string | null, infoTargetAudienceDescription: string | null, priceTitle: string | null, priceSubTitle: string | null }> };

export type EventCategoryRowFragment = { id: string, name: string, slug: string, parentId: string | null, orderNumber: number, active: boolean, featured: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } };

export type EventCategoryDetailsFragment = { id: string, slug: string, parentId: string | null, orderNumber: number, metaTitle: string | null, metaImage: string | null, metaDescription: string | null, version: number, translations: Array<{ lang: string, name: string | null, description: string | null }> };

export type EventDifficultyRowFragment = { id: string, name: string, slug: string, orderNumber: number, active: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } };

export type EventDifficultyDetailsFragment = { id: string, slug: string, orderNumber: number, version: number, translations: Array<{ lang: string, name: string | null }> };

export type EventPriceRowFragment = { id: string, label: string, nationality: string, priceType: string, amount: number, currency: string, active: boolean, updatedAt: string, event: { id: string, name: string } | null, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } };

export type EventPriceDetailsFragment = { id: string, eventId: string | null, nationality: string, priceType: string, amount: number, version: number, translations: Array<{ lang: string, label: string | null }> };

export type LanguageRowFragment = { id: string, name: string, code: string, active: boolean, rtl: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } };

export type LanguageDetailsFragment = { id: string, name: string, code: string, appLangCode: string | null, version: number };

export type RoleRowFragment = { id: string, name: string, permissionIds: Array<string>, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } };

export type RoleDetailsFragment = { id: string, name: string, permissionIds: Array<string>, version: number, can: { editRefusal: string | null } };

export type PermissionListQueryVariables = Exact<{ [key: string]: never; }>;


export type PermissionListQuery = { permissions: Array<{ id: string, name: Permission, group: string }> };

export type StaffMemberRowFragment = { id: string, name: string, email: string, updatedAt: string, adminAssignedRole: { id: string, name: string } | null, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } };

export type StaffMemberDetailsFragment = { id: string, name: string, email: string, roleId: string | null, picture: string | null, superAdmin: boolean, version: number, can: { editRefusal: string | null } };

export type RolesToViewAsQueryVariables = Exact<{ [key: string]: never; }>;


export type RolesToViewAsQuery = { roles: { rows: Array<{ id: string, name: string }> } };

export type WhyNotAllowedQueryVariables = Exact<{
  operation: string;
}>;


export type WhyNotAllowedQuery = { whyNot: { allowed: boolean, missing: Array<Permission>, roles: Array<{ id: string, name: string }> } };

export type SessionDetailsFragment = { superAdmin: boolean, permissions: Array<Permission>, viewingAs: { id: string, name: string } | null, user: { id: string, name: string, username: string, email: string, picture: string | null, adminAssignedRole: { id: string, name: string } } };

export type CurrentSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentSessionQuery = { session: { superAdmin: boolean, permissions: Array<Permission>, viewingAs: { id: string, name: string } | null, user: { id: string, name: string, username: string, email: string, picture: string | null, adminAssignedRole: { id: string, name: string } } } | null };

export type SignInMutationVariables = Exact<{
  identifier: string;
  password: string;
}>;


export type SignInMutation = { signIn: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, session: { superAdmin: boolean, permissions: Array<Permission>, viewingAs: { id: string, name: string } | null, user: { id: string, name: string, username: string, email: string, picture: string | null, adminAssignedRole: { id: string, name: string } } } | null } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { success: boolean, message: string } };

export type PublishedLanguagesQueryVariables = Exact<{ [key: string]: never; }>;


export type PublishedLanguagesQuery = { publishedLanguages: Array<{ id: string, name: string, code: string, rtl: boolean, default: boolean }> };

export type SetLanguageMutationVariables = Exact<{
  code: string;
}>;


export type SetLanguageMutation = { setLanguage: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, language: { id: string, code: string, rtl: boolean } | null } };

export type BlogCategoryListQueryVariables = Exact<{
  filter?: RecordFilter | null | undefined;
  page?: number;
  pageSize?: number;
  sort?: BlogCategorySort | null | undefined;
  lang?: string | null | undefined;
}>;


export type BlogCategoryListQuery = { page: { rows: Array<{ id: string, name: string, slug: string, parentId: string | null, orderNumber: number, active: boolean, featured: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } }>, descendants: Array<{ id: string, name: string, slug: string, parentId: string | null, orderNumber: number, active: boolean, featured: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } }>, pageInfo: { currentPage: number, currentLimit: number, totalPages: number, totalItemsCount: number } } };

export type BlogCategoryRecordQueryVariables = Exact<{
  id: string;
}>;


export type BlogCategoryRecordQuery = { record: { id: string, slug: string, parentId: string | null, orderNumber: number, metaTitle: string | null, metaImage: string | null, metaDescription: string | null, version: number, translations: Array<{ lang: string, name: string | null, description: string | null }> } };

export type BlogCategoryOptionsQueryVariables = Exact<{
  lang?: string | null | undefined;
}>;


export type BlogCategoryOptionsQuery = { options: Array<{ id: string, label: string, disabled: boolean, reason: string | null, parentId: string | null }> };

export type CreateBlogCategoryMutationVariables = Exact<{
  input: BlogCategoryInput;
}>;


export type CreateBlogCategoryMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, slug: string, parentId: string | null, orderNumber: number, metaTitle: string | null, metaImage: string | null, metaDescription: string | null, version: number, translations: Array<{ lang: string, name: string | null, description: string | null }> } | null } };

export type UpdateBlogCategoryMutationVariables = Exact<{
  id: string;
  input: BlogCategoryInput;
  version?: number | null | undefined;
}>;


export type UpdateBlogCategoryMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, slug: string, parentId: string | null, orderNumber: number, metaTitle: string | null, metaImage: string | null, metaDescription: string | null, version: number, translations: Array<{ lang: string, name: string | null, description: string | null }> } | null } };

export type TranslateBlogCategoryMutationVariables = Exact<{
  id: string;
  input: BlogCategoryTranslationInput;
  lang: string;
  version?: number | null | undefined;
}>;


export type TranslateBlogCategoryMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, slug: string, parentId: string | null, orderNumber: number, metaTitle: string | null, metaImage: string | null, metaDescription: string | null, version: number, translations: Array<{ lang: string, name: string | null, description: string | null }> } | null } };

export type DeleteBlogCategoryMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBlogCategoryMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }> } };

export type ToggleBlogCategoryActiveMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
  lang?: string | null | undefined;
}>;


export type ToggleBlogCategoryActiveMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, slug: string, parentId: string | null, orderNumber: number, active: boolean, featured: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } } | null } };

export type ToggleBlogCategoryFeaturedMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
  lang?: string | null | undefined;
}>;


export type ToggleBlogCategoryFeaturedMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, slug: string, parentId: string | null, orderNumber: number, active: boolean, featured: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } } | null } };

export type ToggleBlogCategoryDefaultMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
  lang?: string | null | undefined;
}>;


export type ToggleBlogCategoryDefaultMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, slug: string, parentId: string | null, orderNumber: number, active: boolean, featured: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } } | null } };

export type EventListQueryVariables = Exact<{
  filter?: EventFilter | null | undefined;
  page?: number;
  pageSize?: number;
  sort?: EventSort | null | undefined;
  lang?: string | null | undefined;
}>;


export type EventListQuery = { page: { rows: Array<{ id: string, name: string, slug: string, startsOn: string | null, endsOn: string | null, orderNumber: number, active: boolean, featured: boolean, published: boolean, updatedAt: string, category: { id: string, name: string } | null, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } }>, pageInfo: { currentPage: number, currentLimit: number, totalPages: number, totalItemsCount: number } } };

export type EventRecordQueryVariables = Exact<{
  id: string;
}>;


export type EventRecordQuery = { record: { id: string, slug: string, ticketId: string, categoryId: string | null, difficultyId: string | null, featuredImage: string | null, bannerImage: string | null, aboutImage: string | null, benefitImage: string | null, orderNumber: number, capacity: number | null, startsOn: string | null, endsOn: string | null, infoStartTime: string | null, infoEndTime: string | null, infoAddressUrl: string | null, metaTitle: string | null, metaImage: string | null, metaKeywords: string | null, metaDescription: string | null, version: number, translations: Array<{ lang: string, name: string | null, shortDescription: string | null, buttonLabel: string | null, bannerTitle: string | null, speakerName: string | null, bannerSubTitle: string | null, bannerButtonLabel: string | null, aboutHeading: string | null, aboutSubHeading: string | null, aboutTitle: string | null, aboutDescription: string | null, benefitHeading: string | null, benefitSubHeading: string | null, benefitDetailsOneHeading: string | null, benefitDetailsOneDescription: string | null, benefitDetailsTwoHeading: string | null, benefitDetailsTwoDescription: string | null, infoHeading: string | null, infoSubHeading: string | null, infoDateRange: string | null, infoStartEndTimeLabel: string | null, infoAddressLabel: string | null, infoType: string | null, infoTargetAudienceTitle: string | null, infoTargetAudienceSubTitle: string | null, infoTargetAudienceDescription: string | null, priceTitle: string | null, priceSubTitle: string | null }> } };

export type EventOptionsQueryVariables = Exact<{
  lang?: string | null | undefined;
}>;


export type EventOptionsQuery = { options: Array<{ id: string, label: string, disabled: boolean, reason: string | null, parentId: string | null }> };

export type CreateEventMutationVariables = Exact<{
  input: EventInput;
}>;


export type CreateEventMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, slug: string, ticketId: string, categoryId: string | null, difficultyId: string | null, featuredImage: string | null, bannerImage: string | null, aboutImage: string | null, benefitImage: string | null, orderNumber: number, capacity: number | null, startsOn: string | null, endsOn: string | null, infoStartTime: string | null, infoEndTime: string | null, infoAddressUrl: string | null, metaTitle: string | null, metaImage: string | null, metaKeywords: string | null, metaDescription: string | null, version: number, translations: Array<{ lang: string, name: string | null, shortDescription: string | null, buttonLabel: string | null, bannerTitle: string | null, speakerName: string | null, bannerSubTitle: string | null, bannerButtonLabel: string | null, aboutHeading: string | null, aboutSubHeading: string | null, aboutTitle: string | null, aboutDescription: string | null, benefitHeading: string | null, benefitSubHeading: string | null, benefitDetailsOneHeading: string | null, benefitDetailsOneDescription: string | null, benefitDetailsTwoHeading: string | null, benefitDetailsTwoDescription: string | null, infoHeading: string | null, infoSubHeading: string | null, infoDateRange: string | null, infoStartEndTimeLabel: string | null, infoAddressLabel: string | null, infoType: string | null, infoTargetAudienceTitle: string | null, infoTargetAudienceSubTitle: string | null, infoTargetAudienceDescription: string | null, priceTitle: string | null, priceSubTitle: string | null }> } | null } };

export type UpdateEventMutationVariables = Exact<{
  id: string;
  input: EventInput;
  version?: number | null | undefined;
}>;


export type UpdateEventMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, slug: string, ticketId: string, categoryId: string | null, difficultyId: string | null, featuredImage: string | null, bannerImage: string | null, aboutImage: string | null, benefitImage: string | null, orderNumber: number, capacity: number | null, startsOn: string | null, endsOn: string | null, infoStartTime: string | null, infoEndTime: string | null, infoAddressUrl: string | null, metaTitle: string | null, metaImage: string | null, metaKeywords: string | null, metaDescription: string | null, version: number, translations: Array<{ lang: string, name: string | null, shortDescription: string | null, buttonLabel: string | null, bannerTitle: string | null, speakerName: string | null, bannerSubTitle: string | null, bannerButtonLabel: string | null, aboutHeading: string | null, aboutSubHeading: string | null, aboutTitle: string | null, aboutDescription: string | null, benefitHeading: string | null, benefitSubHeading: string | null, benefitDetailsOneHeading: string | null, benefitDetailsOneDescription: string | null, benefitDetailsTwoHeading: string | null, benefitDetailsTwoDescription: string | null, infoHeading: string | null, infoSubHeading: string | null, infoDateRange: string | null, infoStartEndTimeLabel: string | null, infoAddressLabel: string | null, infoType: string | null, infoTargetAudienceTitle: string | null, infoTargetAudienceSubTitle: string | null, infoTargetAudienceDescription: string | null, priceTitle: string | null, priceSubTitle: string | null }> } | null } };

export type TranslateEventMutationVariables = Exact<{
  id: string;
  input: EventTranslationInput;
  lang: string;
  version?: number | null | undefined;
}>;


export type TranslateEventMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, slug: string, ticketId: string, categoryId: string | null, difficultyId: string | null, featuredImage: string | null, bannerImage: string | null, aboutImage: string | null, benefitImage: string | null, orderNumber: number, capacity: number | null, startsOn: string | null, endsOn: string | null, infoStartTime: string | null, infoEndTime: string | null, infoAddressUrl: string | null, metaTitle: string | null, metaImage: string | null, metaKeywords: string | null, metaDescription: string | null, version: number, translations: Array<{ lang: string, name: string | null, shortDescription: string | null, buttonLabel: string | null, bannerTitle: string | null, speakerName: string | null, bannerSubTitle: string | null, bannerButtonLabel: string | null, aboutHeading: string | null, aboutSubHeading: string | null, aboutTitle: string | null, aboutDescription: string | null, benefitHeading: string | null, benefitSubHeading: string | null, benefitDetailsOneHeading: string | null, benefitDetailsOneDescription: string | null, benefitDetailsTwoHeading: string | null, benefitDetailsTwoDescription: string | null, infoHeading: string | null, infoSubHeading: string | null, infoDateRange: string | null, infoStartEndTimeLabel: string | null, infoAddressLabel: string | null, infoType: string | null, infoTargetAudienceTitle: string | null, infoTargetAudienceSubTitle: string | null, infoTargetAudienceDescription: string | null, priceTitle: string | null, priceSubTitle: string | null }> } | null } };

export type DeleteEventMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEventMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }> } };

export type ToggleEventActiveMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
  lang?: string | null | undefined;
}>;


export type ToggleEventActiveMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, slug: string, startsOn: string | null, endsOn: string | null, orderNumber: number, active: boolean, featured: boolean, published: boolean, updatedAt: string, category: { id: string, name: string } | null, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } } | null } };

export type ToggleEventFeaturedMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
  lang?: string | null | undefined;
}>;


export type ToggleEventFeaturedMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, slug: string, startsOn: string | null, endsOn: string | null, orderNumber: number, active: boolean, featured: boolean, published: boolean, updatedAt: string, category: { id: string, name: string } | null, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } } | null } };

export type ToggleEventPublishedMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
  lang?: string | null | undefined;
}>;


export type ToggleEventPublishedMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, slug: string, startsOn: string | null, endsOn: string | null, orderNumber: number, active: boolean, featured: boolean, published: boolean, updatedAt: string, category: { id: string, name: string } | null, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } } | null } };

export type EventCategoryListQueryVariables = Exact<{
  filter?: RecordFilter | null | undefined;
  page?: number;
  pageSize?: number;
  sort?: EventCategorySort | null | undefined;
  lang?: string | null | undefined;
}>;


export type EventCategoryListQuery = { page: { rows: Array<{ id: string, name: string, slug: string, parentId: string | null, orderNumber: number, active: boolean, featured: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } }>, descendants: Array<{ id: string, name: string, slug: string, parentId: string | null, orderNumber: number, active: boolean, featured: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } }>, pageInfo: { currentPage: number, currentLimit: number, totalPages: number, totalItemsCount: number } } };

export type EventCategoryRecordQueryVariables = Exact<{
  id: string;
}>;


export type EventCategoryRecordQuery = { record: { id: string, slug: string, parentId: string | null, orderNumber: number, metaTitle: string | null, metaImage: string | null, metaDescription: string | null, version: number, translations: Array<{ lang: string, name: string | null, description: string | null }> } };

export type EventCategoryOptionsQueryVariables = Exact<{
  lang?: string | null | undefined;
}>;


export type EventCategoryOptionsQuery = { options: Array<{ id: string, label: string, disabled: boolean, reason: string | null, parentId: string | null }> };

export type CreateEventCategoryMutationVariables = Exact<{
  input: EventCategoryInput;
}>;


export type CreateEventCategoryMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, slug: string, parentId: string | null, orderNumber: number, metaTitle: string | null, metaImage: string | null, metaDescription: string | null, version: number, translations: Array<{ lang: string, name: string | null, description: string | null }> } | null } };

export type UpdateEventCategoryMutationVariables = Exact<{
  id: string;
  input: EventCategoryInput;
  version?: number | null | undefined;
}>;


export type UpdateEventCategoryMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, slug: string, parentId: string | null, orderNumber: number, metaTitle: string | null, metaImage: string | null, metaDescription: string | null, version: number, translations: Array<{ lang: string, name: string | null, description: string | null }> } | null } };

export type TranslateEventCategoryMutationVariables = Exact<{
  id: string;
  input: EventCategoryTranslationInput;
  lang: string;
  version?: number | null | undefined;
}>;


export type TranslateEventCategoryMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, slug: string, parentId: string | null, orderNumber: number, metaTitle: string | null, metaImage: string | null, metaDescription: string | null, version: number, translations: Array<{ lang: string, name: string | null, description: string | null }> } | null } };

export type DeleteEventCategoryMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEventCategoryMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }> } };

export type ToggleEventCategoryActiveMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
  lang?: string | null | undefined;
}>;


export type ToggleEventCategoryActiveMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, slug: string, parentId: string | null, orderNumber: number, active: boolean, featured: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } } | null } };

export type ToggleEventCategoryFeaturedMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
  lang?: string | null | undefined;
}>;


export type ToggleEventCategoryFeaturedMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, slug: string, parentId: string | null, orderNumber: number, active: boolean, featured: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } } | null } };

export type ToggleEventCategoryDefaultMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
  lang?: string | null | undefined;
}>;


export type ToggleEventCategoryDefaultMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, slug: string, parentId: string | null, orderNumber: number, active: boolean, featured: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } } | null } };

export type EventDifficultyListQueryVariables = Exact<{
  filter?: RecordFilter | null | undefined;
  page?: number;
  pageSize?: number;
  sort?: EventDifficultySort | null | undefined;
  lang?: string | null | undefined;
}>;


export type EventDifficultyListQuery = { page: { rows: Array<{ id: string, name: string, slug: string, orderNumber: number, active: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } }>, pageInfo: { currentPage: number, currentLimit: number, totalPages: number, totalItemsCount: number } } };

export type EventDifficultyRecordQueryVariables = Exact<{
  id: string;
}>;


export type EventDifficultyRecordQuery = { record: { id: string, slug: string, orderNumber: number, version: number, translations: Array<{ lang: string, name: string | null }> } };

export type EventDifficultyOptionsQueryVariables = Exact<{
  lang?: string | null | undefined;
}>;


export type EventDifficultyOptionsQuery = { options: Array<{ id: string, label: string, disabled: boolean, reason: string | null, parentId: string | null }> };

export type CreateEventDifficultyMutationVariables = Exact<{
  input: EventDifficultyInput;
}>;


export type CreateEventDifficultyMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, slug: string, orderNumber: number, version: number, translations: Array<{ lang: string, name: string | null }> } | null } };

export type UpdateEventDifficultyMutationVariables = Exact<{
  id: string;
  input: EventDifficultyInput;
  version?: number | null | undefined;
}>;


export type UpdateEventDifficultyMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, slug: string, orderNumber: number, version: number, translations: Array<{ lang: string, name: string | null }> } | null } };

export type TranslateEventDifficultyMutationVariables = Exact<{
  id: string;
  input: EventDifficultyTranslationInput;
  lang: string;
  version?: number | null | undefined;
}>;


export type TranslateEventDifficultyMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, slug: string, orderNumber: number, version: number, translations: Array<{ lang: string, name: string | null }> } | null } };

export type DeleteEventDifficultyMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEventDifficultyMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }> } };

export type ToggleEventDifficultyActiveMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
  lang?: string | null | undefined;
}>;


export type ToggleEventDifficultyActiveMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, slug: string, orderNumber: number, active: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } } | null } };

export type ToggleEventDifficultyDefaultMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
  lang?: string | null | undefined;
}>;


export type ToggleEventDifficultyDefaultMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, slug: string, orderNumber: number, active: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } } | null } };

export type EventPriceListQueryVariables = Exact<{
  filter?: EventPriceFilter | null | undefined;
  page?: number;
  pageSize?: number;
  sort?: EventPriceSort | null | undefined;
  lang?: string | null | undefined;
}>;


export type EventPriceListQuery = { page: { rows: Array<{ id: string, label: string, nationality: string, priceType: string, amount: number, currency: string, active: boolean, updatedAt: string, event: { id: string, name: string } | null, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } }>, pageInfo: { currentPage: number, currentLimit: number, totalPages: number, totalItemsCount: number } } };

export type EventPriceRecordQueryVariables = Exact<{
  id: string;
}>;


export type EventPriceRecordQuery = { record: { id: string, eventId: string | null, nationality: string, priceType: string, amount: number, version: number, translations: Array<{ lang: string, label: string | null }> } };

export type EventPriceOptionsQueryVariables = Exact<{
  lang?: string | null | undefined;
}>;


export type EventPriceOptionsQuery = { options: Array<{ id: string, label: string, disabled: boolean, reason: string | null, parentId: string | null }> };

export type CreateEventPriceMutationVariables = Exact<{
  input: EventPriceInput;
}>;


export type CreateEventPriceMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, eventId: string | null, nationality: string, priceType: string, amount: number, version: number, translations: Array<{ lang: string, label: string | null }> } | null } };

export type UpdateEventPriceMutationVariables = Exact<{
  id: string;
  input: EventPriceInput;
  version?: number | null | undefined;
}>;


export type UpdateEventPriceMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, eventId: string | null, nationality: string, priceType: string, amount: number, version: number, translations: Array<{ lang: string, label: string | null }> } | null } };

export type TranslateEventPriceMutationVariables = Exact<{
  id: string;
  input: EventPriceTranslationInput;
  lang: string;
  version?: number | null | undefined;
}>;


export type TranslateEventPriceMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, eventId: string | null, nationality: string, priceType: string, amount: number, version: number, translations: Array<{ lang: string, label: string | null }> } | null } };

export type DeleteEventPriceMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEventPriceMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }> } };

export type ToggleEventPriceActiveMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
  lang?: string | null | undefined;
}>;


export type ToggleEventPriceActiveMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, label: string, nationality: string, priceType: string, amount: number, currency: string, active: boolean, updatedAt: string, event: { id: string, name: string } | null, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } } | null } };

export type LanguageListQueryVariables = Exact<{
  filter?: RecordFilter | null | undefined;
  page?: number;
  pageSize?: number;
  sort?: LanguageSort | null | undefined;
}>;


export type LanguageListQuery = { page: { rows: Array<{ id: string, name: string, code: string, active: boolean, rtl: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } }>, pageInfo: { currentPage: number, currentLimit: number, totalPages: number, totalItemsCount: number } } };

export type LanguageRecordQueryVariables = Exact<{
  id: string;
}>;


export type LanguageRecordQuery = { record: { id: string, name: string, code: string, appLangCode: string | null, version: number } };

export type LanguageOptionsQueryVariables = Exact<{
  lang?: string | null | undefined;
}>;


export type LanguageOptionsQuery = { options: Array<{ id: string, label: string, disabled: boolean, reason: string | null, parentId: string | null }> };

export type CreateLanguageMutationVariables = Exact<{
  input: LanguageInput;
}>;


export type CreateLanguageMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, code: string, appLangCode: string | null, version: number } | null } };

export type UpdateLanguageMutationVariables = Exact<{
  id: string;
  input: LanguageInput;
  version?: number | null | undefined;
}>;


export type UpdateLanguageMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, code: string, appLangCode: string | null, version: number } | null } };

export type DeleteLanguageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLanguageMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }> } };

export type ToggleLanguageActiveMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
}>;


export type ToggleLanguageActiveMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, code: string, active: boolean, rtl: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } } | null } };

export type ToggleLanguageRtlMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
}>;


export type ToggleLanguageRtlMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, code: string, active: boolean, rtl: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } } | null } };

export type ToggleLanguageDefaultMutationVariables = Exact<{
  id: string;
  to?: boolean | null | undefined;
}>;


export type ToggleLanguageDefaultMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, code: string, active: boolean, rtl: boolean, default: boolean, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } } | null } };

export type RoleListQueryVariables = Exact<{
  filter?: RecordFilter | null | undefined;
  page?: number;
  pageSize?: number;
  sort?: RoleSort | null | undefined;
}>;


export type RoleListQuery = { page: { rows: Array<{ id: string, name: string, permissionIds: Array<string>, updatedAt: string, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } }>, pageInfo: { currentPage: number, currentLimit: number, totalPages: number, totalItemsCount: number } } };

export type RoleRecordQueryVariables = Exact<{
  id: string;
}>;


export type RoleRecordQuery = { record: { id: string, name: string, permissionIds: Array<string>, version: number, can: { editRefusal: string | null } } };

export type RoleOptionsQueryVariables = Exact<{
  lang?: string | null | undefined;
}>;


export type RoleOptionsQuery = { options: Array<{ id: string, label: string, disabled: boolean, reason: string | null, parentId: string | null }> };

export type CreateRoleMutationVariables = Exact<{
  input: RoleInput;
}>;


export type CreateRoleMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, permissionIds: Array<string>, version: number, can: { editRefusal: string | null } } | null } };

export type UpdateRoleMutationVariables = Exact<{
  id: string;
  input: RoleInput;
  version?: number | null | undefined;
}>;


export type UpdateRoleMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, permissionIds: Array<string>, version: number, can: { editRefusal: string | null } } | null } };

export type DeleteRoleMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRoleMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }> } };

export type StaffMemberListQueryVariables = Exact<{
  filter?: StaffMemberFilter | null | undefined;
  page?: number;
  pageSize?: number;
  sort?: StaffMemberSort | null | undefined;
}>;


export type StaffMemberListQuery = { page: { rows: Array<{ id: string, name: string, email: string, updatedAt: string, adminAssignedRole: { id: string, name: string } | null, can: { edit: boolean, editRefusal: string | null, delete: boolean, deleteRefusal: string | null, toggles: Array<Toggle> } }>, pageInfo: { currentPage: number, currentLimit: number, totalPages: number, totalItemsCount: number } } };

export type StaffMemberRecordQueryVariables = Exact<{
  id: string;
}>;


export type StaffMemberRecordQuery = { record: { id: string, name: string, email: string, roleId: string | null, picture: string | null, superAdmin: boolean, version: number, can: { editRefusal: string | null } } };

export type StaffMemberOptionsQueryVariables = Exact<{
  lang?: string | null | undefined;
}>;


export type StaffMemberOptionsQuery = { options: Array<{ id: string, label: string, disabled: boolean, reason: string | null, parentId: string | null }> };

export type CreateStaffMemberMutationVariables = Exact<{
  input: StaffMemberInput;
}>;


export type CreateStaffMemberMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, email: string, roleId: string | null, picture: string | null, superAdmin: boolean, version: number, can: { editRefusal: string | null } } | null } };

export type UpdateStaffMemberMutationVariables = Exact<{
  id: string;
  input: StaffMemberInput;
  version?: number | null | undefined;
}>;


export type UpdateStaffMemberMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }>, record: { id: string, name: string, email: string, roleId: string | null, picture: string | null, superAdmin: boolean, version: number, can: { editRefusal: string | null } } | null } };

export type DeleteStaffMemberMutationVariables = Exact<{
  id: string;
}>;


export type DeleteStaffMemberMutation = { result: { success: boolean, message: string, errors: Array<{ field: string, message: string, code: FieldErrorCode }> } };

export const AuditEntryPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]} as unknown as DocumentNode<AuditEntryPartsFragment, unknown>;
export const RecordCanPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}}]} as unknown as DocumentNode<RecordCanPartsFragment, unknown>;
export const BlogCategoryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}}]} as unknown as DocumentNode<BlogCategoryRowFragment, unknown>;
export const BlogCategoryDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<BlogCategoryDetailsFragment, unknown>;
export const BookingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<BookingRowFragment, unknown>;
export const BookingDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"byStaff"}}]}}]}}]} as unknown as DocumentNode<BookingDetailsFragment, unknown>;
export const EventRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}}]} as unknown as DocumentNode<EventRowFragment, unknown>;
export const EventDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"difficultyId"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"bannerImage"}},{"kind":"Field","name":{"kind":"Name","value":"aboutImage"}},{"kind":"Field","name":{"kind":"Name","value":"benefitImage"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"infoStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"infoEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"infoAddressUrl"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"buttonLabel"}},{"kind":"Field","name":{"kind":"Name","value":"bannerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"speakerName"}},{"kind":"Field","name":{"kind":"Name","value":"bannerSubTitle"}},{"kind":"Field","name":{"kind":"Name","value":"bannerButtonLabel"}},{"kind":"Field","name":{"kind":"Name","value":"aboutHeading"}},{"kind":"Field","name":{"kind":"Name","value":"aboutSubHeading"}},{"kind":"Field","name":{"kind":"Name","value":"aboutTitle"}},{"kind":"Field","name":{"kind":"Name","value":"aboutDescription"}},{"kind":"Field","name":{"kind":"Name","value":"benefitHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitSubHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsOneHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsOneDescription"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsTwoHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsTwoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"infoHeading"}},{"kind":"Field","name":{"kind":"Name","value":"infoSubHeading"}},{"kind":"Field","name":{"kind":"Name","value":"infoDateRange"}},{"kind":"Field","name":{"kind":"Name","value":"infoStartEndTimeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"infoAddressLabel"}},{"kind":"Field","name":{"kind":"Name","value":"infoType"}},{"kind":"Field","name":{"kind":"Name","value":"infoTargetAudienceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"infoTargetAudienceSubTitle"}},{"kind":"Field","name":{"kind":"Name","value":"infoTargetAudienceDescription"}},{"kind":"Field","name":{"kind":"Name","value":"priceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"priceSubTitle"}}]}}]}}]} as unknown as DocumentNode<EventDetailsFragment, unknown>;
export const EventCategoryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}}]} as unknown as DocumentNode<EventCategoryRowFragment, unknown>;
export const EventCategoryDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCategoryDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<EventCategoryDetailsFragment, unknown>;
export const EventDifficultyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDifficultyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventDifficulty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}}]} as unknown as DocumentNode<EventDifficultyRowFragment, unknown>;
export const EventDifficultyDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDifficultyDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventDifficulty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EventDifficultyDetailsFragment, unknown>;
export const EventPriceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventPriceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}}]} as unknown as DocumentNode<EventPriceRowFragment, unknown>;
export const EventPriceDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventPriceDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<EventPriceDetailsFragment, unknown>;
export const LanguageRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanguageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"rtl"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}}]} as unknown as DocumentNode<LanguageRowFragment, unknown>;
export const LanguageDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanguageDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"appLangCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<LanguageDetailsFragment, unknown>;
export const RoleRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissionIds"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}}]} as unknown as DocumentNode<RoleRowFragment, unknown>;
export const RoleDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissionIds"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}}]}}]}}]} as unknown as DocumentNode<RoleDetailsFragment, unknown>;
export const StaffMemberRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"adminAssignedRole"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}}]} as unknown as DocumentNode<StaffMemberRowFragment, unknown>;
export const StaffMemberDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMemberDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"superAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}}]}}]}}]} as unknown as DocumentNode<StaffMemberDetailsFragment, unknown>;
export const SessionDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"viewingAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"adminAssignedRole"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SessionDetailsFragment, unknown>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"viewingAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"adminAssignedRole"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const MySessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]} as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;
export const RevokeSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"revokeSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const RevokeOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"revokeOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>;
export const AuditTrailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditTrail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditEntryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItemsCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]} as unknown as DocumentNode<AuditTrailQuery, AuditTrailQueryVariables>;
export const EventBookingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventBookingFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"eventBookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItemsCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<EventBookingsQuery, EventBookingsQueryVariables>;
export const EventBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"byStaff"}}]}}]}}]} as unknown as DocumentNode<EventBookingQuery, EventBookingQueryVariables>;
export const ConfirmEventBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEventBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"confirmEventBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<ConfirmEventBookingMutation, ConfirmEventBookingMutationVariables>;
export const SetEventBookingPaidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEventBookingPaid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"toggleEventBookingPaid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<SetEventBookingPaidMutation, SetEventBookingPaidMutationVariables>;
export const AddEventBookingNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddEventBookingNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"addEventBookingNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"byStaff"}}]}}]}}]} as unknown as DocumentNode<AddEventBookingNoteMutation, AddEventBookingNoteMutationVariables>;
export const CheckInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkInEventBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"checkedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CheckInMutation, CheckInMutationVariables>;
export const PermissionListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PermissionList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]}}]} as unknown as DocumentNode<PermissionListQuery, PermissionListQueryVariables>;
export const RolesToViewAsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RolesToViewAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<RolesToViewAsQuery, RolesToViewAsQueryVariables>;
export const WhyNotAllowedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhyNotAllowed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"operation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"whyNot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"operation"},"value":{"kind":"Variable","name":{"kind":"Name","value":"operation"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<WhyNotAllowedQuery, WhyNotAllowedQueryVariables>;
export const CurrentSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"viewingAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"adminAssignedRole"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CurrentSessionQuery, CurrentSessionQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"viewingAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"adminAssignedRole"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const PublishedLanguagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublishedLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishedLanguages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"rtl"}},{"kind":"Field","name":{"kind":"Name","value":"default"}}]}}]}}]} as unknown as DocumentNode<PublishedLanguagesQuery, PublishedLanguagesQueryVariables>;
export const SetLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"rtl"}}]}}]}}]}}]} as unknown as DocumentNode<SetLanguageMutation, SetLanguageMutationVariables>;
export const BlogCategoryListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogCategoryList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"5"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategorySort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"blogCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCategoryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descendants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCategoryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPage"}},{"kind":"Field","name":{"kind":"Name","value":"currentLimit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItemsCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<BlogCategoryListQuery, BlogCategoryListQueryVariables>;
export const BlogCategoryRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogCategoryRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"blogCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCategoryDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<BlogCategoryRecordQuery, BlogCategoryRecordQueryVariables>;
export const BlogCategoryOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogCategoryOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"options"},"name":{"kind":"Name","value":"blogCategoryOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}}]}}]}}]} as unknown as DocumentNode<BlogCategoryOptionsQuery, BlogCategoryOptionsQueryVariables>;
export const CreateBlogCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBlogCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"createBlogCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"blogCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCategoryDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<CreateBlogCategoryMutation, CreateBlogCategoryMutationVariables>;
export const UpdateBlogCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBlogCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategoryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"updateBlogCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"blogCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCategoryDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<UpdateBlogCategoryMutation, UpdateBlogCategoryMutationVariables>;
export const TranslateBlogCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TranslateBlogCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategoryTranslationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"translateBlogCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"blogCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCategoryDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<TranslateBlogCategoryMutation, TranslateBlogCategoryMutationVariables>;
export const DeleteBlogCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBlogCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deleteBlogCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteBlogCategoryMutation, DeleteBlogCategoryMutationVariables>;
export const ToggleBlogCategoryActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleBlogCategoryActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"toggleBlogCategoryActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"blogCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCategoryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<ToggleBlogCategoryActiveMutation, ToggleBlogCategoryActiveMutationVariables>;
export const ToggleBlogCategoryFeaturedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleBlogCategoryFeatured"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"toggleBlogCategoryFeatured"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"blogCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCategoryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<ToggleBlogCategoryFeaturedMutation, ToggleBlogCategoryFeaturedMutationVariables>;
export const ToggleBlogCategoryDefaultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleBlogCategoryDefault"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"toggleBlogCategoryDefault"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"blogCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCategoryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<ToggleBlogCategoryDefaultMutation, ToggleBlogCategoryDefaultMutationVariables>;
export const EventListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"5"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPage"}},{"kind":"Field","name":{"kind":"Name","value":"currentLimit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItemsCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<EventListQuery, EventListQueryVariables>;
export const EventRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"event"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"difficultyId"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"bannerImage"}},{"kind":"Field","name":{"kind":"Name","value":"aboutImage"}},{"kind":"Field","name":{"kind":"Name","value":"benefitImage"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"infoStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"infoEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"infoAddressUrl"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"buttonLabel"}},{"kind":"Field","name":{"kind":"Name","value":"bannerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"speakerName"}},{"kind":"Field","name":{"kind":"Name","value":"bannerSubTitle"}},{"kind":"Field","name":{"kind":"Name","value":"bannerButtonLabel"}},{"kind":"Field","name":{"kind":"Name","value":"aboutHeading"}},{"kind":"Field","name":{"kind":"Name","value":"aboutSubHeading"}},{"kind":"Field","name":{"kind":"Name","value":"aboutTitle"}},{"kind":"Field","name":{"kind":"Name","value":"aboutDescription"}},{"kind":"Field","name":{"kind":"Name","value":"benefitHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitSubHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsOneHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsOneDescription"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsTwoHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsTwoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"infoHeading"}},{"kind":"Field","name":{"kind":"Name","value":"infoSubHeading"}},{"kind":"Field","name":{"kind":"Name","value":"infoDateRange"}},{"kind":"Field","name":{"kind":"Name","value":"infoStartEndTimeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"infoAddressLabel"}},{"kind":"Field","name":{"kind":"Name","value":"infoType"}},{"kind":"Field","name":{"kind":"Name","value":"infoTargetAudienceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"infoTargetAudienceSubTitle"}},{"kind":"Field","name":{"kind":"Name","value":"infoTargetAudienceDescription"}},{"kind":"Field","name":{"kind":"Name","value":"priceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"priceSubTitle"}}]}}]}}]} as unknown as DocumentNode<EventRecordQuery, EventRecordQueryVariables>;
export const EventOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"options"},"name":{"kind":"Name","value":"eventOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}}]}}]}}]} as unknown as DocumentNode<EventOptionsQuery, EventOptionsQueryVariables>;
export const CreateEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"createEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"difficultyId"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"bannerImage"}},{"kind":"Field","name":{"kind":"Name","value":"aboutImage"}},{"kind":"Field","name":{"kind":"Name","value":"benefitImage"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"infoStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"infoEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"infoAddressUrl"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"buttonLabel"}},{"kind":"Field","name":{"kind":"Name","value":"bannerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"speakerName"}},{"kind":"Field","name":{"kind":"Name","value":"bannerSubTitle"}},{"kind":"Field","name":{"kind":"Name","value":"bannerButtonLabel"}},{"kind":"Field","name":{"kind":"Name","value":"aboutHeading"}},{"kind":"Field","name":{"kind":"Name","value":"aboutSubHeading"}},{"kind":"Field","name":{"kind":"Name","value":"aboutTitle"}},{"kind":"Field","name":{"kind":"Name","value":"aboutDescription"}},{"kind":"Field","name":{"kind":"Name","value":"benefitHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitSubHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsOneHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsOneDescription"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsTwoHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsTwoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"infoHeading"}},{"kind":"Field","name":{"kind":"Name","value":"infoSubHeading"}},{"kind":"Field","name":{"kind":"Name","value":"infoDateRange"}},{"kind":"Field","name":{"kind":"Name","value":"infoStartEndTimeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"infoAddressLabel"}},{"kind":"Field","name":{"kind":"Name","value":"infoType"}},{"kind":"Field","name":{"kind":"Name","value":"infoTargetAudienceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"infoTargetAudienceSubTitle"}},{"kind":"Field","name":{"kind":"Name","value":"infoTargetAudienceDescription"}},{"kind":"Field","name":{"kind":"Name","value":"priceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"priceSubTitle"}}]}}]}}]} as unknown as DocumentNode<CreateEventMutation, CreateEventMutationVariables>;
export const UpdateEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"updateEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"difficultyId"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"bannerImage"}},{"kind":"Field","name":{"kind":"Name","value":"aboutImage"}},{"kind":"Field","name":{"kind":"Name","value":"benefitImage"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"infoStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"infoEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"infoAddressUrl"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"buttonLabel"}},{"kind":"Field","name":{"kind":"Name","value":"bannerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"speakerName"}},{"kind":"Field","name":{"kind":"Name","value":"bannerSubTitle"}},{"kind":"Field","name":{"kind":"Name","value":"bannerButtonLabel"}},{"kind":"Field","name":{"kind":"Name","value":"aboutHeading"}},{"kind":"Field","name":{"kind":"Name","value":"aboutSubHeading"}},{"kind":"Field","name":{"kind":"Name","value":"aboutTitle"}},{"kind":"Field","name":{"kind":"Name","value":"aboutDescription"}},{"kind":"Field","name":{"kind":"Name","value":"benefitHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitSubHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsOneHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsOneDescription"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsTwoHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsTwoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"infoHeading"}},{"kind":"Field","name":{"kind":"Name","value":"infoSubHeading"}},{"kind":"Field","name":{"kind":"Name","value":"infoDateRange"}},{"kind":"Field","name":{"kind":"Name","value":"infoStartEndTimeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"infoAddressLabel"}},{"kind":"Field","name":{"kind":"Name","value":"infoType"}},{"kind":"Field","name":{"kind":"Name","value":"infoTargetAudienceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"infoTargetAudienceSubTitle"}},{"kind":"Field","name":{"kind":"Name","value":"infoTargetAudienceDescription"}},{"kind":"Field","name":{"kind":"Name","value":"priceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"priceSubTitle"}}]}}]}}]} as unknown as DocumentNode<UpdateEventMutation, UpdateEventMutationVariables>;
export const TranslateEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TranslateEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventTranslationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"translateEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"difficultyId"}},{"kind":"Field","name":{"kind":"Name","value":"featuredImage"}},{"kind":"Field","name":{"kind":"Name","value":"bannerImage"}},{"kind":"Field","name":{"kind":"Name","value":"aboutImage"}},{"kind":"Field","name":{"kind":"Name","value":"benefitImage"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"infoStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"infoEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"infoAddressUrl"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaKeywords"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"buttonLabel"}},{"kind":"Field","name":{"kind":"Name","value":"bannerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"speakerName"}},{"kind":"Field","name":{"kind":"Name","value":"bannerSubTitle"}},{"kind":"Field","name":{"kind":"Name","value":"bannerButtonLabel"}},{"kind":"Field","name":{"kind":"Name","value":"aboutHeading"}},{"kind":"Field","name":{"kind":"Name","value":"aboutSubHeading"}},{"kind":"Field","name":{"kind":"Name","value":"aboutTitle"}},{"kind":"Field","name":{"kind":"Name","value":"aboutDescription"}},{"kind":"Field","name":{"kind":"Name","value":"benefitHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitSubHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsOneHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsOneDescription"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsTwoHeading"}},{"kind":"Field","name":{"kind":"Name","value":"benefitDetailsTwoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"infoHeading"}},{"kind":"Field","name":{"kind":"Name","value":"infoSubHeading"}},{"kind":"Field","name":{"kind":"Name","value":"infoDateRange"}},{"kind":"Field","name":{"kind":"Name","value":"infoStartEndTimeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"infoAddressLabel"}},{"kind":"Field","name":{"kind":"Name","value":"infoType"}},{"kind":"Field","name":{"kind":"Name","value":"infoTargetAudienceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"infoTargetAudienceSubTitle"}},{"kind":"Field","name":{"kind":"Name","value":"infoTargetAudienceDescription"}},{"kind":"Field","name":{"kind":"Name","value":"priceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"priceSubTitle"}}]}}]}}]} as unknown as DocumentNode<TranslateEventMutation, TranslateEventMutationVariables>;
export const DeleteEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deleteEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteEventMutation, DeleteEventMutationVariables>;
export const ToggleEventActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleEventActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"toggleEventActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<ToggleEventActiveMutation, ToggleEventActiveMutationVariables>;
export const ToggleEventFeaturedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleEventFeatured"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"toggleEventFeatured"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<ToggleEventFeaturedMutation, ToggleEventFeaturedMutationVariables>;
export const ToggleEventPublishedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleEventPublished"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"toggleEventPublished"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<ToggleEventPublishedMutation, ToggleEventPublishedMutationVariables>;
export const EventCategoryListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventCategoryList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"5"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCategorySort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"eventCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCategoryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descendants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCategoryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPage"}},{"kind":"Field","name":{"kind":"Name","value":"currentLimit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItemsCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<EventCategoryListQuery, EventCategoryListQueryVariables>;
export const EventCategoryRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventCategoryRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCategoryDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCategoryDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<EventCategoryRecordQuery, EventCategoryRecordQueryVariables>;
export const EventCategoryOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventCategoryOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"options"},"name":{"kind":"Name","value":"eventCategoryOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}}]}}]}}]} as unknown as DocumentNode<EventCategoryOptionsQuery, EventCategoryOptionsQueryVariables>;
export const CreateEventCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEventCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"createEventCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCategoryDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCategoryDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<CreateEventCategoryMutation, CreateEventCategoryMutationVariables>;
export const UpdateEventCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEventCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCategoryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"updateEventCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCategoryDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCategoryDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<UpdateEventCategoryMutation, UpdateEventCategoryMutationVariables>;
export const TranslateEventCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TranslateEventCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventCategoryTranslationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"translateEventCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCategoryDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCategoryDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"metaTitle"}},{"kind":"Field","name":{"kind":"Name","value":"metaImage"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<TranslateEventCategoryMutation, TranslateEventCategoryMutationVariables>;
export const DeleteEventCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEventCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deleteEventCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteEventCategoryMutation, DeleteEventCategoryMutationVariables>;
export const ToggleEventCategoryActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleEventCategoryActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"toggleEventCategoryActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCategoryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<ToggleEventCategoryActiveMutation, ToggleEventCategoryActiveMutationVariables>;
export const ToggleEventCategoryFeaturedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleEventCategoryFeatured"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"toggleEventCategoryFeatured"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCategoryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<ToggleEventCategoryFeaturedMutation, ToggleEventCategoryFeaturedMutationVariables>;
export const ToggleEventCategoryDefaultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleEventCategoryDefault"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"toggleEventCategoryDefault"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventCategory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCategoryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<ToggleEventCategoryDefaultMutation, ToggleEventCategoryDefaultMutationVariables>;
export const EventDifficultyListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventDifficultyList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"5"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventDifficultySort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"eventDifficulties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDifficultyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPage"}},{"kind":"Field","name":{"kind":"Name","value":"currentLimit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItemsCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDifficultyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventDifficulty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<EventDifficultyListQuery, EventDifficultyListQueryVariables>;
export const EventDifficultyRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventDifficultyRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventDifficulty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDifficultyDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDifficultyDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventDifficulty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EventDifficultyRecordQuery, EventDifficultyRecordQueryVariables>;
export const EventDifficultyOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventDifficultyOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"options"},"name":{"kind":"Name","value":"eventDifficultyOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}}]}}]}}]} as unknown as DocumentNode<EventDifficultyOptionsQuery, EventDifficultyOptionsQueryVariables>;
export const CreateEventDifficultyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEventDifficulty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventDifficultyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"createEventDifficulty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventDifficulty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDifficultyDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDifficultyDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventDifficulty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreateEventDifficultyMutation, CreateEventDifficultyMutationVariables>;
export const UpdateEventDifficultyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEventDifficulty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventDifficultyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"updateEventDifficulty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventDifficulty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDifficultyDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDifficultyDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventDifficulty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UpdateEventDifficultyMutation, UpdateEventDifficultyMutationVariables>;
export const TranslateEventDifficultyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TranslateEventDifficulty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventDifficultyTranslationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"translateEventDifficulty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventDifficulty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDifficultyDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDifficultyDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventDifficulty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TranslateEventDifficultyMutation, TranslateEventDifficultyMutationVariables>;
export const DeleteEventDifficultyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEventDifficulty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deleteEventDifficulty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteEventDifficultyMutation, DeleteEventDifficultyMutationVariables>;
export const ToggleEventDifficultyActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleEventDifficultyActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"toggleEventDifficultyActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventDifficulty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDifficultyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDifficultyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventDifficulty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<ToggleEventDifficultyActiveMutation, ToggleEventDifficultyActiveMutationVariables>;
export const ToggleEventDifficultyDefaultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleEventDifficultyDefault"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"toggleEventDifficultyDefault"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventDifficulty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDifficultyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDifficultyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventDifficulty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<ToggleEventDifficultyDefaultMutation, ToggleEventDifficultyDefaultMutationVariables>;
export const EventPriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventPriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventPriceFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"5"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventPriceSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"eventPrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventPriceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPage"}},{"kind":"Field","name":{"kind":"Name","value":"currentLimit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItemsCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventPriceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<EventPriceListQuery, EventPriceListQueryVariables>;
export const EventPriceRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventPriceRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventPriceDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventPriceDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<EventPriceRecordQuery, EventPriceRecordQueryVariables>;
export const EventPriceOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventPriceOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"options"},"name":{"kind":"Name","value":"eventPriceOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}}]}}]}}]} as unknown as DocumentNode<EventPriceOptionsQuery, EventPriceOptionsQueryVariables>;
export const CreateEventPriceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEventPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventPriceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"createEventPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventPriceDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventPriceDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<CreateEventPriceMutation, CreateEventPriceMutationVariables>;
export const UpdateEventPriceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEventPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventPriceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"updateEventPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventPriceDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventPriceDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<UpdateEventPriceMutation, UpdateEventPriceMutationVariables>;
export const TranslateEventPriceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TranslateEventPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventPriceTranslationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"translateEventPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventPriceDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventPriceDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<TranslateEventPriceMutation, TranslateEventPriceMutationVariables>;
export const DeleteEventPriceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEventPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deleteEventPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteEventPriceMutation, DeleteEventPriceMutationVariables>;
export const ToggleEventPriceActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleEventPriceActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"toggleEventPriceActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"eventPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventPriceRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventPriceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"priceType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<ToggleEventPriceActiveMutation, ToggleEventPriceActiveMutationVariables>;
export const LanguageListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LanguageList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"5"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LanguageSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"languages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LanguageRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPage"}},{"kind":"Field","name":{"kind":"Name","value":"currentLimit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItemsCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanguageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"rtl"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<LanguageListQuery, LanguageListQueryVariables>;
export const LanguageRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LanguageRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"language"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LanguageDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanguageDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"appLangCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<LanguageRecordQuery, LanguageRecordQueryVariables>;
export const LanguageOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LanguageOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"options"},"name":{"kind":"Name","value":"languageOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}}]}}]}}]} as unknown as DocumentNode<LanguageOptionsQuery, LanguageOptionsQueryVariables>;
export const CreateLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LanguageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"createLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"language"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LanguageDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanguageDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"appLangCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateLanguageMutation, CreateLanguageMutationVariables>;
export const UpdateLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LanguageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"updateLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"language"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LanguageDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanguageDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"appLangCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateLanguageMutation, UpdateLanguageMutationVariables>;
export const DeleteLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deleteLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteLanguageMutation, DeleteLanguageMutationVariables>;
export const ToggleLanguageActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleLanguageActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"toggleLanguageActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"language"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LanguageRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanguageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"rtl"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<ToggleLanguageActiveMutation, ToggleLanguageActiveMutationVariables>;
export const ToggleLanguageRtlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleLanguageRtl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"toggleLanguageRtl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"language"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LanguageRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanguageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"rtl"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<ToggleLanguageRtlMutation, ToggleLanguageRtlMutationVariables>;
export const ToggleLanguageDefaultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleLanguageDefault"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"toggleLanguageDefault"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"language"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LanguageRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanguageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"rtl"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<ToggleLanguageDefaultMutation, ToggleLanguageDefaultMutationVariables>;
export const RoleListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoleList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"5"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RoleSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPage"}},{"kind":"Field","name":{"kind":"Name","value":"currentLimit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItemsCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissionIds"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<RoleListQuery, RoleListQueryVariables>;
export const RoleRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoleRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"role"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissionIds"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}}]}}]}}]} as unknown as DocumentNode<RoleRecordQuery, RoleRecordQueryVariables>;
export const RoleOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoleOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"options"},"name":{"kind":"Name","value":"roleOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}}]}}]}}]} as unknown as DocumentNode<RoleOptionsQuery, RoleOptionsQueryVariables>;
export const CreateRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"createRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissionIds"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}}]}}]}}]} as unknown as DocumentNode<CreateRoleMutation, CreateRoleMutationVariables>;
export const UpdateRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RoleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"updateRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissionIds"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}}]}}]}}]} as unknown as DocumentNode<UpdateRoleMutation, UpdateRoleMutationVariables>;
export const DeleteRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deleteRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteRoleMutation, DeleteRoleMutationVariables>;
export const StaffMemberListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffMemberList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMemberFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"5"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMemberSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"staffMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMemberRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPage"}},{"kind":"Field","name":{"kind":"Name","value":"currentLimit"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItemsCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordCanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"deleteRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"toggles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"adminAssignedRole"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordCanParts"}}]}}]}}]} as unknown as DocumentNode<StaffMemberListQuery, StaffMemberListQueryVariables>;
export const StaffMemberRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffMemberRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"staffMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMemberDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMemberDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"superAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}}]}}]}}]} as unknown as DocumentNode<StaffMemberRecordQuery, StaffMemberRecordQueryVariables>;
export const StaffMemberOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffMemberOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"options"},"name":{"kind":"Name","value":"staffMemberOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}}]}}]}}]} as unknown as DocumentNode<StaffMemberOptionsQuery, StaffMemberOptionsQueryVariables>;
export const CreateStaffMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateStaffMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"createStaffMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"staffMember"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMemberDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMemberDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"superAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}}]}}]}}]} as unknown as DocumentNode<CreateStaffMemberMutation, CreateStaffMemberMutationVariables>;
export const UpdateStaffMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStaffMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMemberInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"updateStaffMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"staffMember"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMemberDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMemberDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"superAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"can"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editRefusal"}}]}}]}}]} as unknown as DocumentNode<UpdateStaffMemberMutation, UpdateStaffMemberMutationVariables>;
export const DeleteStaffMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteStaffMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deleteStaffMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteStaffMemberMutation, DeleteStaffMemberMutationVariables>;