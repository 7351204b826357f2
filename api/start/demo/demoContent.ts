import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { sitePages } from '@polyphony/domain/content/pages/index.js';
import type { KindName } from '@polyphony/domain/kinds/index.js';
import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import type { Context } from '../../context.js';
import { keysOf } from '../../platform/values.js';
import type { RecordStores } from '../../records/store/loaders.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { Outcome } from '../../records/write/outcome.js';
import { demoRecords, type DemoRecord } from './records.js';

/** Number of records of the first start: English, the built-in roles, the first Super Admin, the pages of the site. */
const FIRST: Readonly<Record<string, number | undefined>> = {
  ...{ language: 1, role: 2, staffMember: 1, cmsPage: sitePages.length },
} satisfies Partial<Record<KindName, number>>;

/**
 * Whether the database contains only what the first start created, so that demo content never mixes with real content.
 */
export async function isEmpty(stores: RecordStores): Promise<boolean> {
  const own = await Promise.all(
    stores.all.map(async ({ kind, model, scope }) => {
      const count = await model.countDocuments({ ...scope });
      return count > (FIRST[kind.name] ?? 0);
    }),
  );
  return !own.includes(true);
}

export type ContextNow = () => Promise<Context>;

/** Writes records of a kind in the given order, each with its translation, its toggles and its children. */
export async function writeRecords(
  stores: RecordStores,
  name: KindName,
  records: readonly DemoRecord[],
  contextNow: ContextNow,
): Promise<void> {
  for (const record of records) await write(stores, name, record, null, contextNow);
}

/** Writes the demo content, in English and Arabic, through the same stores as everybody's. */
export async function writeDemoContent(stores: RecordStores, contextNow: ContextNow): Promise<void> {
  for (const name of keysOf(demoRecords)) await writeRecords(stores, name, demoRecords[name] ?? [], contextNow);
}

export const expectDone = (outcome: Outcome): NonNullable<Outcome['record']> => {
  if (!outcome.success || !outcome.record)
    throw new Error(`Demo content: ${inEnglish(outcome.message)} ${JSON.stringify(outcome.errors)}`);
  return outcome.record;
};

/** The ids of the records that a record names. */
async function idsOf(stores: RecordStores, links: NonNullable<DemoRecord['links']>): Promise<Record<string, string>> {
  const found = await Promise.all(
    Object.entries(links).map(async ([field, [name, key]]) => {
      const { kind, model } = stores.of(name);
      const [unique = 'slug'] = kind.unique;
      const record = await model.findOne({ [unique]: key }, { _id: 1 }).lean<StoredRecord>();
      if (!record) throw new Error(`Demo content: there is no ${name} '${key}'.`);
      return [field, record._id.toHexString()] as const;
    }),
  );
  return Object.fromEntries(found);
}

async function write(
  stores: RecordStores,
  name: KindName,
  { en, ar, flags = {}, links = {}, children = [] }: DemoRecord,
  parentId: string | null,
  contextNow: ContextNow,
): Promise<void> {
  const store = stores.of(name);
  const linked = await idsOf(stores, links);
  const input = { ...en, ...linked, ...(parentId && { parentId }) };
  const created = expectDone(await store.create(input, await contextNow()));
  const id = created._id.toHexString();
  // A language just written is one to translate into from here on.
  const context = await contextNow();
  if (ar) expectDone(await store.translate(id, 'ar', ar, null, context));
  // Visitors see the demo content, unless it says otherwise.
  const { publishing } = store.kind;
  const switches: Partial<Record<Toggle, boolean>> = { ...(publishing && { [publishing]: true }), ...flags };
  for (const toggle of keysOf(switches)) expectDone(await store.toggle(id, toggle, switches[toggle] ?? null, context));
  for (const child of children) await write(stores, name, child, id, contextNow);
}
