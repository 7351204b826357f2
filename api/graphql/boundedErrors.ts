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
import { FieldError } from '../records/schema/types.js';

/** The name of a field can be one that the client made up. */
const truncateField = (error: FieldError): FieldError =>
  error.field.length > ECHO_MAX ? { ...error, field: `${error.field.slice(0, ECHO_MAX)}…` } : error;

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
          const errors = (await resolve(source, args, context, info)) as readonly FieldError[] | null;
          return errors?.slice(0, ERRORS_LISTED).map(truncateField) ?? null;
        },
      };
    },
  });
