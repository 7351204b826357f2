import { getModelForClass, index, prop } from '@typegoose/typegoose';
import { role } from '@polyphony/domain/kinds/role.js';
import { ADMIN_ROLE, SUPER_ADMIN_ROLE } from '@polyphony/domain/people/builtInRoles.js';
import type { Types } from 'mongoose';
import { IdList, Text } from '../../records/graphql/fields.js';
import { RecordBase } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';

/** The key by which role names are compared: without case and repeated spaces. */
export const roleKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

export const isSuperAdminRole = ({ nameKey }: Pick<Role, 'nameKey'>): boolean => nameKey === roleKey(SUPER_ADMIN_ROLE);

/** 'Admin' and 'Super Admin', which cannot be renamed or deleted. */
export const isBuiltInRole = (stored: Pick<Role, 'nameKey'>): boolean =>
  isSuperAdminRole(stored) || stored.nameKey === roleKey(ADMIN_ROLE);

@Record(role, 'A set of permissions that members of staff hold together.')
@index({ nameKey: 1 }, { unique: true })
export class Role extends RecordBase {
  @Text('Its name; no two differ only in case.') name!: string;
  @IdList('Ids of its permissions. The Super Admin role needs none: it may do everything.')
  permissionIds!: Types.ObjectId[];

  @prop({ type: String, required: true })
  nameKey!: string;
}

export const RoleModel = getModelForClass(Role);
