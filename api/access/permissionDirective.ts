import type { Permission } from '@polyphony/domain/people/permissions.js';
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
export const VISITOR_DIRECTIVE = 'visitor';

/** Every root field has exactly one of them. */
export const ACCESS_DIRECTIVES: readonly string[] = [PERMISSION_DIRECTIVE, VISITOR_DIRECTIVE, PUBLIC_DIRECTIVE];

/**
 * Restricts the field to staff with any one of the permissions (Super Admins always pass); without a name, to any
 * signed-in member of staff. For root fields and fields of object types.
 */
export const RequirePermission = (...anyOf: readonly Permission[]): PropertyDecorator & MethodDecorator =>
  Directive(`@${PERMISSION_DIRECTIVE}${anyOf.length > 0 ? `(anyOf: [${anyOf.join(', ')}])` : ''}`);

/** Anyone may use this root field, signed in or not. */
export const Public = (): PropertyDecorator & MethodDecorator => Directive(`@${PUBLIC_DIRECTIVE}`);

/**
 * Restricts this root field to signed-in visitors of the public site; staff are refused, whatever their permissions.
 */
export const RequireVisitor = (): PropertyDecorator & MethodDecorator => Directive(`@${VISITOR_DIRECTIVE}`);

const isAccessDirective = ({ name }: GraphQLDirective) => ACCESS_DIRECTIVES.includes(name);

/**
 * Declares the directives in a built schema. type-graphql cannot declare them: it creates the Permission enum itself,
 * and a schema must not have two types of one name.
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
        description: 'Anyone may use the field. A root field carries this, @permission or @visitor.',
        locations: [DirectiveLocation.FIELD_DEFINITION],
      }),
      new GraphQLDirective({
        name: VISITOR_DIRECTIVE,
        description: 'Who may use the field: a visitor signed in to the public site, for what is their own.',
        locations: [DirectiveLocation.FIELD_DEFINITION],
      }),
    ],
  });
}
