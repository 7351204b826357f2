import { IMAGE_SIZES } from '../../limits.js';
import { arrangement, partsOf } from '../arrangement.js';
import { image, lines, text, texts } from '../fields.js';
import { sectionedContent } from '../section.js';
import { bookingBlock, iconCards } from './parts.js';

const sections = {
  'section-1': {
    label: 'labels.banner',
    fields: {
      'banner-image': image('labels.image', IMAGE_SIZES.banner),
      'banner-heading': text('labels.heading'),
      'banner-sub-heading': lines('labels.subHeading'),
    },
  },
  'section-2': {
    label: 'labels.widgetCards',
    fields: {
      'widget-card-description-0': lines('labels.firstDescription'),
      'widget-card-description-1': lines('labels.secondDescription'),
      'widget-card-description-2': lines('labels.thirdDescription'),
    },
  },
  'section-3': { label: 'labels.picture', fields: { image: image('labels.image'), heading: text('labels.heading') } },
  'section-4': {
    label: 'labels.story',
    fields: {
      heading: text('labels.heading'),
      'background-image': image('labels.backgroundImage'),
      image: image('labels.image'),
      description: lines('labels.description'),
    },
  },
  'section-5': {
    label: 'labels.mission',
    fields: {
      heading: text('labels.heading'),
      image: image('labels.image'),
      description: lines('labels.description'),
    },
  },
  'section-6': {
    label: 'labels.values',
    fields: {
      heading: text('labels.heading'),
      'sub-heading': text('labels.subHeading'),
      image: image('labels.image'),
      card: iconCards(),
    },
  },
  'section-7': {
    label: 'labels.milestones',
    fields: { heading: text('labels.heading'), 'sub-headings': texts('labels.subHeadings') },
  },
  'section-8': bookingBlock,
} as const;

export const aboutUs = sectionedContent(
  { slug: 'about-us', path: '/about-us', title: 'labels.aboutUs', name: 'labels.aboutUs' },
  {
    ...sections,
    'section-0': arrangement([
      ...partsOf(sections, ['section-2', 'section-3', 'section-4', 'section-5', 'section-6', 'section-7']),
      { id: 'testimonials', label: 'labels.testimonials' },
      ...partsOf(sections, ['section-8']),
    ]),
  },
);
