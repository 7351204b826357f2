import { isValidObjectId, Types } from 'mongoose';
import type { SessionDetails } from '../../context.js';
import { isSuperAdminRole, RoleModel } from '../users/role.js';
import { permissionNames } from './staffDetails.js';

/** The header by which a Super Admin's browser names the role to view the console as. */
export const VIEW_AS_HEADER = 'x-view-as-role';

/**
 * The session of a Super Admin restricted to a role: only the role's permissions, and read-only. Sessions of other
 * users stay as they are, and so does the session if the role does not exist: this only ever removes rights.
 */
export async function seenAs(
  session: SessionDetails | null,
  roleId: string | string[] | undefined,
): Promise<SessionDetails | null> {
  if (!session?.superAdmin || typeof roleId !== 'string' || !isValidObjectId(roleId)) return session;
  const role = await RoleModel.findById(new Types.ObjectId(roleId)).lean();
  if (!role || isSuperAdminRole(role)) return session;
  return {
    ...session,
    superAdmin: false,
    permissions: new Set(await permissionNames(role.permissionIds)),
    viewingAs: { id: role._id.toHexString(), name: role.name },
  };
}
