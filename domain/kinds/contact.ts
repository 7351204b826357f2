import { object } from 'yup';
import {
  BRANCH_CONTACT_MAX,
  BRANCH_NAME,
  COORDINATE_MAX,
  OPENING_LINES_MAX,
  OPENING_TEXT_MAX,
  SHORT_TEXT_MAX,
} from '../limits.js';
import { entryList, inEveryLanguage } from '../validation/entryRules.js';
import {
  coordinate,
  optionalEmail,
  optionalReference,
  optionalText,
  optionalTimeZone,
  orderNumberRule,
  requiredText,
  slugRule,
} from '../validation/rules.js';
import { BY_ORDER_NUMBER, defineKind } from './parts/kind.js';
import { META_TEXTS_WITH_KEYWORDS, metaRulesWithKeywords } from './parts/meta.js';

/** A branch that visitors find, call and write to. */
export const contact = defineKind({
  name: 'contact',
  plural: 'contacts',
  label: 'labels.contact',
  permission: {
    one: 'CONTACT',
    many: 'CONTACTS',
    toggles: { form: 'TOGGLE_ACTIVE_CONTACT_FORM' },
    choosers: ['VIEW_ALL_CONTACT_QUERIES'],
  },
  // Their list can be narrowed to a branch.
  // The page of all branches, with its form turned to this one.
  page: '/contact-us?branch=:slug',
  listedAt: '/contact-us',
  titleField: 'title',
  subtitleField: 'slug',
  toggles: ['active', 'featured', 'form'],
  enquiries: { flag: 'form', email: 'contactEmail', languageId: 'languageId' },
  // SPEC-D24
  translatable: ['title', 'branchName', 'branchAddress', ...META_TEXTS_WITH_KEYWORDS],
  unique: ['slug'],
  sortable: ['title', 'slug', 'orderNumber', 'createdAt', 'updatedAt'],
  order: BY_ORDER_NUMBER,
  rules: object({
    title: requiredText('labels.title', BRANCH_NAME),
    slug: slugRule(),
    branchName: requiredText('labels.branchName', BRANCH_NAME),
    orderNumber: orderNumberRule(),
    branchAddress: optionalText('labels.branchAddress', SHORT_TEXT_MAX).meta({ format: 'lines' }),
    contactNumber: optionalText('labels.contactNumber', BRANCH_CONTACT_MAX),
    contactEmail: optionalEmail('labels.contactEmail', BRANCH_CONTACT_MAX).meta({
      hint: 'contact.enquiriesAboutThisBranchAre',
    }),
    latitude: coordinate('labels.latitude', COORDINATE_MAX.latitude).meta({
      hint: 'contact.pasteBothCoordinatesOrA',
    }),
    longitude: coordinate('labels.longitude', COORDINATE_MAX.longitude),
    openingHours: entryList(
      'labels.openingHours',
      {
        days: requiredText('labels.days', { max: OPENING_TEXT_MAX }),
        times: inEveryLanguage(requiredText('labels.times', { max: OPENING_TEXT_MAX })),
      },
      { max: OPENING_LINES_MAX },
    ).meta({ noun: 'labels.line', hint: 'contact.suchAsMondayToFriday' }),
    timeZone: optionalTimeZone('labels.timeZone').meta({
      hint: 'contact.timeZoneOfTheOpening',
    }),
    languageId: optionalReference('language', 'labels.languageOfMails').meta({
      hint: 'contact.leaveBlankForTheDefault',
      staffOnly: true,
    }),
    ...metaRulesWithKeywords,
  }),
  example: {
    en: {
      title: 'The Old Press',
      slug: 'the-old-press',
      branchName: 'Workshop and shop',
      orderNumber: 4,
      branchAddress: 'Norzin Lam, Thimphu, Bhutan',
      contactNumber: '+975 17123456',
      contactEmail: 'thimphu@example.org',
      latitude: 27.4712,
      longitude: 89.6339,
      openingHours: [
        { days: 'Monday to Friday', times: '09:00 – 17:00' },
        { days: 'Saturday', times: '10:00 – 13:00' },
        { days: 'Sunday', times: 'closed' },
      ],
      timeZone: 'Asia/Thimphu',
    },
    ar: {
      title: 'المطبعة القديمة',
      branchName: 'الورشة والمتجر',
      branchAddress: 'نورزين لام، تيمفو، بوتان',
      openingHours: [{ days: 'من الاثنين إلى الجمعة' }, { days: 'السبت' }, { days: 'الأحد' }],
    },
  },
});
