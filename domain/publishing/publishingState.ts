import type { KindSpec, Toggle } from '../kinds/parts/kind.js';

/** The switches that can publish records: `active` where it alone says what visitors see. */
export type PublishingToggle = Extract<Toggle, 'active' | 'published'>;

/** States of a record of a kind with `publishing`, as staff see them. Visitors see published records only. */
export const PUBLISHING_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type PublishingState = (typeof PUBLISHING_STATES)[number];

/**
 * A record with the fields that its state follows from: the switch that publishes it (the one field that lists, caches and
 * REST look at), `publishAt` (when it will be published) and `firstPublishedAt`. Moments are Dates or ISO texts.
 */
type Publishable = Readonly<Record<string, unknown>>;

/** The state of a record. No field stores it, so that none can contradict the switch. */
export function publishingStateOf(toggle: PublishingToggle, record: Publishable): PublishingState {
  if (record[toggle] === true) return 'published';
  if (record['publishAt']) return 'scheduled';
  return record['firstPublishedAt'] ? 'withdrawn' : 'draft';
}

/** The same as a condition on the stored fields; a field that is missing counts as null. */
export function publishingCondition(
  toggle: PublishingToggle,
  state: PublishingState,
): Readonly<Record<string, unknown>> {
  switch (state) {
    case 'draft':
      return { [toggle]: false, publishAt: null, firstPublishedAt: null };
    case 'scheduled':
      return { [toggle]: false, publishAt: { $ne: null } };
    case 'published':
      return { [toggle]: true };
    case 'withdrawn':
      return { [toggle]: false, publishAt: null, firstPublishedAt: { $ne: null } };
  }
}

/** The switches that must all be on for visitors to see a record. */
export const visibleToggles = ({ toggles }: Pick<KindSpec, 'toggles'>): Toggle[] =>
  toggles.filter((toggle) => toggle === 'active' || toggle === 'published');

/** Whether a switch of a kind publishes its records. */
export const publishes = ({ publishing }: Pick<KindSpec, 'publishing'>, toggle: Toggle): boolean =>
  publishing === toggle;

/**
 * Whether setting a switch of a record back brings back what it was before it was switched. A record that was scheduled, or
 * never published, would be withdrawn.
 * @param state that of the record before; null for a kind without states
 */
export const isReversible = (
  kind: Pick<KindSpec, 'publishing'>,
  toggle: Toggle,
  state: PublishingState | null,
): boolean => !publishes(kind, toggle) || state === 'published' || state === 'withdrawn';

/**
 * What is done to the publishing of a record: at once, at a moment to come, now that the moment has come ('due'), or now that
 * its last day is over ('end').
 */
export type PublishingStep =
  | { readonly step: 'publish' }
  | { readonly step: 'withdraw' }
  | { readonly step: 'schedule'; readonly at: Date }
  | { readonly step: 'due' }
  | { readonly step: 'end' };

/** The stored fields of a state: the switch that publishes, and two moments. */
export interface PublishingFields extends Partial<Readonly<Record<PublishingToggle, boolean>>> {
  readonly publishAt: Date | null;
  readonly firstPublishedAt: Date | null;
}

const momentOf = (value: unknown): Date | null => (value instanceof Date ? value : null);

/**
 * The fields of a stored record after a step. To publish or to withdraw by hand ends a schedule; a scheduled record that is
 * withdrawn is what it was before. A record that was visible before its kind had states counts as published since it was
 * created.
 * @returns null where the step does not apply: to schedule what is published; what is not due, or was published meanwhile;
 * to end what visitors do not see
 */
export function afterStep(
  toggle: PublishingToggle,
  record: Publishable & { readonly createdAt: Date },
  step: PublishingStep,
  now: Date,
): PublishingFields | null {
  const isPublished = record[toggle] === true;
  const publishAt = momentOf(record['publishAt']);
  const firstPublishedAt = momentOf(record['firstPublishedAt']) ?? (isPublished ? record.createdAt : null);
  const published = { [toggle]: true, publishAt: null, firstPublishedAt: firstPublishedAt ?? now };
  switch (step.step) {
    case 'publish':
      return published;
    case 'withdraw':
      return { [toggle]: false, publishAt: null, firstPublishedAt };
    case 'schedule':
      return isPublished ? null : { [toggle]: false, publishAt: step.at, firstPublishedAt };
    case 'due':
      return !isPublished && publishAt && publishAt <= now ? published : null;
    case 'end':
      return isPublished ? { [toggle]: false, publishAt: null, firstPublishedAt } : null;
  }
}
