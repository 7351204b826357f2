import type { Acting } from '../../context.js';
import { modelOptions, prop, Severity } from '@typegoose/typegoose';
import mongoose, { type Types } from 'mongoose';
import { Field, ID, ObjectType } from 'type-graphql';
import { Computed } from './computed.js';
import { DateTime } from './scalars.js';

/** Who wrote a record: the name is the one they had then. */
export interface Author {
  readonly id: string;
  readonly name: string;
}

/** Who writes in this context; null without a session. */
export const authorOf = ({ session }: Acting): Author | null => session && { id: session.userId, name: session.name };

/** A record as MongoDB returns it: a plain object, with only the selected fields in lists. */
export interface StoredRecord {
  readonly _id: Types.ObjectId;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly createdBy: Author | null;
  readonly updatedBy: Author | null;
  readonly [field: string]: unknown;
}

/** A record as it will be: `changes` are by field, or by `field.language`. */
export function withChanges(
  record: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const next: Record<string, unknown> = { ...record };
  for (const [path, value] of Object.entries(changes)) {
    const [field = '', lang] = path.split('.');
    next[field] = lang === undefined ? value : { ...(next[field] as object | null), [lang]: value };
  }
  return next;
}

/** What every record carries, whatever its kind. */
@ObjectType({ simpleResolvers: true })
@modelOptions({ options: { allowMixed: Severity.ALLOW } })
export abstract class RecordBase {
  @Computed<StoredRecord>(({ _id }) => _id.toHexString(), { needs: ['_id'] })
  @Field(() => ID, { description: 'Database object id.' })
  readonly id!: string;

  @Field(() => DateTime, { description: 'When it was created.' })
  @prop({ type: Date, required: true, default: () => new Date() })
  readonly createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last changed.' })
  @prop({ type: Date, required: true, default: () => new Date() })
  readonly updatedAt!: Date;

  @prop({ type: Number, required: true, default: 1 })
  readonly version!: number;

  @prop({ type: mongoose.Schema.Types.Mixed, default: null })
  readonly createdBy!: Author | null;

  @prop({ type: mongoose.Schema.Types.Mixed, default: null })
  readonly updatedBy!: Author | null;
}
