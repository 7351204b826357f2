import { IMAGE_SIZES } from '../../limits.js';
import { arrangement, partsOf } from '../arrangement.js';
import { cards, image, lines, link, text } from '../fields.js';
import { sectionedContent } from '../section.js';
import { bookingBlock, iconCards, introFields } from './parts.js';

const button = { 'button-label': text('labels.buttonLabel'), 'button-link': link('labels.buttonLink') };

const sections = {
  'section-1': {
    label: 'labels.banner',
    fields: {
      'banner-title': text('labels.title'),
      'banner-heading': text('labels.heading'),
      'banner-sub-heading': lines('labels.subHeading'),
      'banner-image': image('labels.image', IMAGE_SIZES.banner),
      ...button,
    },
  },
  'section-3': {
    label: 'labels.aboutUs',
    fields: {
      ...introFields,
      description: lines('labels.description'),
      image: image('labels.image'),
      ...button,
      partner: cards('labels.partners', 'labels.partner', { image: image('labels.image') }),
    },
  },
  'section-4': {
    label: 'labels.coursesBanner',
    fields: { ...introFields, description: lines('labels.description'), image: image('labels.image'), ...button },
  },
  'section-5': {
    label: 'labels.pricingAndWhyChooseUs',
    fields: {
      ...introFields,
      description: lines('labels.description'),
      image: image('labels.image'),
      card: iconCards(),
    },
  },
  'section-6': { label: 'labels.news', fields: { ...introFields, ...button } },
  'section-7': { label: 'labels.testimonials', fields: { ...introFields, image: image('labels.image') } },
  'section-8': {
    label: 'labels.galleryOfMemories',
    fields: {
      ...introFields,
      card: cards('labels.pictures', 'labels.picture', { image: image('labels.image') }, { initialCount: 12 }),
    },
  },
  'section-9': bookingBlock,
} as const;

export const home = sectionedContent(
  { slug: 'home', path: '/', title: 'home.home', name: 'labels.home' },
  {
    ...sections,
    'section-0': arrangement([
      { id: 'events', label: 'labels.comingUp' },
      ...partsOf(sections, ['section-3', 'section-4']),
      { id: 'categories', label: 'labels.kindsOfEvents' },
      ...partsOf(sections, ['section-5', 'section-6', 'section-7', 'section-8', 'section-9']),
    ]),
  },
);
