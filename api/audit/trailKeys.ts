import type { Types } from 'mongoose';
import { FOLDED_NAMES, foldedNamesOf, keysOfNames, RETIRED_KEYS, SEARCH_KEYS } from '../platform/searchKeys.js';
import { AuditEntryModel } from './auditEntry.js';
import type { AuditFacts } from './chain.js';

/** Entries that are filled in with one command; other requests run between commands. */
const BATCH = 200;

type EntryParties = Pick<AuditFacts, 'actor' | 'target'>;

/** Keys by which an entry is found: the names of who did something and of what it was done to. They are not hashed. */
export const trailKeysOf = ({ actor, target }: EntryParties) => ({
  [SEARCH_KEYS]: keysOfNames([...(actor ? [actor.name] : []), target.label]),
  [FOLDED_NAMES]: foldedNamesOf({ actor: actor?.name, target: target.label }),
});

/** Gives entries from before there were search keys theirs. @param signal ends it between two batches */
export async function fillTrailKeys(signal?: AbortSignal): Promise<void> {
  const { collection } = AuditEntryModel;
  while (!signal?.aborted) {
    const entries = await collection
      .find<{ _id: Types.ObjectId } & EntryParties>(
        { [SEARCH_KEYS]: null },
        { limit: BATCH, projection: { actor: 1, target: 1 } },
      )
      .toArray();
    if (entries.length === 0) return;
    await collection.bulkWrite(
      entries.map((entry) => ({
        updateOne: { filter: { _id: entry._id }, update: { $set: trailKeysOf(entry), $unset: { [RETIRED_KEYS]: '' } } },
      })),
      { ordered: false },
    );
  }
}
