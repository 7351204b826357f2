import { object } from 'yup';
import { LONG_TEXT_MAX, PLAIN_TEXT_MAX, RATING } from '../limits.js';
import { numberBetween, optionalText, orderNumberRule, picture, requiredText } from '../validation/rules.js';
import { BY_ORDER_NUMBER, defineKind } from './parts/kind.js';

export const testimonial = defineKind({
  name: 'testimonial',
  plural: 'testimonials',
  label: 'labels.testimonial',
  permission: { one: 'TESTIMONIAL', many: 'TESTIMONIALS' },
  titleField: 'name',
  toggles: ['active', 'featured'],
  translatable: ['name', 'designation', 'message'],
  unique: [],
  sortable: ['name', 'orderNumber', 'rating', 'createdAt', 'updatedAt'],
  order: BY_ORDER_NUMBER,
  rules: object({
    name: requiredText('labels.name', { max: PLAIN_TEXT_MAX }),
    designation: optionalText('labels.designation', PLAIN_TEXT_MAX).meta({ hint: 'words.whatThePersonDoesOr' }),
    message: requiredText('labels.message', { max: LONG_TEXT_MAX }).meta({ format: 'lines' }),
    rating: numberBetween('labels.rating', RATING),
    orderNumber: orderNumberRule(),
    image: picture('labels.image'),
  }),
  example: {
    en: {
      name: 'Deki Wangmo',
      designation: 'Teacher, Paro',
      message: 'I came to learn how to fold paper, and left with a book that I had made myself.',
      rating: 3.5,
      orderNumber: 4,
    },
    ar: {
      name: 'ديكي وانغمو',
      designation: 'معلّمة في بارو',
      message: 'جئت لأتعلّم طيّ الورق، وعدت بكتاب صنعته بيدي.',
    },
  },
});
