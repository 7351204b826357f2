import type { Permission } from '@polyphony/domain/people/permissions.js';
import { Types } from 'mongoose';
import type { SessionDetails } from '../../context.js';
import { PermissionModel } from '../users/permission.js';
import { isSuperAdminRole, RoleModel } from '../users/role.js';
import { UserModel } from '../users/user.js';
import { loadLiveSessions, type LiveSessions } from './liveSessions.js';
import { isPermission } from '../../access/permissionEnum.js';

/** Details of a member of staff that a request needs to know, as plain JSON for the cache. */
export interface StaffDetails extends Omit<SessionDetails, 'sessionId' | 'permissions'> {
  readonly kind: 'staff';
  readonly permissions: readonly Permission[];
  readonly sessions: LiveSessions;
}

/** The names of the permissions with these ids, without those that left the catalogue. */
export async function permissionNames(ids: readonly Types.ObjectId[]): Promise<Permission[]> {
  const rows = await PermissionModel.find({ _id: { $in: ids } }, { name: 1 }).lean();
  return rows.map(({ name }) => name).filter(isPermission);
}

/** Reads a member of staff with their role, permissions and live sessions; null for visitors and users without a role. */
export async function loadStaffDetails(userId: string): Promise<StaffDetails | null> {
  const _id = new Types.ObjectId(userId);
  const user = await UserModel.findOne({ _id, kind: 'staff' }, { name: 1, email: 1, picture: 1, roleId: 1 }).lean();
  if (!user?.roleId) return null;
  const [role, sessions] = await Promise.all([RoleModel.findById(user.roleId).lean(), loadLiveSessions(_id)]);
  if (!role) return null;
  return {
    kind: 'staff',
    userId,
    name: user.name,
    email: user.email,
    picture: user.picture?.toHexString() ?? null,
    role: { id: role._id.toHexString(), name: role.name },
    superAdmin: isSuperAdminRole(role),
    permissions: await permissionNames(role.permissionIds),
    viewingAs: null,
    sessions,
  };
}
