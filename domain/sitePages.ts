/** The pages of the site that always exist and are no record's, for menus to link to; a test of the site opens each. */
export const SITE_PAGES = [
  { path: '/', title: 'Home' },
  { path: '/event', title: 'Events' },
  { path: '/event/category', title: 'Event Categories' },
  { path: '/news', title: 'News' },
  { path: '/contact-us', title: 'Contact' },
  { path: '/privacy', title: 'Privacy' },
] as const;
