import { getModelForClass } from '@typegoose/typegoose';
import type { Model } from 'mongoose';
import type { ClassType } from 'type-graphql';
import type { StoredRecord } from './record.js';

/** The mongoose model of a record class. */
export const modelOf = (recordClass: ClassType): Model<StoredRecord> =>
  getModelForClass(recordClass) as unknown as Model<StoredRecord>;
