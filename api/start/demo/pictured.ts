import type { KindName } from '@polyphony/domain/kinds/index.js';
import type { RecordStores } from '../../records/store/loaders.js';
import { writeRecords, type ContextNow } from './demoContent.js';
import { writePictures, type DemoPicture } from './pictures.js';
import type { DemoRecord } from './records.js';

/** A record with a picture of its own, in its field `image`. */
export type PicturedRecord = DemoRecord & { readonly picture?: DemoPicture };

/** Writes records of a kind with their pictures. */
export async function writePictured(
  stores: RecordStores,
  name: KindName,
  pictured: readonly PicturedRecord[],
  contextNow: ContextNow,
): Promise<void> {
  const pictures = pictured.flatMap(({ picture }) => picture ?? []);
  const files = await writePictures(stores, pictures, contextNow);
  const records = pictured.map(({ picture, ...record }): DemoRecord => ({
    ...record,
    en: { ...record.en, ...(picture && { image: files.get(picture.name) }) },
  }));
  await writeRecords(stores, name, records, contextNow);
}
