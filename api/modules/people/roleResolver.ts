import { permissionCatalogue } from '@polyphony/domain/permissions.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Args, Info, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../access/permissionDirective.js';
import { isPermission } from '../../access/permissionEnum.js';
import { pageBounds, pageInfo } from '../../records/listQuery.js';
import { PageArgs } from '../../records/types.js';
import { pageSelection } from '../../records/selection.js';
import { PermissionModel, PermissionRecord } from './permission.js';
import { RoleModel, RolePage } from './role.js';

const place = new Map(permissionCatalogue.map(({ name }, index) => [name, index]));

@Resolver()
export class RoleResolver {
  @RequirePermission('VIEW_STAFF_ROLES')
  @Query(() => RolePage, { description: 'A page of the roles, in the order they were made.' })
  async roles(@Args(() => PageArgs) { page, pageSize }: PageArgs, @Info() info: GraphQLResolveInfo): Promise<RolePage> {
    const bounds = pageBounds(page, pageSize);
    const { totals } = pageSelection(info);
    const [rows, total] = await Promise.all([
      RoleModel.find().sort({ createdAt: 1, _id: 1 }).skip(bounds.skip).limit(bounds.pageSize).lean(),
      totals ? RoleModel.countDocuments() : 0,
    ]);
    return { rows, pageInfo: pageInfo(bounds, total) };
  }

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
