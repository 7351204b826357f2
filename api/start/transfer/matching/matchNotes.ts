import mongoose, { Types } from 'mongoose';
import type { KnownIds } from './knownIds.js';

/** A record of an archive by its kind and its id there, and the record of this installation that it is. */
interface Note {
  readonly _id: string;
  readonly recordId: Types.ObjectId;
}

/**
 * What imports have matched, so that a record whose slug or text is changed on either side later is still found. Backups have
 * it, archives do not.
 */
const notes = () => mongoose.connection.collection<Note>('archivedRecords');

const nameOf = (kind: string, archived: string): string => `${kind} ${archived}`;

/** The ids that records of archives have here, as earlier imports found them, by their ids there. */
export async function notedIds(kind: string, archived: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map(archived.map((id) => [nameOf(kind, id), id]));
  const found = await notes()
    .find({ _id: { $in: [...names.keys()] } })
    .toArray();
  return new Map(found.map(({ _id, recordId }) => [names.get(_id) ?? '', recordId.toHexString()]));
}

const BATCH = 1_000;

/** Idempotent: an import that is cut off notes the same when it is run again. */
export async function noteIds(known: KnownIds): Promise<void> {
  const all = [...known.all()];
  for (let at = 0; at < all.length; at += BATCH)
    await notes().bulkWrite(
      all.slice(at, at + BATCH).map(({ kind, archived, here }) => ({
        updateOne: {
          filter: { _id: nameOf(kind, archived) },
          update: { $set: { recordId: new Types.ObjectId(here) } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
}
