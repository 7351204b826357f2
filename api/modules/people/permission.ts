import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import type { Permission } from '@polyphony/domain/permissions.js';
import type { Types } from 'mongoose';
import { Field, ID, ObjectType } from 'type-graphql';
import { PermissionEnum } from '../../access/permissionEnum.js';
import { Computed } from '../../records/computed.js';

/** A permission as a record, so that roles can name it by id; the catalogue in domain says which there are. */
@ObjectType({ description: 'A permission that a role can hold.' })
@modelOptions({ schemaOptions: { collection: 'permissions', versionKey: false } })
@index({ name: 1 }, { unique: true })
export class PermissionRecord {
  @Computed<{ _id: Types.ObjectId }>(({ _id }) => _id.toHexString(), { needs: ['_id'] })
  @Field(() => ID, { description: 'Database object id.' })
  readonly id!: string;

  @Field(() => PermissionEnum, { description: 'Upper snake case.' })
  @prop({ type: String, required: true })
  name!: Permission;

  @Field({ description: 'The group the permissions screen shows it in.' })
  @prop({ type: String, required: true })
  group!: string;

  /** The newest version of the catalogue that it was part of; permissions that left the catalogue stay behind. */
  @prop({ type: Number, required: true })
  catalogueVersion!: number;
}

export const PermissionModel = getModelForClass(PermissionRecord);
