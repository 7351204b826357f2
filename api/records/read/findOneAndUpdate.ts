import type { Model, mongo } from 'mongoose';
import type { StoredRecord } from '../schema/record.js';
import type { Condition } from './listQuery.js';

/** An update by operators, or by the stages of a pipeline. */
type Update = { readonly [operator: `$${string}`]: unknown } | mongo.Document[];

/** Changes a record in one command, past mongoose. @returns it as it was, or as it is then; null where none fits the condition */
export async function findOneAndUpdate<Stored extends StoredRecord>(
  { collection }: Model<StoredRecord>,
  condition: Condition,
  update: Update,
  options: Pick<mongo.FindOneAndUpdateOptions, 'session' | 'returnDocument'>,
): Promise<Stored | null> {
  const found: unknown = await collection.findOneAndUpdate(condition, update, options);
  // The driver's method, unlike `find`, takes no type of what it returns.
  return found as Stored | null;
}
