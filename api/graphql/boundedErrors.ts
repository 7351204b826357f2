import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { ECHO_MAX, ERRORS_LISTED } from '@polyphony/domain/limits.js';
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isListType,
  type GraphQLFieldConfig,
  type GraphQLSchema,
} from 'graphql';
import { entriesIn, type Values } from '../platform/values.js';
import { FieldError } from '../records/schema/types.js';

/** The name of a field can be one that the client made up. */
function truncateField(error: Values): Values {
  const { field } = error;
  return typeof field === 'string' && field.length > ECHO_MAX
    ? { ...error, field: `${field.slice(0, ECHO_MAX)}…` }
    : error;
}

/**
 * Lists the first errors of each payload alone: what is wrong with a request can fill a response many times as long, on every
 * surface.
 */
export const withBoundedErrors = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: GraphQLFieldConfig<unknown, unknown>) => {
      if (getNamedType(field.type).name !== FieldError.name || !isListType(getNullableType(field.type)))
        return undefined;
      const resolve = field.resolve ?? defaultFieldResolver;
      return {
        ...field,
        resolve: async (source, args, context, info) => {
          const errors: unknown = await resolve(source, args, context, info);
          return Array.isArray(errors) ? entriesIn(errors).slice(0, ERRORS_LISTED).map(truncateField) : null;
        },
      };
    },
  });
