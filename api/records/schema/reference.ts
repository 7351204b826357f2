import { visibleToggles } from '@polyphony/domain/kinds/parts/kind.js';
import type { Types } from 'mongoose';
import { Field, type ClassType } from 'type-graphql';
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
      async (record, _, { loaders, services }) => {
        const id = record[idField] as Types.ObjectId | null | undefined;
        if (!id) return null;
        const store = loaders.stores.of(kind);
        if (!isPublishedRead(record)) return loaders.record(store, id);
        const found = await store.referred(id, services.stamps, () => loaders.record(store, id));
        if (!found) return null;
        const seen = visibleToggles(store.kind).every((toggle) => found[toggle] === true);
        return seen ? markPublishedRead(found) : null;
      },
      { needs: [idField] },
    )(target, key);
  };
