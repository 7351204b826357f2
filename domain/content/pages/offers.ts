import { image, lines, link, text } from '../fields.js';
import { sectionedContent } from '../section.js';

export const offers = sectionedContent(
  { slug: 'offers', path: '/offers', name: 'Offers' },
  {
    'section-1': {
      label: 'Banners',
      fields: { 'banner-image-1': image('First banner image'), 'banner-image-2': image('Second banner image') },
    },
    'section-2': {
      label: 'Offer',
      inBaseOnly: true,
      fields: {
        title: text('Title'),
        heading: text('Heading'),
        description: lines('Description'),
        'button-label': text('Button label'),
        'button-link': link('Button link'),
      },
    },
  },
);
