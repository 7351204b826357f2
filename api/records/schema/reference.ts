import { visibleToggles } from '@polyphony/domain/kinds/parts/kind.js';
import type { Types } from 'mongoose';
import { Field, type ClassType } from 'type-graphql';
import type { Context } from '../../context.js';
import type { Known } from '../../platform/cache/memoUntilWrite.js';
import { Computed } from './computed.js';
import { isPublishedRead, markPublishedRead } from '../read/published.js';
import type { StoredRecord } from './record.js';

/**
 * The record that an id of this record names, read in one round trip for all rows; null when it is gone. For visitors
 * also when they may not see it.
 */
export const Reference =
  (idField: string, kind: string, type: () => ClassType, description: string): PropertyDecorator =>
  (target, key) => {
    Field(type, { nullable: true, description })(target, key);
    Computed<StoredRecord>(
      (record, _, context) => {
        const id = record[idField] as Types.ObjectId | null | undefined;
        // No promise where there is nothing to read: most rows of a list name no picture.
        return id ? readReference(kind, id, isPublishedRead(record), context) : null;
      },
      { needs: [idField] },
    )(target, key);
  };

/** The record that an id names; for visitors null unless they may see it. */
export function readReference(
  kind: string,
  id: Types.ObjectId,
  published: boolean,
  { loaders, services }: Context,
): Known<StoredRecord | null> {
  const store = loaders.stores.of(kind);
  if (!published) return loaders.record(store, id);
  if (store.listedBy) loaders.noteParts(kind, [id.toHexString()]);
  const toggles = visibleToggles(store.kind);
  const seen = (found: StoredRecord | null) =>
    found && toggles.every((toggle) => found[toggle] === true) ? markPublishedRead(found) : null;
  const found = store.referred(id, services.stamps, () => loaders.record(store, id));
  return found instanceof Promise ? found.then(seen) : seen(found);
}
