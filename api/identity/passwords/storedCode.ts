import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';

/** The last code issued for an address and a purpose, whether or not the address has an account. */
@modelOptions({ schemaOptions: { collection: 'oneTimeCodes', versionKey: false } })
@index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
export class StoredCode {
  /** Keyed hash of purpose and address. */
  @prop({ type: String, required: true })
  _id!: string;

  /** Keyed hash of purpose, address, account and code. */
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
