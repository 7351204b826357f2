import type { KindSpec } from '../kinds/parts/kind.js';
import { visibleToggles } from './publishingState.js';

/** The permission to change what visitors see, where the settings require a review of such changes. */
export const PUBLISHER = 'PUBLISH_WITHOUT_REVIEW';

/**
 * States of the review of a record's draft: requested and not decided yet, published by a reviewer, returned to its author with
 * a reason, or withdrawn by its author.
 */
export const REVIEW_STATES = ['waiting', 'approved', 'sentBack', 'withdrawn'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Characters of the note to reviewers, of a reason, and of a comment. */
export const REVIEW_TEXT_MAX = 2000;
/** Comments on one form of a record, with those that are resolved. */
export const COMMENTS_MAX = 300;
/** Reviews that one list has. */
export const REVIEWS_LISTED = 100;
/** Characters of the path of a field: 'cards.3.title' and the like. */
export const FIELD_PATH_MAX = 200;

type Switched = Pick<KindSpec, 'name' | 'toggles'>;

/** Kinds that belong to the installation: visitors see that a language exists, and no text of its record. */
const OF_THE_INSTALLATION: ReadonlySet<string> = new Set(['language']);

/** Whether changes to records of a kind can need a review: visitors see those whose switches are on. */
export const isReviewed = (kind: Switched): boolean =>
  kind.toggles.includes('active') && !OF_THE_INSTALLATION.has(kind.name);

/** Whether visitors see a record of such a kind, or will by its schedule: then what is written into it is published. */
export const isOut = (kind: Pick<KindSpec, 'toggles'>, record: Readonly<Record<string, unknown>>): boolean =>
  visibleToggles(kind).every((toggle) => record[toggle] === true) || Boolean(record['publishAt']);

/** The switches that are still to be turned on for visitors to see a record, the one that publishes it last. */
export const togglesToPublish = (kind: Pick<KindSpec, 'toggles'>, record: Readonly<Record<string, unknown>>) =>
  visibleToggles(kind).filter((toggle) => record[toggle] !== true);
