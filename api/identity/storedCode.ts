import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';

/** The one code that was last sent to an address for a purpose, or would have been, had anybody had it. */
@modelOptions({ schemaOptions: { collection: 'oneTimeCodes', versionKey: false } })
@index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
export class StoredCode {
  /** A keyed hash of purpose and address. */
  @prop({ type: String, required: true })
  _id!: string;

  /** A keyed hash of purpose, address, account and code. */
  @prop({ type: String, required: true })
  hash!: string;

  @prop({ type: Number, required: true })
  tries!: number;

  @prop({ type: Date, required: true })
  sentAt!: Date;

  @prop({ type: Date, required: true })
  expiresAt!: Date;
}

export const CodeModel = getModelForClass(StoredCode);
