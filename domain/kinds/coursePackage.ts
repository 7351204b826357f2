import { object } from 'yup';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '../limits.js';
import { messages, type Label } from '../messages/messages.js';
import { packagePrice } from '../courses/packagePrice.js';
import { linkAddress } from '../richText/richText.js';
import { richText } from '../richText/richTextRule.js';
import { entryList } from '../validation/entryRules.js';
import {
  requiredOrderNumber,
  neededReference,
  optionalText,
  picture,
  requiredText,
  shortText,
} from '../validation/rules.js';
import { BY_ORDER_NUMBER, defineKind } from './parts/kind.js';

/** Destination of a button, or null: an address as it is, because what the rule says of it cannot be completed. */
const buttonLink = (label: Label) =>
  optionalText(label, SHORT_TEXT_MAX).test(
    'link',
    messages.linkStart,
    (link) => typeof link !== 'string' || linkAddress(link) === link,
  );

export const coursePackage = defineKind({
  name: 'coursePackage',
  plural: 'coursePackages',
  label: 'labels.package',
  permission: { one: 'PACKAGE', many: 'PACKAGES' },
  titleField: 'title',
  subtitleField: 'courseId',
  toggles: ['active', 'featured'],
  translatable: ['title', 'type', 'terms', 'tagName', 'buttonLabel', 'featuresTitle'],
  unique: [],
  sortable: ['title', 'orderNumber', 'createdAt', 'updatedAt'],
  order: BY_ORDER_NUMBER,
  filters: ['courseId'],
  rules: object({
    courseId: neededReference('course', 'labels.course'),
    type: shortText('labels.type').meta({ hint: 'courses.oneOfThePackageCategories' }),
    title: shortText('labels.title'),
    price: packagePrice('labels.price'),
    orderNumber: requiredOrderNumber(messages.fillRequired),
    tagName: shortText('labels.tagName').meta({ hint: 'courses.aWordThatSetsIt' }),
    tagIcon: picture('labels.tagIcon'),
    buttonLabel: shortText('labels.buttonLabel').meta({ hint: 'courses.leaveBlankForChooseThis' }),
    buttonLink: buttonLink('labels.buttonLink').meta({
      hint: 'courses.startsWithHttpsMailtoTel',
    }),
    terms: richText('labels.terms', LONG_TEXT_MAX),
    featuresTitle: shortText('labels.featuresTitle'),
    featuresIcon: picture('labels.featuresIcon'),
    features: entryList('labels.features', { title: requiredText('labels.title', { max: SHORT_TEXT_MAX }) }).meta({
      noun: 'labels.item',
    }),
  }),
  example: {
    en: {
      courseId: '65f0c0ffee0c0ffee0c0ffee',
      type: 'Evenings',
      title: 'Six evenings',
      price: 'AED,1000',
      orderNumber: 2,
      tagName: 'Most chosen',
      buttonLabel: 'Book the evenings',
      buttonLink: '/contact-us',
      terms: '<p>Paid before the first evening.</p>',
      featuresTitle: 'What is included',
      features: [{ title: 'Paper and ink' }, { title: 'A case of your own' }],
    },
    ar: { title: 'ست أمسيات', tagName: 'الأكثر اختيارًا', buttonLabel: 'احجز الأمسيات' },
  },
});
