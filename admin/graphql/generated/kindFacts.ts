// Generated from domain/kinds by `npm run codegen`. Do not edit.
import type { KindNames, KindSpec, Toggle } from '@polyphony/domain/kinds/kind.js';

/** A kind without its rules: every kind of domain/kinds is one, too. */
export type KindFacts = Pick<
  KindSpec,
  'name' | 'plural' | 'label' | 'titleField' | 'toggles' | 'translatable' | 'sortable' | 'tree' | 'range'
> & {
  readonly names: KindNames;
  /** Its own name and those of the kinds that its references lead to: what its list shows is theirs, too. */
  readonly readFrom: readonly string[];
};

type ToggleField = ReturnType<KindNames['toggle']>;

const among = (fields: Partial<Record<Toggle, ToggleField>>) => (toggle: Toggle) => {
  const field = fields[toggle];
  if (!field) throw new Error(`The kind has no switch '${toggle}'.`);
  return field;
};

export const kindFacts = {
  language: { name: "language", plural: "languages", label: "Language", titleField: "name", toggles: ["active","rtl","default"], translatable: [], sortable: ["name","code","createdAt","updatedAt"], tree: false, readFrom: ["language"], names: { type: "Language", create: "createLanguage", update: "updateLanguage", translate: "translateLanguage", delete: "deleteLanguage", options: "languageOptions", toggle: among({ active: "toggleLanguageActive", rtl: "toggleLanguageRtl", default: "toggleLanguageDefault" }) } },
  eventCategory: { name: "eventCategory", plural: "eventCategories", label: "Category", titleField: "name", toggles: ["active","featured","default"], translatable: ["name","description"], sortable: ["slug","orderNumber","createdAt","updatedAt"], tree: true, readFrom: ["eventCategory","file"], names: { type: "EventCategory", create: "createEventCategory", update: "updateEventCategory", translate: "translateEventCategory", delete: "deleteEventCategory", options: "eventCategoryOptions", toggle: among({ active: "toggleEventCategoryActive", featured: "toggleEventCategoryFeatured", default: "toggleEventCategoryDefault" }) } },
  eventDifficulty: { name: "eventDifficulty", plural: "eventDifficulties", label: "Difficulty", titleField: "name", toggles: ["active","default"], translatable: ["name"], sortable: ["slug","orderNumber","createdAt","updatedAt"], tree: false, readFrom: ["eventDifficulty"], names: { type: "EventDifficulty", create: "createEventDifficulty", update: "updateEventDifficulty", translate: "translateEventDifficulty", delete: "deleteEventDifficulty", options: "eventDifficultyOptions", toggle: among({ active: "toggleEventDifficultyActive", default: "toggleEventDifficultyDefault" }) } },
  event: { name: "event", plural: "events", label: "Event", titleField: "name", toggles: ["active","featured","published"], translatable: ["name","shortDescription","buttonLabel","bannerTitle","speakerName","bannerSubTitle","bannerButtonLabel","aboutHeading","aboutSubHeading","aboutTitle","aboutDescription","benefitHeading","benefitSubHeading","benefitDetailsOneHeading","benefitDetailsOneDescription","benefitDetailsTwoHeading","benefitDetailsTwoDescription","infoHeading","infoSubHeading","infoDateRange","infoStartEndTimeLabel","infoAddressLabel","infoType","infoTargetAudienceTitle","infoTargetAudienceSubTitle","infoTargetAudienceDescription","priceTitle","priceSubTitle"], sortable: ["slug","orderNumber","startsOn","createdAt","updatedAt"], tree: false, readFrom: ["event","eventCategory","file","eventDifficulty"], range: {"from":"startsOn","to":"endsOn"}, names: { type: "Event", create: "createEvent", update: "updateEvent", translate: "translateEvent", delete: "deleteEvent", options: "eventOptions", toggle: among({ active: "toggleEventActive", featured: "toggleEventFeatured", published: "toggleEventPublished" }) } },
  eventPrice: { name: "eventPrice", plural: "eventPrices", label: "Price", titleField: "label", toggles: ["active"], translatable: ["label"], sortable: ["amount","createdAt","updatedAt"], tree: false, readFrom: ["eventPrice","event","eventCategory","file","eventDifficulty"], names: { type: "EventPrice", create: "createEventPrice", update: "updateEventPrice", translate: "translateEventPrice", delete: "deleteEventPrice", options: "eventPriceOptions", toggle: among({ active: "toggleEventPriceActive" }) } },
  blogCategory: { name: "blogCategory", plural: "blogCategories", label: "Category", titleField: "name", toggles: ["active","featured","default"], translatable: ["name","description"], sortable: ["slug","orderNumber","createdAt","updatedAt"], tree: true, readFrom: ["blogCategory","file"], names: { type: "BlogCategory", create: "createBlogCategory", update: "updateBlogCategory", translate: "translateBlogCategory", delete: "deleteBlogCategory", options: "blogCategoryOptions", toggle: among({ active: "toggleBlogCategoryActive", featured: "toggleBlogCategoryFeatured", default: "toggleBlogCategoryDefault" }) } },
  file: { name: "file", plural: "files", label: "File", titleField: "fileName", toggles: ["default"], translatable: ["altText"], sortable: ["fileName","fileSize","createdAt","updatedAt"], tree: false, readFrom: ["file"], names: { type: "File", create: "createFile", update: "updateFile", translate: "translateFile", delete: "deleteFile", options: "fileOptions", toggle: among({ default: "toggleFileDefault" }) } },
  staffMember: { name: "staffMember", plural: "staffMembers", label: "Staff", titleField: "name", toggles: [], translatable: [], sortable: ["name","email","createdAt","updatedAt"], tree: false, readFrom: ["staffMember","file"], names: { type: "StaffMember", create: "createStaffMember", update: "updateStaffMember", translate: "translateStaffMember", delete: "deleteStaffMember", options: "staffMemberOptions", toggle: among({  }) } },
  role: { name: "role", plural: "roles", label: "Role", titleField: "name", toggles: [], translatable: [], sortable: ["name","createdAt","updatedAt"], tree: false, readFrom: ["role"], names: { type: "Role", create: "createRole", update: "updateRole", translate: "translateRole", delete: "deleteRole", options: "roleOptions", toggle: among({  }) } },
} as const satisfies Record<string, KindFacts>;
