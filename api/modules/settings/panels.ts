import { SETTINGS, type SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import type { StoredFields } from '@polyphony/domain/kinds/parts/kindTypes.js';
import type { Types } from 'mongoose';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { memoUntilWrite } from '../../platform/cache/memoUntilWrite.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { PanelModel } from './settingsRecord.js';

/** All panels as they are stored, by name: read once until one is written. */
export const panelsNow: (stamps: ContentStamps) => Promise<ReadonlyMap<string, StoredRecord>> = memoUntilWrite(
  [SETTINGS],
  async () => {
    const records = await PanelModel.collection.find<StoredRecord>({}).toArray();
    return new Map(records.map((record) => [String(record.panel), record]));
  },
);

/** Stored record of a panel: no field until it is first set. */
export type PanelOf<Panel extends SettingsPanel> = StoredRecord & Partial<StoredFields<Panel, Types.ObjectId>>;

/** A panel as it is stored; nothing before the first start has made its record. */
export async function panelIfAny<Panel extends SettingsPanel>(
  { name }: Panel,
  stamps: ContentStamps,
): Promise<PanelOf<Panel> | undefined> {
  // Panels share a collection; the name says which one a record is of.
  return (await panelsNow(stamps)).get(name) as PanelOf<Panel> | undefined;
}

/** @throws Error when the panel has no record, which every start makes */
export async function panelNow<Panel extends SettingsPanel>(
  panel: Panel,
  stamps: ContentStamps,
): Promise<PanelOf<Panel>> {
  const record = await panelIfAny(panel, stamps);
  if (!record) throw new Error(`The panel '${panel.name}' has no record.`);
  return record;
}
