/** Path of the page on the data that the site stores about its visitors. */
export const PRIVACY_PATH = '/privacy';

/** Path of the search of the whole site. */
export const SEARCH_PATH = '/search';

/** Path of the page on which visitors write to the people who run the site. */
export const CONTACT_PATH = '/contact-us';
