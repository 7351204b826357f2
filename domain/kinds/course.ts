import type { TextName } from '../catalogues/generated/textNames.js';
import { SHORT_TEXT_MAX } from '../limits.js';
import { messages, type Label } from '../messages/messages.js';
import { entryList, perLanguage, textList } from '../validation/entryRules.js';
import { perLanguageFields } from '../validation/fieldFacts.js';
import {
  formFlag,
  longText,
  requiredOrderNumber,
  neededText,
  picture,
  requiredReference,
  requiredText,
  shortText,
  slugRule,
} from '../validation/rules.js';
import { BY_ORDER_NUMBER, defineKind } from './parts/kind.js';
import { metaRulesWithKeywords } from './parts/meta.js';
import { sectioned } from './parts/sectioned.js';

const short = (label: Label, hint?: TextName) => perLanguage(shortText(label)).meta({ hint });
const long = (label: Label) => perLanguage(longText(label));

/** A card of a course's page. */
const card = {
  icon: picture('labels.icon'),
  title: requiredText('labels.title', { max: SHORT_TEXT_MAX }),
  description: longText('labels.description'),
};

/**
 * The parts of a course's form, in order (SPEC-D33). Section 7 has nothing to translate, so it is in the English form alone.
 */
const { rules, sections } = sectioned({
  'events.basics': {
    title: perLanguage(neededText('labels.title')),
    subTitle: perLanguage(neededText('labels.subTitle')),
    slug: slugRule(messages.fillRequired),
    orderNumber: requiredOrderNumber(messages.fillRequired),
    courseStaticId: shortText('labels.staticId').meta({
      hint: 'courses.forOtherSystemsVisitorsDo',
      staffOnly: true,
    }),
    image: picture('labels.image'),
    shortDescription: short('labels.shortDescription').meta({ format: 'lines' }),
    description: long('labels.description'),
    buttonLabel: short('labels.buttonLabel', 'courses.theButtonThatLeadsTo'),
  },
  'courses.training': {
    trainingHeading: short('labels.trainingHeading', 'courses.leaveBlankForWhatYou'),
    trainingDetails: entryList('labels.trainingDetails', {
      title: requiredText('labels.title', { max: SHORT_TEXT_MAX }),
      description: longText('labels.description'),
    }).meta({ noun: 'labels.detail' }),
  },
  'courses.registration': {
    registrationTitle: short('labels.registrationTitle'),
    registrationHeading: short('labels.registrationHeading', 'courses.leaveBlankForHowTo'),
    registrationCards: entryList('labels.registrationCards', card).meta({ noun: 'labels.card' }),
  },
  'courses.options': {
    optionsTitle: short('labels.optionsTitle'),
    optionsHeading: short('labels.optionsHeading', 'courses.leaveBlankForYourOptions'),
    optionsSubHeading: short('labels.optionsSubHeading'),
    optionCards: entryList('labels.optionCards', card).meta({ noun: 'labels.card' }),
  },
  'courses.conditions': {
    categoryConditionTitle: short('labels.conditionTitle'),
    categoryConditionHeading: short('labels.conditionHeading', 'courses.leaveBlankForConditions'),
    categoryConditionDescription: long('labels.conditionDescription'),
  },
  'courses.packages': {
    packagesTitle: short('labels.packagesTitle'),
    packagesHeading: short('labels.packagesHeading', 'courses.leaveBlankForPackages'),
    packagesSubHeading: short('labels.packagesSubHeading'),
    packageCategoriesSwitch: formFlag('labels.packageCategories'),
    packageCategories: perLanguage(textList('labels.categoryNames')).meta({
      hint: 'courses.packagesOfThisCourseAre',
    }),
    feeStructure: entryList('labels.feeStructure', {
      service: requiredText('labels.service', { max: SHORT_TEXT_MAX }),
      amount: requiredText('labels.amount', { max: SHORT_TEXT_MAX }),
    }).meta({ noun: 'labels.fee' }),
  },
  'labels.gallery': {
    galleryImages: entryList('labels.galleryImages', { image: requiredReference('file', 'labels.image') }).meta({
      noun: 'labels.image',
    }),
  },
  'courses.faqs': {
    faqTitle: short('labels.faqTitle'),
    faqHeading: short('labels.faqHeading', 'courses.leaveBlankForQuestionsAnd'),
    faqSubHeading: short('labels.faqSubHeading'),
    questions: entryList('labels.questions', {
      question: requiredText('labels.question', { max: SHORT_TEXT_MAX }),
      answer: longText('labels.answer'),
    }).meta({ noun: 'labels.question' }),
  },
  SEO: metaRulesWithKeywords,
});

export const course = defineKind({
  name: 'course',
  plural: 'courses',
  label: 'labels.course',
  permission: { one: 'COURSE', many: 'COURSES' },
  titleField: 'title',
  subtitleField: 'slug',
  toggles: ['active', 'featured'],
  publishing: 'active',
  translatable: perLanguageFields(rules),
  unique: ['slug'],
  sortable: ['title', 'slug', 'orderNumber', 'createdAt', 'updatedAt'],
  order: BY_ORDER_NUMBER,
  preview: '/courses/:slug',
  drafts: true,
  rules,
  sections,
  example: {
    en: {
      title: 'Letterpress for beginners',
      subTitle: 'Set, ink and print your first page',
      slug: 'letterpress-for-beginners',
      orderNumber: 3,
      shortDescription: 'Six evenings at the press.',
      packageCategoriesSwitch: true,
      packageCategories: ['Evenings', 'Weekends'],
      questions: [{ question: 'Do I need to bring anything?', answer: 'Only an apron.' }],
      trainingDetails: [{ title: 'Setting type', description: 'By hand, letter by letter.' }],
    },
    ar: {
      title: 'الطباعة بالحروف للمبتدئين',
      subTitle: 'صفّ حروفك وحبّرها واطبع صفحتك الأولى',
      shortDescription: 'ست أمسيات أمام المطبعة.',
      packageCategories: ['الأمسيات', 'عطلات نهاية الأسبوع'],
    },
  },
});
