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
      const indexes = (await collection.indexes()) as readonly { readonly name: string; readonly key: object }[];
      for (const { name, key } of indexes.filter((index) => RETIRED_KEYS in index.key)) {
        await collection.dropIndex(name);
        log.info({ collection: collectionName, index: name, key }, 'retired index dropped');
      }
    }
  },
};
