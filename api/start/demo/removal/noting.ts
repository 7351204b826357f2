import type { RecordStores } from '../../../records/store/loaders.js';
import { DemoRecordModel } from './demoRecord.js';
import { sourcesOf } from './sources.js';

type Versions = ReadonlyMap<string, number>;

async function versionsNow(stores: RecordStores): Promise<Map<string, Versions>> {
  const found = new Map<string, Versions>();
  for (const { name, records, scope } of sourcesOf(stores)) {
    const rows = await records()
      .find({ ...scope }, { projection: { version: 1 } })
      .toArray();
    found.set(name, new Map(rows.map(({ _id, version }) => [_id.toHexString(), version])));
  }
  return found;
}

/** Runs `write` and notes every record that it made or changed, so that it can be removed later. */
export async function noted(stores: RecordStores, write: () => Promise<void>): Promise<void> {
  const before = await versionsNow(stores);
  await write();
  for (const [kind, versions] of await versionsNow(stores)) {
    const known = before.get(kind);
    const rows = [...versions].flatMap(([id, version]) => {
      const earlier = known?.get(id) ?? null;
      return earlier === version ? [] : [{ _id: id, kind, version, earlier }];
    });
    if (rows.length > 0) await DemoRecordModel.insertMany(rows);
  }
}
