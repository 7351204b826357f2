import { image, lines, link, text } from '../fields.js';
import { sectionedContent } from '../section.js';

export const offers = sectionedContent(
  { slug: 'offers', path: '/offers', title: 'menus.offers', name: 'labels.offers' },
  {
    'section-1': {
      label: 'labels.banners',
      fields: {
        'banner-image-1': image('labels.firstBannerImage'),
        'banner-image-2': image('labels.secondBannerImage'),
      },
    },
    'section-2': {
      label: 'labels.offer',
      inBaseOnly: true,
      fields: {
        title: text('labels.title'),
        heading: text('labels.heading'),
        description: lines('labels.description'),
        'button-label': text('labels.buttonLabel'),
        'button-link': link('labels.buttonLink'),
      },
    },
  },
);
