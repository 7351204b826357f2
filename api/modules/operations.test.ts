import { RecordStore } from '../records/store/recordStore.js';
import { recordModules } from './index.js';

/** A rule of a kind in an override of one operation would be missing from the others, and from several records at once. */
const OPERATIONS = ['create', 'update', 'translate', 'toggle', 'delete', 'toggleMany', 'deleteMany'] as const;

test.each(recordModules.map(({ store }) => [store.kind.name, store] as const))(
  'the store of %s overrides no operation, so that each runs every step of the write path (ADR-0078)',
  (_, store) => {
    expect(OPERATIONS.filter((name) => store[name] !== RecordStore.prototype[name])).toEqual([]);
  },
);
