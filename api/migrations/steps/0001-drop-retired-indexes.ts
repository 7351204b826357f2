import { RETIRED_KEYS } from '../../platform/searchKeys.js';
import type { DatabaseStep } from '../migration.js';

/**
 * Search keys are stored in another field since names are folded. The field goes when records get the new one
 * (api/records/search/derived.ts); of the audit trail, no start dropped the index.
 */
export const dropRetiredIndexes: DatabaseStep = {
  number: 1,
  name: 'drops the indexes of retired search keys',
  run: async ({ database, log, signal }) => {
    for (const { name: collectionName } of await database.listCollections({}, { nameOnly: true }).toArray()) {
      signal.throwIfAborted();
      const collection = database.collection(collectionName);
      for (const { name, key } of await collection.indexes()) {
        if (name === undefined || !(RETIRED_KEYS in key)) continue;
        await collection.dropIndex(name);
        log.info({ collection: collectionName, index: name, key }, 'retired index dropped');
      }
    }
  },
};
