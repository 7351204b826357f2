/** Path of the screen on which pages of the site are edited in place; the path of a page comes after it. */
export const SITE_EDITOR = '/site';
