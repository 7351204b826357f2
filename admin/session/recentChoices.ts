/** What somebody chose in the command palette is kept under this, followed by their id. */
export const RECENT_CHOICES = 'palette-recent:';

/** Whoever signs out leaves no names of records in the browser. */
export function forgetRecentChoices(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(RECENT_CHOICES)) localStorage.removeItem(key);
}
