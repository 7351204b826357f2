import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { translatedFieldsOf } from '@polyphony/domain/validation/entryLists.js';
import type { Types } from 'mongoose';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { memoEachUntilWrite } from '../../platform/cache/memoUntilWrite.js';
import { inPublishingState } from '../../records/read/listQuery.js';
import type { RecordStore } from '../../records/store/recordStore.js';
import { lacks, NOTHING_TO_TRANSLATE, TRANSLATED } from '../../records/search/translated.js';

/** Number of sets of languages that are kept beside one another: they change when a language is switched on or off. */
const CACHED_SETS = 6;

type CountMemo = ReturnType<typeof memoEachUntilWrite<Readonly<Record<string, number>>>>;
const memos = new WeakMap<RecordStore, CountMemo>();

/** The counts of a kind are cached until one of its records is written. */
async function memoUntilWrite(
  store: RecordStore,
  stamps: ContentStamps,
  question: string,
  count: () => Promise<Readonly<Record<string, number>>>,
) {
  const known =
    memos.get(store) ?? memoEachUntilWrite<Readonly<Record<string, number>>>([store.kind.name], CACHED_SETS);
  memos.set(store, known);
  return known(stamps, question, count);
}

/** Number of records of a kind that are switched off. One command. */
export async function countInactive(store: RecordStore, stamps: ContentStamps): Promise<number> {
  const { model, scope } = store;
  const { count = 0 } = await memoUntilWrite(store, stamps, 'inactive', async () => ({
    count: await model.collection.countDocuments({ ...scope, active: false }),
  }));
  return count;
}

/** Number of records of a kind that were never published. One command. */
export async function countDrafts(store: RecordStore, stamps: ContentStamps): Promise<number> {
  const { kind, model, scope } = store;
  const { count = 0 } = await memoUntilWrite(store, stamps, 'drafts', async () => ({
    count: await model.collection.countDocuments({ ...scope, ...inPublishingState(kind.publishing, 'draft') }),
  }));
  return count;
}

/** Records that are counted in one go; other requests run in between. */
const SLICE = 500;

type Counts = Readonly<Record<string, number>>;

/**
 * How many records of a kind lack, in each of the languages, a text that they have in the base language. Counted in the index of
 * what each record is translated into.
 */
export function countUntranslated(
  store: RecordStore,
  languages: readonly string[],
  stamps: ContentStamps,
): Promise<Counts> {
  const { model, scope } = store;
  return memoUntilWrite(store, stamps, languages.join(' '), async () => {
    // Such as were written before records kept it, or past their store: while there is one, all are looked at.
    const unknown = await model.collection.findOne({ ...scope, [TRANSLATED]: null }, { projection: { _id: 1 } });
    if (unknown) return lookedAt(store, languages);
    const count = (code?: string) =>
      model.collection.countDocuments({ ...scope, ...(code !== undefined && { [TRANSLATED]: code }) });
    const [all, nothing, ...translated] = await Promise.all([
      count(),
      count(NOTHING_TO_TRANSLATE),
      ...languages.map((code) => count(code)),
    ]);
    return Object.fromEntries(languages.map((lang, at) => [lang, all - nothing - (translated[at] ?? 0)]));
  });
}

/** The same by looking at every record once. */
async function lookedAt({ kind, model, scope }: RecordStore, languages: readonly string[]): Promise<Counts> {
  const counts = Object.fromEntries(languages.map((lang) => [lang, 0]));
  const projection = Object.fromEntries(translatedFieldsOf(kind).map((field) => [field, 1]));
  // A batch that holds more than the limit needs no second command.
  const options = { projection, limit: SLICE, batchSize: SLICE + 1 };
  for (let last: Types.ObjectId | undefined; ;) {
    const after = last ? { ...scope, _id: { $gt: last } } : scope;
    const slice = await model.collection.find(after, options).sort({ _id: 1 }).toArray();
    for (const lang of languages) {
      counts[lang] = (counts[lang] ?? 0) + slice.filter((record) => lacks(kind, record, lang)).length;
    }
    if (slice.length < SLICE) return counts;
    last = slice.at(-1)?._id;
  }
}

/** How many records of a kind have texts, and how many of them have all of these in a language too. */
export async function countTranslated(
  store: RecordStore,
  language: string,
  stamps: ContentStamps,
): Promise<{ readonly total: number; readonly translated: number }> {
  const { model, scope } = store;
  const [{ total = 0 }, missing] = await Promise.all([
    memoUntilWrite(store, stamps, 'with texts', async () => ({
      total: await model.collection.countDocuments({ ...scope, [TRANSLATED]: { $ne: NOTHING_TO_TRANSLATE } }),
    })),
    language === baseLanguage() ? null : countUntranslated(store, [language], stamps),
  ]);
  return { total, translated: total - (missing?.[language] ?? 0) };
}
