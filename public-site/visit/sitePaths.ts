/** What the site stores about its visitors. */
export const PRIVACY_PATH = '/privacy';

/** Where visitors write to the people who run the site. */
export const CONTACT_PATH = '/contact-us';
