import { SETTINGS, type SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { memoUntilWrite } from '../../platform/cache/memoUntilWrite.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { PanelModel } from './settingsRecord.js';

/** All panels as they are stored, by name: read once until one is written. */
export const panelsNow: (stamps: ContentStamps) => Promise<ReadonlyMap<string, StoredRecord>> = memoUntilWrite(
  [SETTINGS],
  async () => {
    const records = await PanelModel.collection.find<StoredRecord>({}).toArray();
    return new Map(records.map((record) => [String(record['panel']), record]));
  },
);

/** @throws Error when the panel has no record, which every start makes */
export async function panelNow({ name }: Pick<SettingsPanel, 'name'>, stamps: ContentStamps): Promise<StoredRecord> {
  const record = (await panelsNow(stamps)).get(name);
  if (!record) throw new Error(`The panel '${name}' has no record.`);
  return record;
}
