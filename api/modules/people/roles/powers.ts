import type { Permission } from '@polyphony/domain/people/permissions.js';
import type { Types } from 'mongoose';
import { isPermission } from '../../../access/permissionEnum.js';
import type { Context } from '../../../context.js';
import { PermissionModel } from '../../../identity/users/permission.js';
import { isSuperAdminRole, type Role } from '../../../identity/users/role.js';

/** Rights of a user. A session has these. */
export interface Powers {
  readonly superAdmin: boolean;
  readonly permissions: ReadonlySet<Permission>;
}

const NONE: Powers = { superAdmin: false, permissions: new Set() };

/** Rights of the person behind a request; none where nobody is signed in. */
export const ownPowers = ({ session }: Pick<Context, 'session'>): Powers => session ?? NONE;

/** The permissions of `other` that `own` lack: nobody hands out, takes away or takes over what they do not hold. */
export function beyond(own: Powers, other: Powers): readonly Permission[] | 'everything' {
  if (own.superAdmin) return [];
  if (other.superAdmin) return 'everything';
  return [...other.permissions].filter((name) => !own.permissions.has(name));
}

/** Whether `own` reach as far as `other`: the privilege ceiling, in one place. */
export const reaches = (own: Powers, other: Powers): boolean => beyond(own, other).length === 0;

/** The names of permissions by id, read once a request. Names that left the catalogue allow nothing. */
const namesById = ({ loaders }: Pick<Context, 'loaders'>): Promise<ReadonlyMap<string, Permission>> =>
  loaders.once('permission names', async () => {
    const rows = await PermissionModel.find({}, { name: 1 }).lean();
    return new Map(rows.flatMap(({ _id, name }) => (isPermission(name) ? [[_id.toHexString(), name] as const] : [])));
  });

/** The permissions that these ids stand for; `unknown` are the ids that stand for none. */
export async function permissionsOf(ids: readonly string[], context: Pick<Context, 'loaders'>) {
  const names = await namesById(context);
  return {
    permissions: ids.flatMap((id) => names.get(id) ?? []),
    unknown: ids.filter((id) => !names.has(id)),
  };
}

/** Rights of the holders of a role; without a role, none. */
export async function powersOf(
  role: Pick<Role, 'nameKey' | 'permissionIds'> | null,
  context: Pick<Context, 'loaders'>,
): Promise<Powers> {
  if (!role) return NONE;
  const ids = role.permissionIds.map((id: Types.ObjectId) => id.toHexString());
  const { permissions } = await permissionsOf(ids, context);
  return { superAdmin: isSuperAdminRole(role), permissions: new Set(permissions) };
}
