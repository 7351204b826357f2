import { pageOf, type AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { array, date, object, string } from 'yup';
import { entriesIn } from '../../platform/values.js';
import type { StoredRecord } from '../schema/record.js';
import type { WriteParticipant } from '../write/participants.js';

/**
 * The hidden field of records with an address on the site: the slugs that each of them had before, which keep leading to it.
 * A record without the field was written by an earlier version, and its history has not been read yet.
 */
export const FORMER_SLUGS = 'formerSlugs';

/** A slug that a record had. */
export interface FormerSlug {
  readonly slug: string;
  /** Time at which the record got another one: of two records, the one that had the slug last is meant. */
  readonly until: Date;
}

/** A record that is renamed more often loses the oldest of its addresses. */
const FORMER_SLUGS_MAX = 100;

/** Whether the records of a kind have an address on the site. */
export const hasAddress = (kind: AnyKind): boolean => pageOf(kind) !== null;

/** Rule for the former slugs in an archive of a site. */
export const FORMER_SLUGS_RULE = {
  [FORMER_SLUGS]: array(object({ slug: string().required(), until: date().required() }))
    .max(FORMER_SLUGS_MAX)
    .default([]),
};

/** The former slugs of a record; none where its history has not been read yet. */
export const formerSlugsOf = (record: Readonly<Record<string, unknown>>): readonly FormerSlug[] =>
  entriesIn(record[FORMER_SLUGS]).flatMap(({ slug, until }) =>
    typeof slug === 'string' && until instanceof Date ? [{ slug, until }] : [],
  );

/** Each slug once, with the last time that it was left, the latest first; without the present one. */
export function formerOnly(all: readonly FormerSlug[], present: unknown): FormerSlug[] {
  const newest = [...all].sort((one, other) => other.until.getTime() - one.until.getTime());
  const bySlug = new Map<string, FormerSlug>();
  for (const former of newest) if (!bySlug.has(former.slug)) bySlug.set(former.slug, former);
  return [...bySlug.values()].filter(({ slug }) => slug !== present).slice(0, FORMER_SLUGS_MAX);
}

/**
 * What a write of these changes stores of former slugs; nothing where the slug stays.
 * @param current null for a new record
 */
function formerSlugsAfter(
  kind: AnyKind,
  current: StoredRecord | null,
  changes: Readonly<Record<string, unknown>>,
): Readonly<Record<string, readonly FormerSlug[]>> {
  if (!hasAddress(kind)) return {};
  const brought = formerSlugsOf(changes);
  const { slug: sent } = changes;
  if (!current) return { [FORMER_SLUGS]: formerOnly(brought, sent) };
  const { slug } = current;
  const next = sent ?? slug;
  // The field stays missing until the history is read, which will have this change, too.
  const isRead = current[FORMER_SLUGS] != null;
  if (!isRead || (next === slug && brought.length === 0)) return {};
  const left = next === slug || typeof slug !== 'string' ? [] : [{ slug, until: new Date() }];
  return { [FORMER_SLUGS]: formerOnly([...formerSlugsOf(current), ...brought, ...left], next) };
}

/** Keeps the slugs that a record had before. */
export const formerSlugs: WriteParticipant = {
  saving: (kind, current, changes) => ({ values: formerSlugsAfter(kind, current, changes) }),
};
