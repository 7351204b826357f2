import { IMAGE_SIZES } from '../../limits.js';
import { cards, image, lines, link, text } from '../fields.js';
import { sectionedContent } from '../section.js';
import { bookingBlock, iconCards, introFields } from './parts.js';

const button = { 'button-label': text('Button label'), 'button-link': link('Button link') };

export const home = sectionedContent(
  { slug: 'home', path: '/', name: 'Home' },
  {
    'section-1': {
      label: 'Banner',
      fields: {
        'banner-title': text('Title'),
        'banner-heading': text('Heading'),
        'banner-sub-heading': lines('Sub heading'),
        'banner-image': image('Image', IMAGE_SIZES.banner),
        ...button,
      },
    },
    'section-3': {
      label: 'About us',
      fields: {
        ...introFields,
        description: lines('Description'),
        image: image('Image'),
        ...button,
        partner: cards('Partners', 'Partner', { image: image('Image') }),
      },
    },
    'section-4': {
      label: 'Courses banner',
      fields: { ...introFields, description: lines('Description'), image: image('Image'), ...button },
    },
    'section-5': {
      label: 'Pricing and why choose us',
      fields: { ...introFields, description: lines('Description'), image: image('Image'), card: iconCards() },
    },
    'section-6': { label: 'News', fields: { ...introFields, ...button } },
    'section-7': { label: 'Testimonials', fields: { ...introFields, image: image('Image') } },
    'section-8': {
      label: 'Gallery of memories',
      fields: { ...introFields, card: cards('Pictures', 'Picture', { image: image('Image') }, { initialCount: 12 }) },
    },
    'section-9': bookingBlock,
  },
);
