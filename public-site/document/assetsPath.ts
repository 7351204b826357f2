/** Path under which the host serves the built scripts and styles. */
export const ASSETS_PATH = '/assets/site/';
