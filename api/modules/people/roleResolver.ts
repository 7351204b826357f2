import { permissionCatalogue } from '@polyphony/domain/permissions.js';
import { Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../access/permissionDirective.js';
import { isPermission } from '../../access/permissionEnum.js';
import { recordResolver } from '../../records/recordResolver.js';
import { PermissionModel, PermissionRecord } from './permission.js';
import { Role } from './role.js';
import { roleStore } from './roleStore.js';

const place = new Map(permissionCatalogue.map(({ name }, index) => [name, index]));

@Resolver()
export class RoleResolver extends recordResolver(roleStore, Role) {
  @RequirePermission('VIEW_STAFF_ROLES', 'ADD_STAFF_ROLE', 'EDIT_STAFF_ROLE')
  @Query(() => [PermissionRecord], {
    description: 'Every permission, group by group, in the order a role form shows them.',
  })
  async permissions(): Promise<PermissionRecord[]> {
    const rows = await PermissionModel.find().lean();
    const known = rows.filter(({ name }) => isPermission(name));
    return known.sort((a, b) => (place.get(a.name) ?? 0) - (place.get(b.name) ?? 0));
  }
}
