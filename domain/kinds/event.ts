import { object, string } from 'yup';
import { CAPACITY_MAX, EVENT_NAME, URL_MAX } from '../limits.js';
import { messages, type Label } from '../messages.js';
import {
  longText,
  optionalDay,
  optionalId,
  optionalText,
  orderNumberRule,
  requiredId,
  shortText,
  slugRule,
  wholeNumber,
} from '../rules.js';
import { richText } from '../richTextRule.js';
import { eventTexts, type EventTextName } from './eventTexts.js';
import { BY_ORDER_NUMBER, defineKind } from './kind.js';

const textRules = Object.fromEntries(
  Object.entries(eventTexts).map(([name, { label, max, rich }]) => [
    name,
    (rich ? richText : optionalText)(label, max, messages.maxLengthPlain(label, max)),
  ]),
) as Record<EventTextName, ReturnType<typeof optionalText>>;

/** The time of a day, 00:00 to 23:59, or null. */
const time = (label: Label) =>
  optionalText(label, 5, messages.timeFormat(label)).matches(/^([01]\d|2[0-3]):[0-5]\d$/, {
    message: messages.timeFormat(label),
  });

/** What the site itself has below /event: '/event/category/workshops' is no page of an event. */
const RESERVED_SLUGS = ['category'];

const isHttps = (address: string | null) => address === null || (/^https:\/\//i.test(address) && URL.canParse(address));

export const event = defineKind({
  name: 'event',
  plural: 'events',
  label: 'Event',
  permission: { one: 'EVENT', many: 'EVENTS' },
  choicesFor: ['VIEW_ALL_EVENT_BOOKINGS', 'CHECK_IN_EVENT_BOOKINGS'],
  titleField: 'name',
  subtitleField: 'slug',
  toggles: ['active', 'featured', 'published'],
  translatable: ['name', ...(Object.keys(eventTexts) as EventTextName[])],
  unique: ['slug'],
  sortable: ['slug', 'orderNumber', 'startsOn', 'createdAt', 'updatedAt'],
  order: BY_ORDER_NUMBER,
  references: {
    categoryId: { kind: 'eventCategory', label: 'Category' },
    difficultyId: { kind: 'eventDifficulty', label: 'Difficulty' },
    featuredImage: { kind: 'file', label: 'Featured image' },
    bannerImage: { kind: 'file', label: 'Banner image' },
    aboutImage: { kind: 'file', label: 'About image' },
    benefitImage: { kind: 'file', label: 'Benefit image' },
    metaImage: { kind: 'file', label: 'Meta image' },
  },
  filters: ['categoryId'],
  range: { from: 'startsOn', to: 'endsOn' },
  rules: object({
    name: string()
      .trim()
      .required(messages.required('Event name'))
      .min(EVENT_NAME.min, messages.eventNameMin(EVENT_NAME.min))
      .max(EVENT_NAME.max, messages.maxLengthPlain('Event name', EVENT_NAME.max)),
    slug: slugRule().notOneOf(RESERVED_SLUGS, ({ value }) => messages.slugReserved(String(value))),
    categoryId: requiredId('Category'),
    difficultyId: optionalId('Difficulty'),
    featuredImage: optionalId('Featured image'),
    bannerImage: optionalId('Banner image'),
    aboutImage: optionalId('About image'),
    benefitImage: optionalId('Benefit image'),
    orderNumber: orderNumberRule(),
    capacity: wholeNumber('Capacity', CAPACITY_MAX),
    startsOn: optionalDay('Start date'),
    endsOn: optionalDay('End date').test('after start', messages.endBeforeStart, (day, { parent }) => {
      // Without its form, as when a form asks what a field's rule says, there is nothing to compare with.
      const start = (parent as { startsOn?: string | null } | undefined)?.startsOn;
      return !day || !start || day >= start;
    }),
    ...textRules,
    infoStartTime: time('Start time'),
    infoEndTime: time('End time'),
    infoAddressUrl: optionalText('Address URL', URL_MAX, messages.addressUrl).test(
      'https',
      messages.addressUrl,
      (url) => isHttps(url ?? null),
    ),
    metaTitle: shortText('Meta title'),
    metaImage: optionalId('Meta image'),
    metaKeywords: shortText('Meta keywords'),
    metaDescription: longText('Meta description'),
  }),
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
