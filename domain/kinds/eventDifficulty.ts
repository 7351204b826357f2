import { DIFFICULTY_NAME } from '../limits.js';
import { requiredText } from '../validation/rules.js';
import { defineKind } from './parts/kind.js';
import { namedRules, namedShape } from './parts/named.js';

export const eventDifficulty = defineKind({
  ...namedShape,
  name: 'eventDifficulty',
  plural: 'eventDifficulties',
  label: 'labels.difficulty',
  permission: { one: 'EVENT_DIFFICULTY', many: 'EVENT_DIFFICULTIES' },
  rules: namedRules(requiredText('labels.difficultyName', DIFFICULTY_NAME)),
  example: { en: { name: 'Beginner', slug: 'beginner', orderNumber: 3 }, ar: { name: 'مبتدئ' } },
});
