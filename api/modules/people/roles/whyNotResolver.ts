import { messages } from '@polyphony/domain/messages/messages.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { isObjectType, type GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, Info, ObjectType, Query, Resolver } from 'type-graphql';
import { gatesOf, passes } from '../../../access/gates.js';
import { PermissionEnum } from '../../../access/permissionEnum.js';
import { RequirePermission } from '../../../access/permissionDirective.js';
import type { Context } from '../../../context.js';
import { notFound } from '../../../platform/errors.js';
import { PermissionModel } from '../../../identity/users/permission.js';
import { isSuperAdminRole, RoleModel } from '../../../identity/users/role.js';
import { RoleRef } from '../sessions/session.js';

@ObjectType({ description: 'Whether the asker may use an operation, and what it takes.' })
export class WhyNot {
  @Field({ description: 'Whether they may.' }) allowed!: boolean;
  @Field(() => [PermissionEnum], {
    description: 'Any one of these would do. Empty when they may, or when nothing but a sign-in is needed.',
  })
  missing!: Permission[];
  @Field(() => [RoleRef], {
    description: 'The roles that hold one of them, Super Admin among them; none for those who may not see roles.',
  })
  roles!: RoleRef[];
}

@Resolver()
export class WhyNotResolver {
  @RequirePermission()
  @Query(() => WhyNot, { description: 'Which permission is missing for an operation, and who could give or do it.' })
  async whyNot(
    @Arg('operation', () => String, {
      description: "A query or mutation ('createLanguage'), or a field of a type ('Language.updatedBy').",
    })
    operation: string,
    @Ctx() context: Context,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<WhyNot> {
    const [typeName, fieldName] = operation.includes('.') ? operation.split('.', 2) : [undefined, operation];
    const types =
      typeName === undefined ? [schema.getQueryType(), schema.getMutationType()] : [schema.getType(typeName)];
    const type = types.find((candidate) => isObjectType(candidate) && candidate.getFields()[fieldName ?? '']);
    if (!isObjectType(type)) throw notFound(messages.noSuchOperation);
    const gate = gatesOf(schema)
      .get(type.name)
      ?.get(fieldName ?? '');
    if (!gate || passes(gate, context)) return { allowed: true, missing: [], roles: [] };
    if (gate === 'visitor') return { allowed: false, missing: [], roles: [] };
    // Names of roles are read with a permission of their own.
    if (!passes(['VIEW_STAFF_ROLES'], context)) return { allowed: false, missing: [...gate], roles: [] };
    const ids = await PermissionModel.distinct('_id', { name: { $in: gate } });
    const roles = await RoleModel.find({}, { name: 1, nameKey: 1, permissionIds: 1 }).sort({ name: 1 }).lean();
    const permissionIds = new Set(ids.map(String));
    return {
      allowed: false,
      missing: [...gate],
      roles: roles
        .filter((role) => isSuperAdminRole(role) || role.permissionIds.some((id) => permissionIds.has(String(id))))
        .map(({ _id, name }) => ({ id: _id.toHexString(), name })),
    };
  }
}
