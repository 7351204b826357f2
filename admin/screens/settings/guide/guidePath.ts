/** Below /admin: the guide of a new installation. */
export const GUIDE_PATH = 'first-steps';
