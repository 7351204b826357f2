import { getModelForClass } from '@typegoose/typegoose';
import type { Model } from 'mongoose';
import type { ClassType } from 'type-graphql';
import type { StoredRecord } from './record.js';

/** The mongoose model of a record class. */
export function modelOf(recordClass: ClassType): Model<StoredRecord> {
  const model: unknown = getModelForClass(recordClass);
  // typegoose types what its decorators declare; the fields of a record class follow from the rules of its kind.
  return model as Model<StoredRecord>;
}
