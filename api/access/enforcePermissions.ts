import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, isInterfaceType, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { Context } from '../context.js';
import { forbidden } from '../platform/errors.js';
import { gatesOf, refusalAt, type Gate } from './gates.js';
import { ACCESS_DIRECTIVES, PERMISSION_DIRECTIVE, withAccessDirectives } from './permissionDirective.js';

type FieldConfig = GraphQLFieldConfig<unknown, Context>;

/** A refused field is not null: the response has an error at its path, and its resolver does not run. */
function gated(field: FieldConfig, gate: Gate, changes: boolean): FieldConfig {
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    resolve: (source, args, context, info) => {
      const refusal = refusalAt(gate, context);
      if (refusal) throw refusal;
      const viewingAs = changes ? context.session?.viewingAs : null;
      if (viewingAs) throw forbidden(messages.viewingAs(viewingAs.name));
      return resolve(source, args, context, info);
    },
  };
}

/** Without a directive a root field would be open by oversight; a gate on an interface would have no effect. */
function assertEveryGateIsDeclared(schema: GraphQLSchema): void {
  const wrong: string[] = [];
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const declared = ACCESS_DIRECTIVES.filter((name) => getDirective(schema, field, name)?.length);
      if (declared.length !== 1)
        wrong.push(`${type?.name}.${field.name} needs one of @permission, @visitor and @public`);
    }
  }
  for (const type of Object.values(schema.getTypeMap()).filter(isInterfaceType)) {
    for (const field of Object.values(type.getFields())) {
      if (!getDirective(schema, field, PERMISSION_DIRECTIVE)?.length) continue;
      wrong.push(`${type.name}.${field.name}: @permission belongs on the object types' fields`);
    }
  }
  if (wrong.length > 0) throw new Error(`Permissions of the schema: ${wrong.join('; ')}.`);
}

/**
 * Declares the directives in a built schema and wraps the resolver of every field with @permission or @visitor in its
 * gate. Call it after all other changes of resolvers, so that nothing runs before a gate.
 * @throws Error naming each root field that has none of the directives, or several
 */
export function enforcePermissions(built: GraphQLSchema): GraphQLSchema {
  const schema = withAccessDirectives(built);
  assertEveryGateIsDeclared(schema);
  const gates = gatesOf(schema);
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: FieldConfig, fieldName, typeName) => {
      const gate = gates.get(typeName)?.get(fieldName);
      return gate && gated(field, gate, typeName === schema.getMutationType()?.name);
    },
  });
}
