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
  label: 'Contact',
  permission: {
    one: 'CONTACT',
    many: 'CONTACTS',
    toggles: { form: 'TOGGLE_ACTIVE_CONTACT_FORM' },
    choosers: ['VIEW_ALL_CONTACT_QUERIES'],
  },
  // Their list can be narrowed to a branch.
  // The page of all branches, with its form turned to this one.
  page: '/contact-us?branch=:slug',
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
    title: requiredText('Title', BRANCH_NAME),
    slug: slugRule(),
    branchName: requiredText('Branch name', BRANCH_NAME),
    orderNumber: orderNumberRule(),
    branchAddress: optionalText('Branch address', SHORT_TEXT_MAX).meta({ format: 'lines' }),
    contactNumber: optionalText('Contact number', BRANCH_CONTACT_MAX),
    contactEmail: optionalEmail('Contact email', BRANCH_CONTACT_MAX).meta({
      hint: 'Enquiries about this branch are sent to it',
    }),
    latitude: coordinate('Latitude', COORDINATE_MAX.latitude).meta({
      hint: 'Paste both coordinates or a map link',
    }),
    longitude: coordinate('Longitude', COORDINATE_MAX.longitude),
    openingHours: entryList(
      'Opening hours',
      {
        days: requiredText('Days', { max: OPENING_TEXT_MAX }),
        times: inEveryLanguage(requiredText('Times', { max: OPENING_TEXT_MAX })),
      },
      { max: OPENING_LINES_MAX },
    ).meta({ noun: 'Line', hint: 'Such as “Monday to Friday” and “09:00 – 17:00”, or “Friday” and “closed”' }),
    timeZone: optionalTimeZone('Time zone').meta({
      hint: 'Time zone of the opening hours, e.g. Asia/Thimphu. Leave blank to use the time zone of the site.',
    }),
    languageId: optionalReference('language', 'Language of mails').meta({
      hint: 'Leave blank for the default language',
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
