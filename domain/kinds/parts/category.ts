import { object, type StringSchema } from 'yup';
import { TREE_MAX_DEPTH } from '../../limits.js';
import { longText, optionalId, orderNumberRule, slugRule } from '../../validation/rules.js';
import { messages } from '../../messages/messages.js';
import { META_TEXTS, metaRules } from './meta.js';
import { namedShape } from './named.js';

/** Shape shared by all category trees: events, blog, news (SPEC-D2); only the bounds of the name differ. */
export const categoryShape = {
  ...namedShape,
  label: 'labels.category',
  toggles: ['active', 'featured', 'default'],
  translatable: ['name', 'description', ...META_TEXTS],
  tree: { parentSelf: messages.parentSelf, tooDeep: messages.parentTooDeep(TREE_MAX_DEPTH) },
} as const;

export const categoryRules = (name: StringSchema<string>) =>
  object({
    name,
    slug: slugRule(),
    description: longText('labels.description'),
    parentId: optionalId('labels.parentCategory'),
    orderNumber: orderNumberRule(),
    ...metaRules,
  });
