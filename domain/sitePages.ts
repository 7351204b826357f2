import { sitePages } from './content/pages/index.js';

/** The pages of the site that always exist and are no record's, for menus to link to; a test of the site opens each. */
export const SITE_PAGES: readonly { readonly path: string; readonly title: string }[] = [
  ...sitePages.map(({ path, name }) => ({ path, title: name })),
  { path: '/event/category', title: 'Event Categories' },
  { path: '/privacy', title: 'Privacy' },
];
