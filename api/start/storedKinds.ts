import type { StoredKind } from '../migrations/migrateRecords.js';
import type { RecordStores } from '../records/store/loaders.js';
import { derivedFieldsOf } from '../records/search/derived.js';

/** Storage of the records of all kinds, of the panels of the settings, and of the texts of the site. Of those no derived field is read. */
export const storedKinds = ({ all, panels }: RecordStores): readonly StoredKind[] => [
  ...all.map(({ kind, model, scope }) => ({
    kind: kind.name,
    collection: model.collection.collectionName,
    scope,
    derived: derivedFieldsOf(kind),
  })),
  ...panels.map(({ kind, model, scope }) => ({
    kind: kind.name,
    collection: model.collection.collectionName,
    scope,
    derived: [],
  })),
];
