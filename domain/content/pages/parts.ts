import { IMAGE_SIZES } from '../../limits.js';
import { cards, image, lines, link, text } from '../fields.js';

/** Fields that the sections at the top of pages have in common. */
export const introFields = { title: text('Title'), heading: text('Heading'), 'sub-heading': text('Sub heading') };

/** A block that invites visitors to book (SPEC-D81). */
export const bookingFields = {
  ...introFields,
  description: lines('Description'),
  image: image('Image'),
  'button-label': text('Button label'),
  'button-link': link('Button link'),
};

export const intro = { label: 'Introduction', fields: introFields } as const;
export const bookingBlock = { label: 'Booking block', fields: bookingFields } as const;

/** Cards with an icon, a title and a description. */
export const iconCards = () =>
  cards('Cards', 'Card', {
    icon: image('Icon', IMAGE_SIZES.card),
    title: text('Title'),
    description: lines('Description'),
  });
