/** The name of the records with the texts of the site, in the audit trail, in histories and of their content stamp. */
export const SITE_TEXTS = 'siteTexts';

/** To see the texts of the site, to change them, and to change only those of other languages than the base language. */
export const SITE_TEXT_PERMISSIONS = ['VIEW_ALL_SITE_TEXTS', 'EDIT_SITE_TEXT', 'TRANSLATE_SITE_TEXT'] as const;

/** The field that holds a text in the record of its page: names of fields have no dots. */
export const fieldOf = (path: string): string => path.replaceAll('.', '_');

/** The path of a field. */
export const pathOf = (field: string): string => field.replaceAll('_', '.');
