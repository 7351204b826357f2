// Generated from domain/kinds by `npm run codegen`. Do not edit.
import type { KindNames, KindSpec, Toggle, TreeTexts } from '@polyphony/domain/kinds/parts/kind.js';
import type { Message } from '@polyphony/domain/messages/messages.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';

/** A kind without its rules: every kind of domain/kinds is one, too. */
export type KindFacts = Pick<
  KindSpec,
  'name' | 'plural' | 'label' | 'titleField' | 'toggles' | 'translatable' | 'sortable' | 'range'
> & {
  readonly names: KindNames;
  /** Whether its records are placed below one another. */
  readonly tree?: boolean | TreeTexts;
  /** Its own name and those of the kinds that its references lead to: what its list shows is theirs, too. */
  readonly readFrom: readonly string[];
};

type One = ReturnType<KindNames['toggle']>;
type Many = ReturnType<KindNames['toggleMany']>;

const among = <Field extends string>(fields: Partial<Record<Toggle, Field>>) => (toggle: Toggle) => {
  const field = fields[toggle];
  if (!field) throw new Error(`The kind has no switch '${toggle}'.`);
  return field;
};

export const kindFacts = {
  language: { name: "language", plural: "languages", label: "Language", titleField: "name", toggles: ["active","rtl","default"], translatable: [], sortable: ["name","code","createdAt","updatedAt"], tree: false, readFrom: ["language"], names: { type: "Language", create: "createLanguage", update: "updateLanguage", translate: "translateLanguage", delete: "deleteLanguage", deleteMany: "deleteLanguages", options: "languageOptions", toggle: among<One>({ active: "toggleLanguageActive", rtl: "toggleLanguageRtl", default: "toggleLanguageDefault" }), toggleMany: among<Many>({ active: "toggleLanguagesActive", rtl: "toggleLanguagesRtl", default: "toggleLanguagesDefault" }) } },
  eventCategory: { name: "eventCategory", plural: "eventCategories", label: "Category", titleField: "name", toggles: ["active","featured","default"], translatable: ["name","description"], sortable: ["slug","orderNumber","createdAt","updatedAt"], tree: true, readFrom: ["eventCategory","file"], names: { type: "EventCategory", create: "createEventCategory", update: "updateEventCategory", translate: "translateEventCategory", delete: "deleteEventCategory", deleteMany: "deleteEventCategories", options: "eventCategoryOptions", toggle: among<One>({ active: "toggleEventCategoryActive", featured: "toggleEventCategoryFeatured", default: "toggleEventCategoryDefault" }), toggleMany: among<Many>({ active: "toggleEventCategoriesActive", featured: "toggleEventCategoriesFeatured", default: "toggleEventCategoriesDefault" }) } },
  eventDifficulty: { name: "eventDifficulty", plural: "eventDifficulties", label: "Difficulty", titleField: "name", toggles: ["active","default"], translatable: ["name"], sortable: ["slug","orderNumber","createdAt","updatedAt"], tree: false, readFrom: ["eventDifficulty"], names: { type: "EventDifficulty", create: "createEventDifficulty", update: "updateEventDifficulty", translate: "translateEventDifficulty", delete: "deleteEventDifficulty", deleteMany: "deleteEventDifficulties", options: "eventDifficultyOptions", toggle: among<One>({ active: "toggleEventDifficultyActive", default: "toggleEventDifficultyDefault" }), toggleMany: among<Many>({ active: "toggleEventDifficultiesActive", default: "toggleEventDifficultiesDefault" }) } },
  event: { name: "event", plural: "events", label: "Event", titleField: "name", toggles: ["active","featured","published"], translatable: ["name","shortDescription","buttonLabel","bannerTitle","speakerName","bannerSubTitle","bannerButtonLabel","aboutHeading","aboutSubHeading","aboutTitle","aboutDescription","benefitHeading","benefitSubHeading","benefitDetailsOneHeading","benefitDetailsOneDescription","benefitDetailsTwoHeading","benefitDetailsTwoDescription","infoHeading","infoSubHeading","infoDateRange","infoStartEndTimeLabel","infoAddressLabel","infoType","infoTargetAudienceTitle","infoTargetAudienceSubTitle","infoTargetAudienceDescription","priceTitle","priceSubTitle"], sortable: ["slug","orderNumber","startsOn","createdAt","updatedAt"], tree: false, readFrom: ["event","eventCategory","file","eventDifficulty"], range: {"from":"startsOn","to":"endsOn"}, names: { type: "Event", create: "createEvent", update: "updateEvent", translate: "translateEvent", delete: "deleteEvent", deleteMany: "deleteEvents", options: "eventOptions", toggle: among<One>({ active: "toggleEventActive", featured: "toggleEventFeatured", published: "toggleEventPublished" }), toggleMany: among<Many>({ active: "toggleEventsActive", featured: "toggleEventsFeatured", published: "toggleEventsPublished" }) } },
  eventPrice: { name: "eventPrice", plural: "eventPrices", label: "Price", titleField: "label", toggles: ["active"], translatable: ["label"], sortable: ["amount","createdAt","updatedAt"], tree: false, readFrom: ["eventPrice","event","eventCategory","file","eventDifficulty"], names: { type: "EventPrice", create: "createEventPrice", update: "updateEventPrice", translate: "translateEventPrice", delete: "deleteEventPrice", deleteMany: "deleteEventPrices", options: "eventPriceOptions", toggle: among<One>({ active: "toggleEventPriceActive" }), toggleMany: among<Many>({ active: "toggleEventPricesActive" }) } },
  blogCategory: { name: "blogCategory", plural: "blogCategories", label: "Category", titleField: "name", toggles: ["active","featured","default"], translatable: ["name","description"], sortable: ["slug","orderNumber","createdAt","updatedAt"], tree: true, readFrom: ["blogCategory","file"], names: { type: "BlogCategory", create: "createBlogCategory", update: "updateBlogCategory", translate: "translateBlogCategory", delete: "deleteBlogCategory", deleteMany: "deleteBlogCategories", options: "blogCategoryOptions", toggle: among<One>({ active: "toggleBlogCategoryActive", featured: "toggleBlogCategoryFeatured", default: "toggleBlogCategoryDefault" }), toggleMany: among<Many>({ active: "toggleBlogCategoriesActive", featured: "toggleBlogCategoriesFeatured", default: "toggleBlogCategoriesDefault" }) } },
  file: { name: "file", plural: "files", label: "File", titleField: "fileName", toggles: ["default"], translatable: ["altText"], sortable: ["fileName","fileSize","createdAt","updatedAt"], tree: false, readFrom: ["file"], names: { type: "File", create: "createFile", update: "updateFile", translate: "translateFile", delete: "deleteFile", deleteMany: "deleteFiles", options: "fileOptions", toggle: among<One>({ default: "toggleFileDefault" }), toggleMany: among<Many>({ default: "toggleFilesDefault" }) } },
  staffMember: { name: "staffMember", plural: "staffMembers", label: "Staff", titleField: "name", toggles: [], translatable: [], sortable: ["name","email","createdAt","updatedAt"], tree: false, readFrom: ["staffMember","file"], names: { type: "StaffMember", create: "createStaffMember", update: "updateStaffMember", translate: "translateStaffMember", delete: "deleteStaffMember", deleteMany: "deleteStaffMembers", options: "staffMemberOptions", toggle: among<One>({  }), toggleMany: among<Many>({  }) } },
  role: { name: "role", plural: "roles", label: "Role", titleField: "name", toggles: [], translatable: [], sortable: ["name","createdAt","updatedAt"], tree: false, readFrom: ["role"], names: { type: "Role", create: "createRole", update: "updateRole", translate: "translateRole", delete: "deleteRole", deleteMany: "deleteRoles", options: "roleOptions", toggle: among<One>({  }), toggleMany: among<Many>({  }) } },
} as const satisfies Record<string, KindFacts>;

/** An action of a kind whose records are listed and acted upon. */
export interface ActionFacts {
  /** Its mutation, and the one that does it to several records. */
  readonly field: string;
  readonly many?: string;
  readonly button: string;
  readonly success: Message;
  /** The flag that it turns on or off. */
  readonly switches?: string;
}

/** A read-mostly kind without its rules. */
export type ReadMostlyFacts = Pick<KindSpec, 'name' | 'plural' | 'label' | 'titleField' | 'sortable'> & {
  /** Any of these permissions shows the menu of a row. */
  readonly menu?: readonly Permission[];
  readonly actions: Readonly<Record<string, ActionFacts>>;
};

export const readMostlyFacts = {
  eventBooking: { name: "eventBooking", plural: "eventBookings", label: "Booking", titleField: "transactionId", sortable: ["transactionId","status","paid"], menu: ["TOGGLE_CONFIRMED_EVENT_BOOKING","TOGGLE_EVENT_BOOKING_PAYMENT_STATUS"], actions: {"note":{"field":"addEventBookingNote","button":"Notes","success":{"code":"noteAdded","values":{}}},"confirm":{"field":"confirmEventBooking","many":"confirmEventBookings","button":"Confirm","success":{"code":"bookingConfirmed","values":{}}},"pay":{"field":"toggleEventBookingPaid","many":"toggleEventBookingsPaid","button":"Paid","success":{"code":"statusUpdated","values":{}},"switches":"paid"}} },
  enquiry: { name: "enquiry", plural: "enquiries", label: "Enquiry", titleField: "reference", sortable: ["firstName","email","createdAt"], actions: {"handle":{"field":"handleEnquiry","button":"Details","success":{"code":"updated","values":{"label":"Enquiry"}}},"read":{"field":"toggleEnquiryRead","many":"toggleEnquiriesRead","button":"Read","success":{"code":"statusUpdated","values":{}},"switches":"read"},"answer":{"field":"toggleEnquiryAnswered","many":"toggleEnquiriesAnswered","button":"Answered","success":{"code":"statusUpdated","values":{}},"switches":"answered"},"delete":{"field":"deleteEnquiry","many":"deleteEnquiries","button":"Delete","success":{"code":"deleted","values":{"label":"Enquiry"}}}} },
  auditEntry: { name: "auditEntry", plural: "auditEntries", label: "Log entry", titleField: "seq", sortable: [], actions: {} },
} as const satisfies Record<string, ReadMostlyFacts>;
