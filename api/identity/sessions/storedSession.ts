import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import mongoose, { type Types } from 'mongoose';

/** One sign-in on one device. It exists until it expires or is deleted; without it its token is not valid. */
@modelOptions({ schemaOptions: { collection: 'sessions', versionKey: false } })
@index({ userId: 1 })
@index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
export class StoredSession {
  @prop({ type: mongoose.Schema.Types.ObjectId, required: true })
  userId!: Types.ObjectId;

  @prop({ type: Date, required: true })
  createdAt!: Date;

  /** Accurate to a few minutes. */
  @prop({ type: Date, required: true })
  lastSeenAt!: Date;

  @prop({ type: Date, required: true })
  expiresAt!: Date;

  @prop({ type: String, default: null })
  userAgent!: string | null;

  @prop({ type: String, required: true })
  ip!: string;
}

export const SessionModel = getModelForClass(StoredSession);
