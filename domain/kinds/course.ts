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

const short = (label: Label, hint?: string) => perLanguage(shortText(label)).meta({ hint });
const long = (label: Label) => perLanguage(longText(label));

/** A card of a course's page. */
const card = {
  icon: picture('Icon'),
  title: requiredText('Title', { max: SHORT_TEXT_MAX }),
  description: longText('Description'),
};

/**
 * The parts of a course's form, in order (SPEC-D33). Section 7 has nothing to translate, so it is in the English form alone.
 */
const { rules, sections } = sectioned({
  Basics: {
    title: perLanguage(neededText('Title')),
    subTitle: perLanguage(neededText('Sub title')),
    slug: slugRule(messages.fillRequired),
    orderNumber: requiredOrderNumber(messages.fillRequired),
    courseStaticId: shortText('Static id').meta({
      hint: 'For other systems. Visitors do not see it.',
      staffOnly: true,
    }),
    image: picture('Image'),
    shortDescription: short('Short description').meta({ format: 'lines' }),
    description: long('Description'),
    buttonLabel: short('Button label', 'The button that leads to the packages. Leave blank for “See the packages”.'),
  },
  Training: {
    trainingHeading: short('Training heading', 'Leave blank for “What you learn”.'),
    trainingDetails: entryList('Training details', {
      title: requiredText('Title', { max: SHORT_TEXT_MAX }),
      description: longText('Description'),
    }).meta({ noun: 'Detail' }),
  },
  Registration: {
    registrationTitle: short('Registration title'),
    registrationHeading: short('Registration heading', 'Leave blank for “How to register”.'),
    registrationCards: entryList('Registration cards', card).meta({ noun: 'Card' }),
  },
  Options: {
    optionsTitle: short('Options title'),
    optionsHeading: short('Options heading', 'Leave blank for “Your options”.'),
    optionsSubHeading: short('Options sub heading'),
    optionCards: entryList('Option cards', card).meta({ noun: 'Card' }),
  },
  Conditions: {
    categoryConditionTitle: short('Condition title'),
    categoryConditionHeading: short('Condition heading', 'Leave blank for “Conditions”.'),
    categoryConditionDescription: long('Condition description'),
  },
  Packages: {
    packagesTitle: short('Packages title'),
    packagesHeading: short('Packages heading', 'Leave blank for “Packages”.'),
    packagesSubHeading: short('Packages sub heading'),
    packageCategoriesSwitch: formFlag('Package categories'),
    packageCategories: perLanguage(textList('Category names')).meta({
      hint: 'Packages of this course are each of one of these, e.g. “Evenings”',
    }),
    feeStructure: entryList('Fee structure', {
      service: requiredText('Service', { max: SHORT_TEXT_MAX }),
      amount: requiredText('Amount', { max: SHORT_TEXT_MAX }),
    }).meta({ noun: 'Fee' }),
  },
  Gallery: {
    galleryImages: entryList('Gallery images', { image: requiredReference('file', 'Image') }).meta({ noun: 'Image' }),
  },
  FAQs: {
    faqTitle: short('FAQ title'),
    faqHeading: short('FAQ heading', 'Leave blank for “Questions and answers”.'),
    faqSubHeading: short('FAQ sub heading'),
    questions: entryList('Questions', {
      question: requiredText('Question', { max: SHORT_TEXT_MAX }),
      answer: longText('Answer'),
    }).meta({ noun: 'Question' }),
  },
  SEO: metaRulesWithKeywords,
});

export const course = defineKind({
  name: 'course',
  plural: 'courses',
  label: 'Course',
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
