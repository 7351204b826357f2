import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import mongoose, { type mongo } from 'mongoose';
import { enquiryStore } from '../../../modules/contact/enquiries/enquiryStore.js';
import { bookingStore } from '../../../modules/events/bookings/bookingStore.js';
import { visitorStore } from '../../../modules/people/visitors/visitorStore.js';
import { PanelModel } from '../../../modules/settings/settingsRecord.js';
import { settingsStores } from '../../../modules/settings/settingsStore.js';
import type { Values } from '../../../platform/values.js';
import { FILE_IDS, namesFiles } from '../../../records/files/fileUse.js';
import type { StoredRecord } from '../../../records/schema/record.js';
import type { RecordStores } from '../../../records/store/loaders.js';
import type { RecordStore } from '../../../records/store/recordStore.js';
import type { RecordRules } from '../../../records/write/recordRules.js';

/** A place where the demo content has records. */
export interface DemoSource {
  readonly name: string;
  readonly records: () => mongo.Collection<StoredRecord>;
  readonly scope: Values;
  /** The paths that hold ids of other records. */
  readonly references: readonly string[];
  /** The reference to the record that one is a part of: where that stays, the part stays. */
  readonly part: string | null;
  /** What writes a record that was there before the demo content; null: there is none. */
  readonly rulesOf: (id: string) => RecordRules | null;
  /** What deletes and restores its records; null: only a copy can bring one back. */
  readonly store: RecordStore | null;
}

/** References by which records are parts of others, and of little use without them. */
const PARTS: Readonly<Record<string, string | undefined>> = { eventPrice: 'eventId', coursePackage: 'courseId' };

const recordsIn = (model: { readonly collection: { readonly collectionName: string } }) => () =>
  mongoose.connection.collection<StoredRecord>(model.collection.collectionName);

const ofStore = (store: RecordStore): DemoSource => ({
  name: store.kind.name,
  records: recordsIn(store.model),
  scope: store.scope,
  references: [...Object.keys(store.kind.references), ...(namesFiles(store.kind) ? [FILE_IDS] : [])],
  part: PARTS[store.kind.name] ?? null,
  rulesOf: () => store,
  store,
});

const loose = (
  {
    kind,
    model,
    scope,
  }: Pick<typeof bookingStore | typeof enquiryStore | typeof visitorStore, 'kind' | 'model' | 'scope'>,
  references: readonly string[],
): DemoSource => ({
  name: kind.name,
  records: recordsIn(model),
  scope,
  references,
  part: null,
  rulesOf: () => null,
  store: null,
});

/** All of them. Records name such as come before theirs, most of them: what is left over is tried again. */
export const sourcesOf = ({ all }: RecordStores): readonly DemoSource[] => [
  ...all.map(ofStore),
  loose(visitorStore, []),
  loose(enquiryStore, ['aboutId']),
  loose(bookingStore, ['eventId', 'visitorId']),
  {
    name: SETTINGS,
    records: recordsIn(PanelModel),
    scope: {},
    references: [FILE_IDS],
    part: null,
    rulesOf: (id) => settingsStores.find((panel) => panel.single === id) ?? null,
    store: null,
  },
];
