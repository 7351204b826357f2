import { language } from '@polyphony/domain/kinds/language.js';
import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import { Types } from 'mongoose';
import { isValues, textIn } from '../../../platform/values.js';
import { recordsWithDrafts } from '../../../records/drafts/draft.js';
import { RevisionModel } from '../../../records/history/revision.js';
import type { StoredRecord } from '../../../records/schema/record.js';
import { TRANSLATED } from '../../../records/search/translated.js';
import type { RecordStores } from '../../../records/store/loaders.js';
import { DemoRecordModel, type DemoRecord } from './demoRecord.js';
import { sourcesOf, type DemoSource } from './sources.js';

/** A demo record that is still there. */
export interface DemoEntry {
  readonly id: string;
  readonly source: DemoSource;
  /** What was noted of it. */
  readonly noted: DemoRecord;
  readonly record: StoredRecord;
}

/** Demo records that can go, and those that stay: someone has changed them, or what stays needs them. */
export interface DemoPlan {
  readonly remove: readonly DemoEntry[];
  readonly keep: readonly DemoEntry[];
}

/** Ids anywhere in a value. */
function idsIn(value: unknown): string[] {
  if (value instanceof Types.ObjectId) return [value.toHexString()];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return isValues(value) ? Object.values(value).flatMap(idsIn) : [];
}

/** Whether there is a text in a language anywhere in a value. */
function isWrittenIn(value: unknown, code: string): boolean {
  if (Array.isArray(value)) return value.some((one) => isWrittenIn(one, code));
  if (!isValues(value) || value instanceof Date || value instanceof Types.ObjectId) return false;
  return Object.entries(value).some(([key, text]) => (key === code ? Boolean(text) : isWrittenIn(text, code)));
}

async function presentEntries(sources: readonly DemoSource[]): Promise<DemoEntry[]> {
  const notes = await DemoRecordModel.find({ removedAt: null }).lean<DemoRecord[]>();
  const found = await Promise.all(
    sources.map(async (source) => {
      const own = new Map(
        notes.flatMap((one) => (one.kind === source.name ? [[one._id.toHexString(), one] as const] : [])),
      );
      if (own.size === 0) return [];
      const among = { ...source.scope, _id: { $in: [...own.values()].map(({ _id }) => _id) } };
      const records = await source.records().find(among).toArray();
      return records.flatMap((record) => {
        const id = record._id.toHexString();
        const noted = own.get(id);
        return noted ? [{ id, source, noted, record }] : [];
      });
    }),
  );
  return found.flat();
}

/** Of entries with a later version, those of which someone made one: what the server does by itself is no change. */
async function changedBySomeone(later: readonly DemoEntry[]): Promise<ReadonlySet<string>> {
  const revisions = await RevisionModel.find(
    { recordId: { $in: later.map(({ record }) => record._id) } },
    { recordId: 1, version: 1, by: 1 },
  ).lean();
  const servers = new Map<string, number>();
  const versionOf = new Map(later.map(({ id, noted }) => [id, noted.version]));
  for (const { recordId, version, by } of revisions) {
    const id = recordId.toHexString();
    if (by === null && version > (versionOf.get(id) ?? version)) servers.set(id, (servers.get(id) ?? 0) + 1);
  }
  // Every later version has to be known to be the server's.
  return new Set(
    later.flatMap(({ id, noted, record }) => ((servers.get(id) ?? 0) < record.version - noted.version ? [id] : [])),
  );
}

async function changedAmong(entries: readonly DemoEntry[]): Promise<Set<string>> {
  const later = entries.filter(({ noted, record }) => record.version !== noted.version);
  const drafted = await recordsWithDrafts(entries.map(({ record }) => record._id));
  return new Set([...(await changedBySomeone(later)), ...drafted]);
}

/** The demo records that records of other people's making name. */
async function namedByOthers(sources: readonly DemoSource[], entries: readonly DemoEntry[]): Promise<Set<string>> {
  const ids = entries.map(({ record }) => record._id);
  const named = new Set<string>();
  for (const { records, scope, references } of sources) {
    if (references.length === 0) continue;
    const naming = {
      ...scope,
      _id: { $nin: ids },
      $or: references.map((path) => ({ [path]: { $in: ids } })),
    };
    const projection = Object.fromEntries(references.map((path) => [path, 1]));
    for await (const record of records().find(naming, { projection })) for (const id of idsIn(record)) named.add(id);
  }
  return named;
}

/** The languages, of those that the demo content brought, in which other records are written. */
async function languagesOfOthers(
  sources: readonly DemoSource[],
  entries: readonly DemoEntry[],
  codes: readonly string[],
): Promise<Set<string>> {
  const ids = entries.map(({ record }) => record._id);
  const used = new Set<string>();
  // The pages of the site have names in several languages from their first start on.
  const others = { _id: { $nin: ids }, $nor: [{ version: 1, createdBy: null }] };
  for (const { name, records, scope, store } of sources) {
    if (name === SETTINGS) {
      const panels = await records().find(others).toArray();
      for (const code of codes) if (panels.some((panel) => isWrittenIn(panel, code))) used.add(code);
    }
    if (!store || store.kind.translatable.length === 0) continue;
    for (const code of codes) if (await records().findOne({ ...scope, ...others, [TRANSLATED]: code })) used.add(code);
  }
  return used;
}

/** Works out what goes and what stays: what is changed stays, and with it what it names and what is a part of it. */
export async function planRemoval(stores: RecordStores): Promise<DemoPlan> {
  const sources = sourcesOf(stores);
  const entries = await presentEntries(sources);
  if (entries.length === 0) return { remove: [], keep: [] };
  const languages = entries.filter(({ source }) => source.name === language.name);
  const codeOf = ({ record: { code } }: DemoEntry): string => textIn(code) ?? '';
  const written = await languagesOfOthers(sources, entries, languages.map(codeOf));
  const stays = new Set([
    ...(await changedAmong(entries)),
    ...(await namedByOthers(sources, entries)),
    ...languages.flatMap((entry) => (written.has(codeOf(entry)) ? [entry.id] : [])),
  ]);
  for (let size = -1; size !== stays.size;) {
    size = stays.size;
    for (const { id, source, record } of entries) {
      if (source.part !== null && idsIn(record[source.part]).some((whole) => stays.has(whole))) stays.add(id);
      if (!stays.has(id)) continue;
      for (const path of source.references)
        for (const named of idsIn(record[path.split('.')[0] ?? path])) stays.add(named);
      for (const entry of languages) if (isWrittenIn(record, codeOf(entry))) stays.add(entry.id);
    }
  }
  return {
    remove: entries.filter(({ id }) => !stays.has(id)),
    keep: entries.filter(({ id }) => stays.has(id)),
  };
}
