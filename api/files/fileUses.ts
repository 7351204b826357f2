import { labelAt, pathOf, richTextPathsOf } from '@polyphony/domain/validation/entryLists.js';
import { labelIn } from '@polyphony/domain/messages/languages.js';
import { messages, type Label, type Message } from '@polyphony/domain/messages/messages.js';
import { inLanguage } from '@polyphony/domain/languages.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { Types, ClientSession } from 'mongoose';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { passes } from '../access/gates.js';
import type { Context } from '../context.js';
import { textIn, valuesIn } from '../platform/values.js';
import { FILE_IDS, fileReferences, filesIn, namesFiles } from '../records/files/fileUse.js';
import type { RecordStores } from '../records/store/loaders.js';
import { MessageField } from '../records/schema/messageField.js';
import type { StoredRecord } from '../records/schema/record.js';
import type { RecordRules } from '../records/write/recordRules.js';

@ObjectType({ description: 'A record that names a file.' })
export class FileUse {
  @Field({ description: "The record's kind: 'event'." }) kind!: string;
  @MessageField({ description: "What a person calls one of that kind: 'Event'." }) kindLabel!: Message;
  @Field(() => ID, { description: 'Id of the record.' }) recordId!: string;
  @Field({ description: 'Its name in the requested language.' }) title!: string;
  @Field(() => [String], { description: "Its fields that name the file: 'bannerImage'." }) fields!: string[];
  @Field(() => [String], { description: "What a person calls those fields: 'Banner image'." }) labels!: string[];
  /** The names of both. */
  named!: { readonly kind: Label; readonly fields: readonly Label[] };
}

@ObjectType({ description: 'Where a file is in use.' })
export class FileUses {
  @Field(() => Int, { description: 'How many records name it.' }) total!: number;
  @Field(() => [FileUse], { description: 'Those of them that the asker may see, the first twenty of each kind.' })
  records!: FileUse[];
  @Field(() => Int, { description: 'How many more there are.' }) others!: number;
}

const LISTED_PER_KIND = 20;

/** The stores whose records can name files. */
const naming = ({ all, panels }: RecordStores): RecordRules[] =>
  [...all, ...panels].filter(({ kind }) => namesFiles(kind));

function useOf(kind: AnyKind, record: StoredRecord, id: Types.ObjectId, context: Context): FileUse {
  const { language, messageLanguage } = context;
  const fields = [...(filesIn(kind, record).get(id.toHexString()) ?? [])];
  const names = [...new Set(fields.map(pathOf))].map((path) => kind.otherFiles?.[path] ?? labelAt(kind.rules, path));
  const title = record[kind.titleField];
  return {
    kind: kind.name,
    kindLabel: messages.named(kind.label),
    recordId: record._id.toHexString(),
    title: typeof title === 'string' ? title : (textIn(inLanguage(valuesIn(title), language)) ?? ''),
    fields,
    labels: names.map((label) => labelIn(label, messageLanguage)),
    named: { kind: kind.label, fields: names },
  };
}

/** Uses of a file, one indexed query a kind; what the asker may not see is counted. */
export async function usesOf(id: Types.ObjectId, context: Context): Promise<FileUses> {
  const found = await Promise.all(
    naming(context.loaders.stores).map(async ({ kind, model, scope }) => {
      const condition = { ...scope, [FILE_IDS]: id };
      const total = await model.collection.countDocuments(condition);
      const mayView = total > 0 && passes(kind.permissions.details, context);
      if (!mayView) return { total, records: [] };
      const naming = [...fileReferences(kind).map(([path]) => path), ...richTextPathsOf(kind.rules)];
      const needed = [kind.titleField, ...naming.map((path) => path.split('.')[0] ?? path)];
      const projection = Object.fromEntries(needed.map((field) => [field, 1]));
      const rows = model.collection.find<StoredRecord>(condition, { projection, limit: LISTED_PER_KIND });
      return { total, records: (await rows.toArray()).map((row) => useOf(kind, row, id, context)) };
    }),
  );
  const records = found.flatMap((of) => of.records);
  const total = found.reduce((sum, of) => sum + of.total, 0);
  return { total, records, others: total - records.length };
}

/** Number of records that name each of the files: one query a kind for all of them. */
export async function countUses(ids: readonly Types.ObjectId[], stores: RecordStores): Promise<Map<string, number>> {
  const counts = new Map(ids.map((id) => [id.toHexString(), 0]));
  const among = { [FILE_IDS]: { $in: ids } };
  await Promise.all(
    naming(stores).map(async ({ model, scope }) => {
      const groups = model.collection.aggregate<{ _id: Types.ObjectId; count: number }>([
        { $match: { ...scope, ...among } },
        { $project: { [FILE_IDS]: 1 } },
        { $unwind: `$${FILE_IDS}` },
        { $match: among },
        { $group: { _id: `$${FILE_IDS}`, count: { $sum: 1 } } },
      ]);
      for await (const { _id, count } of groups) {
        counts.set(_id.toHexString(), (counts.get(_id.toHexString()) ?? 0) + count);
      }
    }),
  );
  return counts;
}

/** Whether any record names the file, as the session sees it. */
export async function isUsed(id: Types.ObjectId, stores: RecordStores, session: ClientSession): Promise<boolean> {
  for (const { model, scope } of naming(stores)) {
    const condition = { ...scope, [FILE_IDS]: id };
    if (await model.collection.findOne(condition, { projection: { _id: 1 }, session })) return true;
  }
  return false;
}

/** Uses of a file, in words: "Event 'Bookbinding weekend' (Banner image) and 2 more records". */
export function whereIn({ records, total }: FileUses): Message {
  const listed = records.slice(0, 3).map(({ title, named }) =>
    messages.usedIn(
      named.kind,
      title,
      named.fields.map((label) => messages.named(label)),
    ),
  );
  const more = total - listed.length;
  if (listed.length === 0) return messages.recordCount(more);
  return more === 0 ? messages.listed(listed) : messages.usedInMore(listed, more);
}
