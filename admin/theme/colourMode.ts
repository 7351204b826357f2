/** The localStorage key of MUI's mode, which the page's styles use too (see the script in admin/pages/head.html). */
const KEY = 'mui-mode';
const DARK = '(prefers-color-scheme: dark)';

export type ColourMode = 'light' | 'dark' | 'system';

/** The stored mode of the console; light by default. */
export function storedMode(): ColourMode {
  try {
    const mode = localStorage.getItem(KEY);
    return mode === 'dark' || mode === 'system' ? mode : 'light';
  } catch {
    return 'light';
  }
}

/** Applies a mode to the page, and stores it for the console and for later visits. */
export function chooseMode(mode: ColourMode): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch (error) {
    console.warn('The choice lasts until the page is left: this browser stores nothing.', error);
  }
  const dark = mode === 'dark' || (mode === 'system' && window.matchMedia(DARK).matches);
  document.documentElement.dataset['colorScheme'] = dark ? 'dark' : 'light';
}
