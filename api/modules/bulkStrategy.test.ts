import { RecordStore } from '../records/write/recordStore.js';
import { recordModules } from './index.js';

const overrides = (store: RecordStore, ...methods: readonly string[]) =>
  methods.some((method) => Reflect.get(store, method) !== Reflect.get(RecordStore.prototype, method));

test.each(recordModules.map(({ store }) => [store.kind.name, store] as const))(
  'writes several records one after another where the store of %s has steps of its own',
  (_, store) => {
    const strategy = (name: 'bulkToggle' | 'bulkDelete') => Reflect.get(store, name) as string;
    expect(strategy('bulkToggle')).toBe(overrides(store, 'toggle') ? 'each' : 'together');
    const own = overrides(store, 'delete', 'remove') && !overrides(store, 'deleteMany');
    expect(strategy('bulkDelete')).toBe(own ? 'each' : 'together');
  },
);
