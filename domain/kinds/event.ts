import type { TextName } from '../catalogues/generated/textNames.js';
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
const text = (label: Label, max: number, hint?: TextName) =>
  perLanguage(optionalText(label, max, messages.maxLengthPlain(label, max))).meta({
    hint,
    ...(max > ONE_LINE_MAX && { format: 'lines' }),
  });
const rich = (label: Label, max: number) => perLanguage(richText(label, max, messages.maxLengthPlain(label, max)));

/** Slugs of the site itself below /event: '/event/category/workshops' is no page of an event. */
const RESERVED_SLUGS = ['category'];

/** The parts of an event's form and page, in order; each is one step of the form's strip. */
const { rules, sections } = sectioned({
  'events.basics': {
    name: perLanguage(
      string()
        .transform(asTyped)
        .required(messages.required('labels.eventName'))
        .min(EVENT_NAME.min, messages.eventNameMin(EVENT_NAME.min))
        .max(EVENT_NAME.max, messages.maxLengthPlain('labels.eventName', EVENT_NAME.max))
        .meta({ label: 'labels.eventName' }),
    ),
    slug: slugRule().notOneOf(RESERVED_SLUGS, ({ value }) => messages.slugReserved(String(value))),
    categoryId: requiredReference('eventCategory', 'labels.category'),
    difficultyId: optionalReference('eventDifficulty', 'labels.difficulty'),
    orderNumber: orderNumberRule(),
    capacity: wholeNumber('labels.capacity', CAPACITY_MAX).meta({ hint: 'events.numberOfPlacesLeaveBlank' }),
    shortDescription: text('labels.shortDescription', 300),
    buttonLabel: text('labels.buttonLabel', 100, 'events.forAppsThatShowEvents'),
    featuredImage: picture('labels.featuredImage'),
  },
  'labels.banner': {
    bannerTitle: text('labels.bannerTitle', 300, 'events.belowTheNameOfThe'),
    speakerName: text('labels.speakerName', 100, 'events.shownInTheBannerWith'),
    bannerSubTitle: text('labels.bannerSubTitle', 300),
    bannerButtonLabel: text('labels.bannerButtonLabel', 100, 'events.replacesBookAPlaceOn'),
    bannerImage: picture('labels.bannerImage', IMAGE_SIZES.banner),
  },
  'events.about': {
    aboutHeading: text('labels.aboutHeading', 200, 'events.headingOfTheSectionLeave'),
    aboutSubHeading: text('labels.aboutSubHeading', 300),
    aboutTitle: text('labels.aboutTitle', 300),
    aboutDescription: rich('labels.aboutDescription', 2000),
    aboutImage: picture('labels.aboutImage'),
  },
  'events.benefits': {
    benefitHeading: text('labels.benefitHeading', 200, 'events.headingOfTheSectionLeaveBlank'),
    benefitSubHeading: text('labels.benefitSubHeading', 300),
    benefitDetailsOneHeading: text('labels.firstBenefitHeading', 200),
    benefitDetailsOneDescription: rich('labels.firstBenefitDescription', 2000),
    benefitDetailsTwoHeading: text('labels.secondBenefitHeading', 200),
    benefitDetailsTwoDescription: rich('labels.secondBenefitDescription', 2000),
    benefitImage: picture('labels.benefitImage'),
  },
  'files.details': {
    startsOn: optionalDay('labels.startDate'),
    endsOn: lastDay('labels.endDate', 'startsOn'),
    infoStartTime: optionalTime('labels.startTime'),
    infoEndTime: optionalTime('labels.endTime'),
    infoAddressUrl: httpsAddress('labels.addressUrl', messages.addressUrl),
    infoHeading: text('labels.infoHeading', 200, 'events.headingOfTheBoxWith'),
    infoSubHeading: text('labels.infoSubHeading', 300),
    infoDateRange: text('labels.dateRange', 200, 'events.datesInWordsShownBeside'),
    infoStartEndTimeLabel: text('labels.timeLabel', 100, 'events.timesInWordsShownBeside'),
    infoAddressLabel: text('labels.addressLabel', 300, 'events.thePlaceAsVisitorsRead'),
    infoType: text('labels.type', 200, 'events.formatOfTheEventE'),
    infoTargetAudienceTitle: text('labels.targetAudienceTitle', 100, 'events.leaveBlankForWhoIts'),
    infoTargetAudienceSubTitle: text('labels.targetAudienceSubTitle', 200),
    infoTargetAudienceDescription: rich('labels.targetAudienceDescription', 2000),
  },
  'labels.price': {
    priceTitle: text('labels.priceTitle', 200, 'events.headingAboveThePricesLeave'),
    priceSubTitle: text('labels.priceSubTitle', 300),
  },
  SEO: metaRulesWithKeywords,
});

export const event = defineKind({
  name: 'event',
  plural: 'events',
  label: 'labels.event',
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
