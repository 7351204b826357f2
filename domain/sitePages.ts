import type { TextName } from './catalogues/generated/textNames.js';
import { sitePages } from './content/pages/index.js';

/** The pages of the site that always exist and are no record's, for menus to link to; a test of the site opens each. */
export const SITE_PAGES: readonly { readonly path: string; readonly title: TextName }[] = [
  ...sitePages.map(({ path, title }) => ({ path, title })),
  { path: '/event/category', title: 'words.eventCategories' },
  { path: '/privacy', title: 'menus.privacy' },
];
