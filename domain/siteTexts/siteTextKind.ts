import { object, type AnyObject, type ObjectSchema } from 'yup';
import { kindOf, type AnyKind } from '../kinds/parts/kind.js';
import { perLanguage } from '../validation/entryRules.js';
import { optionalText } from '../validation/rules.js';
import { SITE_TEXT_PERMISSIONS, SITE_TEXTS } from './siteTextNames.js';
import { SITE_TEXT_MAX } from './textFaults.js';
import { fieldOf } from './siteTextNames.js';
import { textsOfPage, type TextPageName } from './textPages.js';

/**
 * The texts of a page as a kind whose only record they are: a text that is not in it is that of the catalogue. Its write path,
 * audit entries, history and versions are those of records.
 */
export function siteTextKind(page: TextPageName): AnyKind {
  const fields = textsOfPage(page).map(({ path }) => fieldOf(path));
  const rules: ObjectSchema<AnyObject> = object(
    Object.fromEntries(fields.map((field) => [field, perLanguage(optionalText('labels.text', SITE_TEXT_MAX))])),
  );
  const [view, edit, translate] = SITE_TEXT_PERMISSIONS;
  const kind = kindOf({
    name: SITE_TEXTS,
    plural: SITE_TEXTS,
    label: 'labels.text',
    permission: { one: 'SITE_TEXT', many: 'SITE_TEXTS' },
    titleField: 'heading',
    toggles: [],
    translatable: fields,
    unique: [],
    sortable: [],
    order: [['_id', 1]],
    rules,
    example: { en: {} },
  } as const);
  // Texts are in every installation: they are neither added nor deleted.
  const permissions = {
    ...{ view, add: edit, edit, delete: edit, translate },
    ...{ details: SITE_TEXT_PERMISSIONS, toggle: {}, choosers: [], all: SITE_TEXT_PERMISSIONS },
  };
  return { ...kind, permissions };
}
