import { object, type StringSchema } from 'yup';
import { longText, optionalId, orderNumberRule, shortText, slugRule } from '../rules.js';
import { messages } from '../messages.js';
import { BY_ORDER_NUMBER } from './kind.js';

const PARENT = 'Parent category';

/** What all category trees (events, blog, news) share (SPEC-D2); only the bounds of the name differ. */
export const categoryShape = {
  label: 'Category',
  titleField: 'name',
  subtitleField: 'slug',
  toggles: ['active', 'featured', 'default'],
  translatable: ['name', 'description'],
  unique: ['slug'],
  sortable: ['slug', 'orderNumber', 'createdAt', 'updatedAt'],
  order: BY_ORDER_NUMBER,
  references: { metaImage: { kind: 'file', label: 'Meta image' } },
  tree: { parent: PARENT, parentSelf: messages.parentSelf },
} as const;

export const categoryRules = (name: StringSchema<string>) =>
  object({
    name,
    slug: slugRule(),
    description: longText('Description'),
    parentId: optionalId(PARENT),
    orderNumber: orderNumberRule(),
    metaTitle: shortText('Meta title'),
    metaImage: optionalId('Meta image'),
    metaDescription: longText('Meta description'),
  });
