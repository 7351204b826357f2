/** Bounds that a person or a client can meet. Each is declared here once; schemas, forms and tests import it. */

/** The language that the texts of the product itself are written in: what another language lacks is shown in it. */
export const SOURCE_LANGUAGE = 'en';

/** Rows a list shows when the address names no page size. */
export const DEFAULT_PAGE_SIZE = 5;
/** The choices of the rows-per-page select. */
export const PAGE_SIZE_OPTIONS = [5, 9, 12, 15, 18, 21] as const;
/** A hand-typed page size is clamped to 1..100. */
export const MAX_PAGE_SIZE = 100;
/** Records that one operation switches or deletes together: a page at its largest. */
export const BULK_MAX = 100;
/** How long a change can be undone from its notification, and a deletion of several records waits, in milliseconds. */
export const UNDO_MS = 10_000;
/** A file that is imported: its size, its rows and columns, and characters of a cell and of a row; and how long what was imported can be undone. */
export const IMPORT_MAX = { megabytes: 20, rows: 20_000, columns: 1000, cell: 200_000, row: 1_000_000 } as const;
export const IMPORT_RETENTION_DAYS = 7;
/** Views of lists that one person can keep; characters of their names, and of what they say. */
export const LIST_VIEWS_MAX = 100;
export const LIST_VIEW_NAME_MAX = 60;
export const LIST_VIEW_QUERY_MAX = 1500;
/** Rows of a visitors' list when the query names no page size. */
export const PUBLIC_PAGE_SIZE = 20;
/** How many numbered links the pager shows at most. */
export const PAGER_WINDOW = 4;
/** How often an open stream of changes says that it is there, and lists ask by themselves where there is none. */
export const LIVE_BEAT_MS = 15_000;
/** How long further changes of a kind wait for their notification after the last one, in milliseconds: a throttle. */
export const LIVE_THROTTLE_MS = 250;
/** Streams of changes that one person may have open, and that a process serves at all. */
export const LIVE_STREAMS = { ofOne: 20, all: 2_000 } as const;
/** Pause before a search, a filter or a page change acts, in milliseconds. */
export const DEBOUNCE_MS = 250;
/** How long a toast stays that offers no undo, in milliseconds. */
export const TOAST_MS = 3000;

/** Order number of a record whose author named none; a higher number shows first. */
export const DEFAULT_ORDER_NUMBER = 1;
/** Largest order number: a 32-bit integer, as GraphQL's Int. */
export const ORDER_NUMBER_MAX = 2_147_483_647;

/** Levels below a root that a tree (categories, menus) may have. */
export const TREE_MAX_DEPTH = 5;

/** Bounds of texts for which the specification names none: one line, and several. */
export const SHORT_TEXT_MAX = 300;
export const LONG_TEXT_MAX = 5000;
/** Entries that a list within a record may have: questions, cards, features (SPEC-D48). */
export const ENTRIES_MAX = 50;
/** Characters of rich text with its markup; its own bound counts what a person reads. */
export const RICH_TEXT_MARKUP_MAX = 100_000;
/** Largest picture that may come within rich text: 10 MB. */
export const INLINE_IMAGE_BYTES = 10_485_760;
/** Bytes of a request that may bring pictures within texts: two of the largest, as base64, and the texts. */
export const RICH_TEXT_BODY_BYTES = 30 * 1024 * 1024;
/** Bytes of a request of a visitor, signed in or not, beside a file: a registration has a hundredth of it. */
export const VISITOR_BODY_BYTES = 128 * 1024;
/** Errors that one response lists: nobody reads more, and a request can have thousands. */
export const ERRORS_LISTED = 50;
/** Characters of what was sent that an error repeats. */
export const ECHO_MAX = 300;
/** Pause after the last key before an editor cleans its text and hands it to the form, in milliseconds. */
export const RICH_TEXT_PAUSE_MS = 300;
/** Height of an editor, in pixels. */
export const RICH_TEXT_HEIGHT = 300;
export const SLUG_MAX = 200;
/** Characters of a search; longer ones are refused. */
export const SEARCH_MAX = 200;
/** Records of each kind that a search of all kinds returns, unless it names a number, and at most. */
export const SEARCH_FOUND = { usual: 5, max: 20 } as const;
/** Fewer results than this, and words that are spelled alike are searched for, too. */
export const FEW_RESULTS = 3;
/** Words of a search that count; further ones are ignored. */
export const SITE_SEARCH_WORDS = 8;
/** Results of each kind where all kinds are shown together, on a page of one kind, and at most in one response. */
export const SITE_SEARCH_ROWS = { ofEach: 3, ofOne: 10, max: 20 } as const;
/** Letters that a word needs for one of them to be wrong. */
export const TYPO_MIN = 4;

export const CATEGORY_NAME = { min: 2, max: 200 } as const;
export const BLOG_CATEGORY_NAME = { min: 3, max: 200 } as const;
/** Titles of posts and articles, and the summaries that lists show of them. */
export const ARTICLE_TITLE = { min: 5, max: 200 } as const;
export const ARTICLE_SUMMARY = { min: 5, max: 300 } as const;
/** Characters of a post or an article, without its markup: some 8,000 words. */
export const ARTICLE_TEXT_MAX = 50_000;
/** Tags of a record in one language, and characters of each. */
export const TAGS_MAX = 20;
export const TAG_LENGTH_MAX = 20;
/** Tags that are suggested while one is typed. */
export const TAG_SUGGESTIONS = 8;
export const MENU_NAME = { min: 2, max: 50 } as const;
/** Menus that a site can have, and that one arrangement of a tree can place. */
export const MENUS_MAX = 500;
export const ARRANGED_MAX = 500;
export const DIFFICULTY_NAME = { min: 2, max: 200 } as const;
export const EVENT_NAME = { min: 3, max: 200 } as const;
/** Places of an event: a 32-bit integer is more than any hall. */
export const CAPACITY_MAX = 1_000_000;
/** Visitors see how many places are left once there are this few; before that, only that there are some. */
export const FEW_PLACES = 10;
/** Staff are pointed to an event to come once so many of this number of places are taken. */
export const FILLING = { taken: 4, of: 5 } as const;
/** Places of one event that a visitor can hold at once. */
export const BOOKINGS_PER_VISITOR = 10;
/** Letters that a search for visitors at the door needs: a single one would find nearly everybody. */
export const DOOR_SEARCH_MIN = 2;
/** Bookings that a search at the door finds, and events of a day that it offers. */
export const DOOR_FOUND_MAX = 20;
export const BOOKING_NOTE_MAX = 1000;
/** Branches: their names, their phone numbers and e-mails (SPEC-D49), the lines of their opening hours, and degrees (SPEC-D50). */
export const BRANCH_NAME = { min: 3, max: 200 } as const;
export const BRANCH_CONTACT_MAX = 200;
export const OPENING_LINES_MAX = 21;
export const OPENING_TEXT_MAX = 100;
export const COORDINATE_MAX = { latitude: 90, longitude: 180 } as const;
/** Characters of the name of a time zone; the longest has 32. */
export const TIME_ZONE_MAX = 50;
/** Enquiries (SPEC-D46, SPEC-D47). */
export const ENQUIRY_NAME_MAX = 50;
export const ENQUIRY_PHONE = { min: 10, max: 15 } as const;
export const ENQUIRY_EMAIL_MAX = 100;
export const ENQUIRY_MESSAGE_MAX = 2000;
export const ENQUIRY_NOTE_MAX = 1000;
/** What is sent sooner than this after the form was shown has to be sent again: no person types so fast. */
export const ENQUIRY_FILL_MS = 3000;
/** The same enquiry from the same address, sent again within this time, is stored once. */
export const ENQUIRY_REPEAT_S = 60 * 60;
/** How long enquiries are kept when no setting says otherwise. */
export const ENQUIRY_RETENTION_DAYS = 365;
/** How long deleted records can be restored when no setting says otherwise. */
export const BIN_RETENTION_DAYS = 30;
/** How often a form that is open notifies the server, and after how long without that it counts as closed, in milliseconds. */
export const EDITOR_PRESENCE_MS = { every: 15_000, until: 45_000 } as const;
/** How long, and how many, revisions of a record are stored when no setting says otherwise. */
export const HISTORY_RETENTION_DAYS = 730;
export const HISTORY_MAX_REVISIONS = 1000;
/** Characters of a vacancy's description, without its markup: some 3,000 words. */
export const JOB_DESCRIPTION_MAX = 20_000;
export const VACANCIES_MAX = 10_000;
/** Names and other single lines of vacancies and testimonials (SPEC-D49). */
export const PLAIN_TEXT_MAX = 200;
/** Stars of a testimonial (SPEC-D51). */
export const RATING = { min: 1, max: 5 } as const;
export const TRANSACTION_ID_MAX = 100;
export const IDEMPOTENCY_KEY_MAX = 200;
export const PRICE_LABEL_MAX = 200;
export const PRICE_AMOUNT_MAX = 2_147_483_647;
/** Code of a participant group or a price type. */
export const PARTICIPANT_CODE_MAX = 40;
export const URL_MAX = 2000;
export const LANGUAGE_NAME = { min: 3, max: 100 } as const;
/** A free, longer code for applications ('pt-br', 'dzo'). */
export const APP_LANGUAGE_CODE_MAX = 35;
export const CMS_PAGE_NAME = { min: 3, max: 100 } as const;
export const ROLE_NAME = { min: 3, max: 100 } as const;
export const STAFF_NAME = { min: 3, max: 50 } as const;
export const STAFF_PASSWORD = { min: 8, max: 15 } as const;
export const PROFILE_PASSWORD_MIN = 8;
/** Hashing takes longer the longer a password is: what nobody types is refused. */
export const PASSWORD_MAX = 200;
export const EMAIL_MAX = 254;
/** A role's permissions of one module, as they are sent together. */
export const PERMISSION_MODULE_NAME = { min: 3, max: 100 } as const;
export const PERMISSION_ACTIONS = { min: 1, max: 10 } as const;
export const PERMISSION_ACTION_NAME = { min: 1, max: 50 } as const;

/** Permissions that a role can be sent with; there are far fewer. */
export const ROLE_PERMISSIONS_MAX = 500;

/** Visitors' accounts. */
export const VISITOR_NAME = { min: 3, max: 50 } as const;
export const VISITOR_PASSWORD_MIN = 8;
export const PHONE_MAX = 25;
export const COUNTRY_MAX = 100;
/** How long an account is stored whose e-mail has not been verified since its last registration. */
export const UNVERIFIED_RETENTION_DAYS = 7;
/** Largest identity file: 5 MB. */
export const IDENTITY_FILE_MB = 5;

/** Digits of a one-time code. */
export const CODE_DIGITS = 6;
/** Wrong guesses of a one-time code; after the last one only a new code helps. */
export const CODE_TRIES = 5;
/** Seconds before another code can be sent to the same address for the same purpose. */
export const CODE_RESEND_S = 60;

/** How long the language choice is kept in its cookie, in seconds (one year). */
export const LANGUAGE_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60;
/** How long a mail that was sent or given up is remembered, without its text. */
export const MAIL_HISTORY_DAYS = 30;
/** How long a sign-in lasts, in seconds (a working week). */
export const SESSION_MAX_AGE_S = 7 * 24 * 60 * 60;
/** Sessions that an account can have at once; another sign-in ends the oldest. */
export const SESSIONS_MAX = 50;

/** Texts longer than this are cut, with three full stops, where space is short; names in tables on small screens too. */
export const CUTS = {
  tableName: 25,
  smallScreenName: 20,
  jobName: 25,
  bannerTitle: 25,
  packageTitle: 20,
  excerpt: 50,
} as const;

/** How long a sign-in proves who the user is; later, the most sensitive changes require the password again. */
export const RECENT_SIGN_IN_S = 10 * 60;

/** How long a one-time code is good for, in seconds. */
export const CODE_LIFE_S = 10 * 60;

/** One quarter of an hour and one hour, in seconds. */
const QUARTER_S = 15 * 60;
const HOUR_S = 60 * 60;

/**
 * How often something may be done: `points` tries in `seconds`, counted by network address or by account (its e-mail,
 * whether or not anybody has it). All processes count together when they share a Redis.
 */
export const RATE_LIMITS = {
  signInByAddress: { by: 'address', points: 30, seconds: QUARTER_S },
  /** Passwords tried on one account from one network: a stranger does not lock its owner out of another one. */
  signInByAccount: { by: 'account', points: 10, seconds: QUARTER_S },
  /** The same from all networks together, but those that the owner is signed in from: guessers who have many. */
  signInByAccountAnywhere: { by: 'account', points: 100, seconds: QUARTER_S },
  /** Right passwords of one account, from all networks together: only its owner can use them up. */
  signInRightByAccount: { by: 'account', points: 60, seconds: QUARTER_S },
  /** Passwords typed again to prove who the user is. */
  proofByAccount: { by: 'account', points: 10, seconds: QUARTER_S },
  /** Downloads of all that is stored of a person, by themself or by a member of staff. */
  exportByAccount: { by: 'account', points: 10, seconds: HOUR_S },
  registrationByAddress: { by: 'address', points: 20, seconds: HOUR_S },
  /** Tries of a one-time code, whatever it is for; each code has its own few tries as well. */
  codeByAddress: { by: 'address', points: 30, seconds: QUARTER_S },
  /** Of one account, from one network, as for its passwords; and from all networks together. */
  codeByAccount: { by: 'account', points: 15, seconds: QUARTER_S },
  codeByAccountAnywhere: { by: 'account', points: 60, seconds: QUARTER_S },
  /** Requests for a new code. */
  resendByAddress: { by: 'address', points: 20, seconds: HOUR_S },
  resendByAccount: { by: 'account', points: 10, seconds: HOUR_S },
  resendByAccountAnywhere: { by: 'account', points: 30, seconds: HOUR_S },
  /** Forgotten passwords. */
  resetByAddress: { by: 'address', points: 20, seconds: HOUR_S },
  resetByAccount: { by: 'account', points: 10, seconds: HOUR_S },
  resetByAccountAnywhere: { by: 'account', points: 30, seconds: HOUR_S },
  /** Places booked by a visitor; what is sent again under the same key counts too. */
  bookingByAccount: { by: 'account', points: 60, seconds: HOUR_S },
  /** Enquiries sent by visitors. */
  enquiryByAddress: { by: 'address', points: 10, seconds: HOUR_S },
  /** Enquiries of the same words, from all addresses together. */
  enquiryByContent: { by: 'account', points: 5, seconds: HOUR_S },
  /** Mails that tell one address of enquiries: a flood of them fills no mailbox. Later ones are in the console alone. */
  enquiryMails: { by: 'account', points: 60, seconds: HOUR_S },
  /** Requests for reviews by a member of staff: each notifies all who may decide. */
  reviewByAccount: { by: 'account', points: 60, seconds: HOUR_S },
  /** Work of GraphQL operations, REST requests and uncached pages, in points of the cost limit: by user, over all sessions. */
  graphqlCost: { by: 'account', points: 150_000, seconds: 60 },
  /** The same by address, of those who are not signed in. A setting can raise both (GRAPHQL_COST_PER_MINUTE). */
  graphqlCostByAddress: { by: 'address', points: 150_000, seconds: 60 },
} as const satisfies Readonly<Record<string, RateLimit>>;

export interface RateLimit {
  readonly by: 'address' | 'account';
  readonly points: number;
  readonly seconds: number;
}

export type RateLimitName = keyof typeof RATE_LIMITS;

/** Largest files of each kind, in megabytes (SPEC-D122 and SPEC-D123). */
export const FILE_KIND_MB = { images: 10, videos: 50, pdf: 20, other: 100 } as const;
/** Largest SVG, in megabytes: it is cleaned whole, in some 100 ms a megabyte and half a second at worst. */
export const SVG_MB = 1;
/** Largest picture, in millions of pixels; and frames in an animated one. */
export const PICTURE_MEGAPIXELS = 64;
export const PICTURE_FRAMES = 500;
/** What one go of the upload widget takes. */
export const UPLOADS_AT_ONCE = { files: 10, megabytes: 100 } as const;
/** What a signed form lets through when no setting says otherwise, in megabytes; each kind has its own limit at registration. */
export const UPLOAD_MAX_MB = 500;
/** How long a signed form can be sent, in seconds. */
export const SIGNED_FORM_S = 600;
/** How long after it was signed an upload can be registered, in seconds. */
export const REGISTER_WITHIN_S = 60 * 60;

/** How large a picture of a field should be, in pixels. Smaller ones are warned of; the API takes them all. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
  /** A bound, and not the one size that fits best. */
  readonly atLeast: boolean;
  /** The picker of the console takes none that is smaller (SPEC-D56). */
  readonly enforced?: true;
}
const best = (width: number, height: number): ImageSize => ({ width, height, atLeast: false });
const atLeast = (width: number, height: number): ImageSize => ({ width, height, atLeast: true });

/** The sizes that fields of pictures tell. */
export const IMAGE_SIZES = {
  meta: best(200, 200),
  banner: best(1300, 650),
  card: best(40, 40),
  siteIcon: { ...atLeast(32, 32), enforced: true },
  logo: { ...atLeast(189, 31), enforced: true },
  footerLogo: atLeast(275, 44),
} as const;
/** Characters of a label of a link, and of days and hours, in the website's settings. */
export const SETTING_LABEL_MAX = 100;
export const FILE_NAME_MAX = 200;
export const ALT_TEXT_MAX = 300;
