import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { BULK_MAX } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { ID } from 'type-graphql';
import { addMutation } from '../schema/addMutation.js';
import type { RecordStore } from '../store/recordStore.js';
import { BulkPayload, inBulk } from './bulk.js';

export const IDS = {
  name: 'ids',
  type: (): [typeof ID] => [ID],
  description: `Database object ids, at most ${BULK_MAX}; one named twice counts once.`,
};

/** Adds what a kind's list does with several records: behind the gates of the same done with one. */
export function addBulk(proto: object, store: RecordStore): void {
  addDeleteMany(proto, store);
  for (const toggle of store.kind.toggles) addToggleMany(proto, store, toggle);
}

const addDeleteMany = (proto: object, store: RecordStore) =>
  addMutation<[ids: readonly string[]]>(proto, {
    name: store.kind.names.deleteMany,
    description: store.kind.deletedForGood ? 'Deletes several records for good.' : 'Moves several records to the bin.',
    returns: BulkPayload,
    gate: [store.kind.permissions.delete],
    args: [IDS],
    run: (context, ids) => inBulk(ids, context, messages.bulkDeleted, (valid) => store.deleteMany(valid, context)),
  });

const addToggleMany = (proto: object, store: RecordStore, toggle: Toggle) =>
  addMutation<[ids: readonly string[], to: boolean]>(proto, {
    name: store.kind.names.toggleMany(toggle),
    description: `Sets '${toggle}' of several records.`,
    returns: BulkPayload,
    gate: [store.kind.permissions.toggle[toggle]],
    args: [IDS, { name: 'to', type: () => Boolean, description: 'The value wanted.' }],
    run: (context, ids, to) =>
      inBulk(ids, context, messages.bulkUpdated, (valid) => store.toggleMany(valid, toggle, to, context)),
  });
