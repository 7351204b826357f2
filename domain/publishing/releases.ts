import { object, type InferType } from 'yup';
import { optionalText, requiredText } from '../validation/rules.js';

/** The name of releases in the audit trail. */
export const RELEASE = 'release';

/** To see releases, and to create, fill, schedule and publish them. */
export const RELEASE_PERMISSIONS = ['VIEW_RELEASES', 'MANAGE_RELEASES'] as const;

/** Drafts that a release holds at most: they are written in one transaction. */
export const RELEASE_ITEMS_MAX = 100;

/** Releases that wait to be published at most. */
export const OPEN_RELEASES_MAX = 50;

const TITLE_MAX = 100;
const NOTE_MAX = 1000;

/** Values that a person writes about a release. */
export const releaseRules = object({
  title: requiredText('labels.title', { max: TITLE_MAX }),
  note: optionalText('labels.note', NOTE_MAX).meta({ format: 'lines' }),
});
export type ReleaseValues = InferType<typeof releaseRules>;

/** States of a release; 'failed': it was due, and a draft of it was refused, so that nothing was published. */
export const RELEASE_STATES = ['open', 'scheduled', 'published', 'failed'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];
