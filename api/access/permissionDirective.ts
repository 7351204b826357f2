import type { Permission } from '@polyphony/domain/permissions.js';
import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLSchema,
  isEnumType,
} from 'graphql';
import { Directive } from 'type-graphql';
import { PERMISSION_ENUM_DESCRIPTION, PERMISSION_ENUM_NAME, PermissionEnum } from './permissionEnum.js';

export const PERMISSION_DIRECTIVE = 'permission';
export const PUBLIC_DIRECTIVE = 'public';

/**
 * Only staff holding any one of the permissions (Super Admins always) may use the field; without a name, any signed-in
 * member of staff. Stands on root fields and on fields of object types.
 */
export const RequirePermission = (...anyOf: readonly Permission[]): PropertyDecorator & MethodDecorator =>
  Directive(`@${PERMISSION_DIRECTIVE}${anyOf.length > 0 ? `(anyOf: [${anyOf.join(', ')}])` : ''}`);

/** Anyone may use this root field, signed in or not. */
export const Public = (): PropertyDecorator & MethodDecorator => Directive(`@${PUBLIC_DIRECTIVE}`);

const isAccessDirective = ({ name }: GraphQLDirective) => name === PERMISSION_DIRECTIVE || name === PUBLIC_DIRECTIVE;

/**
 * Declares the two directives in a built schema. They cannot be given to type-graphql beforehand: it makes the Permission
 * enum itself, and a schema holds one type of a name.
 */
export function withAccessDirectives(schema: GraphQLSchema): GraphQLSchema {
  const existing = schema.getType(PERMISSION_ENUM_NAME);
  const permission = isEnumType(existing)
    ? existing
    : new GraphQLEnumType({
        name: PERMISSION_ENUM_NAME,
        description: PERMISSION_ENUM_DESCRIPTION,
        values: Object.fromEntries(Object.keys(PermissionEnum).map((name) => [name, { value: name }])),
      });
  const config = schema.toConfig();
  return new GraphQLSchema({
    ...config,
    directives: [
      ...config.directives.filter((directive) => !isAccessDirective(directive)),
      new GraphQLDirective({
        name: PERMISSION_DIRECTIVE,
        description: 'Who may use the field: staff holding any one of the permissions, and Super Admins.',
        locations: [DirectiveLocation.FIELD_DEFINITION],
        args: {
          anyOf: {
            type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(permission))),
            defaultValue: [],
            description: 'One of these is needed. Empty: any signed-in member of staff.',
          },
        },
      }),
      new GraphQLDirective({
        name: PUBLIC_DIRECTIVE,
        description: 'Anyone may use the field. A root field carries this or @permission.',
        locations: [DirectiveLocation.FIELD_DEFINITION],
      }),
    ],
  });
}
