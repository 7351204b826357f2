import { object } from 'yup';
import { applyLinkRule } from '../careers/applyLink.js';
import { JOB_DESCRIPTION_MAX, PLAIN_TEXT_MAX, VACANCIES_MAX } from '../limits.js';
import { messages } from '../messages/messages.js';
import { richText } from '../richText/richTextRule.js';
import {
  optionalCount,
  optionalDay,
  picture,
  requiredOrderNumber,
  requiredText,
  slugRule,
} from '../validation/rules.js';
import { BY_ORDER_NUMBER, defineKind } from './parts/kind.js';
import { META_TEXTS_WITH_KEYWORDS, metaRulesWithKeywords } from './parts/meta.js';

export const career = defineKind({
  name: 'career',
  plural: 'careers',
  label: 'labels.career',
  permission: { one: 'CAREER', many: 'CAREERS' },
  titleField: 'jobName',
  subtitleField: 'slug',
  toggles: ['active', 'featured'],
  publishing: 'active',
  lastDay: 'closesOn',
  preview: '/careers/:slug',
  drafts: true,
  translatable: ['jobName', 'jobDescription', ...META_TEXTS_WITH_KEYWORDS],
  unique: ['slug'],
  filled: ['slug'],
  sortable: ['jobName', 'slug', 'orderNumber', 'closesOn', 'createdAt', 'updatedAt'],
  order: BY_ORDER_NUMBER,
  rules: object({
    jobName: requiredText('labels.name', { max: PLAIN_TEXT_MAX }),
    slug: slugRule(),
    jobDescription: richText('labels.description', JOB_DESCRIPTION_MAX).required(
      messages.required('labels.description'),
    ),
    jobVacancies: optionalCount('labels.vacancies', VACANCIES_MAX).meta({ hint: 'words.howManyPeopleYouAre' }),
    closesOn: optionalDay('labels.closingDate').meta({
      hint: 'words.theLastDayToApply',
    }),
    applyLink: applyLinkRule(),
    orderNumber: requiredOrderNumber(),
    image: picture('labels.image'),
    ...metaRulesWithKeywords,
  }),
  example: {
    en: {
      jobName: 'Letterpress printer',
      slug: 'letterpress-printer',
      jobDescription: '<p>You run the two presses, and teach others to.</p>',
      jobVacancies: 2,
      closesOn: '2099-05-31',
      applyLink: 'jobs@example.org',
      orderNumber: 3,
      metaKeywords: 'printing, letterpress',
    },
    ar: {
      jobName: 'طابع حروف',
      jobDescription: '<p>تشغّل آلتي الطباعة وتعلّم غيرك.</p>',
    },
  },
});
