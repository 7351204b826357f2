import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import mongoose, { type Types } from 'mongoose';

/** A saved view of a list: its user's alone, and deleted with them. */
@modelOptions({ schemaOptions: { collection: 'listViews', versionKey: false } })
@index({ userId: 1, list: 1, nameKey: 1 }, { unique: true })
export class StoredListView {
  @prop({ type: mongoose.Schema.Types.ObjectId, required: true })
  userId!: Types.ObjectId;

  /** The plural of the kind it lists. */
  @prop({ type: String, required: true })
  list!: string;

  @prop({ type: String, required: true })
  name!: string;

  /** The name as it is compared: two do not differ in capitals only. */
  @prop({ type: String, required: true })
  nameKey!: string;

  @prop({ type: String, default: '' })
  query!: string;
}

export const ListViewModel = getModelForClass(StoredListView);
