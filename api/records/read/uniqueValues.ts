import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { Label } from '@polyphony/domain/messages/messages.js';
import { labelOf } from '@polyphony/domain/validation/fieldFacts.js';
import type { Model } from 'mongoose';
import type { Condition } from './listQuery.js';
import type { StoredRecord } from '../schema/record.js';

/** A kind as far as its unique values go. */
interface WithUniques {
  readonly kind: Pick<AnyKind, 'rules' | 'unique'>;
  /** The fields that keys of another name are made of. */
  readonly uniqueKeys: {
    readonly builtFrom?: Readonly<Record<string, string>>;
    /** The documents of the collection that give way to a record with the same value. */
    readonly givesWay?: Condition;
  };
  readonly model: Model<StoredRecord>;
}

/** A value that no two records share: the key under which it is unique, and the field that it is made of. */
interface Unique {
  readonly key: string;
  readonly field: string;
  readonly label: Label;
}

export const uniquesOf = ({ kind, uniqueKeys: { builtFrom = {} } }: WithUniques): Unique[] =>
  kind.unique.map((field) => ({
    field,
    key: Object.entries(builtFrom).find(([, of]) => of === field)?.[0] ?? field,
    label: labelOf(kind.rules, field),
  }));

/** The ids of records that have values of a unique key already, by value; without what gives way. */
export async function owners(
  { model, uniqueKeys: { givesWay } }: WithUniques,
  key: string,
  values: readonly unknown[],
): Promise<ReadonlyMap<unknown, string>> {
  const found = await model.collection
    .find<StoredRecord>(
      { [key]: { $in: [...values] }, ...(givesWay && { $nor: [givesWay] }) },
      { projection: { [key]: 1 } },
    )
    .toArray();
  return new Map(found.map((record) => [record[key], record._id.toHexString()]));
}
