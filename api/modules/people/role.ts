import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import { SUPER_ADMIN_ROLE } from '@polyphony/domain/permissions.js';
import mongoose, { type Types } from 'mongoose';
import { Field, ID, ObjectType } from 'type-graphql';
import { RecordBase } from '../../records/record.js';
import { PageInfo } from '../../records/types.js';

/** What makes two role names the same: neither case nor spacing tells them apart. */
export const roleKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

export const isSuperAdminRole = ({ nameKey }: Pick<Role, 'nameKey'>): boolean => nameKey === roleKey(SUPER_ADMIN_ROLE);

@ObjectType({ description: 'A set of permissions that members of staff hold together.' })
@modelOptions({ schemaOptions: { collection: 'roles', versionKey: false } })
@index({ nameKey: 1 }, { unique: true })
@index({ createdAt: 1, _id: 1 })
export class Role extends RecordBase {
  @Field({ description: 'Its name; no two differ only in case.' })
  @prop({ type: String, required: true })
  name!: string;

  @prop({ type: String, required: true })
  nameKey!: string;

  @Field(() => [ID], { description: 'Ids of its permissions. The Super Admin role needs none: it may do everything.' })
  @prop({ type: () => [mongoose.Schema.Types.ObjectId], required: true, default: [] })
  permissionIds!: Types.ObjectId[];
}

@ObjectType({ description: 'A page of roles.' })
export class RolePage {
  @Field(() => [Role], { description: 'In the order they were made.' }) rows!: Role[];
  @Field(() => PageInfo, { description: 'Where the page stands.' }) pageInfo!: PageInfo;
}

export const RoleModel = getModelForClass(Role);
