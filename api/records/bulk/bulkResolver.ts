import type { Toggle } from '@polyphony/domain/kinds/kind.js';
import { BULK_MAX } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages.js';
import type { Permission } from '@polyphony/domain/permissions.js';
import { Arg, Ctx, ID, Mutation } from 'type-graphql';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { BulkPayload, inBulk } from './bulk.js';
import { define } from '../schema/define.js';
import type { RecordStore } from '../write/recordStore.js';

const IDS = { description: `Database object ids, at most ${BULK_MAX}; one named twice counts once.` };

/** Adds what a kind's list does with several records: behind the gates of the same done with one. */
export function addBulk(proto: object, store: RecordStore): void {
  addDeleteMany(proto, store);
  for (const toggle of store.kind.toggles) addToggleMany(proto, store, toggle);
}

function addDeleteMany(proto: object, store: RecordStore): void {
  const { kind } = store;
  const key = kind.names.deleteMany;
  const method = (ids: readonly string[], context: Context) =>
    inBulk(ids, context, messages.bulkDeleted, (asked) => store.deleteMany(asked, context));
  define(proto, key, method, [Array, Object]);
  Arg('ids', () => [ID], IDS)(proto, key, 0);
  Ctx()(proto, key, 1);
  Mutation(() => BulkPayload, { name: key, description: 'Deletes several records for good.' })(
    proto,
    key,
    Object.getOwnPropertyDescriptor(proto, key) as PropertyDescriptor,
  );
  RequirePermission(kind.permissions.delete as Permission)(proto, key);
}

function addToggleMany(proto: object, store: RecordStore, toggle: Toggle): void {
  const { kind } = store;
  const key = kind.names.toggleMany(toggle);
  const method = (ids: readonly string[], to: boolean, context: Context) =>
    inBulk(ids, context, messages.bulkUpdated, (asked) => store.toggleMany(asked, toggle, to, context));
  define(proto, key, method, [Array, Boolean, Object]);
  Arg('ids', () => [ID], IDS)(proto, key, 0);
  Arg('to', () => Boolean, { description: 'The value wanted.' })(proto, key, 1);
  Ctx()(proto, key, 2);
  Mutation(() => BulkPayload, { name: key, description: `Sets '${toggle}' of several records.` })(
    proto,
    key,
    Object.getOwnPropertyDescriptor(proto, key) as PropertyDescriptor,
  );
  RequirePermission(kind.permissions.toggle[toggle] as Permission)(proto, key);
}
