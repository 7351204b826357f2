import { isValidObjectId, Types } from 'mongoose';
import type { SessionDetails } from '../context.js';
import { isSuperAdminRole, RoleModel } from './role.js';
import { permissionNames } from './staffDetails.js';

/** A Super Admin's browser names here the role whose eyes it looks through. */
export const VIEW_AS_HEADER = 'x-view-as-role';

/**
 * What a Super Admin sees as somebody of the given role: the role's permissions and no more, and nothing can be changed.
 * Everybody else, and a role that is not there, stays as it is: this only ever takes away.
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
