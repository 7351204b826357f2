import { object } from 'yup';
import { CMS_PAGE_NAME } from '../limits.js';
import { contentPictures } from '../content/pages/pictures.js';
import { requiredText, slugRule } from '../validation/rules.js';
import { defineKind } from './parts/kind.js';
import { META_TEXTS, metaRules } from './parts/meta.js';

/** A page of the site; its slug says which sections it has (SPEC-D20). */
export const cmsPage = defineKind({
  name: 'cmsPage',
  plural: 'cmsPages',
  label: 'labels.page',
  permission: { one: 'PAGE', many: 'PAGES', group: 'CMS_SETUP', details: 'EDIT_PAGE_SECTIONS' },
  titleField: 'name',
  subtitleField: 'slug',
  toggles: ['active'],
  // SPEC-D20 has no meta texts; they are those of every page of the site (ADR-0149).
  translatable: ['name', ...META_TEXTS],
  unique: ['slug'],
  sortable: ['name', 'slug', 'createdAt', 'updatedAt'],
  order: [
    ['createdAt', -1],
    ['_id', -1],
  ],
  rules: object({ name: requiredText('labels.pageName', CMS_PAGE_NAME), slug: slugRule(), ...metaRules }),
  otherFiles: contentPictures,
  example: { en: { name: 'Terms of use', slug: 'terms-of-use' }, ar: { name: 'شروط الاستخدام' } },
});
