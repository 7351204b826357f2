import { randomBytes } from 'node:crypto';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { priceOf } from '@polyphony/domain/courses/packagePrice.js';
import { moneyOf, type Money } from '@polyphony/domain/money/money.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { OBJECT_ID_PATTERN } from '@polyphony/domain/validation/rules.js';
import mongoose, { type Schema, Types } from 'mongoose';
import { EntryValues } from '../../records/write/entryValues.js';
import { derivedOf } from '../../records/search/derived.js';
import { modulesUnderTest } from './kindsUnderTest.js';
import type { TestApi } from '../server/testApi.js';

/** The store of a kind. */
export function storeOf({ name }: Pick<AnyKind, 'name'>) {
  const found = modulesUnderTest.find(({ store }) => store.kind.name === name);
  if (!found) throw new Error(`No store is registered for '${name}'.`);
  return found.store;
}

/** An amount as it is stored: of a price in units of the currency of most groups, or of a text that names its own. */
const storedMoney = (value: unknown): Money | null =>
  typeof value === 'number' ? moneyOf(value, 'BTN') : typeof value === 'string' ? priceOf(value) : null;

/** A value of a form as it is stored. */
export function stored(kind: AnyKind, field: string, value: unknown): unknown {
  if (kind.translatable.includes(field)) return { en: value };
  if (factsOf(kind.rules.fields[field]).format === 'money') return storedMoney(value);
  return typeof value === 'string' && OBJECT_ID_PATTERN.test(value) ? new Types.ObjectId(value) : value;
}

/** The values of a form as they are stored. */
export function storedValues(kind: AnyKind, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = new EntryValues(kind);
  const listed = entries.toStored(entries.identified(values, null), null);
  return Object.fromEntries(Object.entries(listed).map(([field, value]) => [field, stored(kind, field, value)]));
}

/** A record of the kind as its collection has it, made of the kind's example, unlike any other where no two may be alike. */
export function storedRecord(kind: AnyKind, values: Readonly<Record<string, unknown>> = {}) {
  const { model, scope } = storeOf(kind);
  const indexes = (model.schema as Schema).indexes() as readonly [object, { readonly unique?: boolean }?][];
  const unique = indexes.filter(([, options]) => options?.unique);
  const own = unique.flatMap(([keys]) => Object.keys(keys)).map((field) => [field, randomBytes(8).toString('hex')]);
  const record = {
    ...new model().toObject(),
    ...storedValues(kind, kind.example.en),
    ...(Object.fromEntries(own) as Record<string, string>),
    ...values,
    ...scope,
    _id: new Types.ObjectId(),
  };
  return { ...record, ...derivedOf(kind, record) };
}

/** Puts records into the database past all rules: many, or such as no form would make. */
export async function putRecords(
  { services }: Pick<TestApi, 'services'>,
  kind: AnyKind,
  records: readonly Readonly<Record<string, unknown>>[],
): Promise<string[]> {
  const documents = records.map((values) => storedRecord(kind, values));
  if (documents.length > 0) await storeOf(kind).model.collection.insertMany(documents);
  await services.stamps.changed(kind.name);
  return documents.map(({ _id }) => _id.toHexString());
}

/** Collections that signing in, being signed in and the background work write. */
const WRITTEN_BESIDES: ReadonlySet<string> = new Set(['sessions', 'auditEntries', 'auditIntents', 'mails', 'leases']);

/** Everything stored that only a permitted operation changes, as one text: to compare before and after. */
export async function storedContents(): Promise<string> {
  const names = Object.keys(mongoose.connection.collections).filter((name) => !WRITTEN_BESIDES.has(name));
  const read = (name: string) => mongoose.connection.collection(name).find().sort({ _id: 1 }).toArray();
  return JSON.stringify(await Promise.all(names.map(read)));
}
