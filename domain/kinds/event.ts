import { number, string } from 'yup';
import { perLanguage } from '../validation/entryRules.js';
import { perLanguageFields } from '../validation/fieldFacts.js';
import { CAPACITY_MAX, EVENT_NAME, IMAGE_SIZES } from '../limits.js';
import { messages, type Label } from '../messages/messages.js';
import {
  httpsAddress,
  lastDay,
  optionalDay,
  optionalReference,
  optionalText,
  optionalTime,
  orderNumberRule,
  picture,
  requiredReference,
  slugRule,
  wholeNumber,
} from '../validation/rules.js';
import { richText } from '../richText/richTextRule.js';
import { BY_ORDER_NUMBER, defineKind } from './parts/kind.js';
import { metaRulesWithKeywords } from './parts/meta.js';
import { sectioned } from './parts/sectioned.js';
import { asTyped } from '../text/typedText.js';

/** Texts that may be longer than this are written on several lines. */
const ONE_LINE_MAX = 200;

/** Texts of an event's page, plain and with formatting. */
const text = (label: Label, max: number, hint?: string) =>
  perLanguage(optionalText(label, max, messages.maxLengthPlain(label, max))).meta({
    hint,
    ...(max > ONE_LINE_MAX && { format: 'lines' }),
  });
const rich = (label: Label, max: number) => perLanguage(richText(label, max, messages.maxLengthPlain(label, max)));

/** Slugs of the site itself below /event: '/event/category/workshops' is no page of an event. */
const RESERVED_SLUGS = ['category'];

/** The parts of an event's form and page, in order; each is one step of the form's strip. */
const { rules, sections } = sectioned({
  Basics: {
    name: perLanguage(
      string()
        .transform(asTyped)
        .required(messages.required('Event name'))
        .min(EVENT_NAME.min, messages.eventNameMin(EVENT_NAME.min))
        .max(EVENT_NAME.max, messages.maxLengthPlain('Event name', EVENT_NAME.max))
        .meta({ label: 'Event name' }),
    ),
    slug: slugRule().notOneOf(RESERVED_SLUGS, ({ value }) => messages.slugReserved(String(value))),
    categoryId: requiredReference('eventCategory', 'Category'),
    difficultyId: optionalReference('eventDifficulty', 'Difficulty'),
    orderNumber: orderNumberRule(),
    capacity: wholeNumber('Capacity', CAPACITY_MAX).meta({ hint: 'Number of places. Leave blank for no limit.' }),
    shortDescription: text('Short description', 300),
    buttonLabel: text('Button label', 100, 'For apps that show events as cards. The website does not show it.'),
    featuredImage: picture('Featured image'),
  },
  Banner: {
    bannerTitle: text('Banner title', 300, 'Below the name of the event, in the banner'),
    speakerName: text('Speaker name', 100, 'Shown in the banner: “With …”'),
    bannerSubTitle: text('Banner sub title', 300),
    bannerButtonLabel: text('Banner button label', 100, 'Replaces “Book a place” on the button in the banner'),
    bannerImage: picture('Banner image', IMAGE_SIZES.banner),
  },
  About: {
    aboutHeading: text('About heading', 200, 'Heading of the section. Leave blank for “What it is about”.'),
    aboutSubHeading: text('About sub heading', 300),
    aboutTitle: text('About title', 300),
    aboutDescription: rich('About description', 2000),
    aboutImage: picture('About image'),
  },
  Benefits: {
    benefitHeading: text('Benefit heading', 200, 'Heading of the section. Leave blank for “What you take home”.'),
    benefitSubHeading: text('Benefit sub heading', 300),
    benefitDetailsOneHeading: text('First benefit heading', 200),
    benefitDetailsOneDescription: rich('First benefit description', 2000),
    benefitDetailsTwoHeading: text('Second benefit heading', 200),
    benefitDetailsTwoDescription: rich('Second benefit description', 2000),
    benefitImage: picture('Benefit image'),
  },
  Details: {
    startsOn: optionalDay('Start date'),
    endsOn: lastDay('End date', 'startsOn'),
    infoStartTime: optionalTime('Start time'),
    infoEndTime: optionalTime('End time'),
    infoAddressUrl: httpsAddress('Address URL', messages.addressUrl),
    infoHeading: text('Info heading', 200, 'Heading of the box with date and place. Leave blank for “Good to know”.'),
    infoSubHeading: text('Info sub heading', 300),
    infoDateRange: text(
      'Date range',
      200,
      'Dates in words, shown beside the start and end date, e.g. “every second Sunday”',
    ),
    infoStartEndTimeLabel: text(
      'Time label',
      100,
      'Times in words, shown beside the start and end time, e.g. “doors open at 9”',
    ),
    infoAddressLabel: text('Address label', 300, 'The place as visitors read it'),
    infoType: text('Type', 200, 'Format of the event, e.g. “Workshop, on site”'),
    infoTargetAudienceTitle: text('Target audience title', 100, "Leave blank for “Who it's for”."),
    infoTargetAudienceSubTitle: text('Target audience sub title', 200),
    infoTargetAudienceDescription: rich('Target audience description', 2000),
  },
  Price: {
    priceTitle: text('Price title', 200, 'Heading above the prices. Leave blank for “Prices”.'),
    priceSubTitle: text('Price sub title', 300),
  },
  SEO: metaRulesWithKeywords,
});

export const event = defineKind({
  name: 'event',
  plural: 'events',
  label: 'Event',
  permission: { one: 'EVENT', many: 'EVENTS', choosers: ['VIEW_ALL_EVENT_BOOKINGS', 'CHECK_IN_EVENT_BOOKINGS'] },
  titleField: 'name',
  subtitleField: 'slug',
  toggles: ['active', 'featured', 'published'],
  publishing: 'published',
  translatable: perLanguageFields(rules),
  unique: ['slug'],
  sortable: ['name', 'slug', 'orderNumber', 'startsOn', 'createdAt', 'updatedAt'],
  order: BY_ORDER_NUMBER,
  filters: ['categoryId'],
  preview: '/event/:slug',
  drafts: true,
  range: { from: 'startsOn', to: 'endsOn', time: 'infoStartTime' },
  rules,
  serverFields: { ticketId: string().defined(), placesTaken: number().defined(), bookingsMade: number().defined() },
  sections,
  example: {
    en: {
      name: 'Bookbinding weekend',
      slug: 'bookbinding-weekend',
      categoryId: '65f0c0ffee0c0ffee0c0ffee',
      orderNumber: 4,
      capacity: 12,
      startsOn: '2027-05-15',
      endsOn: '2027-05-16',
      shortDescription: 'Two days, one notebook of your own.',
      bannerTitle: 'Bind your own book',
      infoDateRange: '15 and 16 May 2027',
      infoStartTime: '10:00',
      infoEndTime: '17:30',
      infoAddressLabel: 'The Old Press, Norzin Lam, Thimphu',
      infoAddressUrl: 'https://maps.example/old-press',
    },
    ar: {
      name: 'عطلة تجليد الكتب',
      shortDescription: 'يومان ودفتر من صنع يديك.',
      bannerTitle: 'جلّد كتابك بنفسك',
      infoDateRange: '١٥ و١٦ مايو ٢٠٢٧',
      infoAddressLabel: 'المطبعة القديمة، نورزين لام، تيمفو',
    },
  },
});
