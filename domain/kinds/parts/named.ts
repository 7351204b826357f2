import { object, type StringSchema } from 'yup';
import { orderNumberRule, slugRule } from '../../validation/rules.js';
import { BY_ORDER_NUMBER } from './kind.js';

/** Properties shared by kinds whose records are little more than a name, an address and a place in their list. */
export const namedShape = {
  titleField: 'name',
  subtitleField: 'slug',
  toggles: ['active', 'default'],
  translatable: ['name'],
  unique: ['slug'],
  sortable: ['name', 'slug', 'orderNumber', 'createdAt', 'updatedAt'],
  order: BY_ORDER_NUMBER,
} as const;

export const namedRules = (name: StringSchema<string>) =>
  object({ name, slug: slugRule(), orderNumber: orderNumberRule() });
