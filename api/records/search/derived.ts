import { setTimeout as pause } from 'node:timers/promises';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { visibleToggles } from '@polyphony/domain/publishing/publishingState.js';
import type { Logger } from 'pino';
import { fillIn } from './backfill.js';
import { visitorOrder, type Scope } from '../read/listQuery.js';
import { withChanges, type StoredRecord } from '../schema/record.js';
import type { WriteParticipant } from '../write/participants.js';
import type { RecordRules } from '../write/recordRules.js';
import { FOLDED_NAMES, RETIRED_KEYS, SEARCH_KEYS } from '../../platform/searchKeys.js';
import { foldedTitlesOf, searchKeysOf } from './searchKeys.js';
import { hasTags, TAG_KEYS, tagKeysOf } from './tagKeys.js';
import { TRANSLATED, translatedInto } from './translated.js';

/** Fields that follow from the others and are stored with them; no type of the schema has them. */
const DERIVED: readonly {
  readonly field: string;
  readonly has: (kind: AnyKind) => boolean;
  readonly of: (
    kind: AnyKind,
    record: Readonly<Record<string, unknown>>,
  ) => readonly string[] | Readonly<Record<string, string>>;
  /** A field without an index is filled in with the field before it. */
  readonly unindexed?: true;
  /** Whether visitors are shown what has a value, in the order of the list: its index is in that order. */
  readonly listed?: true;
}[] = [
  { field: SEARCH_KEYS, has: () => true, of: searchKeysOf },
  { field: FOLDED_NAMES, has: () => true, of: foldedTitlesOf, unindexed: true },
  { field: TRANSLATED, has: ({ translatable }) => translatable.length > 0, of: translatedInto },
  { field: TAG_KEYS, has: hasTags, of: tagKeysOf, listed: true },
];

/** The names of the derived fields of a kind that are under an index. */
export const derivedFieldsOf = (kind: AnyKind): string[] =>
  DERIVED.filter(({ has, unindexed }) => has(kind) && !unindexed).map(({ field }) => field);

/** The derived fields of a record, with the values that follow from the record as it will be. */
export const derivedOf = (
  kind: AnyKind,
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, readonly string[] | Readonly<Record<string, string>>>> =>
  Object.fromEntries(DERIVED.filter(({ has }) => has(kind)).map(({ field, of }) => [field, of(kind, record)]));

/** Stores the derived fields with every save. */
export const derivedFields: WriteParticipant = {
  saving: (kind, current, changes) => ({ values: derivedOf(kind, withChanges(current ?? {}, changes)) }),
};

/** The indexes behind the derived fields. */
export const derivedIndexesOf = (kind: AnyKind, scope: Scope = {}): Record<string, 1 | -1>[] => {
  const within = Object.fromEntries(Object.keys(scope).map((name) => [name, 1 as const]));
  const visible = Object.fromEntries(visibleToggles(kind).map((toggle) => [toggle, 1 as const]));
  return DERIVED.filter(({ has, unindexed }) => has(kind) && !unindexed).map(({ field, listed }) => ({
    ...within,
    [field]: 1,
    ...(listed && { ...visible, ...Object.fromEntries(visitorOrder(kind)) }),
  }));
};

/**
 * Gives records that were written before there was a derived field, or past their store, theirs; nothing to do once they
 * have it. Reads are right meanwhile: they look into the records that have none.
 */
export async function fillDerived(
  { all }: { readonly all: readonly RecordRules[] },
  signal?: AbortSignal,
): Promise<void> {
  for (const store of all) {
    const { kind } = store;
    const valuesOf = (records: readonly StoredRecord[]) => records.map((record) => derivedOf(kind, record));
    for (const field of derivedFieldsOf(kind)) await fillIn(store, field, valuesOf, signal, RETIRED_KEYS);
  }
}

/** Milliseconds that a start waits for records to be filled in: they mostly are already. */
const START_WAITS_MS = 1_000;

/**
 * Starts to fill in derived fields that are missing; larger amounts in the background, while the server serves requests.
 * @param fill does it until its signal ends it
 * @returns how to end it
 */
export async function startFilling(
  fill: (signal: AbortSignal) => Promise<void>,
  log: Logger,
): Promise<() => Promise<void>> {
  const ending = new AbortController();
  const filling = fill(ending.signal).catch((error: unknown) =>
    log.error({ err: error }, 'records stay without their search keys until the next start'),
  );
  await Promise.race([filling, pause(START_WAITS_MS, undefined, { ref: false })]);
  return () => {
    ending.abort();
    return filling;
  };
}
