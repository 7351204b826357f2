import { prop } from '@typegoose/typegoose';
import { staffMember } from '@polyphony/domain/kinds/staffMember.js';
import type { Types } from 'mongoose';
import { Field } from 'type-graphql';
import { Computed } from '../../../records/schema/computed.js';
import { OptionalId, WriteOnlyText } from '../../../records/graphql/fields.js';
import { RecordBase, type StoredRecord } from '../../../records/schema/record.js';
import { Record } from '../../../records/graphql/recordClass.js';
import { isSuperAdminRole } from '../../../identity/users/role.js';
import { roleStore, type StoredRole } from '../roles/roleStore.js';
import { RoleRef } from '../sessions/session.js';
import type { Context } from '../../../context.js';
import { USER_KINDS, type UserKind } from '../../../identity/users/user.js';

/** Staff are the users of this kind; visitors' accounts are in the same collection (SPEC-D12). */
export const STAFF = { kind: 'staff' } as const satisfies { kind: UserKind };

/** A member of staff as they are stored. */
export interface StoredStaff extends StoredRecord, Pick<StaffMember, 'roleId' | 'passwordHash'> {}

/** The role of a member of staff; null without one. */
export const roleOf = ({ roleId }: StoredStaff, { loaders }: Context): Promise<StoredRole | null> =>
  roleId ? loaders.record(roleStore, roleId) : Promise.resolve(null);

/** The staff side of a user (User holds what signing in needs). */
@Record(staffMember, 'A user of the console.', { collection: 'users', scope: STAFF })
export class StaffMember extends RecordBase {
  @WriteOnlyText('A new password, 8 to 15 characters. On update blank leaves it as it is. It is never returned.')
  password!: never;
  @OptionalId('The role they hold.') roleId!: Types.ObjectId | null;

  @prop({ type: String, required: true, enum: USER_KINDS })
  readonly kind!: UserKind;

  @prop({ type: String, default: null })
  readonly passwordHash!: string | null;

  @Computed<StoredStaff>(
    async (record, _, context) => {
      const role = await roleOf(record, context);
      return role && { id: role._id.toHexString(), name: role.name };
    },
    { needs: ['roleId'] },
  )
  @Field(() => RoleRef, { nullable: true, description: 'The one role they hold, by name.' })
  readonly adminAssignedRole!: RoleRef | null;

  @Computed<StoredStaff>(
    async (record, _, context) => {
      const role = await roleOf(record, context);
      return role ? isSuperAdminRole(role) : false;
    },
    { needs: ['roleId'] },
  )
  @Field(() => Boolean, { description: 'Whether they may do everything; their role is then theirs for good.' })
  readonly superAdmin!: boolean;
}
