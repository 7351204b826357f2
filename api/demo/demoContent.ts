import type { KindName } from '@polyphony/domain/kinds/index.js';
import type { Context } from '../context.js';
import type { RecordStores } from '../records/loaders.js';
import type { Outcome } from '../records/outcome.js';
import { demoRecords, type DemoRecord } from './records.js';

/** Whether nothing but the base language is there: demo content never mixes with somebody's own. */
export async function isEmpty(stores: RecordStores): Promise<boolean> {
  const counts = await Promise.all(stores.all.map(({ model }) => model.countDocuments()));
  return counts.reduce((sum, count) => sum + count, 0) <= 1;
}

/** Writes the demo content, in English and Arabic, through the same stores as everybody's. */
export async function writeDemoContent(stores: RecordStores, contextNow: () => Promise<Context>): Promise<void> {
  for (const [name, records] of Object.entries(demoRecords)) {
    for (const record of records) await write(stores, name as KindName, record, null, contextNow);
  }
}

const expectDone = (outcome: Outcome): NonNullable<Outcome['record']> => {
  if (!outcome.success || !outcome.record)
    throw new Error(`Demo content: ${outcome.message} ${JSON.stringify(outcome.errors)}`);
  return outcome.record;
};

async function write(
  stores: RecordStores,
  name: KindName,
  { en, ar, flags = {}, children = [] }: DemoRecord,
  parentId: string | null,
  contextNow: () => Promise<Context>,
): Promise<void> {
  const store = stores.of(name);
  const created = expectDone(await store.create({ ...en, ...(parentId && { parentId }) }, await contextNow()));
  const id = created._id.toHexString();
  // A language just written is one to translate into from here on.
  const context = await contextNow();
  if (ar) expectDone(await store.translate(id, 'ar', ar, null, context));
  for (const [flag, to] of Object.entries(flags)) {
    expectDone(await store.toggle(id, flag as 'featured', to, context));
  }
  for (const child of children) await write(stores, name, child, id, contextNow);
}
