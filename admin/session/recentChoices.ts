import { removeStored } from '../platform/storedValues';

/** localStorage key prefix of the command palette's recent choices, followed by the user's id. */
export const RECENT_CHOICES = 'palette-recent:';

/** Called on sign-out, so that no names of records remain in the browser. */
export const forgetRecentChoices = (): void => removeStored(RECENT_CHOICES);
