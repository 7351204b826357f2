import { SUPER_ADMIN_ROLE } from '@polyphony/domain/people/builtInRoles.js';
import type { Context } from '../../context.js';
import { roleKey, RoleModel } from '../../identity/users/role.js';
import { UserModel } from '../../identity/users/user.js';

/** A context of the first Super Admin: bookings and the audit trail name who took each step. */
export async function asSuperAdmin(context: Context): Promise<Context> {
  const role = await RoleModel.findOne({ nameKey: roleKey(SUPER_ADMIN_ROLE) })
    .orFail()
    .lean();
  const user = await UserModel.findOne({ roleId: role._id }).orFail().lean();
  return {
    ...context,
    session: {
      sessionId: context.requestId,
      userId: user._id.toHexString(),
      name: user.name,
      email: user.email,
      picture: null,
      role: { id: role._id.toHexString(), name: role.name },
      superAdmin: true,
      permissions: new Set(),
      viewingAs: null,
    },
  };
}
