import { object } from 'yup';
import { DIFFICULTY_NAME } from '../limits.js';
import { orderNumberRule, requiredText, slugRule } from '../validation/rules.js';
import { BY_ORDER_NUMBER, defineKind } from './parts/kind.js';

export const eventDifficulty = defineKind({
  name: 'eventDifficulty',
  plural: 'eventDifficulties',
  label: 'Difficulty',
  permission: { one: 'EVENT_DIFFICULTY', many: 'EVENT_DIFFICULTIES' },
  titleField: 'name',
  subtitleField: 'slug',
  toggles: ['active', 'default'],
  translatable: ['name'],
  unique: ['slug'],
  sortable: ['slug', 'orderNumber', 'createdAt', 'updatedAt'],
  order: BY_ORDER_NUMBER,
  rules: object({
    name: requiredText('Difficulty name', DIFFICULTY_NAME),
    slug: slugRule(),
    orderNumber: orderNumberRule(),
  }),
  example: { en: { name: 'Beginner', slug: 'beginner', orderNumber: 3 }, ar: { name: 'مبتدئ' } },
});
