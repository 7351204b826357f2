/** Loads the screen. A module of its own, because the console's first script would otherwise name all files of the screen. */
export const load = () => import('./SiteEditor');
