import { deletedRecord } from '@polyphony/domain/kinds/readMostly/deletedRecord.js';
import { index, prop } from '@typegoose/typegoose';
import mongoose from 'mongoose';
import { Field } from 'type-graphql';
import { readableKinds } from '../../access/readableKinds.js';
import { SEARCH_KEYS } from '../../platform/searchKeys.js';
import { ReadMostlyRecord } from '../readMostly/readMostlyRecord.js';
import { Computed } from '../schema/computed.js';
import { Text } from '../graphql/fields.js';
import { modelOf } from '../schema/model.js';
import { RecordBase, type StoredRecord } from '../schema/record.js';
import { DateTime } from '../schema/scalars.js';

/** A deleted record, under the id that it had. `createdAt` and `createdBy` say when it was deleted, and by whom. */
@ReadMostlyRecord(deletedRecord, 'A record that was deleted, and can be restored for a while.')
@index({ kind: 1, createdAt: -1 })
@index({ expiresAt: 1 })
@index({ [SEARCH_KEYS]: 1 })
export class DeletedRecord extends RecordBase {
  @Text("Its kind: 'event', 'blogPost', …") readonly kind!: string;

  @prop({ type: String, required: true })
  @Computed<StoredRecord>(({ kind, title }, _, context) => (readableKinds(context).has(String(kind)) ? title : ''), {
    needs: ['kind', 'title'],
  })
  @Field(() => String, {
    description: "Its title in the base language; '' where the reader may not see records of the kind.",
  })
  readonly title!: string;

  @Computed<StoredRecord>(({ createdBy }) => createdBy?.name ?? null, { needs: ['createdBy'] })
  @Field(() => String, { nullable: true, description: 'Name of the person who deleted it.' })
  readonly deletedBy?: string | null;

  @prop({ type: Date, required: true })
  @Field(() => DateTime, { description: 'When it will be deleted for good.' })
  readonly expiresAt!: Date;

  /** The last migration when it was deleted; missing: of before there were any. */
  @prop({ type: Number })
  readonly step?: number;

  /** As it was stored then: see findDeleted. */
  @prop({ type: mongoose.Schema.Types.Mixed, required: true })
  readonly record!: StoredRecord;
}

/** As it is stored. */
export type StoredDeletedRecord = StoredRecord & Pick<DeletedRecord, 'kind' | 'title' | 'record' | 'step'>;

export const DeletedRecordModel = modelOf(DeletedRecord);
