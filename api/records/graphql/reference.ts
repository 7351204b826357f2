import { visibleToggles } from '@polyphony/domain/publishing/publishingState.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Types } from 'mongoose';
import { Field, type ClassType } from 'type-graphql';
import { readableKinds } from '../../access/readableKinds.js';
import type { Context } from '../../context.js';
import { forbidden } from '../../platform/errors.js';
import type { Known } from '../../platform/cache/memoUntilWrite.js';
import { Computed } from '../schema/computed.js';
import { asReleased } from '../preview/releasePreview.js';
import { isPublishedRead, markPublishedRead } from '../read/published.js';
import { selectedFields } from '../read/selection.js';
import type { RecordStore } from '../store/recordStore.js';
import type { StoredRecord } from '../schema/record.js';

/**
 * The record that an id of this record names, read in one round trip for all rows; null when it is gone. Visitors and staff
 * without a right to its kind read of it what `referenced` says.
 */
export const Reference =
  (idField: string, kind: string, type: () => ClassType, description: string): PropertyDecorator =>
  (target, key) => {
    Field(type, { nullable: true, description })(target, key);
    Computed<StoredRecord>(
      (record, _, context, info) => {
        const id = record[idField];
        // No promise where there is nothing to read: most rows of a list name no picture.
        return id instanceof Types.ObjectId ? referenced(kind, id, isPublishedRead(record), context, info) : null;
      },
      { needs: [idField] },
    )(target, key);
  };

/**
 * The record that an id names. Staff who may not read records of its kind read what visitors may; of a record that
 * visitors do not see, no more than what names it in a list.
 * @param published whether it is read for visitors: null then, unless they may see it
 * @throws FORBIDDEN when more is selected than the caller may read
 */
export function referenced(
  kind: string,
  id: Types.ObjectId,
  published: boolean,
  context: Context,
  info: GraphQLResolveInfo,
): Known<StoredRecord | null> {
  if (published) return referencedForVisitors(kind, id, context);
  const { loaders } = context;
  const store = loaders.stores.of(kind);
  const found = loaders.record(store, id);
  if (readableKinds(context).has(kind)) return found;
  return found.then((record) => record && narrowed(store, record, context, info));
}

/** The record that an id names; null unless visitors may see it. */
export function referencedForVisitors(kind: string, id: Types.ObjectId, context: Context): Known<StoredRecord | null> {
  const { loaders, services } = context;
  const store = loaders.stores.of(kind);
  if (store.cachedParts) loaders.noteParts(kind, [id.toHexString()]);
  const toggles = visibleToggles(store.kind);
  const seen = (stored: StoredRecord | null) => {
    const found = stored && asReleased(store.kind, stored, context);
    return found && toggles.every((toggle) => found[toggle] === true) ? markPublishedRead(found) : null;
  };
  const found = store.referred(id, services.stamps, () => loaders.record(store, id));
  return found instanceof Promise ? found.then(seen) : seen(found);
}

/** A record as staff without a right to its kind read it. */
async function narrowed(
  store: RecordStore,
  record: StoredRecord,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<StoredRecord> {
  if (await isVisible(store, record, context)) return markPublishedRead({ ...record });
  const { kind } = store;
  const naming = ['__typename', 'id', 'slug', kind.titleField, ...visibleToggles(kind)];
  if (!selectedFields(info).every((name) => naming.includes(name))) throw forbidden();
  return record;
}

/** Whether visitors may see a record: a kind without switches hides all of them, unless it says otherwise. */
async function isVisible(store: RecordStore, { _id }: StoredRecord, { loaders, services }: Context): Promise<boolean> {
  const { kind } = store;
  if (kind.seenByAll) return true;
  if (visibleToggles(kind).length === 0) return false;
  const seen = await loaders.one(`visible ${kind.name}`, _id.toHexString(), async (ids) => {
    const found = await store.visibleIds(
      ids.map((id) => new Types.ObjectId(id)),
      services.stamps,
    );
    return new Map(found.map((id) => [id.toHexString(), true]));
  });
  return seen === true;
}
