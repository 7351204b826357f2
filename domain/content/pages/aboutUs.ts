import { IMAGE_SIZES } from '../../limits.js';
import { image, lines, text, texts } from '../fields.js';
import { sectionedContent } from '../section.js';
import { bookingBlock, iconCards } from './parts.js';

export const aboutUs = sectionedContent(
  { slug: 'about-us', path: '/about-us', name: 'About us' },
  {
    'section-1': {
      label: 'Banner',
      fields: {
        'banner-image': image('Image', IMAGE_SIZES.banner),
        'banner-heading': text('Heading'),
        'banner-sub-heading': lines('Sub heading'),
      },
    },
    'section-2': {
      label: 'Widget cards',
      fields: {
        'widget-card-description-0': lines('First description'),
        'widget-card-description-1': lines('Second description'),
        'widget-card-description-2': lines('Third description'),
      },
    },
    'section-3': { label: 'Picture', fields: { image: image('Image'), heading: text('Heading') } },
    'section-4': {
      label: 'Story',
      fields: {
        heading: text('Heading'),
        'background-image': image('Background image'),
        image: image('Image'),
        description: lines('Description'),
      },
    },
    'section-5': {
      label: 'Mission',
      fields: { heading: text('Heading'), image: image('Image'), description: lines('Description') },
    },
    'section-6': {
      label: 'Values',
      fields: {
        heading: text('Heading'),
        'sub-heading': text('Sub heading'),
        image: image('Image'),
        card: iconCards(),
      },
    },
    'section-7': { label: 'Milestones', fields: { heading: text('Heading'), 'sub-headings': texts('Sub headings') } },
    'section-8': bookingBlock,
  },
);
