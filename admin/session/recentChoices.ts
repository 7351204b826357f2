import { forgetKept } from '../platform/kept';

/** What somebody chose in the command palette is kept under this, followed by their id. */
export const RECENT_CHOICES = 'palette-recent:';

/** Whoever signs out leaves no names of records in the browser. */
export const forgetRecentChoices = (): void => forgetKept(RECENT_CHOICES);
