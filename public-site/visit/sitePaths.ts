/** What the site stores about its visitors. */
export const PRIVACY_PATH = '/privacy';
