import { getModelForClass, index, modelOptions, prop, Severity } from '@typegoose/typegoose';
import type { Face } from '@polyphony/domain/history.js';
import mongoose, { type Types } from 'mongoose';
import type { Author } from '../schema/record.js';
import type { ValueChange } from './recordState.js';

/** Changes of a record by one write. Revisions are added in the transaction of their write, and never changed. */
@modelOptions({
  options: { allowMixed: Severity.ALLOW },
  schemaOptions: { collection: 'revisions', versionKey: false, minimize: false },
})
@index({ recordId: 1, version: -1, at: -1 })
@index({ at: 1 })
export class StoredRevision {
  /** The kind of the record: 'event'. */
  @prop({ type: String, required: true })
  readonly kind!: string;

  @prop({ type: mongoose.Schema.Types.ObjectId, required: true })
  readonly recordId!: Types.ObjectId;

  /** The version that the write made; that of a deletion is the last one. */
  @prop({ type: Number, required: true })
  readonly version!: number;

  @prop({ type: String, required: true })
  readonly action!: string;

  @prop({ type: Date, required: true })
  readonly at!: Date;

  /** Null for the server itself. */
  @prop({ type: mongoose.Schema.Types.Mixed, default: null })
  readonly by!: Author | null;

  @prop({ type: String, required: true })
  readonly face!: Face;

  /** The last migration by then; missing: of before there were any. */
  @prop({ type: Number })
  readonly step?: number;

  /** By the fields that the kind had at that step: see readRevisions. */
  @prop({ type: () => [mongoose.Schema.Types.Mixed], required: true })
  readonly changes!: readonly ValueChange[];
}

export const RevisionModel = getModelForClass(StoredRevision);
