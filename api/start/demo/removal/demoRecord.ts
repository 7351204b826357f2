import { getModelForClass, index, modelOptions, prop, Severity } from '@typegoose/typegoose';
import mongoose, { type Types } from 'mongoose';
import type { StoredRecord } from '../../../records/schema/record.js';

/** A record that the demo content wrote, under its id, as the seeding left it. */
@modelOptions({
  options: { allowMixed: Severity.ALLOW },
  schemaOptions: { collection: 'demoRecords', versionKey: false, minimize: false },
})
@index({ removedAt: 1 })
export class DemoRecord {
  @prop({ type: mongoose.Schema.Types.ObjectId, required: true })
  readonly _id!: Types.ObjectId;

  /** The name of its source: 'event', 'settings', 'eventBooking'. */
  @prop({ type: String, required: true })
  readonly kind!: string;

  /** The version with the demo content: a later one was made by someone. */
  @prop({ type: Number, required: true })
  readonly version!: number;

  /** Of a record that was there before, the version to go back to: it is not deleted. Null for the others. */
  @prop({ type: Number, default: null })
  readonly earlier!: number | null;

  /** When its removal began; null while it is there. It may still be there when the removal was cut off. */
  @prop({ type: Date, default: null })
  readonly removedAt!: Date | null;

  /** The version that its removal made of a record that was there before. */
  @prop({ type: Number, default: null })
  readonly cleared!: number | null;

  /** A removed record that no bin has. */
  @prop({ type: mongoose.Schema.Types.Mixed, default: null })
  readonly copy!: StoredRecord | null;
}

export const DemoRecordModel = getModelForClass(DemoRecord);
