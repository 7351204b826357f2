import type { Flat, FormOf, StoredFields, Typed, types } from '@polyphony/domain/kinds/parts/kindTypes.js';
import type { Acting } from '../../context.js';
import { valuesIn } from '../../platform/values.js';
import { modelOptions, prop, Severity } from '@typegoose/typegoose';
import mongoose, { type Types } from 'mongoose';
import { Field, ID, ObjectType } from 'type-graphql';
import { Computed } from './computed.js';
import { DateTime } from './scalars.js';

/** Author of a record: the name is the one they had then. */
export interface Author {
  readonly id: string;
  readonly name: string;
}

/** Author of writes in this context; null without a session. */
export const authorOf = ({ session }: Acting): Author | null => session && { id: session.userId, name: session.name };

/** The caller, as the person who schedules; null for the server itself. */
export const schedulerOf = ({ session }: Acting): Scheduler | null =>
  session && { id: session.userId, name: session.name, role: session.role.name };

/** Stored fields of every record, whatever its kind. */
interface StoredRecordFields {
  readonly _id: Types.ObjectId;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly createdBy: Author | null;
  readonly updatedBy: Author | null;
}

/** The person who scheduled a record, with the role that they had then. */
export interface Scheduler extends Author {
  readonly role: string;
}

/** The fields that code of all kinds reads, of kinds that have them. */
interface SharedFields {
  readonly active?: boolean;
  readonly default?: boolean;
  readonly slug?: string;
  readonly orderNumber?: number;
  readonly parentId?: Types.ObjectId | null;
  readonly categoryId?: Types.ObjectId | null;
  readonly publishAt?: Date | null;
  readonly firstPublishedAt?: Date | null;
  readonly scheduledBy?: Scheduler | null;
  readonly tagKeys?: readonly string[];
}

/** A record of any kind as MongoDB returns it: a plain object, with only the selected fields in lists. */
export interface StoredRecord extends StoredRecordFields, SharedFields {
  readonly [field: string]: unknown;
}

/** A record of a kind as it is stored. */
export type RecordOf<Kind> =
  Kind extends Typed<unknown>
    ? typeof types extends keyof Kind
      ? Flat<StoredRecordFields & StoredFields<Kind, Types.ObjectId>>
      : StoredRecord
    : StoredRecord;

/** Values of the form of a kind; of a kind that is not known, values by the names of its fields. */
export type FormFor<Kind> =
  Kind extends Typed<unknown>
    ? typeof types extends keyof Kind
      ? FormOf<Kind>
      : Readonly<Record<string, unknown>>
    : Readonly<Record<string, unknown>>;

/** A record of which only these fields were read, and those that a query requested. */
export type Selected<Stored extends StoredRecord, Field extends string> = string extends Field
  ? StoredRecord
  : StoredRecord & Pick<Stored, Extract<Field, keyof Stored>>;

/** A record as it will be: `changes` are by field, or by `field.language`. */
export function withChanges(
  record: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const next: Record<string, unknown> = { ...record };
  for (const [path, value] of Object.entries(changes)) {
    const [field = '', lang] = path.split('.');
    next[field] = lang === undefined ? value : { ...valuesIn(next[field]), [lang]: value };
  }
  return next;
}

/** Fields of every record, whatever its kind. */
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
