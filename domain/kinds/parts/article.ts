import { object, type StringSchema } from 'yup';
import { ARTICLE_SUMMARY, ARTICLE_TEXT_MAX, ARTICLE_TITLE, IMAGE_SIZES } from '../../limits.js';
import { tagList } from '../../validation/entryRules.js';
import { formFlag, requiredPicture, requiredReference, requiredText, shortText } from '../../validation/rules.js';
import { richText } from '../../richText/richTextRule.js';
import type { KindName } from '../names.js';
import type { SortStep } from './kind.js';
import { META_TEXTS, metaRules } from './meta.js';

/** The newest first, then by id (stable pages). */
const NEWEST_FIRST = [
  ['createdAt', -1],
  ['_id', -1],
] as const satisfies readonly SortStep[];

/** Shape shared by posts of the blog and articles of the news (SPEC-D18): they differ in their names and slugs. */
export const articleShape = {
  titleField: 'title',
  subtitleField: 'slug',
  toggles: ['active', 'featured'],
  publishing: 'active',
  enquiries: { flag: 'isFormActive' },
  translatable: ['title', 'shortDescription', 'description', 'tags', ...META_TEXTS],
  unique: ['slug'],
  sortable: ['title', 'slug', 'createdAt', 'updatedAt'],
  order: NEWEST_FIRST,
  filters: ['categoryId'],
} as const;

/** @param category the kind of its categories */
export const articleRules = <const Category extends KindName>(category: Category, slug: StringSchema<string>) =>
  object({
    title: requiredText('labels.title', ARTICLE_TITLE),
    slug,
    categoryId: requiredReference(category, 'labels.category'),
    bannerImage: requiredPicture('labels.bannerImage', IMAGE_SIZES.banner),
    shortDescription: requiredText('labels.shortDescription', ARTICLE_SUMMARY).meta({ format: 'lines' }),
    description: richText('labels.description', ARTICLE_TEXT_MAX),
    tags: tagList('labels.tags'),
    source: shortText('labels.source').meta({ hint: 'words.theAuthorOrWhereIt' }),
    isFormActive: formFlag('labels.enquiryForm').meta({ hint: 'words.readersCanSendAnEnquiry' }),
    ...metaRules,
  });
