import { IMAGE_SIZES } from '../../limits.js';
import { cards, image, lines, link, text } from '../fields.js';

/** Fields that the sections at the top of pages have in common. */
export const introFields = {
  title: text('labels.title'),
  heading: text('labels.heading'),
  'sub-heading': text('labels.subHeading'),
};

/** A block that invites visitors to book (SPEC-D81). */
export const bookingFields = {
  ...introFields,
  description: lines('labels.description'),
  image: image('labels.image'),
  'button-label': text('labels.buttonLabel'),
  'button-link': link('labels.buttonLink'),
};

export const intro = { label: 'labels.introduction', fields: introFields } as const;
export const bookingBlock = { label: 'labels.bookingBlock', fields: bookingFields } as const;

/** Cards with an icon, a title and a description. */
export const iconCards = () =>
  cards('labels.cards', 'labels.card', {
    icon: image('labels.icon', IMAGE_SIZES.card),
    title: text('labels.title'),
    description: lines('labels.description'),
  });
