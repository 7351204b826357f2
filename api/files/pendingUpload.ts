import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import mongoose, { type Types } from 'mongoose';

/** An upload that was signed and is not registered yet. */
@modelOptions({ schemaOptions: { collection: 'pendingUploads', versionKey: false } })
@index({ createdAt: 1 })
export class PendingUpload {
  /** The key in the storage. */
  @prop({ type: String, required: true })
  _id!: string;

  @prop({ type: mongoose.Schema.Types.ObjectId, required: true })
  userId!: Types.ObjectId;

  @prop({ type: String, required: true })
  name!: string;

  @prop({ type: String, required: true })
  type!: string;

  @prop({ type: Date, required: true })
  createdAt!: Date;
}

export const PendingUploadModel = getModelForClass(PendingUpload);
