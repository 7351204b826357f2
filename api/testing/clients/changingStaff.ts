import type { Permission } from '@polyphony/domain/people/permissions.js';
import { PermissionModel } from '../../identity/users/permission.js';
import { RoleModel } from '../../identity/users/role.js';
import { UserModel } from '../../identity/users/user.js';
import type { TestApi } from '../server/testApi.js';
import { TestClient } from './testClient.js';

/** Replaces the permissions of the member of staff; always returns the same client, signed in as them. */
export type Holding = (...permissions: readonly Permission[]) => Promise<TestClient>;

/**
 * Creates one member of staff whose permissions a test can replace repeatedly. A change of a role applies to the next
 * request (ROLE-014), and takes a fifth of the time of a new account, which needs two password hashes and a sign-in.
 */
export async function changingStaff(api: TestApi): Promise<Holding> {
  const { email, password } = await api.staffAccount();
  const client = await TestClient.signedIn(api.url, email, password);
  const { _id: userId, roleId: _id } = await UserModel.findOne({ email }).orFail().lean();
  const catalogue = await PermissionModel.find({}, { name: 1 }).lean();
  const ids = new Map(catalogue.map((permission) => [permission.name, permission._id]));
  return async (...permissions) => {
    const permissionIds = permissions.map((name) => {
      const id = ids.get(name);
      if (!id) throw new Error(`The catalogue lacks ${name}.`);
      return id;
    });
    await RoleModel.collection.updateOne({ _id: _id! }, { $set: { permissionIds } });
    await api.services.sessions.invalidateSessionDetails(userId.toHexString());
    await api.services.stamps.changed('role');
    return client;
  };
}
