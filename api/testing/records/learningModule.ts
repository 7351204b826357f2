import { entryList, inEveryLanguage, textList } from '@polyphony/domain/validation/entryRules.js';
import { BY_ORDER_NUMBER, kindOf } from '@polyphony/domain/kinds/parts/kind.js';
import { richText } from '@polyphony/domain/richText/richTextRule.js';
import {
  longText,
  optionalReference,
  optionalText,
  orderNumberRule,
  picture,
  requiredText,
  slugRule,
  wholeNumber,
} from '@polyphony/domain/validation/rules.js';
import { Resolver } from 'type-graphql';
import type { RecordModule } from '../../modules/index.js';
import { kindRoutes } from '../../records/rest/kindRoutes.js';
import { snakeNames } from '../../records/rest/names.js';
import { modelOf } from '../../records/schema/model.js';
import { publishedQueries } from '../../records/graphql/publishedQueries.js';
import { RecordBase } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { RecordStore } from '../../records/store/recordStore.js';
import { object } from 'yup';

/** A kind of the tests only, with every shape of list within a record, as courses have them. */
export const learningModule = kindOf({
  name: 'learningModule',
  plural: 'learningModules',
  label: 'labels.module',
  // The catalogue of permissions is the product's: those of another kind open this one, too.
  permission: { one: 'EVENT_DIFFICULTY', many: 'EVENT_DIFFICULTIES' },
  titleField: 'title',
  toggles: ['active'],
  publishing: 'active',
  drafts: true,
  enquiries: { flag: 'active' },
  translatable: ['title', 'topics'],
  unique: ['slug'],
  sortable: ['slug', 'orderNumber', 'createdAt', 'updatedAt'],
  order: BY_ORDER_NUMBER,
  rules: object({
    title: requiredText('labels.title', { min: 3, max: 200 }),
    slug: slugRule(),
    orderNumber: orderNumberRule(),
    questions: entryList('labels.questions', {
      question: requiredText('labels.question', { max: 300 }),
      answer: richText('labels.answer', 500),
    }),
    cards: entryList(
      'labels.cards',
      {
        title: requiredText('labels.title', { max: 100 }),
        description: longText('labels.description'),
        icon: picture('labels.icon'),
        categoryId: optionalReference('eventCategory', 'labels.category'),
        link: inEveryLanguage(optionalText('labels.link', 200)),
      },
      { max: 4 },
    ),
    fees: entryList('labels.fees', {
      service: optionalText('labels.service', 100),
      amount: wholeNumber('labels.amount', 100_000),
    }),
    gallery: entryList('labels.gallery', { image: picture('labels.image') }),
    topics: textList('labels.topics', { max: 5, length: 20 }),
    keywords: textList('labels.keywords', { length: 20 }),
  }),
  example: {
    en: {
      title: 'Paper and thread',
      slug: 'paper-and-thread',
      orderNumber: 4,
      questions: [
        { question: 'What do I bring?', answer: '<p>Nothing.</p>' },
        { question: 'Where is it?', answer: null },
      ],
      cards: [{ title: 'Fold', description: 'How paper bends.', link: '/fold' }],
      fees: [{ service: 'Materials', amount: 120 }],
      topics: ['Paper', 'Thread'],
      keywords: ['craft'],
    },
    ar: {
      title: 'الورق والخيط',
      topics: ['الورق', 'الخيط'],
      questions: [{ question: 'ماذا أحضر؟', answer: '<p>لا شيء.</p>' }, { question: 'أين المكان؟' }],
      cards: [{ title: 'الطي', description: 'كيف ينثني الورق.' }],
      fees: [{ service: 'المواد' }],
    },
  },
});

@Record(learningModule, 'A part of a course, of the tests only.')
class LearningModule extends RecordBase {}

const store = new RecordStore(learningModule, modelOf(LearningModule));

@Resolver()
class LearningModuleResolver extends recordResolver(store, LearningModule) {}

@Resolver()
class PublishedLearningModules extends publishedQueries(store, LearningModule) {}

const rest = kindRoutes(learningModule, {
  group: 'Learning modules',
  path: '/api/learning-module',
  client: { path: '/api/client/learning-module/list', source: 'ADR-0079' },
  ids: ['moduleId'],
  names: {
    faqs: 'questions',
    'faqs.faq_question': 'questions.question',
    'faqs.faq_answer': 'questions.answer',
    ...snakeNames(learningModule),
  },
});

export const learningModules: RecordModule = {
  store,
  resolvers: [LearningModuleResolver, PublishedLearningModules],
  rest,
};
