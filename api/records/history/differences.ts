import { kinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { richTextPathsOf } from '@polyphony/domain/validation/entryLists.js';
import { isValidObjectId, Types } from 'mongoose';
import { readableKinds } from '../../access/readableKinds.js';
import type { Context } from '../../context.js';
import { fileReferences } from '../files/fileUse.js';
import { renderRichText } from '../read/renderRichText.js';
import type { StoredRecord } from '../schema/record.js';
import type { RecordRules } from '../write/recordRules.js';
import { isEntryList, rulePathOf } from './paths.js';
import type { RecordState } from './recordState.js';

/** A value that differs between two versions of a record. */
export interface Difference {
  /** The field to restore: 'title.ar', 'categoryId', 'questions'. */
  readonly field: string;
  /** Path of the difference; of the entries of a list by their places: 'questions.2.answer.ar'. */
  readonly path: string;
  readonly richText: boolean;
  /** Whether it is a value of a form, which can be restored; switches are not. */
  readonly restorable: boolean;
  /** As JSON; names in place of ids. Null: nothing. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Differences between two states of a record, in the order of its fields. */
export async function differencesBetween(
  store: RecordRules,
  record: StoredRecord,
  before: RecordState,
  after: RecordState,
  context: Context,
): Promise<Difference[]> {
  const { kind } = store.changes;
  const order = [...Object.keys(kind.rules.fields), ...kind.toggles];
  const rich = new Set(richTextPathsOf(kind.rules));
  const forms = new Set(store.formsOf(record).flatMap(({ spec }) => Object.keys(spec.rules.fields)));
  const shows = showing(kind, rich, context);
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (path) => JSON.stringify(before[path] ?? null) !== JSON.stringify(after[path] ?? null),
  );
  const found = await Promise.all(
    paths.map(async (path): Promise<Difference[]> => {
      const place = placeOf(kind, path, before, after);
      if (place === null) return [];
      const [old, now] = await Promise.all([shows(path, before[path]), shows(path, after[path])]);
      const richText = rich.has(rulePathOf(kind, path));
      const restorable = forms.has(path.split('.')[0] ?? path);
      return [{ ...place, richText, restorable, before: old, after: now }];
    }),
  );
  const rank = ({ field }: Difference) => order.indexOf(field.split('.')[0] ?? '');
  return found.flat().sort((one, other) => rank(one) - rank(other) || comparePaths(one.path, other.path));
}

const comparePaths = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

/**
 * The field of a value, and its path by places from 1. Null for a list whose entries only came or went: they are
 * differences of their own.
 */
function placeOf(
  kind: AnyKind,
  path: string,
  before: RecordState,
  after: RecordState,
): Pick<Difference, 'field' | 'path'> | null {
  const [head = '', id, ...rest] = path.split('.');
  if (!isEntryList(kind, head)) return { field: path, path };
  const [old, now] = [idsIn(before[head]), idsIn(after[head])];
  if (id !== undefined) {
    const place = (now.includes(id) ? now : old).indexOf(id) + 1;
    return { field: head, path: [head, place, ...rest].join('.') };
  }
  const stayed = (ids: readonly string[], among: readonly string[]) => ids.filter((one) => among.includes(one)).join();
  return stayed(old, now) === stayed(now, old) ? null : { field: head, path: head };
}

const idsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Display of values: the records that they refer to by name, pictures of texts by their addresses of today. */
function showing(kind: AnyKind, rich: ReadonlySet<string>, context: Context) {
  const { loaders, services, language } = context;
  const refers = new Map<string, string>([
    ...Object.entries(kind.references).map(([path, reference]) => [path, reference.kind] as const),
    ...fileReferences(kind).map(([path]) => [path, kinds.file.name] as const),
  ]);
  const nameOf = async (kindName: string, id: string): Promise<string> => {
    if (!readableKinds(context).has(kindName) || !isValidObjectId(id)) return id;
    const store = loaders.stores.of(kindName);
    const record = await loaders.record(store, new Types.ObjectId(id));
    return record ? store.titleOf(record, language) : id;
  };
  return async (path: string, value: unknown): Promise<string | null> => {
    if (value === null || value === undefined) return null;
    const rule = rulePathOf(kind, path);
    if (isEntryList(kind, path) && Array.isArray(value)) return JSON.stringify(value.map((_, place) => place + 1));
    if (typeof value !== 'string') return JSON.stringify(value);
    const referred = refers.get(rule);
    if (referred) return JSON.stringify(await nameOf(referred, value));
    return JSON.stringify(rich.has(rule) ? renderRichText(value, services.fileAddresses) : value);
  };
}
