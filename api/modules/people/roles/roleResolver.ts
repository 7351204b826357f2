import { permissionCatalogue } from '@polyphony/domain/people/permissions.js';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../../access/permissionDirective.js';
import { isPermission } from '../../../access/permissionEnum.js';
import type { Context } from '../../../context.js';
import { recordResolver } from '../../../records/graphql/recordResolver.js';
import { PermissionModel, PermissionRecord } from '../../../identity/users/permission.js';
import {
  modulesOf,
  PermissionModule,
  PermissionModuleInput,
  PermissionModulePayload,
  setModule,
} from './permissionModule.js';
import { Role } from '../../../identity/users/role.js';
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

  @RequirePermission('VIEW_STAFF_ROLES', 'EDIT_STAFF_ROLE')
  @Query(() => [PermissionModule], { description: 'What a role may do, module by module.' })
  permissionModules(
    @Arg('role', () => ID, { description: 'Id of the role.' }) role: string,
    @Ctx() context: Context,
  ): Promise<PermissionModule[]> {
    return modulesOf(role, context);
  }

  @RequirePermission('EDIT_STAFF_ROLE')
  @Mutation(() => PermissionModulePayload, { description: 'Switches what a role may do in one module.' })
  async setPermissionModule(
    @Arg('input', () => PermissionModuleInput, { description: 'The module, the role and its actions.' })
    input: PermissionModuleInput,
    @Ctx() context: Context,
  ): Promise<PermissionModulePayload> {
    const { success, message, errors } = await setModule(input, context);
    const now = success ? await modulesOf(input.role, context) : [];
    const switched = input.actions[0]?.name.trim().toUpperCase();
    const permissionModule = now.find(({ actions }) => actions.some(({ name }) => name === switched)) ?? null;
    return { success, message, errors: [...errors], permissionModule };
  }
}
