import type { Label } from '../messages.js';

/** A text of an event that people read. */
export interface EventText {
  readonly label: Label;
  /** Characters that it may have; of rich text, those that a person reads. */
  readonly max: number;
  /** Whether it has paragraphs, links and pictures. */
  readonly rich?: boolean;
}

const text = (label: Label, max: number): EventText => ({ label, max });
const rich = (label: Label, max: number): EventText => ({ label, max, rich: true });

/** The parts of an event's form and page, in order; each is one step of the form's strip. */
export const EVENT_SECTIONS = [
  { id: 'section-1', label: 'Basics' },
  { id: 'section-2', label: 'Banner' },
  { id: 'section-3', label: 'About' },
  { id: 'section-4', label: 'Benefits' },
  { id: 'section-5', label: 'Details' },
  { id: 'section-6', label: 'Price' },
  { id: 'section-7', label: 'SEO' },
] as const;
export type EventSection = (typeof EVENT_SECTIONS)[number]['id'];

/** The optional texts of an event, by the section that holds them, with their labels and bounds. All are translatable. */
export const EVENT_TEXTS = {
  'section-1': {
    shortDescription: text('Short description', 300),
    buttonLabel: text('Button label', 100),
  },
  'section-2': {
    bannerTitle: text('Banner title', 300),
    speakerName: text('Speaker name', 100),
    bannerSubTitle: text('Banner sub title', 300),
    bannerButtonLabel: text('Banner button label', 100),
  },
  'section-3': {
    aboutHeading: text('About heading', 200),
    aboutSubHeading: text('About sub heading', 300),
    aboutTitle: text('About title', 300),
    aboutDescription: rich('About description', 2000),
  },
  'section-4': {
    benefitHeading: text('Benefit heading', 200),
    benefitSubHeading: text('Benefit sub heading', 300),
    benefitDetailsOneHeading: text('First benefit heading', 200),
    benefitDetailsOneDescription: rich('First benefit description', 2000),
    benefitDetailsTwoHeading: text('Second benefit heading', 200),
    benefitDetailsTwoDescription: rich('Second benefit description', 2000),
  },
  'section-5': {
    infoHeading: text('Info heading', 200),
    infoSubHeading: text('Info sub heading', 300),
    infoDateRange: text('Date range', 200),
    infoStartEndTimeLabel: text('Time label', 100),
    infoAddressLabel: text('Address label', 300),
    infoType: text('Type', 200),
    infoTargetAudienceTitle: text('Target audience title', 100),
    infoTargetAudienceSubTitle: text('Target audience sub title', 200),
    infoTargetAudienceDescription: rich('Target audience description', 2000),
  },
  'section-6': {
    priceTitle: text('Price title', 200),
    priceSubTitle: text('Price sub title', 300),
  },
  'section-7': {},
} as const satisfies Record<EventSection, Readonly<Record<string, EventText>>>;

type TextsOf<S> = S extends EventSection ? keyof (typeof EVENT_TEXTS)[S] : never;
export type EventTextName = TextsOf<EventSection>;

/** All of them in one table. */
export const eventTexts = Object.assign({}, ...Object.values(EVENT_TEXTS)) as Readonly<
  Record<EventTextName, EventText>
>;
